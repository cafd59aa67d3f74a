// A link on another site opens the page without its cookie. Asked again from here, the browser brings it.
// The answer without the cookie has no script, so this happens once.

location.replace(`/?again${location.hash}`);
