import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderPage } from "../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../support/bare-context.ts";

interface Property {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly maximum?: number;
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly Property[];
}

interface Definition {
  readonly properties: Readonly<Record<string, Property>>;
  readonly "x-component": { readonly within?: readonly string[]; readonly isOpen?: true };
}

const { definitions } = JSON.parse(
  readFileSync(new URL("../../schemas/components.schema.json", import.meta.url), "utf8"),
) as { definitions: Record<string, Definition> };

/** All that a page shows and tells. */
const shown = (text: string) =>
  JSON.stringify(
    renderPage(
      { file: "page.mdx", text, title: "Page" },
      {
        ...BARE_CONTEXT,
        look: {
          ...BARE_CONTEXT.look,
          icon: (name, how) => ({ type: "text", value: `[${name} ${JSON.stringify(how)}]` }),
        },
      },
    ),
  );

/** What a property means nothing without. */
const NEEDS: Readonly<Record<string, string>> = {
  arrow: 'href="/a"',
  noAnchor: 'titleSize="h2"',
  "Tooltip.href": 'cta="More"',
  "Tooltip.cta": 'href="/a"',
};

/** What is in a component, if not text. */
const CONTENT: Readonly<Record<string, string>> = {
  Steps: '<Step title="a">x</Step>',
  Tabs: '<Tab title="a">x</Tab>',
  ...Object.fromEntries(
    ["CodeGroup", "SnippetGroup", "RequestExample", "ResponseExample"].map((name) => [
      name,
      "```js A\na\n```\n\n```ts B\nb\n```",
    ]),
  ),
};

/** Values of properties that take no other text. */
const VALUES: Readonly<Record<string, unknown>> = { "Update.rss": { title: "A", description: "B" } };

/** Properties that change nothing, and why that is right. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  placeholder: "it is for the playground of the hosted platform",
  "Mermaid.actions": "built pages have no buttons on diagrams",
  "Mermaid.placement": "the place of these buttons",
  "Prompt.actions": "the prompt itself is on the page, open",
  "GitHub.Repo.variant": "the card has one look",
  "Color.variant": "rows are those of Color.Row",
};

/** A value that is not the default. */
function sample({ default: usual, anyOf, ...property }: Property): unknown {
  if (anyOf) return sample({ default: usual, ...anyOf[0] });
  const values = property.enum ?? property.examples ?? [];
  const other = values.findLast((value) => value !== usual);
  if (other !== undefined) return other;
  const [type] = [property.type].flat();
  if (type === "boolean") return usual !== true;
  if (type === "number" || type === "integer") return usual === property.maximum ? 1 : (property.maximum ?? 7);
  if (type === "array") return ["sample"];
  if (type === "object") return { sample: "a" };
  return "sample";
}

function written(name: string, attributes: string): string {
  const around = definitions[name]?.["x-component"].within?.find((each) => !each.includes("."));
  const inner = `<${name} ${attributes}>\n\n${CONTENT[name] ?? "text"}\n\n</${name}>`;
  return around === undefined ? inner : `<${around}>\n${inner}\n</${around}>`;
}

const BASE = { title: '"Title"', label: '"Label"', name: '"name"', icon: '"house"', tip: '"Tip"' };

const PROPERTIES = Object.entries(definitions).flatMap(
  ([
    name,
    {
      properties,
      "x-component": { isOpen },
    },
  ]) => (isOpen ? [] : Object.entries(properties).map(([property, schema]) => [name, property, schema] as const)),
);

function changesPage(name: string, property: string, schema: Property): boolean {
  const { properties } = definitions[name] as Definition;
  const around = Object.entries(BASE)
    .flatMap(([key, value]) =>
      key === property ||
      (property === "src" && key === "icon") ||
      (`${name}.${property}` === "Callout.type" && key === "icon") ||
      !(key in properties)
        ? []
        : [`${key}=${value}`],
    )
    .join(" ");
  const needed = `${around} ${NEEDS[`${name}.${property}`] ?? NEEDS[property] ?? ""}`;
  const given = `${property}={${JSON.stringify(VALUES[`${name}.${property}`] ?? sample(schema))}}`;
  return shown(written(name, `${needed} ${given}`)) !== shown(written(name, needed));
}

it.each(PROPERTIES)("<%s %s> changes the page", (name, property, schema) => {
  const reason = WITHOUT_EFFECT[`${name}.${property}`] ?? WITHOUT_EFFECT[property];
  expect(changesPage(name, property, schema)).toBe(reason === undefined);
});
