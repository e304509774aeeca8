import { cloneJson } from "../../json/clone-json.ts";
import { isObject } from "../../json/json-value.ts";
import type { Colors, Icon } from "../tree.ts";

/** The settings of an element that the tree shows, besides its name and its children. */
export interface ElementSettings {
  icon?: Icon;
  tag?: string;
  description?: string;
  color?: Colors;
  align?: "start" | "end";
  searchable?: boolean;
  root?: string;
  expanded?: boolean;
  public?: boolean;
  boost?: number;
  banner?: Readonly<Record<string, unknown>>;
  footer?: Readonly<Record<string, unknown>>;
  navbar?: Readonly<Record<string, unknown>>;
}

const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";

/** The values that each setting may have. Others are left out; the check of the shape reports them. */
const ACCEPTS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ["icon", (value) => isText(value) || (isObject(value) && isText(value.name))],
  ["tag", isText],
  ["description", isText],
  ["color", isObject],
  ["align", (value) => value === "start" || value === "end"],
  ["searchable", isFlag],
  ["root", isText],
  ["expanded", isFlag],
  ["public", isFlag],
  ["boost", (value) => typeof value === "number"],
  ["banner", isObject],
  ["footer", isObject],
  ["navbar", isObject],
]);

/** Copies an element's settings; `undefined` for the many elements without any. */
export function readSettings(element: Readonly<Record<string, unknown>>): ElementSettings | undefined {
  let settings: Record<string, unknown> | undefined;
  for (const key of Object.keys(element)) {
    const accepts = ACCEPTS.get(key);
    if (!accepts?.(element[key])) continue;
    settings ??= {};
    settings[key] = cloneJson(element[key]);
  }
  return settings;
}
