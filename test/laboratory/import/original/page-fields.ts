import { readFileSync } from "node:fs";
import { load } from "js-yaml";

/** The front matter of a page and the text behind it, read by js-yaml alone. */
export function pageFields(file: string): { fields: Record<string, unknown>; text: string } {
  const whole = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  const [head, yaml] = /^---[ \t]*\r?\n(.*?)^---[ \t]*$/ms.exec(whole) ?? [];
  if (head === undefined || !whole.startsWith(head)) return { fields: {}, text: whole };
  return { fields: (load(yaml ?? "") ?? {}) as Record<string, unknown>, text: whole.slice(head.length) };
}
