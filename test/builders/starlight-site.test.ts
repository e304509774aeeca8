import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedNavigation } from "docsjson";
import { resolveSite } from "docsjson/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyExample, type ExampleSite } from "../support/example-site.ts";

/** The example site, built by Astro and Starlight themselves; its pages are read as a reader would follow them. */
describe("a Starlight site made from docs.json", () => {
  let site: ExampleSite;
  let navigation: ResolvedNavigation;

  beforeAll(async () => {
    // Astro finds the styles of components only where they lie below the site's folder.
    site = copyExample("starlight", ["@astrojs/starlight"]);
    const { value } = await resolveSite(join(site.folder, "src/content/docs"));
    navigation = value as ResolvedNavigation;
    site.run("node_modules/astro/astro.js", "build");
  });
  afterAll(() => site?.remove());

  const htmlOf = (path: string): string => readFileSync(join(site.folder, "dist", path, "index.html"), "utf8");
  const linkOf = (html: string, rel: string): string | undefined =>
    new RegExp(`<a href="([^"]+)" rel="${rel}"`).exec(html)?.[1];
  const pagesOf = (language: string): string[] =>
    navigation.pages
      .filter(({ href }) => href.startsWith("/fr/") === (language === "fr"))
      .map(({ href }) => `${href.replace(/\/index$/, "")}/`);

  it.each(["en", "fr"])("leads from the first page of %s to the last, in the navigation's order", (language) => {
    const pages = pagesOf(language);
    expect(pages).toHaveLength(17);
    const visited: string[] = [];
    for (let path: string | undefined = pages[0]; path?.startsWith("/"); path = linkOf(htmlOf(path), "next"))
      visited.push(path.endsWith("/") ? path : `${path}/`);
    expect(visited).toEqual(pages);
  });

  it("shows the groups in the reader's language, with badges and collapsed state", () => {
    const sidebar = /<nav class="sidebar.*?<\/nav>/s.exec(htmlOf("/fr/guides/concepts/"))?.[0] ?? "";
    const labels = [...sidebar.matchAll(/<span class="large[^>]*>([^<]*)<\/span>/g)].map((match) => match[1]);
    expect(labels.slice(0, 5)).toEqual(["Guides", "Premiers pas", "Exploiter", "Sauvegardes", "Sécurité"]);
    expect(labels).toContain("Référence");
    expect(sidebar).toMatch(/<summary[^>]*>(?:(?!<\/summary>).)*Exploiter(?:(?!<\/summary>).)*New/s);
    expect(sidebar).toMatch(/<details(?! open)[^>]*>\s*<summary[^>]*>(?:(?!<\/summary>).)*Sauvegardes/s);
    expect(sidebar).toMatch(/<details open[^>]*>\s*<summary[^>]*>(?:(?!<\/summary>).)*Sécurité/s);
    expect(sidebar).toMatch(/DELETE · deprecated/);
  });

  it("offers the other language on every page", () => {
    expect(htmlOf("/guides/concepts/")).toContain('value="/fr/guides/concepts/"');
    expect(htmlOf("/fr/guides/concepts/")).toContain('value="/guides/concepts/"');
  });
});
