import type { Program } from "estree";
import type { JSXSpreadChild, Node } from "estree-jsx";

/** A part of a page's code that was left out, and its line. */
export interface LeftCode {
  readonly name: string;
  readonly line: number;
}

/** Whether an expression is plain data or markup, whose value needs no code to run: `{3}`, `{["a"]}`, `{<b>new</b>}`. */
export function isPlain(program: Program | null | undefined): boolean {
  const [statement] = program?.body ?? [];
  return (
    statement === undefined || (statement.type === "ExpressionStatement" && isPlainNode(statement.expression as Node))
  );
}

function isPlainNode(node: Node | JSXSpreadChild | null | undefined): boolean {
  if (!node) return true;
  switch (node.type) {
    case "Literal":
      return !("regex" in node);
    case "JSXText":
    case "JSXEmptyExpression":
      return true;
    case "TemplateLiteral":
      return node.expressions.length === 0;
    case "UnaryExpression":
      return /^[-+!]$/.test(node.operator) && isPlainNode(node.argument);
    case "ArrayExpression":
      return node.elements.every((each) => isPlainNode(each));
    case "ObjectExpression":
      return node.properties.every((each) => each.type === "Property" && !each.computed && isPlainNode(each.value));
    case "JSXExpressionContainer":
      return isPlainNode(node.expression);
    case "JSXAttribute":
      return isPlainNode(node.value);
    case "JSXElement":
      return (
        node.openingElement.name.type === "JSXIdentifier" &&
        [...node.openingElement.attributes, ...node.children].every((each) => isPlainNode(each))
      );
    case "JSXFragment":
      return node.children.every((each) => isPlainNode(each));
    default:
      return false;
  }
}
