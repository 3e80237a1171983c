"""Exact geometry on a grid of whole numbers: discs, convex polygons, rulers, sight. See docs/geometry.md."""
