"""The coach's network in PyTorch: the same computation as `coach.core.network`, with gradients."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from ufs.coach.core.network_shape import (
    COLUMN_FEATURES,
    COLUMN_WIDTH,
    FIRST_WIDTH,
    SECOND_WIDTH,
    TABLE_FEATURES,
    TERRAIN_FEATURES,
)


class TorchNetwork(nn.Module):
    """The same network as `coach.core.network`, for training."""

    def __init__(self) -> None:
        super().__init__()
        self.terrain = nn.Linear(TERRAIN_FEATURES, COLUMN_WIDTH, bias=False)
        self.column = nn.Linear(COLUMN_FEATURES, COLUMN_WIDTH)
        self.first = nn.Linear(COLUMN_WIDTH + TABLE_FEATURES, FIRST_WIDTH)
        self.second = nn.Linear(FIRST_WIDTH, SECOND_WIDTH)
        self.last = nn.Linear(SECOND_WIDTH, 1)

    def forward(self, terrain: Any, column: Any, table: Any) -> Any:
        pooled = torch.relu(self.terrain(terrain) + self.column(column)).sum(1)
        hidden = torch.relu(self.first(torch.cat((pooled, table), 1)))
        return self.last(torch.relu(self.second(hidden))).squeeze(1)

    def load_weights(self, arrays: dict[str, Any]) -> None:
        """Start from these weights, inputs by outputs; inputs they do not have get zeros."""
        layers = {"w_terrain": self.terrain, "w_column": self.column, "w_first": self.first}
        layers |= {"w_second": self.second, "w_last": self.last}
        with torch.no_grad():
            for name, layer in layers.items():
                known = torch.from_numpy(arrays[name].reshape(len(arrays[name]), -1).T.copy())
                layer.weight.zero_()
                layer.weight[:, : known.shape[1]] = known
                if layer.bias is not None:
                    layer.bias.copy_(torch.from_numpy(arrays[name.replace("w_", "b_")]))

    def weights(self) -> dict[str, Any]:
        """The weights as `coach.core.compiled.make_network` takes them: inputs by outputs."""

        def of(layer: nn.Linear) -> Any:
            return layer.weight.detach().numpy().T.copy()

        return {
            "w_terrain": of(self.terrain),
            "w_column": of(self.column),
            "b_column": self.column.bias.detach().numpy().copy(),
            "w_first": of(self.first),
            "b_first": self.first.bias.detach().numpy().copy(),
            "w_second": of(self.second),
            "b_second": self.second.bias.detach().numpy().copy(),
            "w_last": of(self.last)[:, 0],
            "b_last": self.last.bias.detach().numpy().copy(),
        }
