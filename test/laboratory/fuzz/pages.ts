import { readFrontMatter } from "../../../src/pages/front-matter/read-front-matter.ts";
import { readIgnoreRules } from "../../../src/vocabulary/files/ignore-rules.ts";
import { hold } from "./promises.ts";

/** What must hold of the head of any page. */
export function holdFrontMatter(text: string): void {
  const read = readFrontMatter(text, "a.mdx");
  hold(JSON.stringify(readFrontMatter(text, "a.mdx")) === JSON.stringify(read), "the same page, other fields");
  const { openapiRange, iconRange } = read.fields;
  for (const range of [openapiRange, iconRange, ...read.findings.map(({ place }) => place.range)])
    if (range) hold(range.end.offset <= text.length, "a range leaves the page:", range);
}

/** What must hold of any `.mintignore`. */
export function holdIgnoreRules(text: string): void {
  const [ignores, again] = [readIgnoreRules(text), readIgnoreRules(text)];
  for (const path of ["a", "a/b.md", "drafts", "drafts/x/y.mdx", "a".repeat(200), "é🙂/ü", "a/".repeat(50)]) {
    hold(ignores(path, false) === again(path, false), "the same path, another answer");
  }
}
