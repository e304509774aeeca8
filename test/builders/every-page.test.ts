import { type ResolvedNavigation, scope } from "docsjson";
import {
  type DocusaurusSidebarItem,
  type FumadocsNode,
  type StarlightSidebarItem,
  toDocusaurus,
  toFumadocs,
  toLlmsTxt,
  toMermaid,
  toSitemap,
  toStarlight,
  toVitePress,
  type VitePressSidebarItem,
} from "docsjson/builders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyNavigation } from "../support/any-navigation.ts";

const seen = (navigation: ResolvedNavigation): string[] =>
  navigation.pages.filter(({ hidden }) => !hidden).map(({ href }) => href);
const internal = (links: readonly (string | undefined)[]) => links.filter((link) => link?.startsWith("/"));

describe("every builder shows every visible page, in order, and no hidden one", () => {
  const holds = (check: (navigation: ResolvedNavigation, expected: string[]) => void) =>
    fc.assert(
      fc.property(anyNavigation, (navigation) => check(navigation, seen(navigation))),
      { numRuns: 300 },
    );

  it("VitePress", () => {
    const linksOf = (items: readonly VitePressSidebarItem[]): (string | undefined)[] =>
      items.flatMap(({ link, items = [] }) => [...(link ? [link] : []), ...linksOf(items)]);
    holds((navigation, expected) => {
      const sidebar = toVitePress(navigation).value.themeConfig?.sidebar ?? [];
      const sidebars = Array.isArray(sidebar) ? [sidebar] : [...new Set(Object.values(sidebar))];
      const position = (items: readonly VitePressSidebarItem[]) => expected.indexOf(linksOf(items)[0] ?? "");
      const inOrder = [...sidebars].sort((a, b) => position(a) - position(b));
      expect(inOrder.flatMap(linksOf)).toEqual(expected);
    });
  });

  it("Starlight", () => {
    const linksOf = (items: readonly StarlightSidebarItem[]): string[] =>
      items.flatMap((item) => ("items" in item ? linksOf(item.items) : [item.link]));
    holds((navigation, expected) => {
      const { value } = toStarlight(navigation);
      expect(internal(linksOf(value.sidebar))).toEqual(expected);
    });
  });

  it("Docusaurus", () => {
    const docsOf = (items: readonly DocusaurusSidebarItem[]): string[] =>
      items.flatMap((item) => {
        if (item.type === "link") return [item.href];
        if (item.type !== "category") return [`/${item.id}`];
        return [...(item.link ? [`/${item.link.id}`] : []), ...docsOf(item.items)];
      });
    holds((navigation, expected) => {
      const { sidebars } = toDocusaurus(navigation).value;
      expect(Object.values(sidebars).flatMap(docsOf)).toEqual(expected);
    });
  });

  it("Fumadocs, and each in a tab where there are tabs", () => {
    const urlsOf = (nodes: readonly FumadocsNode[]): string[] =>
      nodes.flatMap((node) =>
        node.type === "page" ? [node.url] : [...(node.index ? [node.index.url] : []), ...urlsOf(node.children)],
      );
    holds((navigation, expected) => {
      const { pageTree, layout } = toFumadocs(navigation).value;
      expect(internal(urlsOf(pageTree.children))).toEqual(expected);
      const inTabs = new Set(layout.tabs.flatMap(({ urls }) => [...urls]));
      if (inTabs.size > 0) expect(expected.filter((url) => !inTabs.has(url))).toEqual([]);
    });
  });

  it("the sitemap, llms.txt and the picture", () => {
    holds((navigation, expected) => {
      const xml = toSitemap(navigation, { baseUrl: "https://x.dev" }).get("sitemap.xml") ?? "";
      expect([...xml.matchAll(/<loc>https:\/\/x\.dev(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(expected);
      const inDefault = navigation.pages.filter((page) => !page.hidden && (scope(page).version?.default ?? true));
      expect(toLlmsTxt(navigation, { name: "X" }).match(/^- .*\.md\)/gm) ?? []).toHaveLength(inDefault.length);
      expect(toMermaid(navigation)).toMatch(/^flowchart LR\n( {2}n\d+ ?(\[|-->|-\.->).*\n)+$/);
    });
  });
});
