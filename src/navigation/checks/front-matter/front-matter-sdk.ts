import { CLIENT, shownIn, typedocExample } from "../../../codes/examples/definitions.ts";
import { siteExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../../diagnostic/words.ts";
import type { SymbolLookup } from "../../../references/openapi/operation.ts";
import { openapiNotFound } from "../../../references/openapi-not-found.ts";
import type { SymbolName, SymbolReference } from "../../../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../../../vocabulary/elements/spec-name.ts";
import type { Effort } from "../../context/effort.ts";
import type { ResolvedSite, SiteRule } from "../../context/resolved-site.ts";
import { placeInFile } from "../../pages/page-file.ts";

export const unknownSymbol = code("sdk/unknown-symbol", {
  severity: "error",
  title: "A page names a part of an SDK that does not exist",
  explanation:
    "`sdk` in the front matter of a page names a part of the SDK reference of the tab or group around the page, or of the file before it. The page shows nothing of it, because there is no such part.",
  example: siteExample(
    shownIn("client"),
    shownIn("client"),
    { "client.mdx": "---\nsdk: class Cliend\n---\n", "typedoc.json": typedocExample(CLIENT) },
    { "client.mdx": "---\nsdk: class Client\n---\n", "typedoc.json": typedocExample(CLIENT) },
  ),
  message: ({
    symbol,
    source,
    isNameable,
  }: {
    symbol: string;
    /** Where it was looked for; `undefined` if the page is in no element with `sdk`. */
    source: string | undefined;
    /** Whether the parts of the reference may be named: only TypeDoc's may. */
    isNameable: boolean;
    suggestions: readonly string[];
  }) => {
    if (source === undefined)
      return `no SDK reference is in effect for ${quote(symbol)}, so the page shows nothing of it`;
    return isNameable
      ? `${quote(source)} does not have the ${symbol}`
      : `the page shows nothing of ${quote(source)}, because only the parts of TypeDoc files can be named`;
  },
  hint: ({ source, isNameable, suggestions }) => {
    if (source === undefined) return 'list the page within a tab or group with "sdk"';
    if (!isNameable) return 'remove "sdk" from the front matter';
    return didYouMean(suggestions) ?? "use the kind and the name as TypeDoc writes them, without namespaces";
  },
});

export const frontMatterSdkRule: SiteRule = {
  codes: [unknownSymbol, openapiNotFound],
  needs: ({ resolving }) => resolving.shownSymbols.length > 0,
  check: checkFrontMatterSdk,
};

/**
 * Looks up the parts of SDKs that page files name in their front matter. Reports those that the SDK reference in effect
 * does not have. Notes the part of each page, for pages without a title. Stays silent about SDK references that could
 * not be read.
 */
function checkFrontMatterSdk({ resolving }: ResolvedSite): void {
  const { root, documents, findings, effort } = resolving;
  const bySource = new Map(documents.sdk.known().map((spec) => [spec.source, spec]));
  for (const { page, symbol, scope } of resolving.shownSymbols) {
    const { path, file = {} } = page;
    const place = placeInFile(path, file, file.sdkRange);
    const source = sourceOf(symbol, scope?.specs[0]?.source);
    const known = source === undefined ? undefined : bySource.get(source);
    const part = known?.index?.symbols?.find(symbol);
    if (part && source !== undefined) root.shown.set(path, { endpoint: part, spec: source });
    else if (source !== undefined && (known === undefined || known.state === "not-found")) {
      findings.add(openapiNotFound, { spec: source, noun: "SDK reference", pages: 1 }, place);
    } else if (known === undefined || known.index) {
      const symbols = known?.index?.symbols;
      const suggestions = symbols ? suggest(symbol, symbols, effort) : [];
      const args = { symbol: symbolText(symbol), source, isNameable: symbols !== undefined, suggestions };
      findings.add(unknownSymbol, args, place);
    }
  }
}

/** The reference that a page names itself, or that of the element around it; `undefined` if its format is not known. */
function sourceOf({ source, format }: SymbolReference, inherited: string | undefined): string | undefined {
  if (source === undefined) return inherited;
  return inherited === undefined && format === undefined ? undefined : normalizeSpecSource(source);
}

const symbolText = ({ kind, name, parent }: SymbolName): string =>
  `${kind} ${parent === undefined ? name : `${parent}.${name}`}`;

/** Parts of the same name and another kind, or of the name without its namespace; else parts of a similar name. */
function suggest(symbol: SymbolName, symbols: SymbolLookup, effort: Effort): string[] {
  const { names } = symbols;
  const wanted = symbolText(symbol);
  if (!effort.spend(wanted, names.length)) return [];
  const tail = ` ${wanted.slice(wanted.indexOf(" ") + 1)}`;
  const last = ` ${symbol.name.slice(symbol.name.lastIndexOf(".") + 1)}`;
  const same = [tail, last].map((end) => names.filter((name) => name.endsWith(end))).find(({ length }) => length > 0);
  return [...new Set(same ?? nearest(wanted, names))].slice(0, 3);
}
