import { parseAst } from "rollup/parseAst";

interface Declarator {
  readonly id: { readonly type: string };
  readonly init: { readonly type: string; readonly start: number; readonly end: number } | null;
}

/** Values that no bundler needs to be told about: they do nothing. */
const INERT = new Set(["Literal", "Identifier", "ArrowFunctionExpression", "FunctionExpression", "TemplateLiteral"]);

/**
 * Marks what the variables of a module are set to as pure, as `sideEffects: false` says of all modules: a bundler leaves out
 * those that nothing uses, although a call makes them and the module has others that are used.
 */
export function markPure(code: string): string {
  let marked = code;
  const declarators = parseAst(code).body.flatMap((statement): readonly Declarator[] =>
    statement.type === "VariableDeclaration" ? (statement.declarations as unknown as Declarator[]) : [],
  );
  for (const { id, init } of declarators.reverse()) {
    if (id.type !== "Identifier" || !init || INERT.has(init.type)) continue;
    const value = code.slice(init.start, init.end);
    if (!/[(`]|\.{3}/.test(value) || /\bawait\b|\bimport\.meta\b/.test(value)) continue;
    marked = `${marked.slice(0, init.start)}/* @__PURE__ */(()=>(${value}))()${marked.slice(init.end)}`;
  }
  return marked;
}
