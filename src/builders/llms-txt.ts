import type { AnyPageNode, ContainerNode, ResolvedNavigation } from "../navigation/tree.ts";
import { badgesOf } from "./badge.ts";
import { encodeHref } from "./link.ts";

export interface LlmsTxtOptions {
  /** The site's name, the heading of the file. */
  name: string;
  /** One or two sentences on what the site is about. */
  description?: string | undefined;
  /** Put before the addresses of the pages. Default: none, the addresses start with `/`. */
  baseUrl?: string | undefined;
}

/**
 * The site as an `llms.txt`: the name, the description, and a list of links a section, each with the page's
 * description. Sections are the elements and groups that hold pages directly, titled by the way to them
 * (`API › Users`); deprecated pages are marked. Every visible page comes once. Format: llmstxt.org.
 *
 * @example
 * await writeFile("llms.txt", toLlmsTxt(navigation, { name: "Acme", baseUrl: "https://docs.acme.dev" }));
 */
export function toLlmsTxt(navigation: ResolvedNavigation, options: LlmsTxtOptions): string {
  const base = (options.baseUrl ?? "").replace(/\/+$/, "");
  const sections = new Map<ContainerNode | undefined, AnyPageNode[]>();
  const listed = new Set<string>();
  for (const page of navigation.pages) {
    if (page.hidden || listed.has(page.href)) continue;
    listed.add(page.href);
    const pages = sections.get(page.parent) ?? [];
    pages.push(page);
    sections.set(page.parent, pages);
  }
  const blocks = [...sections].map(
    ([container, pages]) =>
      `## ${wayTo(container) || "Pages"}\n\n${pages.map((page) => linkLine(page, base)).join("\n")}`,
  );
  const description = options.description === undefined ? [] : [`> ${oneLine(options.description)}`];
  return `${[`# ${oneLine(options.name)}`, ...description, ...blocks].join("\n\n")}\n`;
}

function wayTo(container: ContainerNode | undefined): string {
  const titles: string[] = [];
  for (let node = container; node; node = node.parent) titles.unshift(oneLine(node.title));
  return titles.filter(Boolean).join(" › ");
}

function linkLine(page: AnyPageNode, base: string): string {
  const badges = badgesOf(page).filter(({ kind }) => kind !== "tag");
  const reference = page.type === "operation" ? [`\`${oneLine(page.reference).replaceAll("`", "'")}\``] : [];
  const notes = [
    ...reference,
    ...badges.filter(({ kind }) => kind === "deprecated").map(({ text }) => `(${text})`),
    ...(page.description === undefined ? [] : [oneLine(page.description)]),
  ];
  const url = (base + encodeHref(page.href)).replace(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"));
  const link = `- [${escapeLinkText(oneLine(page.title))}](${url})`;
  return notes.length > 0 ? `${link}: ${notes.join(" ")}` : link;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const escapeLinkText = (text: string): string => text.replace(/[\\[\]]/g, "\\$&");
