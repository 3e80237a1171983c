"""Chances from points: what a policy's `values` usually is."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


def chances(points: vec[float], heat: float) -> vec[float]:
    """The chance of each seat to end first, given the points it may expect: the smaller the heat, the more a lead is
    worth."""
    top = points[0]
    for x in points:
        top = max(top, x)
    out = vec[float](capacity=len(points))
    whole = 0.0
    for x in points:
        share = math.exp((x - top) / heat)
        whole += share
        out = append(out, share)
    i: i64
    for i in range(len(out)):
        out[i] = out[i] / whole
    return out


def attention(worth: float, keenness: float, least: float, most: float) -> float:
    """How promising a choice looks from what it seems to be worth, held between two bounds."""
    return math.exp(keenness * min(max(worth, least), most))
