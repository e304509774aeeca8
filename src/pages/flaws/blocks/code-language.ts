import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { isNearMiss, nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";
import { keysByWord } from "../../../json/keys-by-word.ts";
import { CODE_LANGUAGES, PLAIN_LANGUAGES } from "../../../vocabulary/platform/code-languages.ts";
import { FENCE_FLAGS } from "../../read/fence-options.ts";
import type { Span } from "../../read/scanned-page.ts";
import type { NoteFlaw } from "../flaw.ts";

export const codeLanguage = code("page/code-language", {
  severity: "info",
  since: "0.2",
  title: "The highlighter does not know the language of a block of code",
  explanation:
    "The first word behind the marks of a block is its language. The hosted platform knows those of Shiki, and shows code of another language without colors. Names of plain text, such as `output`, are left alone, and so are all names if `styling.codeblocks.languages.custom` adds languages.",
  example: contentExample("```pyton\nprint(1)\n```", "```python\nprint(1)\n```"),
  message: ({ language }: { language: string; suggestions: readonly string[] }) =>
    `the platform's highlighter does not know the language ${quote(language)}, so the code has no colors`,
  hint: ({ language, suggestions }) =>
    FENCE_FLAGS.has(language)
      ? `write the language before it: "text ${language}"`
      : (didYouMean(suggestions) ?? 'use a language that it knows, or "text"'),
});

/** Names that people have for languages which the highlighter calls otherwise, or of which it knows the like. */
const MEANT = keysByWord({
  cpp: "hpp",
  diff: "patch",
  dotenv: "env-file",
  go: "golang",
  html: "htm",
  ini: "cfg conf editorconfig",
  javascript: "cjs mjs node nodejs",
  jinja: "j2 jinja2",
  json: "jsonld",
  python: "py3 python3",
  sql: "mysql pgsql psql",
  xml: "svg",
});

/**
 * Whether a name is a slip of the pen. Of four letters or fewer, a name that differs by one is another language, as a rule
 * (`rego`, `reg`), unless letters are swapped.
 */
const isSlipOf = (name: string, language: string): boolean =>
  name.length > 4 ? isNearMiss(name, language, 1) : [...name].sort().join("") === [...language].sort().join("");

/** Judges what is behind the marks of a fence. */
export function judgeLanguage(language: string, at: Span, note: NoteFlaw): void {
  const name = language.toLowerCase();
  if (CODE_LANGUAGES.has(name) || PLAIN_LANGUAGES.has(name)) return;
  const meant = MEANT.get(name);
  const isFlag = FENCE_FLAGS.has(language);
  const near = meant === undefined ? nearest(name, CODE_LANGUAGES).filter((each) => isSlipOf(name, each)) : [meant];
  const suggestions = isFlag ? [] : near;
  const [only] = isFlag ? [`text ${language}`] : suggestions.length === 1 ? suggestions : [];
  note(codeLanguage, { language, suggestions }, at, only === undefined ? {} : { fix: { ...at, text: only } });
}
