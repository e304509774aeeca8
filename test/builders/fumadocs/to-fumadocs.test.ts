import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toFumadocs } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const build = (navigation: object, specs = {}) => toFumadocs(resolveHandwritten(navigation, specs));

describe("toFumadocs", () => {
  it("puts the pages of a group with a blank name in its place", () => {
    const { value } = build({
      groups: [
        { group: " ", pages: ["a"] },
        { group: "Guides", pages: ["b"] },
      ],
    });
    expect(value.pageTree.children).toMatchObject([{ name: "A" }, { name: "Guides", children: [{ name: "B" }] }]);
  });

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
      layout: { tabs: [], links: [] },
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
    expect(value.pageTree.children).toMatchObject([
      { name: "Guides", root: true },
      { name: "API", children: [{ name: "REST", root: true }, {}] },
    ]);
    expect(value.pageTree.children[1]).not.toHaveProperty("root");
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

  it("leaves out icons that the renderer has no picture of, and reports them", () => {
    const { value: navigation } = resolveNavigation({
      navigation: {
        groups: [
          { group: "A", icon: "users", pages: ["a"] },
          { group: "B", icon: "eyes", pages: ["b"] },
        ],
      },
    });
    const { value, diagnostics } = toFumadocs(navigation as ResolvedNavigation, {
      renderIcon: (icon) => (icon === "users" ? "☺" : undefined),
    });
    expect(value.pageTree.children[0]).toMatchObject({ name: "A", icon: "☺" });
    expect(value.pageTree.children[1]).not.toHaveProperty("icon");
    expect(diagnostics).toMatchObject([
      { message: 'Fumadocs does not support the icon "eyes", which no free library has' },
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

  it("gives the tabs that Fumadocs finds no page for, and the links beside them with their icons", () => {
    const navigation = resolveHandwritten({
      global: { anchors: [{ anchor: "Status", href: "https://status.example.com", icon: "heart" }] },
      versions: [
        {
          version: "v2",
          tabs: [
            { tab: "Guides", groups: [{ group: "Start", pages: ["start", { group: "More", pages: ["more"] }] }] },
            { tab: "Blog", href: "/blog" },
          ],
        },
        { version: "v1", groups: [{ group: "Start", pages: ["v1/start"] }] },
      ],
    });
    const { value } = toFumadocs(navigation, { renderIcon: (icon) => `icon ${icon}` });
    expect(value.layout).toEqual({
      tabs: [
        { title: "v2 › Guides", url: "/start", urls: new Set(["/start", "/more"]) },
        { title: "v1", url: "/v1/start", urls: new Set(["/v1/start"]) },
      ],
      links: [
        { text: "Blog", url: "/blog" },
        { text: "Status", url: "https://status.example.com", external: true, icon: "icon heart" },
      ],
    });
  });

  it("puts the language before baseUrl, as Fumadocs' routes do", () => {
    const navigation = resolveHandwritten({
      languages: [
        { language: "en", pages: ["index", "a"] },
        { language: "cn", pages: ["zh/index", "zh/a"] },
      ],
    });
    const urls = (hideLocale?: "never") => {
      const { pageTrees = {} } = toFumadocs(navigation, { baseUrl: "/docs/", hideLocale }).value;
      return Object.values(pageTrees).map(({ children }) => children.map((node) => "url" in node && node.url));
    };
    expect(urls()).toEqual([
      ["/docs", "/docs/a"],
      ["/cn/docs", "/cn/docs/a"],
    ]);
    expect(urls("never")[0]).toEqual(["/en/docs", "/en/docs/a"]);
  });

  it("puts the language before operations, too, whose generated addresses have its folder in small letters", () => {
    const openapi = { source: "api.json", directory: "pt-BR/api" };
    const navigation = resolveHandwritten(
      {
        languages: [
          { language: "en", pages: ["index"] },
          { language: "pt-BR", groups: [{ group: "API", openapi, pages: ["pt-BR/index", "GET /users"] }] },
        ],
      },
      { "api.json": specOf("GET /users") },
    );
    const urls = (keepFolders: boolean) => {
      const { pageTrees } = toFumadocs(navigation, { baseUrl: "/docs", keepFolders }).value;
      return JSON.stringify(pageTrees?.["pt-BR"]).match(/"\/[^"]*"/g);
    };
    expect(urls(false)).toEqual(['"/pt-BR/docs"', '"/pt-BR/docs/api/get-users"']);
    expect(urls(true)).toEqual(['"/pt-BR/docs"', '"/pt-br/docs/api/get-users"']);
  });
});
