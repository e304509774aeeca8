import type { Location } from "vscode-languageserver-protocol";
import { segmentsOf } from "../../json/json-value.ts";
import { locateInSpec } from "../../source/locate/locate-yaml.ts";
import { folderOf, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { isDataFile } from "../../vocabulary/files/site-files.ts";
import type { Asked } from "../feature.ts";

/** How much of a target is shown (lines). */
const MOST_LINES = 14;

interface SpecReference {
  readonly file: string;
  readonly pointer: string;
}

/** The `$ref` at a place of a spec: the file and the JSON Pointer that it leads to. */
export function specReferenceAt({ view, file, positions: { text } }: Asked, offset: number): SpecReference | undefined {
  if (!isDataFile(file) || view.site.configTexts.has(file)) return undefined;
  const start = lineStart(text, offset);
  const line = text.slice(start, start + 2000).split("\n", 1)[0] ?? "";
  // Of a file on one line, the reference around the cursor.
  const found = Array.from(line.matchAll(/["']?\$ref["']?\s*:\s*["']?([^"'\s,}]+)["']?/g)).find(
    ({ 0: whole, index }) => start + index <= offset && offset <= start + index + whole.length,
  );
  const [path = "", fragment = ""] = (found?.[1] ?? "").split("#");
  if (!found || isWebUrl(path)) return undefined;
  const target = path === "" ? file : pathInRoot(`./${path.replace(/^\.\//, "")}`, folderOf(file));
  return target === undefined
    ? undefined
    : { file: target, pointer: decodeURIComponent(fragment.replace(/%(?![\da-f]{2})/gi, "%25")) };
}

/** Where the target of a `$ref` is; `undefined` if it does not exist. */
export function locationOfReference({ file, pointer }: SpecReference, { view }: Asked): Location | undefined {
  const text = view.textOf(file);
  if (text === undefined) return undefined;
  if (pointer === "") return view.location(file);
  const range = keyAt(text, pointer);
  return range && view.location(file, range);
}

/** The key of a target; `undefined` if there is none, of which the nearest place around would be told. */
function keyAt(text: string, pointer: string) {
  const [range] = locateInSpec(text, [{ pointer, part: "key" }]);
  const key = range && text.slice(range.start.offset, range.end.offset).replace(/^["']|["']$/g, "");
  const name = segmentsOf(pointer).at(-1) ?? "";
  return key === name || /^\d+$/.test(name) ? range : undefined;
}

/** The first lines of what a `$ref` leads to. */
export function describeReference(reference: SpecReference, asked: Asked): string {
  const { file, pointer } = reference;
  const text = asked.view.textOf(file) ?? "";
  const isThere = text !== "" && (pointer === "" || keyAt(text, pointer) !== undefined);
  const [range] = isThere ? locateInSpec(text, [{ pointer, part: "value" }]) : [];
  const name = `\`${pointer === "" ? file : `${file}#${pointer}`}\``;
  if (!range) return `${name} does not exist`;
  const lines = text.slice(range.start.offset, range.end.offset).split(/\r?\n/);
  const shown = [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ["…"] : [])].join("\n");
  return `${name}\n\n\`\`\`${/\.ya?ml$/i.test(file) ? "yaml" : "json"}\n${shown}\n\`\`\``;
}
