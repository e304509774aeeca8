import { serialize } from "node:v8";
import { resolveNavigation } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { indexOperations } from "docsjson/openapi";
import { parseSpec } from "../../../src/references/openapi/parse-spec.ts";
import { hold, holdPointers, holdPrintable, holdRanges } from "./promises.ts";

/** What must hold of any text that calls itself a spec: most of all, that leaving lines out changes nothing. */
export function holdSpec(text: string, file: string): void {
  const index = indexOperations(text, { file });
  const { value, diagnostics } = index;
  const again = indexOperations(text, { file });
  hold(JSON.stringify(again) === JSON.stringify(index), "the same spec, another answer");
  holdRanges(text, diagnostics);
  const whole = parseSpec(text, file, { trim: false });
  if (!whole.ok) return;
  holdPointers(
    whole.value,
    diagnostics.filter(({ code }) => code !== "openapi/duplicate-key"),
  );
  if (whole.findings.length > 0 || typeof whole.value === "string") return;
  // Aliases may make a value contain itself, which JSON does not allow.
  const before = serialize(whole.value);
  const read = indexOperations(whole.value, { file });
  hold(
    JSON.stringify([value?.title, value?.operations]) === JSON.stringify([read.value?.title, read.value?.operations]),
    "the trimmed spec is another one",
  );
  const navigation = resolveNavigation({ navigation: { openapi: "a", pages: [] } }, { specs: { get: () => index } });
  for (const page of navigation.value?.pages.slice(0, 3) ?? []) {
    if (page.type !== "operation") continue;
    const { html, markdown } = toOperationPage(page, whole.value);
    holdPrintable(html, "the page of an operation");
    holdPrintable(markdown, "the Markdown of an operation");
  }
  hold(serialize(whole.value).equals(before), "the spec was changed");
}
