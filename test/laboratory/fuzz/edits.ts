import { validateDocs } from "docsjson";
import { addGroup, addPages, addRedirects, type EditedDocs, movePages, removePages, renamePages } from "docsjson/edit";
import type { Random } from "./mutate.ts";
import { hold } from "./promises.ts";

const FILE = "docs.json";

/** An edit of any text gives what its own list of changes says, JSON of JSON, and no error that was not there. */
export function holdEdits(text: string, random: Random): void {
  const to = { to: random.pick(["/navigation", "/navigation/groups/0", "/navigation/tabs/0", "/navigation/pages/0"]) };
  const paths = ["index", "a", "p", "guides/intro"];
  const edits = [
    () => addPages(text, ["new/page", { group: "G", pages: ["x"] }], to),
    () => addGroup(text, { group: "New", pages: ["x"] }, to),
    () => removePages(text, [random.pick(paths)]),
    () => renamePages(text, new Map([[random.pick(paths), "new/page"]])),
    () => movePages(text, [random.pick(paths)], to),
    () => addRedirects(text, [{ source: "/a", destination: "/b" }]),
  ];
  const { value } = random.pick(edits)();
  if (!value) return;
  const changed = value.changed.get(FILE) ?? text;
  hold(applyEdits(text, value) === changed, "the edits are not the change:", value.edits);
  if (!isJson(text)) return;
  hold(isJson(changed), "an edit breaks the file:", value.edits);
  const more = countErrors(changed) <= countErrors(text) ? [] : newErrors(text, changed);
  hold(more.length === 0, "an edit leaves more errors:", more);
}

/** The errors that an edit brings up; a list in the wrong element, which was empty before, is reported once it is filled. */
function newErrors(before: string, after: string): string[] {
  const known = validateDocs(before).diagnostics.map(({ code, message }) => `${code} ${message}`);
  return validateDocs(after).diagnostics.flatMap(({ code, message, severity }) =>
    severity === "error" && code !== "nav/misplaced-element" && !known.includes(`${code} ${message}`)
      ? [`${code} ${message}`]
      : [],
  );
}

const countErrors = (text: string): number =>
  validateDocs(text).diagnostics.filter(({ severity }) => severity === "error").length;

/** The text with all changes, the last first, so that offsets stay right. */
function applyEdits(text: string, { edits }: EditedDocs): string {
  let edited = text;
  for (const { range, text: written } of edits.toReversed()) {
    edited = edited.slice(0, range.start.offset) + written + edited.slice(range.end.offset);
  }
  return edited;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
    return true;
  } catch {
    return false;
  }
}
