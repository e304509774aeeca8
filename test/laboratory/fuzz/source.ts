import { readFileSync } from "node:fs";
import { type OperationNode, type ResolveOptions, type Result, resolveNavigation } from "docsjson";
import { toLlmsTxt, toOperationPage } from "docsjson/builders";
import { indexChannels, indexGraphql, indexSdk, type OperationIndex } from "docsjson/openapi";
import { mutateText, mutateValue, type Random } from "./mutate.ts";
import { hold, holdPrintable, holdRanges } from "./promises.ts";

const read = (path: string): string =>
  readFileSync(new URL(`../../../fixtures/sites/${path}`, import.meta.url), "utf8");

/** A file that pages are made from, beside specs; of a folder, one of its files. */
interface SeedSource {
  readonly property: "asyncapi" | "graphql" | "sdk";
  readonly text: string;
  readonly index: (text: string) => Result<OperationIndex> | Promise<Result<OperationIndex>>;
  /** Whether the text is the whole source, so that findings have places in it. */
  readonly isWhole: boolean;
}

const sdkFile = (path: string, format: "typedoc" | "phpdoc"): SeedSource => ({
  property: "sdk",
  text: read(path),
  index: (text) => indexSdk(text, { format, file: "source" }),
  isWhole: true,
});

/** A folder of which the first file is changed. */
function sdkFolder(
  format: "docfx" | "javadoc" | "sphinx",
  folder: string,
  first: string,
  ...more: string[]
): SeedSource {
  const others = more.map((name) => [name, read(`${folder}/${name}`)] as const);
  const index = (text: string) => indexSdk(new Map([[first, text], ...others]), { format, file: "source" });
  return { property: "sdk", text: read(`${folder}/${first}`), index, isWhole: false };
}

/** What inputs are made from. */
export const SEED_SOURCES: readonly SeedSource[] = [
  {
    property: "asyncapi",
    text: read("asyncapi-channels-become-pages/events.yaml"),
    index: (text) => indexChannels(text, { file: "source" }),
    isWhole: true,
  },
  {
    property: "graphql",
    text: read("graphql-schemas-become-pages/harbour.graphql"),
    index: (text) => indexGraphql(text, { file: "source" }),
    isWhole: true,
  },
  sdkFile("sdk-typedoc-becomes-pages/harbour.json", "typedoc"),
  sdkFile("sdk-phpdoc-becomes-pages/structure.xml", "phpdoc"),
  sdkFolder("docfx", "sdk-docfx-becomes-pages/dotnet", "Tidemark.Harbour.Client.yml", "toc.yml"),
  sdkFolder("docfx", "sdk-docfx-becomes-pages/dotnet", "toc.yml", "Tidemark.Harbour.Client.yml"),
  sdkFolder(
    "javadoc",
    "sdk-javadoc-becomes-pages/harbour-doc",
    "com/tidemark/harbour/Client.html",
    "com/tidemark/harbour/package-summary.html",
    "element-list",
  ),
  sdkFolder("sphinx", "sdk-sphinx-becomes-pages/python", "api/harbour.fjson", "index.fjson"),
];

/** What must hold of any text that calls itself an AsyncAPI document, a GraphQL schema or the output of a documentation tool. */
export async function holdSource(source: SeedSource, random: Random): Promise<void> {
  const text = mutateText(source.text, random);
  const index = await source.index(text);
  const again = await source.index(text);
  hold(JSON.stringify(again) === JSON.stringify(index), "the same source, another answer");
  if (source.isWhole) holdRanges(text, index.diagnostics);
  for (const { message, hint } of index.diagnostics) holdPrintable(`${message} ${hint ?? ""}`, "a message");
  const value = source.property === "sdk" ? { format: "typedoc", source: "source" } : "source";
  const config = { navigation: { tabs: [{ tab: "A", [source.property]: value }] } };
  const { value: navigation } = resolveNavigation(config, { [source.property]: new Map([["source", index]]) });
  const pages = navigation?.pages ?? [];
  hold(new Set(pages.map(({ href }) => href)).size === pages.length, "two pages with one address");
  for (let at = 0; at < 3 && pages.length > 0; at++) {
    const { html, markdown } = toOperationPage(random.pick(pages) as OperationNode);
    holdPrintable(html, "the page of a definition");
    holdPrintable(markdown, "the Markdown of a definition");
  }
  if (navigation) holdPrintable(toLlmsTxt(navigation, { name: "A" }), "llms.txt");
}

const REPOSITORIES: Readonly<Record<string, { path: string; config: unknown }>> = JSON.parse(
  read("sources-come-in-the-place-of-references/sources.json"),
);
const WITH_REFERENCES: unknown = JSON.parse(read("sources-come-in-the-place-of-references/docs.json"));

/** What must hold of any configs of several repositories. */
export function holdRepositories(random: Random): void {
  const repositories = Object.entries(REPOSITORIES).map(([name, { path, config }]) => {
    const changed = random.next(2) === 0 ? mutateValue(config, random) : config;
    return [name, { path: random.next(8) === 0 ? mutateText(path, random) : path, config: changed }] as const;
  });
  const config = random.next(2) === 0 ? mutateValue(WITH_REFERENCES, random) : WITH_REFERENCES;
  const options: ResolveOptions = { sources: new Map(repositories) };
  const before = JSON.stringify([config, repositories]);
  const { diagnostics, value } = resolveNavigation(config, options);
  const again = resolveNavigation(config, options);
  hold(JSON.stringify(again.diagnostics) === JSON.stringify(diagnostics), "the same repositories, another answer");
  hold(value !== undefined, "no navigation");
  hold(JSON.stringify([config, repositories]) === before, "a config was changed");
}
