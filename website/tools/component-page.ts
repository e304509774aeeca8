import type { TSchema } from "@sinclair/typebox";
import { typeText } from "../../src/publish/typescript.ts";
import type { ComponentDefinition } from "../../src/schema/components/define-component.ts";
import { PLATFORM_COMPONENTS } from "../../src/schema/components/platform-components.ts";
import { literalValues } from "../../src/schema/json/schema-shape.ts";
import { code, page, table } from "./markdown.ts";

const HEAD = `The components that the hosted platform has in pages, in the order of their use on real sites. \`check\` judges pages by
this table, the builders render by it, and editors complete by it; \`schemas/components.schema.json\` is the same for other
tools. Each component also takes \`id\`, \`className\`, \`style\`, \`key\`, and properties that begin with \`data-\` or \`aria-\`.`;

/** The reference page of the components. */
export function componentPage(): string {
  const documented = PLATFORM_COMPONENTS.filter(({ isOpen, properties }) => !isOpen || hasProperties(properties));
  const others = PLATFORM_COMPONENTS.filter((each) => !documented.includes(each)).map(({ name }) => `\`${name}\``);
  const closing = `## Others\n\nThese are known by name, and accepted with any property: ${others.join(", ")}.\n`;
  return page(
    {
      title: "Components of pages",
      description: "What the platform has for pages: each component with its properties, their values and an example.",
    },
    HEAD,
    documented.map(section).join(""),
    closing,
  );
}

const hasProperties = (schema: TSchema): boolean => Object.keys(schema.properties).length > 0;

function section({ name, properties, ...facts }: ComponentDefinition): string {
  const words = [
    facts.aliasOf === undefined ? properties.description : `Another name for \`${facts.aliasOf}\`.`,
    facts.within ? `It must be in ${anyOf(facts.within)}.` : undefined,
    facts.contains ? `It contains ${anyOf(facts.contains)}.` : undefined,
    facts.needsOneOf ? `It needs one of ${facts.needsOneOf.map(code).join(", ")}.` : undefined,
    ANCHORS[facts.anchor ?? "none"],
  ].filter((each) => each !== undefined);
  const example = `\`\`\`\`mdx\n${withoutPlaces(facts.snippet)}\n\`\`\`\`\n\n`;
  const table = facts.aliasOf === undefined && hasProperties(properties) ? `${propertyTable(properties)}\n\n` : "";
  return `## ${name}\n\n${words.join(" ")}\n\n${facts.aliasOf === undefined ? example : ""}${table}`;
}

const anyOf = (names: readonly string[]): string =>
  [names.slice(0, -1).map(code).join(", "), code(names.at(-1) ?? "")].filter((each) => each !== "").join(" or ");

const ANCHORS: Readonly<Record<string, string | undefined>> = {
  param: "Its anchor is `param-` and its name.",
  tab: "Its anchor is made from its title.",
  accordion: "Its anchor is made from its title.",
  view: "Its anchor is made from its title.",
  update: "Its anchor is made from its label.",
  step: "Its anchor is made from its title, if that is a heading (`titleSize`).",
};

/** `<Card title="$1">` as an example: the places to fill in are empty, or have their first choice. */
const withoutPlaces = (snippet: string): string =>
  snippet
    .replace(/\$\{\d+:([^}]*)\}/g, "$1")
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
    .replace(/\$\d+/g, "…");

const TYPES: Readonly<Record<string, string>> = { unknown: "any value" };

function propertyTable(schema: TSchema): string {
  const required: readonly string[] = schema.required ?? [];
  const rows = Object.entries<TSchema>(schema.properties).map(([name, property]) => {
    const values = literalValues(property);
    const type = values
      ? values.map((value) => code(value)).join(", ")
      : (TYPES[typeText(property, {})] ?? code(typeText(property, {})));
    const extra = [
      ...(required.includes(name) ? ["Required."] : []),
      ...(property.default === undefined || property.default === false ? [] : [`Default: \`${property.default}\`.`]),
      ...(property.minimum === undefined ? [] : [`At least ${property.minimum}.`]),
      ...(property.maximum === undefined ? [] : [`At most ${property.maximum}.`]),
    ];
    return [code(name), type, [property.description, ...extra].join(" ")];
  });
  return table(["property", "value", "what it does"], rows);
}
