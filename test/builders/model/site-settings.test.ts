import { describe, expect, it } from "vitest";
import { drawnLink, languageChrome, siteChrome, siteSettings } from "../../../src/builders/model/site-settings.ts";

describe("siteSettings", () => {
  it("reads what builders have a place for", () => {
    const settings = siteSettings({
      name: "Lumen",
      description: "Lamps",
      logo: { light: "/a.svg", dark: "/b.svg", href: "https://lumen.example" },
      favicon: "/f.ico",
      colors: { primary: "#111111", light: "#eeeeee", dark: "#333333" },
      appearance: { default: "dark", strict: true },
      redirects: [{ source: "/a", destination: "/b", permanent: false }],
      seo: { indexing: "all" },
      markdown: { instructions: "Be short." },
    });
    expect(settings).toMatchObject({
      name: "Lumen",
      logo: { light: "/a.svg", dark: "/b.svg", href: "https://lumen.example" },
      favicon: { light: "/f.ico", dark: "/f.ico" },
      colors: { primary: "#111111", light: "#eeeeee", dark: "#333333" },
      appearance: { default: "dark", strict: true },
      redirects: [{ source: "/a", destination: "/b", permanent: false }],
      indexing: "all",
      instructions: ["Be short."],
    });
  });

  it("uses the one file of a logo for both modes", () => {
    expect(siteSettings({ logo: { dark: "/b.svg" } }).logo).toEqual({ light: "/b.svg", dark: "/b.svg" });
  });

  it.each([undefined, null, 1, "docs", [], { name: 1, logo: [], colors: "red", redirects: {}, navbar: [], footer: 1 }])(
    "leaves out what has another type: %j",
    (config) => {
      expect(siteSettings(config)).toEqual({
        name: "",
        appearance: { default: "system", strict: false },
        navbar: [],
        socials: new Map(),
        footer: [],
        redirects: [],
        indexing: "navigable",
        instructions: [],
      });
    },
  );

  it("names links that name themselves by their type", () => {
    const { navbar, primary } = siteChrome({
      navbar: { links: [{ type: "discord", href: "https://discord.gg/x" }], primary: { type: "github", href: "/g" } },
    });
    const icon = (name: string) => ({ name, style: "brands", library: "fontawesome" });
    expect(navbar).toEqual([{ label: "Discord", href: "https://discord.gg/x", icon: icon("discord") }]);
    expect(primary).toEqual({ label: "GitHub", href: "/g", icon: icon("github") });
  });
});

it("has links without a label: their icon, or where they lead", () => {
  const config = {
    navbar: {
      links: [
        { label: "", href: "https://www.x.com/lumen", icon: "bell" },
        { label: " ", href: "/help", icon: "nothing" },
        { label: "News", href: "/news", icon: "bell" },
        { href: "/none" },
      ],
    },
    footer: { links: [{ items: [{ label: "", href: "https://bsky.app/lumen" }] }] },
  };
  const { navbar, footer } = siteChrome(config);
  expect(navbar.map((link) => drawnLink(link, (icon) => (icon === "bell" ? "<svg/>" : undefined)))).toEqual([
    { label: "", href: "https://www.x.com/lumen", icon: '<span role="img" aria-label="x.com"><svg/></span>' },
    { label: "/help", href: "/help" },
    { label: "News", href: "/news", icon: "<svg/>" },
  ]);
  expect(footer[0]?.items).toEqual([{ label: "bsky.app", href: "https://bsky.app/lumen" }]);
});

describe("languageChrome", () => {
  const site = siteSettings({
    navbar: { links: [{ label: "Help", href: "/help" }], primary: { label: "Buy", href: "/buy" } },
    footer: { socials: { x: "https://x.com/lumen" } },
    banner: { content: "New" },
  });

  it("has what the language sets, and what it does not set from the site", () => {
    const chrome = languageChrome(site, {
      navbar: { links: [{ label: "Aide", href: "/fr/aide" }] },
      banner: { content: "Neuf", dismissible: true },
    });
    expect(chrome).toEqual({
      navbar: [{ label: "Aide", href: "/fr/aide" }],
      socials: site.socials,
      footer: [],
      banner: { content: "Neuf", dismissible: true, id: expect.stringMatching(/^banner-[a-z0-9]+$/) },
    });
  });

  it("gives a banner that says something else another id, so that readers see it who closed the one before", () => {
    const idOf = (content: string) => languageChrome(site, { banner: { content } }).banner?.id;
    expect(idOf("[2.1](/a) is out")).toBe(idOf("[2.1](/a) is out"));
    expect(idOf("[2.1](/b) is out")).not.toBe(idOf("[2.1](/a) is out"));
  });

  it("is the site's without a language", () => {
    expect(languageChrome(site, undefined)).toMatchObject({ navbar: site.navbar, primary: site.primary });
  });
});
