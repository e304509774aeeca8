import type { Expression, Program } from "estree";

/** The function of the scope that runs an expression of a page, so that one that throws loses nothing else. */
export const GUARD = "$guard";

/** `{a.b}` as `{$guard(() => a.b, line)}`. */
export function guardExpression(program: Program, line: number): void {
  const [statement] = program.body;
  if (statement?.type !== "ExpressionStatement") return;
  const body: Expression = statement.expression;
  statement.expression = {
    type: "CallExpression",
    optional: false,
    callee: { type: "Identifier", name: GUARD },
    arguments: [
      { type: "ArrowFunctionExpression", params: [], body, expression: true, async: false, generator: false },
      { type: "Literal", value: line },
    ],
  } as Expression;
}
