# Ce que les éditions nomment autrement. La boîte parle comme sa règle ; le print-and-play n’en a pas en
# français : il garde ces mots, avec ses couleurs à lui. $book dit à quelle édition on joue.

## Couleurs : les 5 vaisseaux du début, ceux qui s’y ajoutent, 3 des 5 dés. Puis le côté le plus dur d’un élément.

term-violet = { $book ->
        [pnp] vert
       *[box] violet
    }
term-blanc = { $book ->
        [pnp] rouge
       *[box] blanc
    }
term-gris = { $book ->
        [pnp] noir
       *[box] gris
    }
term-gris-pluriel = { $book ->
        [pnp] noirs
       *[box] gris
    }
term-cote-difficile = { $book ->
        [pnp] côté difficile
       *[box] côté Menace
    }
term-Cote-difficile = { $book ->
        [pnp] Côté difficile
       *[box] Côté Menace
    }
