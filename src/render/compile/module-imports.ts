import type {
  ExportNamedDeclaration,
  ImportDeclaration,
  Node,
  ObjectPattern,
  Program,
  Property,
  Statement,
  VariableDeclaration,
} from "estree";

/** The function of the scope that gives an imported module. */
export const IMPORT = "$import";

/** Puts calls of `$import` in the place of a program's imports, because the compiled text runs as one function. */
export function callImports(program: Program): void {
  program.body = program.body.flatMap((statement): Program["body"] => {
    if (statement.type === "ImportDeclaration") return importAsCall(statement);
    if (statement.type === "ExportNamedDeclaration" && statement.source) return reexportAsCall(statement);
    return statement.type === "ExportAllDeclaration" ? [] : [statement];
  });
}

/** `import A, { b as c } from "m"` as `const { default: A, b: c } = $import("m")`. */
function importAsCall({ specifiers, source }: ImportDeclaration): Statement[] {
  const call = callOf(String(source.value));
  const names = specifiers.flatMap((specifier): Property[] => {
    if (specifier.type === "ImportNamespaceSpecifier") return [];
    const imported = specifier.type === "ImportDefaultSpecifier" ? "default" : importedName(specifier.imported);
    return [importProperty(imported, specifier.local.name)];
  });
  const whole = specifiers.flatMap((specifier) =>
    specifier.type === "ImportNamespaceSpecifier" ? [constant(specifier.local, call)] : [],
  );
  const pattern: ObjectPattern = { type: "ObjectPattern", properties: names as ObjectPattern["properties"] };
  return [...whole, ...(names.length > 0 ? [constant(pattern, call)] : [])];
}

/** `export { a as b } from "m"` as `export const { a: b } = $import("m")`. */
function reexportAsCall({ specifiers, source }: ExportNamedDeclaration): ExportNamedDeclaration[] {
  const properties = specifiers.map(({ local, exported }) =>
    importProperty(importedName(local), importedName(exported)),
  );
  const pattern: ObjectPattern = { type: "ObjectPattern", properties: properties as ObjectPattern["properties"] };
  const declaration = constant(pattern, callOf(String(source?.value)));
  return [{ type: "ExportNamedDeclaration", declaration, specifiers: [], attributes: [] }];
}

const importedName = (node: { type: string; name?: string; value?: unknown }): string =>
  node.name ?? String(node.value);

const importProperty = (key: string, local: string): Property => ({
  type: "Property",
  kind: "init",
  method: false,
  shorthand: false,
  computed: false,
  key: { type: "Literal", value: key },
  value: { type: "Identifier", name: local },
});

const constant = (id: Node, init: Node): VariableDeclaration =>
  ({
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id, init }],
  }) as VariableDeclaration;

const callOf = (path: string): Node => ({
  type: "CallExpression",
  optional: false,
  callee: { type: "Identifier", name: IMPORT },
  arguments: [{ type: "Literal", value: path }],
});
