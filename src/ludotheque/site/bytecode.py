"""Sources turned into what Python runs, by the very Python that will run it: `bytecode.mjs` runs this in Pyodide.

Compiling takes a browser longer than anything else at its start. Docstrings are left out, and so are the line numbers
of what is not ours: a first visit fetches less."""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

OURS = "ludotheque"
READS_ITSELF = ("anyio",)  # the packages that look into their own sources
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
NOWHERE = 0xF8  # an entry of a line table, less one, for so many instructions: no place in the source
HEAD = MAGIC_NUMBER + bytes([1, 0, 0, 0]) + bytes(8)  # bytecode that is never compared with a source
UNIT = 2  # bytes
MOST = 8  # instructions an entry can be about


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_lines(code: CodeType) -> CodeType:
    whole, rest = divmod(len(code.co_code) // UNIT, MOST)
    table = bytes([NOWHERE + MOST - 1]) * whole + bytes([NOWHERE + rest - 1] if rest else [])
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)


def compile_all(folder: Path) -> None:
    """Every source below that folder gives way to its bytecode."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        if path.name == "__init__.py" and set(READS_ITSELF) & set(name.parts):
            continue
        tree = without_docstrings(ast.parse(path.read_bytes()))
        code = compile(tree, str(name), "exec", dont_inherit=True)
        if OURS not in name.parts:
            code = without_lines(code)
        path.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(code))
        path.unlink()
