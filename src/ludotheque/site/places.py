"""What Pyodide lacks to bring back the memory of a Python that had loaded compiled modules: to load them again where
they lay (`web/src/site/memory.ts`), and to grow before what is longer is put into it."""

CHANGES = (
    (
        "var memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;"
        "var tableBase=metadata.tableSize?wasmTable.length:0;",
        "var place=Module.place?.(libName);"
        "if(place)wasmTable.grow(place[1]-wasmTable.length);"
        "var memoryBase=place?place[0]:"
        "metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;"
        "var tableBase=metadata.tableSize?wasmTable.length:0;"
        "Module.placed?.(libName,memoryBase,wasmTable.length);",
    ),
    (
        "return Module.HEAP8.set(t),l}",
        "return t.length>Module.HEAP8.length&&Module.growMemory(t.length),Module.HEAP8.set(t),l}",
    ),
)


def changed(script: str) -> str:
    for old, new in CHANGES:
        if script.count(old) != 1:
            raise RuntimeError(f"another Pyodide: {old[:60]}")
        script = script.replace(old, new)
    return script
