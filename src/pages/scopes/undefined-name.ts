import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, FIX_TITLES, quote } from "../../diagnostic/words.ts";
import type { PagesToJudge } from "../judged-site.ts";
import { variablesOf } from "../rules/insert-variables.ts";
import type { JudgedPage } from "../rules/page-rule.ts";
import type { Scopes } from "./scopes.ts";

export const undefinedName = code("page/undefined-name", {
  severity: "warning",
  since: "0.2",
  title: "An expression uses a name that nothing defines",
  explanation:
    "Text in braces is JavaScript. A name is defined by the page, a snippet that it imports, JavaScript, or the platform (React and its hooks, `user`, `props`). Without that, the text is missing, or the page fails. The name that an expression begins with is looked at; snippets are not, as the pages that show them give them properties.",
  example: contentExample("Welcome to {company}.", 'export const company = "Acme";\n\nWelcome to {company}.'),
  message: ({ name }: UndefinedName) => `{${name}} uses a name that nothing defines`,
  hint: ({ name, suggestions, isVariable }: UndefinedName) =>
    isVariable
      ? `write {{${name}}} for the variable of docs.json`
      : (didYouMean(suggestions) ?? `import or export ${quote(name)}, or write \\{${name}} for words in braces`),
});

interface UndefinedName {
  readonly name: string;
  readonly suggestions: readonly string[];
  /** Whether `variables` of docs.json have the name. */
  readonly isVariable?: true;
}

/** The names in the expressions of a page that neither it nor a snippet in it defines. Snippets get names as properties. */
export function findUndefinedNames(
  { file, isPage, contents: { rare } }: JudgedPage,
  scopes: Scopes,
  { config, placeIn, textOf }: Pick<PagesToJudge, "config" | "placeIn" | "textOf">,
): Finding[] {
  if (!isPage || rare.undefinedNames.length === 0 || scopes.isIncluded(file)) return [];
  const shared = scopes.namesIn(file);
  const variables = variablesOf(config);
  return rare.undefinedNames.flatMap(({ name, start, end }) => {
    if (shared.has(name)) return [];
    const args = {
      name,
      suggestions: nearest(name, shared),
      ...(variables.has(name) ? { isVariable: true as const } : {}),
    };
    const whole = { start: start - 1, end: end + 1 };
    const text = `{{${name}}}`;
    // As the value of an attribute, a variable is in quotes.
    const isAlone =
      variables.has(name) && /(?<![={])\{[\w$]+\}(?!\})/.test(textOf(file)?.slice(start - 2, end + 2) ?? "");
    const fixes = isAlone ? [{ title: FIX_TITLES.replace(text), place: placeIn(file, whole), text }] : [];
    return [finding(undefinedName, args, placeIn(file, { start, end }), { fixes })];
  });
}
