import type { Program, Statement } from "estree";
import { buildJsx } from "estree-util-build-jsx";
import { toJs } from "estree-util-to-js";
import { LimitedParser } from "../../pages/read/syntax/limited-parser.ts";
import { BROWSER } from "../program/shown.ts";
import { callImports } from "./module-imports.ts";
import { syntaxNodes } from "./syntax-nodes.ts";

export interface CompiledModule {
  /** The body of a function that returns its exports. */
  readonly code: string;
  /** The names that it exports. */
  readonly exports: readonly string[];
  /** The paths that its names are imported from. */
  readonly imports: ReadonlyMap<string, string>;
  /** The names in it, of whatever kind. */
  readonly names: ReadonlySet<string>;
  readonly strings: ReadonlySet<string>;
}

/**
 * Compiles a JavaScript module with JSX.
 *
 * @throws {SyntaxError} where it isn't JavaScript
 */
export function compileModule(text: string): CompiledModule {
  const program = LimitedParser.parse(text, { ecmaVersion: "latest", sourceType: "module" }) as unknown as Program;
  const imports = new Map(
    program.body.flatMap((statement) =>
      statement.type === "ImportDeclaration"
        ? statement.specifiers.map(({ local }) => [local.name, String(statement.source.value)] as const)
        : [],
    ),
  );
  callImports(program);
  const nodes = syntaxNodes(program);
  const names = new Set(nodes.flatMap(({ name }) => (typeof name === "string" ? name : [])));
  const strings = new Set(nodes.flatMap(({ value }) => stringsOf(value)));
  const exported = new Map<string, string>();
  const own = new Set(program.body.flatMap(declaredNames));
  program.body = program.body.filter((statement) => !takesFromNowhere(statement, own));
  program.body = program.body.flatMap((statement) => withoutExport(statement, exported));
  buildJsx(program, { runtime: "classic", pragma: "$createElement", pragmaFrag: "$Fragment" });
  const returned = [...exported].map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  const code = `${toJs(program).value}\nreturn { ${returned.join(", ")} };`;
  return { code, exports: [...exported.keys()], imports, names, strings };
}

/** The text of a literal, or of a part of a template. */
function stringsOf(value: unknown): string[] {
  const text = (value as { cooked?: unknown } | null | undefined)?.cooked ?? value;
  return typeof text === "string" ? [text] : [];
}

/** A statement without `export`; `exported` gets the names that it had, and what they are called inside. */
function withoutExport(statement: Program["body"][number], exported: Map<string, string>): Statement[] {
  if (statement.type === "ExportDefaultDeclaration") {
    const { declaration } = statement;
    const isNamed = declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration";
    if (isNamed && declaration.id) {
      exported.set("default", declaration.id.name);
      return [declaration as Statement];
    }
    exported.set("default", "$default");
    const init = isNamed
      ? { ...declaration, type: declaration.type.replace("Declaration", "Expression") }
      : declaration;
    const id = { type: "Identifier", name: "$default" };
    return [
      { type: "VariableDeclaration", kind: "const", declarations: [{ type: "VariableDeclarator", id, init }] },
    ] as never;
  }
  if (statement.type !== "ExportNamedDeclaration") return [statement as Statement];
  const { declaration } = statement;
  if (!declaration) {
    for (const { local, exported: name } of statement.specifiers) {
      if (local.type === "Identifier" && name.type === "Identifier") exported.set(name.name, local.name);
    }
    return [];
  }
  if (declaration.type === "VariableDeclaration") {
    for (const { id } of declaration.declarations) for (const name of boundNames(id)) exported.set(name, name);
  } else if (declaration.id) exported.set(declaration.id.name, declaration.id.name);
  return [declaration];
}

/** The names that a statement declares, `export` or not. */
function declaredNames(statement: Program["body"][number]): string[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type === "VariableDeclaration") return declaration.declarations.flatMap(({ id }) => boundNames(id));
  return declaration && "id" in declaration && declaration.id ? [declaration.id.name] : [];
}

/**
 * Whether a statement takes names out of an object that does not exist: `const { Card } = MintlifyComponents`. The platform leaves such
 * statements out, and the names are those that need no import.
 */
const takesFromNowhere = (statement: Program["body"][number], own: ReadonlySet<string>): boolean =>
  statement.type === "VariableDeclaration" &&
  statement.declarations.every(({ id, init }) => {
    if (id.type !== "ObjectPattern" || init?.type !== "Identifier") return false;
    const { name } = init;
    return name !== "React" && !own.has(name) && !BROWSER.has(name) && !(name in globalThis);
  });

/** The names that a pattern binds. */
function boundNames(pattern: { type: string }): string[] {
  const node = pattern as {
    type: string;
    name?: string;
    properties?: { value?: { type: string }; argument?: { type: string } }[];
    elements?: ({ type: string } | null)[];
    left?: { type: string };
    argument?: { type: string };
  };
  if (node.type === "Identifier" && node.name !== undefined) return [node.name];
  const inner = [
    ...(node.properties ?? []).map(({ value, argument }) => value ?? argument),
    ...(node.elements ?? []),
    node.left,
    node.argument,
  ];
  return inner.flatMap((each) => (each ? boundNames(each) : []));
}
