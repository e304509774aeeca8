import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FileBelow } from "../../site/files-below.ts";

/** The script that draws diagrams, as it is published. */
export interface MermaidFile {
  readonly path: string;
  readonly copyOf: FileBelow;
}

const PACKAGE = "@mermaid-js/tiny";

/** Mermaid in one file, from the package `@mermaid-js/tiny` of the project; `undefined` without it. */
export function findMermaid(projectFolder: string): MermaidFile | undefined {
  try {
    const require = createRequire(join(projectFolder, "package.json"));
    const file = require.resolve(PACKAGE);
    const { version } = require(`${PACKAGE}/package.json`) as { version: string };
    const path = `/docs-mermaid-${version}.js`;
    return { path, copyOf: { folder: dirname(file), path: "mermaid.tiny.js" } };
  } catch {
    return undefined;
  }
}
