import type { Position } from "vscode-languageserver-protocol";
import { withoutHoles } from "../../json/schema-reader.ts";
import { variablesOf } from "../../pages/rules/insert-variables.ts";
import type { PropertyDocs } from "../../report/component-docs.ts";
import type { Asked } from "../feature.ts";
import { nameAt } from "../names/site-name.ts";
import { type KnownComponent, knownComponents } from "./component-docs.ts";
import { tagCursor, withBlankCode } from "./tag-cursor.ts";

/** What a component, a property of one, or a variable is, at a place of a page. */
export async function describeInPage(asked: Asked, position: Position, offset: number): Promise<string[]> {
  const named = nameAt(asked, position)?.name;
  if (named?.type === "variable") return [describeVariable(named.name, asked)];
  if (!asked.view.site.contents.has(asked.file)) return [];
  const text = withBlankCode(asked.positions.text);
  let end = offset;
  while (/[\w$.:-]/.test(text[end] ?? "")) end++;
  const cursor = tagCursor(text, end);
  if (!cursor || cursor.start > offset) return [];
  const known = await knownComponents(asked);
  const component = known.get(cursor.part === "name" ? cursor.typed : cursor.component);
  if (!component) return [];
  if (cursor.part === "name") return [describeComponent(component)];
  const property = component.properties.find(
    ({ name }) => name === (cursor.part === "property" ? cursor.typed : cursor.property),
  );
  if (!property) return [];
  return [describeProperty(property, cursor.part === "value" ? text.slice(cursor.start, end) : undefined)];
}

function describeVariable(name: string, { view: { site } }: Asked): string {
  const value = variablesOf(site.config).get(name);
  return value === undefined
    ? `\`${name}\`: docs.json defines no variable of this name`
    : `\`${name}\` is ${value === "" ? "empty" : `\`${value.replaceAll("`", "'")}\``}, by the variables of docs.json`;
}

function describeComponent({ name, description, snippet, within, properties, aliasOf, own }: KnownComponent): string {
  const names = properties.map((property) => `\`${property.name}\`${property.isRequired ? " (needed)" : ""}`);
  return [
    `**<${name}>**${aliasOf === undefined ? "" : `, the same as \`${aliasOf}\``}`,
    ...(description === undefined ? [] : [description]),
    ...(within.length > 0 ? [`In ${within.map((each) => `\`${each}\``).join(" or ")}`] : []),
    ...(names.length > 0
      ? [`Properties: ${names.join(", ")}`]
      : own?.properties === undefined && own
        ? ["Its properties are not known"]
        : []),
    `\`\`\`mdx\n${withoutHoles(snippet)}\n\`\`\``,
  ].join("\n\n");
}

function describeProperty(
  { name, type, description, values, default: value, isRequired }: PropertyDocs,
  written: string | undefined,
): string {
  const facts = [
    type,
    isRequired ? "needed" : undefined,
    value === undefined ? undefined : `\`${JSON.stringify(value)}\` by default`,
  ];
  const here = values.find((each) => each.value === written && each.description !== undefined);
  const said = facts.filter((each) => each !== undefined).join(", ");
  return [
    `**${name}**${said === "" ? "" : `: ${said}`}`,
    ...(description === undefined ? [] : [description]),
    ...(here
      ? [`\`${here.value}\`: ${here.description}`]
      : values.length > 1
        ? [`Values: ${values.map((each) => `\`${each.value}\``).join(", ")}`]
        : []),
  ].join("\n\n");
}
