import type { NavigationNode, ResolvedNavigation } from "docsjson";
import { type Built, toDocusaurus, toFumadocs, toStarlight, toVitePress } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../support/resolve-handwritten.ts";

/** Replaces each `?` by a text of its own, so that it is known again in what a builder makes. */
function withNames(value: unknown): object {
  let count = 0;
  return JSON.parse(JSON.stringify(value).replace(/\?/g, () => `name-${++count}-`));
}

const group = (...pages: unknown[]) => ({ group: "?", icon: "?", tag: "?", pages });

/** Every kind of element, with all that readers may see of it. */
const versionsOf = (language: string) =>
  ["one", "two"].map((version) => ({
    version: "?",
    tag: "?",
    products: [
      {
        product: "?",
        icon: "?",
        description: "?",
        tabs: [
          {
            tab: "?",
            icon: "?",
            global: { anchors: [{ anchor: "?", icon: "?", href: "https://example.com/?" }] },
            menu: [
              { item: "?", icon: "?", description: "?", groups: [group(`${language}/${version}/item`)] },
              { item: "?", icon: "?", description: "?", href: "https://example.com/?" },
            ],
          },
          {
            tab: "?",
            dropdowns: [
              {
                dropdown: "?",
                icon: "?",
                description: "?",
                color: { light: "#111111" },
                pages: [`${language}/${version}/d`],
              },
              { dropdown: "?", icon: "?", description: "?", color: { dark: "#222222" }, href: "https://example.com/?" },
            ],
          },
          {
            tab: "?",
            align: "end",
            directory: "card",
            groups: [
              {
                ...group(`${language}/${version}/p`, group(`${language}/${version}/deep`), `${language}/${version}/p`),
                root: `${language}/${version}/root`,
              },
              { group: "?", openapi: `${version}.json`, pages: ["GET /things"] },
            ],
          },
          { tab: "?", icon: "?", href: "/?" },
        ],
      },
    ],
  }));

const EVERYTHING = withNames({
  global: { anchors: [{ anchor: "?", icon: "?", href: "https://example.com/?" }] },
  languages: ["en", "fr"].map((language) => ({
    language,
    global: { anchors: [{ anchor: "?", icon: "?", href: "https://example.com/?" }] },
    versions: versionsOf(language),
  })),
});

/** All nodes with the links that elements show inside them. */
const allNodes = (nodes: readonly NavigationNode[]): NavigationNode[] =>
  nodes.flatMap((node) => [
    node,
    ...("children" in node ? allNodes([...node.children, ...Object.values(node.global ?? {}).flat()]) : []),
    ...("rootPage" in node && node.rootPage ? [node.rootPage] : []),
  ]);

/** What readers are to see of a node, as texts that can be found again. */
function textsOf(node: NavigationNode): Record<string, string> {
  const { icon, tag, type, title } = node;
  return {
    ...(type === "language" || ("isRoot" in node && node.isRoot) ? {} : { title }),
    ...(icon === undefined ? {} : { icon: typeof icon === "string" ? icon : icon.name }),
    ...(tag === undefined ? {} : { tag }),
    ...("description" in node && node.description !== undefined ? { description: node.description } : {}),
    ...("color" in node && node.color ? { color: Object.values(node.color).join() } : {}),
    ...("align" in node && node.align ? { align: "no builder puts tabs at a side" } : {}),
    ...("listing" in node && node.listing ? { listing: "no builder lists a directory" } : {}),
    ...(type === "link" ? { href: node.href } : {}),
  };
}

/** What is neither in a builder's result nor in its diagnostics: `tab A: icon`. */
function lostBy(navigation: ResolvedNavigation, { value, diagnostics }: Built<unknown>): string[] {
  const made = JSON.stringify(value);
  const told = new Set(
    diagnostics.flatMap(({ pointer, related }) => [pointer, ...related.map((place) => place.pointer)]),
  );
  // Said of the elements of the language that the one sidebar is made from.
  const hasNoIcons = diagnostics.some(({ message }) => message.includes(" does not support icons "));
  const nodes = allNodes([...navigation.children, ...Object.values(navigation.global).flat()]);
  return nodes.flatMap((node) =>
    Object.entries(textsOf(node)).flatMap(([what, text]) =>
      made.includes(text) || told.has(node.source.pointer) || (what === "icon" && hasNoIcons)
        ? []
        : [`${node.type} ${node.source.pointer}: ${what}`],
    ),
  );
}

describe("what a builder can't show is told", () => {
  const specs = { "one.json": specOf("GET /things"), "two.json": specOf("GET /things") };
  const navigation = resolveHandwritten(EVERYTHING, specs);
  it.each([
    ["Starlight", toStarlight],
    ["Docusaurus", toDocusaurus],
    ["VitePress", toVitePress],
    ["Fumadocs", toFumadocs],
  ] as const)("%s", (_, build) => {
    expect(lostBy(navigation, build(navigation))).toEqual([]);
  });
});
