import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const TYPESCRIPT = /\.(?:[mc]?ts|[jt]sx)$/i;

/** A module as JavaScript: without its types, and with JSX as calls. The compiler is loaded if there is anything to do. */
export async function toJavaScript(file: string, text: string): Promise<string> {
  if (!TYPESCRIPT.test(file)) return text;
  const { transform } = await import("./typescript-compiler.ts");
  const transforms = /x$/i.test(file) ? ["typescript" as const, "jsx" as const] : ["typescript" as const];
  return transform(text, { transforms, disableESTransforms: true, production: true }).code;
}

const RELATIVE = /\b(?:from|import|require)\s*(?:\(\s*)?["'](\.{1,2}\/[^"'\n]{1,500})["']/g;

/** The modules in TypeScript that are among these or that they import from each other, as JavaScript by absolute path. */
export async function compiledModules(files: readonly string[]): Promise<Record<string, string>> {
  const compiled = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = await readFile(file, "utf8");
    try {
      if (TYPESCRIPT.test(file)) compiled.set(file, await toJavaScript(file, text));
    } catch {
      // If the module is needed, Node reports its faults.
    }
    for (const [, path = ""] of text.matchAll(RELATIVE)) {
      const found = fileOfModule(join(dirname(file), path));
      if (found !== undefined && /\.(?:[mc]?[jt]s|[jt]sx)$/i.test(found)) waiting.push(found);
    }
  }
  return Object.fromEntries(compiled);
}

const ENDINGS = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".tsx", ".jsx", ".json", "/index.ts", "/index.js"];

/** The file that a relative import means, by its absolute path; TypeScript may be imported as the JavaScript it becomes. */
export function fileOfModule(path: string): string | undefined {
  const paths = [...ENDINGS.map((ending) => path + ending), path.replace(/\.([mc]?)js$/, ".$1ts")];
  return paths.find((each) => existsSync(each) && statSync(each).isFile());
}
