import { platform } from "../../../codes/examples/config.ts";
import { code, firstUsed } from "../../../diagnostic/code.ts";
import { type Reporter, relatedEnd } from "../../../diagnostic/finding.ts";
import { quoteValue, type Subject, subjectName } from "../../../diagnostic/words.ts";
import { fieldOf, type JsonObject, valueAt } from "../../../json/json-value.ts";
import type { ConfigRule } from "../../context/visits.ts";

export const duplicateValue = code("config/duplicate-value", {
  severity: "error",
  tag: "unnecessary",
  title: "A value that may be there once is there twice",
  explanation:
    "Some lists tell their entries apart by one value: `seo.paths` by the path, `variations.options` by the id, `contextual.options` by the name of a built-in entry. The hosted platform stops the deployment if it is there twice.",
  example: platform(
    '"seo": { "paths": [{ "path": "guides", "metatags": { "robots": "noindex" } }, { "path": "guides", "metatags": { "robots": "none" } }] }',
    '"seo": { "paths": [{ "path": "guides", "metatags": { "robots": "noindex" } }] }',
  ),
  message: ({ subject, value }: { subject: Subject; value: string }) =>
    `${subjectName(subject)} is ${quoteValue(value)}, as in an earlier entry of the list`,
  hint: () => "remove one of the two entries",
});

/**
 * Lists in which a value identifies each entry: the keys that lead to the list, and the key of the value in an entry.
 */
const LISTS: readonly { path: readonly string[]; key?: string }[] = [
  { path: ["seo", "paths"], key: "path" },
  { path: ["contextual", "options"] },
  { path: ["variations", "options"], key: "id" },
];

/** Reports values that are in a list twice although they must be unique there. */
export const duplicateValueRule: ConfigRule = {
  codes: [duplicateValue],
  check: ({ settings, config }) => reportDuplicateValues(settings, config),
};

function reportDuplicateValues(findings: Reporter, config: JsonObject): void {
  for (const { path, key } of LISTS) {
    const entries = valueAt(config, path);
    if (!Array.isArray(entries)) continue;
    const pointerOf = (index: number) => `/${path.join("/")}/${index}${key === undefined ? "" : `/${key}`}`;
    const subject = key === undefined ? { entryOf: path.at(-1) as string } : { field: key };
    const first = new Map<string, number>();
    for (const [index, entry] of entries.entries()) {
      const value = key === undefined ? entry : fieldOf(entry, key);
      if (typeof value !== "string") continue;
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, index);
      else {
        const related = [relatedEnd(firstUsed, {}, { pointer: pointerOf(earlier) })];
        findings.add(duplicateValue, { subject, value }, { pointer: pointerOf(index) }, { related });
      }
    }
  }
}
