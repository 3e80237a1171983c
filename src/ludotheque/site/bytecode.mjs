/* `node bytecode.mjs PYODIDE FOLDER`: the sources below that folder become bytecode of Pyodide's Python. Prints the names
 * of what it has to have loaded until it can unpack the rest. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const py = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
console.log(py.runPython("import lzma, sys; ' '.join(sorted({name.partition('.')[0] for name in sys.modules}))"));
py.FS.mkdirTree("/sources");
py.FS.mount(py.FS.filesystems.NODEFS, { root: folder }, "/sources");
try {
  py.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
  py.runPython("compile_all(Path('/sources'))");
} catch (wrong) {
  console.error(wrong.message);
  process.exit(1);
}
process.exit(0);
