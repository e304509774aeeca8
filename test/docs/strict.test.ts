import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { DOCUMENTATION } from "../support/documentation.ts";
import { readBlocks } from "../support/markdown-blocks.ts";

const root = new URL("../..", import.meta.url).pathname;

/** The programs of the documentation, each as a module of its own, by page and line. */
const programs = new Map(
  DOCUMENTATION.flatMap((page) =>
    readBlocks(readFileSync(join(root, page), "utf8"))
      .filter(({ language, info }) => /^(?:js|ts)$/.test(language) && info === "")
      .map(({ line, text }) => [join(root, `${page}.line-${line}.mts`), `${text}\nexport {};\n`] as const),
  ),
);

it("compiles with strict TypeScript", () => {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => programs.has(file) || fileExists(file);
  host.readFile = (file) => programs.get(file) ?? readFile(file);
  const program = ts.createProgram(
    [...programs.keys()],
    { ...options, strict: true, noUncheckedIndexedAccess: false, noEmit: true },
    host,
  );
  const faults = [...programs.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return ts
      .getPreEmitDiagnostics(program, source)
      .filter(({ code }) => code !== MODULE_NOT_FOUND)
      .map(({ messageText }) => `${file.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  });
  expect(faults).toEqual([]);
}, 120_000);

/** Of packages and files that only the reader's project has. */
const MODULE_NOT_FOUND = 2307;
