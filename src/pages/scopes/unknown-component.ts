import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { Effort } from "../../navigation/context/effort.ts";
import { BUILT_IN_COMPONENTS } from "../components/platform-components.ts";
import type { ScopeRule } from "./scopes.ts";

export const pageUnknownComponent = code("page/unknown-component", {
  severity: "warning",
  since: "0.2",
  title: "A page uses a component that is neither built in, imported nor defined",
  explanation: "The hosted platform leaves out components that it does not know, with all that is in them.",
  byTarget: { facts: ["name"], message: "{pages} use the component {name}, which they neither import nor define" },
  example: contentExample("<Nota>Read this.</Nota>", "<Note>Read this.</Note>"),
  message: ({ name, statement }: UnknownComponent) =>
    statement === undefined
      ? `there is no component ${quote(name)}`
      : `the component ${quote(name)} is neither imported nor defined here`,
  hint: ({ suggestions, statement }) =>
    statement === undefined
      ? (didYouMean(suggestions) ?? "import or define it, or use a built-in component")
      : `add the import that other pages have: ${statement}`,
});

interface UnknownComponent {
  readonly name: string;
  readonly suggestions: readonly string[];
  /** With which other pages import a component of the name. */
  readonly statement?: string;
}

/** What components of other documentation tools are here. A name that is near to theirs would mislead. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ["CodeBlocks", "CodeGroup"],
  ["CodeTabs", "CodeGroup"],
  ["TabItem", "Tab"],
  ["Cards", "CardGroup"],
  ["CardGrid", "CardGroup"],
  ["LinkCard", "Card"],
  ["Accordions", "AccordionGroup"],
  ["FileTree", "Tree"],
]);

/**
 * `page/unknown-component`: components that are neither built in, imported nor defined. A snippet has those of the pages that
 * show it, too; in one that no page shows, none is looked at.
 */
export const unknownComponent: ScopeRule = {
  codes: [pageUnknownComponent],
  needs: ({ page: { contents, file, isPage, isCode }, scopes }) =>
    contents.rare.components.length > 0 && (isPage || isCode || scopes.isIncluded(file)),
  check({ page: { contents, file, isPage, isCode }, scopes, judged: { platform, placeIn }, report }) {
    const { components, definitions } = contents.rare;
    const defined = new Set([...definitions, ...(isPage || isCode ? [] : scopes.namesAround(file))]);
    const known = [...BUILT_IN_COMPONENTS, ...defined];
    // For each page by itself, so that its suggestions depend on no other.
    const effort = new Effort(100_000);
    for (const { name, start, end } of components) {
      if (platform?.components.includes(name) || defined.has(name)) continue;
      const statement = scopes.importOf(name);
      const meant = ELSEWHERE.get(name);
      const isSought = statement === undefined && meant === undefined && effort.spend(name, known.length);
      const suggestions = isSought ? nearest(name, known) : statement === undefined && meant ? [meant] : [];
      const args = { name, suggestions, ...(statement === undefined ? {} : { statement }) };
      report.add(pageUnknownComponent, args, placeIn(file, { start, end }));
    }
  },
};
