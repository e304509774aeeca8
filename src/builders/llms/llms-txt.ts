import { groupBy } from "../../diagnostic/group-by.ts";
import { partOfPage } from "../../navigation/queries/part-of-page.ts";
import type { AnyPageNode, DocumentPart, LinkNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { isSafeHref, isWebUrl } from "../../vocabulary/addresses/url.ts";
import { DOCUMENT_KINDS, type DocumentKindFacts, kindOfPart } from "../../vocabulary/elements/document-kinds.ts";
import { hrefOf, markdownAddress } from "../model/page-address.ts";
import { badgesOf } from "../shared/badge.ts";
import {
  defaultLinks,
  defaultPages,
  type LlmsOptions,
  linkTarget,
  llmsBase,
  oneLine,
  pageUrl,
  wayTo,
} from "./llms-scope.ts";

export interface LlmsTxtOptions extends LlmsOptions {
  /** `markdown.instructions` of docs.json: instructions for AI tools. */
  instructions?: string | readonly string[] | undefined;
  /**
   * Whether links lead to the Markdown of pages, at their address with `.md` appended, or to the pages. Default:
   * `markdown`.
   */
  links?: "markdown" | "pages" | undefined;
  /** Which specs are published, and so are listed. Default: all. */
  publishes?: ((spec: string) => boolean) | undefined;
}

/**
 * The site as an `llms.txt`: the name, the description, and a list of links a section, each with the page's
 * description. Sections are the elements and groups that contain pages directly, titled by the way to them (`API ›
 * Users`), then the files of the listed operations (OpenAPI, AsyncAPI, GraphQL), and as "Optional" the navigation's
 * links. Of several languages and versions, only the default one is listed. Pages with `noindex` are left out, and so
 * are hidden pages, unless `indexing` is `all` or the page is `searchable`. Format: llmstxt.org.
 *
 * @example
 * await writeFile("llms.txt", toLlmsTxt(navigation, { name: "Acme", baseUrl: "https://docs.acme.dev" }));
 */
export function toLlmsTxt(navigation: ResolvedNavigation, options: LlmsTxtOptions): string {
  const { addressOf = hrefOf, links = "markdown" } = options;
  const base = llmsBase(options);
  const pages = defaultPages(navigation, options.indexing);
  const urlOf = (page: AnyPageNode): string => {
    const address = addressOf(page);
    return pageUrl(base, links === "markdown" ? markdownAddress(address) : address);
  };
  const sections = [...groupBy(pages, ({ parent }) => parent)].map(([element, inside]) =>
    section(
      wayTo(element) || "Pages",
      inside.map((page) => pageLine(page, urlOf(page))),
    ),
  );
  const parts = pages.flatMap((page) => partOfPage(page, navigation) ?? []);
  const specLists = [...specsOf(parts, options.publishes)].map(([title, specs]) =>
    section(
      title,
      [...specs].map((spec) => specLine(spec, base)),
    ),
  );
  const outward = defaultLinks(navigation).flatMap((link) => linkLine(link, base));
  return `${[
    ...llmsHead(options),
    ...sections,
    ...specLists,
    ...(outward.length > 0 ? [section("Optional", [...new Set(outward)])] : []),
  ].join("\n\n")}\n`;
}

function llmsHead({ name, description, instructions = [] }: LlmsTxtOptions): string[] {
  const rules = [instructions].flat().map(oneLine).filter(Boolean);
  return [
    `# ${oneLine(name)}`,
    ...(description === undefined ? [] : [`> ${oneLine(description)}`]),
    ...(rules.length === 0 ? [] : [`Instructions for AI tools:\n\n${rules.map((rule) => `- ${rule}`).join("\n")}`]),
  ];
}

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join("\n")}`;

function pageLine(page: AnyPageNode, url: string): string {
  const isNamed = page.type === "operation" && page.endpoint.method !== "page";
  const reference = isNamed ? [`\`${oneLine(page.operation).replaceAll("`", "'")}\``] : [];
  const deprecated = badgesOf(page).filter(({ kind }) => kind === "deprecated");
  return line(page.title, url, [
    ...reference,
    ...deprecated.map(({ text }) => `(${text})`),
    ...(page.description === undefined ? [] : [oneLine(page.description)]),
  ]);
}

/** The specs that have the parts, by the title of their section, in the order of the parts. */
function specsOf(
  parts: readonly DocumentPart[],
  publishes: LlmsTxtOptions["publishes"] = () => true,
): Map<string, Set<string>> {
  const specs = new Map<string, Set<string>>();
  for (const { spec, endpoint } of parts) {
    const { published: title }: DocumentKindFacts = DOCUMENT_KINDS[kindOfPart(endpoint.kind)];
    if (title === undefined || !publishes(spec)) continue;
    specs.set(title, (specs.get(title) ?? new Set()).add(spec));
  }
  return specs;
}

const specLine = (spec: string, base: string): string =>
  line(
    spec.replace(/^.*\/|\.(ya?ml|json)$/gi, "") || spec,
    isWebUrl(spec) ? linkTarget(spec) : pageUrl(base, `/${spec}`),
    [],
  );

const linkLine = ({ href, title, description }: LinkNode, base: string): string[] =>
  isSafeHref(href)
    ? [line(title, linkTarget(href.startsWith("/") ? base + href : href), description ? [oneLine(description)] : [])]
    : [];

function line(title: string, url: string, notes: readonly string[]): string {
  const link = `- [${oneLine(title).replace(/[\\[\]]/g, "\\$&")}](${url})`;
  return notes.length > 0 ? `${link}: ${notes.join(" ")}` : link;
}
