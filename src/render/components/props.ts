import type { Child, Props } from "../hast.ts";

/** A prop that is a text or a number. */
export function textProp(props: Props, name: string): string | undefined {
  const value = props[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Whether a prop is set: `<A open>`, `<A open={true}>`, `<A open="true">`. */
export const isSet = (props: Props, name: string): boolean => {
  const value = props[name];
  return value === true || value === "" || (typeof value === "string" && value !== "false");
};

/** A prop that is a number, also as text. */
export function numberProp(props: Props, name: string): number | undefined {
  const value = Number(textProp(props, name)?.replace(/px$/, ""));
  return Number.isFinite(value) && props[name] !== "" ? value : undefined;
}

/** The texts of a prop that is a list, or one text. */
export function textsProp(props: Props, name: string): string[] {
  const value = props[name];
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.filter((each) => typeof each === "string" || typeof each === "number").map(String);
}

/** A prop that is shown: a text, or elements that the author passed. */
export const shownProp = (props: Props, name: string): Child => {
  const value = props[name];
  return typeof value === "string" || typeof value === "number" || (typeof value === "object" && value !== null)
    ? (value as Child)
    : undefined;
};

/** A color of CSS; anything that could be more than a color is left out. */
export function colorProp(props: Props, name: string): string | undefined {
  const value = textProp(props, name);
  return value !== undefined && /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|oklch)a?\([\d\s.,%/deg-]+\))$/i.test(value)
    ? value
    : undefined;
}

/** The classes of an element: its own, and those that its author gave. */
export const classes = (own: string, props: Props): string[] => [
  own,
  ...(textProp(props, "className")?.split(/\s+/) ?? []),
];
