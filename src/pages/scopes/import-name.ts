import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import type { ScopeRule } from "./scopes.ts";

export const importName = code("page/import-name", {
  severity: "warning",
  since: "0.2",
  title: "A page imports a name that the file does not export",
  explanation:
    "A name in braces is one that the file exports; a name without them is its default export, which pages and snippets have by themselves. Where the page uses the name, nothing is shown, or the page fails.",
  example: contentExample(
    'import { Price } from "/snippets/prices.jsx";\n\n<Price />',
    'import { Prices as Price } from "/snippets/prices.jsx";\n\n<Price />',
    { "snippets/prices.jsx": "export const Prices = () => <b>1</b>;\n" },
  ),
  message: ({ name, source }: ImportName) =>
    name === "default" ? `${quote(source)} has no default export` : `${quote(source)} does not export ${quote(name)}`,
  hint: ({ name, suggestions }: ImportName) =>
    name === "default" && suggestions.length > 0
      ? `import one of its names in braces: { ${suggestions.join(", ")} }`
      : (didYouMean(suggestions) ?? "export it there, or import something else"),
});

interface ImportName {
  readonly name: string;
  readonly source: string;
  readonly suggestions: readonly string[];
}

/** Reports the names that a page or snippet imports from a file that does not export them. */
export const importNameRule: ScopeRule = {
  codes: [importName],
  check({ page: { file, contents }, scopes, judged, report }) {
    for (const included of contents.rare.includes) {
      const { source, wanted = [] } = included;
      // Pages and snippets are what they export by default.
      const names = wanted.filter((name) => name !== "default" || !/\.mdx?$/.test(source));
      const exported = names.length > 0 ? scopes.exportsOf(included, file) : undefined;
      for (const name of exported ? names : []) {
        if (!exported || exported.has(name)) continue;
        const suggestions = name === "default" ? [...exported].slice(0, 3) : nearest(name, exported);
        report.add(importName, { name, source, suggestions }, judged.placeIn(file, included));
      }
    }
  },
};
