import { readFileSync } from "node:fs";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../support/bare-context.ts";
import { tempSite } from "../support/temp-site.ts";

interface Definition {
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly required?: readonly string[];
  readonly "x-component": {
    readonly aliasOf?: string;
    readonly isOpen?: true;
    readonly within?: readonly string[];
    readonly otherNames?: Readonly<Record<string, string>>;
  };
}

const published = JSON.parse(
  readFileSync(new URL("../../schemas/components.schema.json", import.meta.url), "utf8"),
) as { definitions: Record<string, Definition> };
const components = Object.entries(published.definitions);
const documented = components.filter(([, definition]) => !definition["x-component"].isOpen).map(([name]) => name);

const render = (text: string) =>
  renderPage(
    { file: "page.mdx", text, title: "Page" },
    { ...BARE_CONTEXT, look: { ...BARE_CONTEXT.look, icon: (name) => ({ type: "text", value: `[${name}]` }) } },
  );

async function check(text: string): Promise<string[]> {
  const site = tempSite({ "docs.json": { navigation: { pages: ["page"] } }, "page.mdx": text });
  const { diagnostics } = await checkSite(site, { rules: { "nav/orphan-page": "off" } });
  return diagnostics.map(({ code, args }) => `${code} ${JSON.stringify(args)}`);
}

/** A component with what it needs, in what it must be in. */
function written(name: string, attributes: string): string {
  const { within } = published.definitions[name]?.["x-component"] ?? {};
  const inner = `<${name} ${attributes}>\n\ntext\n\n</${name}>`;
  const around = within?.find((each) => !each.includes("."));
  return around === undefined ? inner : `<${around}>\n${inner}\n</${around}>`;
}

describe("the table of components", () => {
  it.each(documented)("%s is rendered, and known to check", async (name) => {
    const text = written(name, "");
    expect(render(text).unrendered).toEqual([]);
    expect((await check(text)).filter((found) => found.startsWith("page/unknown-component"))).toEqual([]);
  });

  it("has the components that were rendered and said to be unknown", () => {
    expect(components.map(([name]) => name)).toEqual(expect.arrayContaining(["Banner", "TileGroup", "Property"]));
  });

  it.each(documented.filter((name) => !name.includes(".")))(
    "%s has the anchor of its id in the rendered page if check says so",
    async (name) => {
      const text = `[to it](#here)\n\n${written(name, 'id="here" title="Title" label="Label" name="name"')}`;
      const isDead = (await check(text)).some((found) => found.startsWith("link/anchor-not-found"));
      const isRendered = render(text).html.includes('id="here"');
      expect(isRendered || isDead).toBe(true);
    },
  );

  it.each(
    components.flatMap(
      ([
        name,
        {
          "x-component": { aliasOf },
        },
      ]) => (aliasOf === undefined ? [] : [[name, aliasOf]]),
    ),
  )("%s is rendered as %s", (name, of) => {
    const [one, other] = [name, of].map((each) => written(each as string, 'name="a" cols={3}'));
    expect(render(one as string).html).toBe(render(other as string).html);
  });

  it.each(
    components.flatMap(
      ([
        name,
        {
          "x-component": { otherNames = {} },
        },
      ]) => Object.entries(otherNames).map(([other, property]) => [name, other, property]),
    ),
  )("%s takes %s as %s", (name, other, property) => {
    const with_ = (attribute: string) => render(`<${name} icon="a" ${attribute}="solid" />`).html;
    expect(with_(other as string)).toBe(with_(property as string));
  });

  it.each(
    components.flatMap(
      ([
        name,
        {
          properties,
          "x-component": { isOpen },
        },
      ]) =>
        isOpen
          ? []
          : Object.entries(properties).flatMap(([property, { default: value }]) =>
              value === undefined ? [] : [[name, property, value] as const],
            ),
    ),
  )("%s without %s is rendered as with its default", (name, property, value) => {
    const needs = 'title="A" name="a" variant="compact" label="x" tip="b" repo="a/b"';
    const rest = needs.replace(new RegExp(`${property}="[^"]*"`), "");
    expect(render(written(name, `${rest} ${property}={${JSON.stringify(value)}}`)).html).toBe(
      render(written(name, rest)).html,
    );
  });
});
