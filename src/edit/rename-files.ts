import type { Result } from "../diagnostic/diagnostic.ts";
import { stringPointer, stringsOf } from "../navigation/context/config-strings.ts";
import { includeTarget, readConfigText } from "../source/config/config-files.ts";
import { folderOf, normalizePath, relativePath } from "../vocabulary/addresses/root-path.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import { JsonDocument } from "./json/json-document.ts";
import { applyEdits } from "./json/offset-edit.ts";
import { type DocsTexts, type EditedDocs, editDocs } from "./open-docs.ts";

/** The spec in front of an operation: `openapi.json GET /users`. */
const SPEC_OF_OPERATION = /^(\S+\.\w+)(\s+[A-Za-z]+\s+\S.*)$/s;

/**
 * Changes the paths of files wherever docs.json names them: images, specs, files that links lead to, and includes (`$ref`),
 * in moved includes too. Sources of redirects stay. Codes: `config/syntax`.
 *
 * @param files old path to new path, from the docs root
 */
export function renameFiles(docs: DocsTexts, files: ReadonlyMap<string, string>): Result<EditedDocs> {
  const renamed = editDocs(docs, (open) => {
    for (const string of stringsOf(open.config)) {
      const pointer = stringPointer(string);
      if (string.key === "source" && pointer.startsWith("/redirects/")) continue;
      const to = renamedIn(string.value, files);
      const place = to === undefined ? undefined : open.place(pointer);
      if (place) place.document.replace(place.node, to);
    }
    return [];
  });
  if (!renamed.ok) return renamed;
  const texts = new Map(renamed.value.docs.texts);
  for (const [file, text] of texts) texts.set(file, withIncludes(text, file, files));
  return { ...renamed, value: { ...renamed.value, docs: { file: docs.file, texts } } };
}

/** A string with the new path of the file that it names, in the form that it was written in. */
function renamedIn(value: string, files: ReadonlyMap<string, string>): string | undefined {
  if (!value.includes(".") || leavesSite(value)) return undefined;
  const to = files.get(normalizePath(value));
  if (to !== undefined) return `${/^(?:\.?\/)?/.exec(value)?.[0]}${to}`;
  const [, spec, operation] = SPEC_OF_OPERATION.exec(value) ?? [];
  const moved = spec === undefined ? undefined : renamedIn(spec, files);
  return moved === undefined ? undefined : moved + operation;
}

/** A text of the config whose includes lead to the new paths. */
function withIncludes(text: string, file: string, files: ReadonlyMap<string, string>): string {
  if (!text.includes("$ref")) return text;
  const folder = folderOf(files.get(file) ?? file);
  const document = new JsonDocument(text);
  for (const { ref, pointer } of readConfigText(text, file).includes) {
    const target = includeTarget(ref, file);
    if (!("file" in target) || (!files.has(file) && !files.has(target.file))) continue;
    const node = document.at(`${pointer}/$ref`);
    const to = relativePath(folder, files.get(target.file) ?? target.file);
    if (node) document.replace(node, String(ref).startsWith(".") && !to.startsWith(".") ? `./${to}` : to);
  }
  return applyEdits(text, document.edits());
}
