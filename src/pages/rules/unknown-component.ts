import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import { Effort } from "../../navigation/context/effort.ts";
import { BUILT_IN_COMPONENTS } from "../components/platform-components.ts";
import type { ContentRule } from "./page-rule.ts";

export const pageUnknownComponent = code("page/unknown-component", {
  severity: "warning",
  since: "0.2",
  title: "A page uses a component that is neither built in, imported nor defined",
  explanation: "The hosted platform leaves out components that it does not know, with all that is in them.",
  byTarget: { facts: ["name"], message: "{pages} use the component {name}, which does not exist" },
  example: contentExample("<Nota>Read this.</Nota>", "<Note>Read this.</Note>"),
  message: ({ name }: { name: string; suggestions: readonly string[] }) => `there is no component ${quote(name)}`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "import or define it, or use a built-in component",
});

/** `page/unknown-component`: components that are neither built in, imported nor defined. */
export const unknownComponent: ContentRule = {
  codes: [pageUnknownComponent],
  check({ page: { contents, isPage, isCode }, site, report }) {
    // A snippet gets components from the page that imports it.
    const { components, definitions } = contents.rare;
    if (!(isPage || isCode) || components.length === 0) return;
    const defined = new Set(definitions);
    const known = [...BUILT_IN_COMPONENTS, ...defined];
    // Of this page alone, since what is found in it is kept.
    const effort = new Effort(100_000);
    for (const { name, start, end } of components) {
      if (site.components.has(name) || defined.has(name)) continue;
      const suggestions = effort.spend(name, known.length) ? nearest(name, known) : [];
      report.add(pageUnknownComponent, { name, suggestions }, report.place({ start, end }));
    }
  },
};
