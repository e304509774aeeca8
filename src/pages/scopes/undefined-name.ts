import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, FIX_TITLES, quote } from "../../diagnostic/words.ts";
import { variablesOf } from "../rules/insert-variables.ts";
import type { ScopeRule } from "./scopes.ts";

export const undefinedName = code("page/undefined-name", {
  severity: "warning",
  since: "0.2",
  title: "An expression uses a name that nothing defines",
  explanation:
    "Text in braces is JavaScript. A name is defined by the page, a snippet that it imports, JavaScript, or the platform (React and its hooks, `user`, `props`). Without that, the text is missing, or the page fails. The name that an expression begins with is looked at; snippets are not, as the pages that show them give them properties.",
  example: contentExample("Welcome to {company}.", 'export const company = "Acme";\n\nWelcome to {company}.'),
  message: ({ name, isDoubled }: UndefinedName) =>
    `${isDoubled ? `{{${name}}}` : `{${name}}`} uses a name that nothing defines`,
  hint: ({ name, suggestions, isVariable, isDoubled, isBehindBackslash }: UndefinedName) => {
    if (isDoubled)
      return `add ${quote(name)} to "variables" of docs.json, or write \\{\\{${name}}} for words in braces`;
    if (isVariable) return `write {{${name}}} for the variable of docs.json`;
    if (isBehindBackslash)
      return "put the code between two backticks each: in code, \\ is no escape, so that it ends at \\`";
    return didYouMean(suggestions) ?? `import or export ${quote(name)}, or write \\{${name}} for words in braces`;
  },
});

interface UndefinedName {
  readonly name: string;
  readonly suggestions: readonly string[];
  /** Whether `variables` of docs.json have the name. */
  readonly isVariable?: true;
  readonly isDoubled?: true | undefined;
  /** Whether code ends with a backslash before it in its line. */
  readonly isBehindBackslash?: true;
}

/** Code that ends with a backslash before a backtick, in the line that ends here. */
const CODE_WITH_BACKSLASH = /(?:^|[^`\\])`[^`\n]*\\`[^`\n]*$/;
const MOST_BEFORE = 200;

/** Reports the names in the expressions of a page that neither it nor a snippet in it defines. Snippets get names as properties. */
export const undefinedNameRule: ScopeRule = {
  codes: [undefinedName],
  needs: ({ page: { file, isPage, contents }, scopes }) =>
    isPage && contents.rare.undefinedNames.length > 0 && !scopes.isIncluded(file),
  check({ page: { file, contents }, scopes, judged: { config, placeIn, textOf }, report }) {
    const shared = scopes.namesIn(file);
    const variables = variablesOf(config);
    // On a site with variables, a name in two braces is one of them.
    const names = contents.rare.undefinedNames.filter(
      ({ name, isDoubled }) => !shared.has(name) && !(isDoubled && variables.size > 0),
    );
    const written = names.length > 0 ? (textOf(file) ?? "") : "";
    for (const { name, isDoubled, start, end } of names) {
      const isVariable = variables.has(name) && { isVariable: true as const };
      const whole = { start: start - 1, end: end + 1 };
      const text = `{{${name}}}`;
      // As the value of an attribute, a variable is in quotes.
      const isAlone = isVariable && /(?<![={])\{[\w$]+\}(?!\})/.test(written.slice(start - 2, end + 2));
      const fixes = isAlone ? [{ title: FIX_TITLES.replace(text), place: placeIn(file, whole), text }] : [];
      const before = written.slice(Math.max(0, start - MOST_BEFORE), start);
      const isBehindBackslash = CODE_WITH_BACKSLASH.test(before) && { isBehindBackslash: true as const };
      const args = { name, suggestions: nearest(name, shared), isDoubled, ...isVariable, ...isBehindBackslash };
      report.add(undefinedName, args, placeIn(file, { start, end }), { fixes });
    }
  },
};
