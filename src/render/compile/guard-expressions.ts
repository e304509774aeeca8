import type { Expression, Program } from "estree";

/** The function of the scope that runs an expression of a page, so that one that throws loses nothing else. */
export const GUARD = "$guard";

/** `{a.b}` as `{$guard(null, line)}`: a box in its place. */
export function leaveExpression(program: Program, line: number): void {
  program.body = [{ type: "ExpressionStatement", expression: guarded({ type: "Literal", value: null }, line) }];
}

/** `{a.b}` as `{$guard(() => a.b, line)}`. */
export function guardExpression(program: Program, line: number): void {
  const [statement] = program.body;
  if (statement?.type !== "ExpressionStatement" || isGuarded(statement.expression)) return;
  const body: Expression = statement.expression;
  const run = { type: "ArrowFunctionExpression", params: [], body, expression: true, async: false, generator: false };
  statement.expression = guarded(run as Expression, line);
}

const guarded = (run: Expression, line: number): Expression => ({
  type: "CallExpression",
  optional: false,
  callee: { type: "Identifier", name: GUARD },
  arguments: [run, { type: "Literal", value: line }],
});

const isGuarded = (expression: Expression): boolean =>
  expression.type === "CallExpression" && expression.callee.type === "Identifier" && expression.callee.name === GUARD;
