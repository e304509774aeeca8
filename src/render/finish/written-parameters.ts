import type { Root, RootContent } from "hast";
import { componentOf, propsOf } from "../hast.ts";

/** A parameter of a request, as a `ParamField` of a page describes it. */
export interface WrittenParameter {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
  /** As it is written: `string`, `number[]`, `enum<string>`. */
  readonly type: string;
  readonly required: boolean;
  readonly default?: unknown;
  readonly placeholder?: unknown;
  /** The fields that are described inside it. */
  readonly fields: readonly WrittenParameter[];
}

const PLACES = ["path", "query", "header", "body"] as const;

/** The parameters that the fields of a page describe, in order; those inside a field are its own. */
export function writtenParameters(root: Root): WrittenParameter[] {
  const parameters: WrittenParameter[] = [];
  const visit = (node: RootContent, into: WrittenParameter[]): void => {
    if (node.type !== "element") return;
    const inner: WrittenParameter[] = [];
    const parameter = componentOf(node) === "ParamField" ? parameterOf(propsOf(node), inner) : undefined;
    if (parameter) into.push(parameter);
    for (const child of node.children) visit(child, parameter ? inner : into);
  };
  for (const child of root.children) visit(child, parameters);
  return parameters;
}

function parameterOf(props: object, fields: readonly WrittenParameter[]): WrittenParameter | undefined {
  const { type, required, default: preset, placeholder, ...names } = props as Readonly<Record<string, unknown>>;
  const place = PLACES.find((each) => typeof names[each] === "string");
  if (place === undefined) return undefined;
  return {
    in: place,
    name: String(names[place]),
    type: typeof type === "string" ? type : "",
    required: required === true || required === "true" || required === "",
    ...(preset === undefined ? {} : { default: preset }),
    ...(placeholder === undefined ? {} : { placeholder }),
    fields,
  };
}
