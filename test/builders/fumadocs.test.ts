import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toFumadocs } from "docsjson/builders";
import { resolveSite } from "docsjson/node";
import { getBreadcrumbItems } from "fumadocs-core/breadcrumb";
import { findNeighbour, flattenTree, getPageTreeRoots, type PageTree } from "fumadocs-core/server";
import { describe, expect, it } from "vitest";
import { copyExample } from "../support/example-site.ts";
import { resolveHandwritten, specOf } from "../support/resolve-handwritten.ts";

const build = (navigation: object, specs = {}) => toFumadocs(resolveHandwritten(navigation, specs));

/** The addresses from one page on, always following Fumadocs' own "next". */
function walk(tree: PageTree.Root, first: string): string[] {
  const visited: string[] = [];
  for (let at: string | undefined = first; at; at = findNeighbour(tree, at).next?.url) visited.push(at);
  return visited;
}

describe("toFumadocs", () => {
  it("makes folders with their state, and an index of a group's root page", () => {
    const { value, diagnostics } = build({
      groups: [
        {
          group: "Guides",
          pages: [
            "guides/index",
            { group: "Closed", root: "guides/closed", pages: ["guides/a"] },
            { group: "Open", expanded: true, pages: ["guides/b"] },
          ],
        },
      ],
    });
    expect(value).toEqual({
      pageTree: {
        name: "Docs",
        children: [
          {
            type: "folder",
            name: "Guides",
            defaultOpen: true,
            children: [
              { type: "page", name: "Index", url: "/guides" },
              {
                type: "folder",
                name: "Closed",
                defaultOpen: false,
                index: { type: "page", name: "Closed", url: "/guides/closed" },
                children: [{ type: "page", name: "A", url: "/guides/a" }],
              },
              {
                type: "folder",
                name: "Open",
                defaultOpen: true,
                children: [{ type: "page", name: "B", url: "/guides/b" }],
              },
            ],
          },
        ],
      },
    });
    expect(diagnostics).toEqual([]);
  });

  it("makes root folders of the elements that have a sidebar, and only of those", () => {
    const { value } = build({
      tabs: [
        { tab: "Guides", pages: ["start"] },
        {
          tab: "API",
          anchors: [
            { anchor: "REST", pages: ["rest"] },
            { anchor: "Chat", href: "https://chat.example.com" },
          ],
        },
      ],
    });
    const roots = getPageTreeRoots(value.pageTree);
    expect(roots.map(({ name }) => name)).toEqual(["Guides", "REST", "Docs"]);
    expect(value.pageTree.children[1]).toMatchObject({
      children: [{ name: "REST" }, { type: "page", name: "Chat", url: "https://chat.example.com", external: true }],
    });
  });

  it("renders names with badges and icons, and reports what nobody renders", () => {
    const navigation = resolveHandwritten(
      { groups: [{ group: "Users", icon: "users", tag: "New", openapi: "a.json", pages: ["GET /users"] }] },
      { "a.json": specOf("GET /users") },
    );
    const { value, diagnostics } = toFumadocs(navigation, {
      name: "Site",
      renderName: (title, badges) => ({ title, badges: badges.map(({ kind, text }) => `${kind} ${text}`) }),
      renderIcon: (icon) => ({ title: `icon ${icon}`, badges: [] as string[] }),
    });
    expect(value.pageTree.children).toMatchObject([
      {
        name: { title: "Users", badges: ["tag New"] },
        icon: { title: "icon users" },
        children: [{ name: { title: "GET /users", badges: ["method GET"] } }],
      },
    ]);
    expect(diagnostics).toEqual([]);
    expect(toFumadocs(navigation).diagnostics.map(({ message, related }) => [message, related.length])).toEqual([
      ["Fumadocs does not support badges in plain data (2 places)", 1],
      ["Fumadocs does not support icons in plain data", 0],
    ]);
  });

  it("leaves out links that could run a script", () => {
    const anchors = [
      { anchor: "Start", pages: ["start"] },
      { anchor: "Click", href: "javascript:alert(1)" },
    ];
    const { value: navigation } = resolveNavigation({ navigation: { anchors } });
    const { value, diagnostics } = toFumadocs(navigation as ResolvedNavigation);
    expect(value.pageTree.children).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ message: 'Fumadocs does not support the link "javascript:alert(1)"' }]);
  });
});

describe("the Fumadocs example", () => {
  it("leads through all pages in order, sidebar by sidebar, in each language", async () => {
    const { value: navigation } = await resolveSite("fixtures/examples/fumadocs/content/docs");
    if (!navigation) throw new Error("the example does not resolve");
    const { pageTrees = {} } = toFumadocs(navigation, { baseUrl: "/docs" }).value;
    for (const [language, tree] of Object.entries(pageTrees)) {
      const pages = navigation.pages.filter(({ href }) => href.startsWith("/fr/") === (language === "fr"));
      const urls = pages.map(({ href }) => `/docs${href.replace(/\/index$/, "")}`);
      expect(urls).toHaveLength(17);
      expect(
        flattenTree(tree.children)
          .filter(({ external }) => !external)
          .map(({ url }) => url),
      ).toEqual(urls);
      const roots = getPageTreeRoots(tree).filter((root) => "type" in root);
      expect(roots.flatMap(({ children }) => walk(tree, flattenTree(children)[0]?.url ?? ""))).toEqual(urls);
    }
    expect(getBreadcrumbItems("/docs/fr/guides/backups/restore", pageTrees.fr as PageTree.Root)).toMatchObject([
      { name: "Exploiter" },
      { name: "Sauvegardes", url: "/docs/fr/guides/backups" },
      { name: "Restauration" },
    ]);
  });

  it("runs as it is written", () => {
    const site = copyExample("fumadocs");
    try {
      const print =
        'import { i18n, pageTree } from "./lib/navigation.tsx"; console.log(JSON.stringify({ i18n, pageTree }))';
      const { i18n, pageTree } = JSON.parse(site.run("--import", "tsx", "--input-type=module", "-e", print));
      expect(i18n).toEqual({
        defaultLanguage: "en",
        languages: ["en", "fr"],
        locales: [
          { locale: "en", name: "English" },
          { locale: "fr", name: "Français" },
        ],
      });
      expect(JSON.stringify(pageTree)).toContain('"className":"ms-auto text-xs badge-method"');
    } finally {
      site.remove();
    }
  });
});
