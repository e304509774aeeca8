import type { CompletionList } from "vscode-languageserver-protocol";
import { withoutHoles } from "../../json/schema-reader.ts";
import type { PropertyDocs } from "../../report/component-docs.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { isIconLibrary } from "../../vocabulary/platform/icon-libraries.ts";
import { type KnownComponent, knownComponents } from "../components/component-docs.ts";
import { openTags, type TagCursor, type TagProperty, tagCursor, withBlankCode } from "../components/tag-cursor.ts";
import type { Asked, Client } from "../feature.ts";
import { iconProposals, KINDS, listOf, type Proposal } from "./proposals.ts";

/** Completes a tag: components, their properties and values. `undefined` where no tag is, or a link is better. */
export async function completeTag(asked: Asked, offset: number, client: Client): Promise<CompletionList | undefined> {
  const text = withBlankCode(asked.positions.text);
  const cursor = tagCursor(text, offset);
  if (!cursor) return undefined;
  const known = await knownComponents(asked);
  if (cursor.part === "name")
    return cursor.closes
      ? completeClosing(asked, cursor, text, offset)
      : completeName(asked, { cursor, known, text, offset, client });
  const component = known.get(cursor.component);
  if (!component) return undefined;
  if (cursor.part === "property") return completeProperty(asked, cursor, component, offset, client);
  return completeValue(asked, cursor, component, offset);
}

interface NameRequest {
  readonly cursor: TagCursor;
  readonly known: ReadonlyMap<string, KnownComponent>;
  readonly text: string;
  readonly offset: number;
  readonly client: Client;
}

/** Components: first what may be in the component around, last what must be in another component. */
function completeName(asked: Asked, { cursor, known, text, offset, client }: NameRequest): CompletionList {
  const { positions } = asked;
  const around = openTags(text, cursor.start).map(({ name }) => name);
  const inner = known.get(around.at(-1) ?? "");
  const rank = ({ name, within, own, aliasOf }: KnownComponent) => {
    if (inner?.contains.includes(name)) return 0;
    if (within.length > 0 && !within.some((each) => around.includes(each))) return 8;
    return aliasOf !== undefined ? 6 : own ? 2 : 4;
  };
  // A tag that is there already keeps what follows its name.
  const isNew = /^[ \t]*(?:\r?\n|$|<)/.test(positions.text.slice(offset, offset + 200));
  const indent = /^[ \t]*/.exec(positions.text.slice(lineStart(positions.text, cursor.start), cursor.start))?.[0] ?? "";
  const range = positions.range(cursor.start - 1, offset);
  const proposals = [...known.values()].map(
    (component): Proposal => ({
      value: component.name,
      kind: component.own ? KINDS.function : KINDS.class,
      detail: component.own
        ? component.own.file
        : component.aliasOf === undefined
          ? undefined
          : `the same as ${component.aliasOf}`,
      documentation: component.description,
      rank: rank(component),
      text: isNew
        ? filled(component.snippet, client).replaceAll("\n", `\n${client.snippets ? "" : indent}`)
        : `<${component.name}`,
    }),
  );
  return listOf(proposals, cursor.typed, ({ value, text: newText = value }) => ({
    textEdit: { range, newText },
    filterText: `<${value}`,
    ...(client.snippets && isNew ? { insertTextFormat: 2 as const } : {}),
  }));
}

/** A usual form for a client that cannot fill in places: each place has its suggestion. */
const filled = (snippet: string, { snippets }: Pick<Client, "snippets">): string =>
  snippets ? snippet : withoutHoles(snippet);

function completeClosing(
  { positions }: Asked,
  { start, typed }: TagCursor,
  text: string,
  offset: number,
): CompletionList {
  const open = openTags(text, start - 2).map(({ name }) => name);
  const end = positions.text[offset] === ">" ? "" : ">";
  const range = positions.range(start, offset);
  const proposals = [...new Set(open.reverse())].map((value): Proposal => ({ value, kind: KINDS.class }));
  return listOf(proposals, typed, ({ value }) => ({ textEdit: { range, newText: value + end } }));
}

function completeProperty(
  { positions }: Asked,
  { start, typed, others }: TagProperty,
  { properties }: KnownComponent,
  offset: number,
  client: Client,
): CompletionList {
  const range = positions.range(start, offset);
  const hasValue = /^[\w$:-]*\s*=/.test(positions.text.slice(offset, offset + 100));
  const proposals = properties
    .filter(({ name }) => !others.has(name))
    .map(
      (property): Proposal => ({
        value: property.name,
        kind: KINDS.property,
        detail: property.isRequired ? `${property.type ?? ""} needed`.trim() : property.type,
        documentation: property.description,
        rank: property.isRequired ? 1 : 3,
        text: hasValue ? property.name : withValue(property, client),
      }),
    );
  return listOf(proposals, typed, ({ value, text: newText = value }) => ({
    textEdit: { range, newText },
    filterText: value,
    ...(client.snippets && !hasValue ? { insertTextFormat: 2 as const } : {}),
  }));
}

/** A property with a place for its value: `icon=""`, `cols={}`; one that is true by being there alone. */
function withValue({ name, type, values, default: value }: PropertyDocs, client: Client): string {
  const choice =
    values.length > 1 && values.every((each) => !/[,|}$\\]/.test(each.value))
      ? `\${1|${values.map((each) => each.value).join(",")}|}`
      : "$1";
  if (type === "boolean") return value === true ? `${name}={false}` : name;
  const whole = type === "string" || type === undefined ? `${name}="${choice}"` : `${name}={${choice}}`;
  return filled(whole, client);
}

/** Values of a property. Links have proposals of their own. */
function completeValue(
  { positions, lastGood }: Asked,
  { property, start, typed, quote }: TagCursor & { part: "value" },
  { properties, name }: KnownComponent,
  offset: number,
): CompletionList | undefined {
  const found = properties.find((each) => each.name === property);
  const isIcon = property === "icon" && quote !== "{";
  if (!found || (!isIcon && found.values.length === 0)) return undefined;
  const plain = quote === "{" && found.type === "string" ? undefined : found.values;
  if (!isIcon && plain === undefined) return undefined;
  const range = positions.range(start, offset);
  const proposals = isIcon
    ? iconProposals(lastGood, libraryOfTag(positions.text, start, name))
    : (plain ?? []).map(
        ({ value, description }): Proposal => ({
          value,
          kind: KINDS.value,
          documentation: description,
          detail: value === String(found.default) ? "default" : undefined,
        }),
      );
  return listOf(proposals, typed, ({ value }) => ({ textEdit: { range, newText: value } }));
}

/** The library that the tag around a place names. */
function libraryOfTag(text: string, at: number, name: string) {
  const open = text.lastIndexOf(`<${name}`, at);
  const library = /^[^<>]*?\siconLibrary=["'](\w+)["']/.exec(text.slice(open + 1, open + 2000))?.[1];
  return isIconLibrary(library) ? library : undefined;
}
