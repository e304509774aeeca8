import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ResolvedNavigation } from "docsjson";
import type { DocusaurusNavigation } from "docsjson/builders";
import { resolveSite } from "docsjson/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyExample, type ExampleSite } from "../support/example-site.ts";
import { type LoadedDocs, loadDocusaurusDocs, type ProcessedItem } from "../support/load-docusaurus-docs.ts";

/** The example site, its docs and sidebars loaded by Docusaurus's own docs plugin. */
describe("a Docusaurus site made from docs.json", () => {
  let site: ExampleSite;
  let navigation: ResolvedNavigation;
  let made: DocusaurusNavigation;

  beforeAll(async () => {
    site = copyExample("docusaurus");
    navigation = (await resolveSite(join(site.folder, "docs"))).value as ResolvedNavigation;
    site.run("navigation.mjs");
    made = JSON.parse(readFileSync(join(site.folder, "navigation.json"), "utf8"));
  });
  afterAll(() => site?.remove());

  const addressOf = (href: string): string => href.replace(/^\/fr(?=\/)/, "").replace(/\/index$/, "/");
  /** The addresses of a sidebar's entries from top to bottom. */
  const readSidebar = (items: readonly ProcessedItem[], { docs }: LoadedDocs): string[] => {
    const permalinkOf = (id: string | undefined) => docs.find((doc) => doc.id === id)?.permalink ?? `no doc ${id}`;
    return items.flatMap((item) => {
      if (item.type === "link") return [item.href ?? ""];
      if (item.type !== "category") return [permalinkOf(item.id)];
      return [
        ...(item.link ? [permalinkOf(item.link.id)] : []),
        ...readSidebar(item.items ?? [], { docs, sidebars: {} }),
      ];
    });
  };

  it.each(["en", "fr"])("leads to every page of %s from the menu bar, in the navigation's order", async (locale) => {
    const loaded = await loadDocusaurusDocs(site.folder, locale);
    const entries = made.navbarItems.flatMap((item): object[] => ("items" in item ? item.items : [item]));
    const reached = entries.flatMap((entry) => {
      if ("sidebarId" in entry) return readSidebar(loaded.sidebars[`${entry.sidebarId}`] ?? [], loaded);
      const opened = Object.values(loaded.sidebars).map((items) => readSidebar(items, loaded));
      return "to" in entry ? (opened.find((addresses) => addresses[0] === entry.to) ?? []) : [];
    });
    const expected = navigation.pages.filter(({ href }) => href.startsWith("/fr/") === (locale === "fr"));
    expect(expected).toHaveLength(17);
    expect(reached).toEqual(expected.map(({ href }) => addressOf(href)));
  });

  it("links previous and next pages in the order of the sidebar", async () => {
    const { docs } = await loadDocusaurusDocs(site.folder, "en");
    const visited: string[] = [];
    for (let at: string | undefined = "/"; at; at = docs.find((doc) => doc.permalink === at)?.next?.permalink)
      visited.push(at);
    expect(visited).toEqual([
      "/",
      "/guides/quickstart",
      "/guides/concepts",
      "/guides/backups",
      "/guides/backups/schedule",
      "/guides/backups/restore",
      "/guides/security/keys",
      "/guides/security/audit",
    ]);
  });

  it("shows French labels in the French site", async () => {
    const { sidebars } = await loadDocusaurusDocs(site.folder, "fr");
    expect(sidebars.guides?.map(({ label }) => label)).toEqual(["Premiers pas", "Exploiter"]);
    expect(sidebars.guides?.[1]?.items).toMatchObject([
      { label: "Sauvegardes", collapsible: true, collapsed: true, link: { type: "doc", id: "guides/backups" } },
      { label: "Sécurité", collapsible: true, collapsed: false },
    ]);
  });

  it("serves every operation at its address, in each locale", () => {
    const config = createRequire(import.meta.url)(join(site.folder, "docusaurus.config.js"));
    const routes: string[] = [];
    const addRoute = ({ path }: { path: string }) => routes.push(path);
    for (const baseUrl of ["/", "/fr/"]) config.plugins[0]({ baseUrl }).contentLoaded({ actions: { addRoute } });
    const operations = navigation.pages.filter(({ type }) => type === "operation");
    expect(routes).toEqual(operations.map(({ href }) => href));
  });
});
