import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toDocusaurus, toFumadocs, toLlmsTxt, toStarlight, toVitePress } from "docsjson/builders";
import { describe, expect, it } from "vitest";

/** A heading of a page, and a page whose front matter leads elsewhere, among the pages of a group. */
const { value: navigation } = resolveNavigation(
  {
    navigation: {
      tabs: [
        { tab: "Guides", groups: [{ group: "Start", pages: ["guides/index", "guides/index#install", "status"] }] },
        { tab: "More", groups: [{ group: "Links", pages: ["status"] }] },
      ],
    },
  },
  {
    pages: new Map([
      ["guides/index", {}],
      ["status", { title: "Status", url: "https://status.example.com" }],
    ]),
  },
) as { value: ResolvedNavigation };

describe("links among the pages of a group", () => {
  it.each([
    ["VitePress", () => toVitePress(navigation).value.themeConfig?.sidebar, '"/guides/#install"'],
    ["Docusaurus", () => toDocusaurus(navigation).value.sidebars, '"/guides/#install"'],
    ["Starlight", () => toStarlight(navigation).value, '"/guides/#install"'],
    ["Fumadocs", () => toFumadocs(navigation).value.pageTree, '"/guides#install"'],
  ])("are in the sidebar of %s, in their place", (_, sidebar, heading) => {
    const text = JSON.stringify(sidebar());
    const [page, link, status] = ["Index", heading, "https://status.example.com"].map((part) => text.indexOf(part));
    expect(text).toContain(heading);
    expect(page).toBeLessThan(link as number);
    expect(link).toBeLessThan(status as number);
  });

  it("are in the menu where an element has no page for a sidebar", () => {
    expect(JSON.stringify(toVitePress(navigation).value.themeConfig?.nav)).toContain(
      '"link":"https://status.example.com"',
    );
  });

  it("are not listed again in llms.txt, unless they lead to another site", () => {
    const text = toLlmsTxt(navigation, { name: "Tidemark", description: "Tides", baseUrl: "https://example.com" });
    expect(text).not.toContain("#install");
    expect(text).toContain("(https://status.example.com)");
  });
});
