# interpreted: it guards what comes from outside
"""Whether a piece can stand where it does."""

from ludotheque.games.olomoc.state import Bloc
from ludotheque.kit.geometry.board import fault_kind


def stands(s: Bloc, piece: int) -> bool:
    """OLO-047  Inside the Bloc, and on nothing else."""
    scene = s.scene()
    return fault_kind(scene.place_fault(scene.x(piece), scene.y(piece), scene.radius(piece), piece)) == 0
