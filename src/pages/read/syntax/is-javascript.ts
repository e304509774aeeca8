import type { CodeClaim } from "../scanned-page.ts";
import { CODE_OPTIONS, LimitedParser } from "./limited-parser.ts";

/** Whether all that a page has between braces, and its imports and exports, is JavaScript. */
export const isJavaScript = (text: string, claims: readonly CodeClaim[]): boolean =>
  claims.every(({ kind, start, end }) => {
    try {
      return CHECKS[kind](text.slice(start, end));
    } catch {
      return false;
    }
  });

/** Each says no, or throws, for code that MDX would not take. */
const CHECKS: Readonly<Record<CodeClaim["kind"], (code: string) => boolean>> = {
  expression: (code) => isOnlyComments(code) || isExpression(code),
  value: (code) => !isOnlyComments(code) && isExpression(code),
  spread(code) {
    const [statement] = LimitedParser.parse(`({${code}})`, CODE_OPTIONS).body;
    const object = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    return object?.type === "ObjectExpression" && object.properties.length === 1 && code.trim().startsWith("...");
  },
  module: (code) => LimitedParser.parse(code, CODE_OPTIONS).body.every(({ type }) => /^(?:Import|Export)/.test(type)),
};

const isExpression = (code: string): boolean =>
  isOnlyComments(code.slice(LimitedParser.parseExpressionAt(code, 0, CODE_OPTIONS).end));

/** Whether nothing else is in a text. A comment of a line needs its end, as a brace behind it would belong to it. */
const isOnlyComments = (code: string): boolean =>
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\r\n]*(?:\r\n|\n|\r))*$/.test(code);
