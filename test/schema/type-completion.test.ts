import ts from "typescript";
import { expect, it } from "vitest";

const types = new URL("../../schemas/types.ts", import.meta.url).pathname;

/** What TypeScript offers at the `|` of a config written as a literal. */
function complete(literal: string, type = "DocsConfig"): string[] {
  const file = new URL("./literal.ts", import.meta.url).pathname;
  const marked = `import type { ${type} } from "../../schemas/types.ts";\nexport const it: ${type} = ${literal};\n`;
  const text = marked.replace("|", "");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ["lib.es2022.d.ts"],
    types: [],
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file, types],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const content = name === file ? text : ts.sys.readFile(name);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => "/",
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: (name) => (name === file ? text : ts.sys.readFile(name)),
  });
  const found = service.getCompletionsAtPosition(file, marked.indexOf("|"), {});
  return (found?.entries ?? []).map(({ name }) => name).sort();
}

it("offers the settings at the root", () => {
  expect(complete("{ | }")).toEqual(expect.arrayContaining(["theme", "name", "colors", "navigation", "redirects"]));
});

it("offers the fields and all kinds of children of a tab", () => {
  expect(complete("{ navigation: { tabs: [{ | }] } }")).toEqual(
    expect.arrayContaining(["tab", "icon", "openapi", "groups", "pages", "menu"]),
  );
});

it("offers the fields of a group among pages", () => {
  expect(complete('{ navigation: { pages: ["index", { | }] } }')).toEqual(
    expect.arrayContaining(["group", "pages", "root", "expanded", "directory"]),
  );
});

it("offers language codes and layouts", () => {
  expect(complete('{ navigation: { languages: [{ language: "|" }] } }')).toEqual(
    expect.arrayContaining(["en", "pt-BR", "zh-Hant"]),
  );
  expect(complete('{ group: "A", directory: "|" }', "Group")).toEqual(["accordion", "card", "none"]);
});
