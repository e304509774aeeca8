import { toDocusaurus } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

const build = (navigation: object, specs = {}) => toDocusaurus(resolveHandwritten(navigation, specs));

describe("toDocusaurus", () => {
  it("makes categories with their collapsed state, and links a category to its root page", () => {
    const { value, diagnostics } = build({
      groups: [
        {
          group: "Guides",
          pages: [
            { group: "Closed", root: "guides/closed", pages: ["guides/a"] },
            { group: "Open", expanded: true, pages: ["guides/b"] },
          ],
        },
      ],
    });
    expect(value).toEqual({
      navbarItems: [],
      sidebars: {
        docs: [
          {
            type: "category",
            label: "Guides",
            collapsible: false,
            collapsed: false,
            items: [
              {
                type: "category",
                label: "Closed",
                collapsible: true,
                collapsed: true,
                link: { type: "doc", id: "guides/closed" },
                items: [{ type: "doc", id: "guides/a", label: "A" }],
              },
              {
                type: "category",
                label: "Open",
                collapsible: true,
                collapsed: false,
                items: [{ type: "doc", id: "guides/b", label: "B" }],
              },
            ],
          },
        ],
      },
    });
    expect(diagnostics).toEqual([]);
  });

  it("makes a sidebar and a menu entry of each tab, a menu of the versions, and links at their side", () => {
    const { value } = build({
      global: { anchors: [{ anchor: "Status", href: "https://status.example.com" }] },
      versions: [
        { version: "1.0", pages: ["v1/start"] },
        {
          version: "2.0",
          default: true,
          tabs: [
            { tab: "Guides", pages: ["v2/start"] },
            { tab: "Changes", href: "/changelog" },
          ],
        },
      ],
    });
    expect(Object.keys(value.sidebars)).toEqual(["1-0", "2-0-guides"]);
    expect(value.navbarItems).toEqual([
      {
        type: "dropdown",
        label: "2.0",
        position: "left",
        items: [
          { label: "1.0", type: "docSidebar", sidebarId: "1-0" },
          { label: "2.0 › Guides", type: "docSidebar", sidebarId: "2-0-guides" },
          { label: "2.0 › Changes", to: "/changelog" },
        ],
      },
      { label: "Status", href: "https://status.example.com", position: "right" },
    ]);
  });

  it("carries method, tag, icon and state for a theme, and says that the classic one shows none of it", () => {
    const spec = { ...specOf(), paths: { "/a": { get: { summary: "A b", deprecated: true } } } };
    const groups = [{ group: "G", tag: "New", icon: "star", openapi: "a.json", pages: ["GET /a"] }];
    const { value, diagnostics } = build({ tabs: [{ tab: "API", icon: "bolt", groups }] }, { "a.json": spec });
    expect(value.navbarItems).toEqual([{ label: "API", to: "/api-reference/a-b", position: "left" }]);
    expect(value.sidebars.api).toMatchObject([
      {
        label: "G",
        customProps: { tag: "New", icon: "star" },
        items: [
          {
            type: "link",
            href: "/api-reference/a-b",
            label: "A b",
            className: "api-method get deprecated",
            customProps: { method: "GET", deprecated: true },
          },
        ],
      },
    ]);
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Docusaurus does not support icons and badges in its sidebar (2 places)", "/navigation/tabs/0/groups/0"],
      ["Docusaurus does not support icons and badges in its menu bar", "/navigation/tabs/0"],
    ]);
  });

  it("refers to a doc where it is a second time, and tells equal labels apart", () => {
    const { value } = build({
      groups: [
        { group: "A", pages: ["one/start", "two/start"] },
        { group: "A", pages: ["one/start"] },
      ],
    });
    expect(value.sidebars.docs).toMatchObject([
      {
        label: "A",
        items: [
          { type: "doc", id: "one/start" },
          { type: "doc", id: "two/start", key: "Start 2" },
        ],
      },
      { label: "A", key: "A 2", items: [{ type: "ref", id: "one/start", key: "Start 3" }] },
    ]);
  });

  it("says which pages are in two sidebars, since they show the first", () => {
    const { value, diagnostics } = build({
      tabs: [
        { tab: "A", pages: ["start"] },
        { tab: "B", pages: ["next", "start"] },
      ],
    });
    expect(value.sidebars.b).toMatchObject([
      { type: "doc", id: "next" },
      { type: "ref", id: "start" },
    ]);
    expect(diagnostics.map(({ message, pointer }) => [message, pointer])).toEqual([
      ["Docusaurus does not support a page in two sidebars", "/navigation/tabs/1/pages/1"],
    ]);
  });

  it("puts the pages of a group without a name in its place, and reports it", () => {
    const { value, diagnostics } = build({ groups: [{ group: "", pages: ["a", "b"] }] });
    expect(value.sidebars.docs).toMatchObject([{ id: "a" }, { id: "b" }]);
    expect(diagnostics).toMatchObject([{ code: "builder/unsupported", pointer: "/navigation/groups/0" }]);
  });

  it("gives the locales of a site in several languages, with the texts of each", () => {
    const { value } = build({
      languages: [
        { language: "en", tabs: [{ tab: "Guides", groups: [{ group: "Basics", pages: ["start"] }] }] },
        { language: "ar", tabs: [{ tab: "أدلة", groups: [{ group: "أساسيات", pages: ["ar/start"] }] }] },
      ],
    });
    expect(value.i18n).toEqual({ defaultLocale: "en", locales: ["en", "ar"] });
    expect(value.translations).toEqual({
      ar: {
        docs: { "sidebar.guides.category.Basics": { message: "أساسيات" } },
        navbar: { "item.label.Guides": { message: "أدلة" } },
      },
    });
  });
});
