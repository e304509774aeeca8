import type { Hover, HoverParams } from "vscode-languageserver-protocol";
import { CODES, isKnownCode } from "../../codes/table.ts";
import type { JsonObject } from "../../json/json-value.ts";
import { descriptionOf, valuesOf } from "../../json/schema-reader.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { pathInConfig } from "../completion/config-completion.ts";
import { describeInPage } from "../components/describe-component.ts";
import type { Asked, Client, DocumentFeature } from "../feature.ts";
import { jsonCursor } from "../json-cursor.ts";
import { mentionAt } from "../names/mention-at.ts";
import type { Target } from "../names/mentions.ts";
import type { SiteView } from "../site-view.ts";
import { describeIcon, describeImage, iconAt } from "./pictures.ts";
import { describeReference, specReferenceAt } from "./spec-references.ts";

/** More values than these are no help. */
const MOST_VALUES = 12;

/** What is named at the place, what the field, the component or the property is for, and what the codes of the findings mean. */
export const hover: DocumentFeature = {
  about: "document",
  method: "textDocument/hover",
  takes: ["position"],
  capabilities: { hoverProvider: true },
  async answer(asked, { position }: HoverParams, client: Client): Promise<Hover | null> {
    const { view, file, positions } = asked;
    const mention = mentionAt(asked, position);
    const offset = positions.offsetAt(position);
    const codes = (view.byFile.get(file) ?? []).flatMap(({ code, range }) =>
      range && range.start.offset <= offset && offset <= range.end.offset && isKnownCode(code) ? [code] : [],
    );
    const icon = iconAt(asked, offset);
    const reference = specReferenceAt(asked, offset);
    const inside = await describeInPage(asked, position, offset);
    const parts = [
      ...(icon ? [describeIcon(icon, view)] : []),
      ...(reference ? [describeReference(reference, asked)] : []),
      ...(mention ? describeTarget(mention.target, view) : []),
      ...(mention === undefined && inside.length === 0 ? await describeField(asked, offset, client) : []),
      ...inside,
      ...[...new Set(codes)].map((code) => `**${code}**: ${CODES[code].title}\n\n${CODES[code].explanation}`),
    ];
    if (parts.length === 0) return null;
    const contents = { kind: "markdown" as const, value: parts.join("\n\n---\n\n") };
    return { contents, ...(mention ? { range: mention.at } : {}) };
  },
};

/** What a field of docs.json, or of front matter, is for. */
async function describeField(asked: Asked, offset: number, { besideJsonSchema }: Client): Promise<string[]> {
  const { text } = asked.positions;
  if (!asked.view.site.configTexts.has(asked.file)) return describeHeadField(asked, offset);
  if (besideJsonSchema) return [];
  const cursor = jsonCursor(text, offset);
  if (!cursor || cursor.start === cursor.end) return [];
  const key = cursor.part === "key" ? [text.slice(cursor.start, cursor.end).replace(/^"|"$/g, "")] : [];
  return describeSchemas((await asked.schema("docs")).at(pathInConfig(asked, [...cursor.path, ...key])));
}

async function describeHeadField(asked: Asked, offset: number): Promise<string[]> {
  const { text } = asked.positions;
  const head = frontMatterEnd(text);
  if (typeof head !== "number" || offset >= head) return [];
  const name = /^([\w:-]+):/.exec(text.slice(lineStart(text, offset)))?.[1];
  return name === undefined ? [] : describeSchemas((await asked.schema("page")).at([name]));
}

function describeSchemas(schemas: readonly JsonObject[]): string[] {
  const described = descriptionOf(schemas);
  const words = valuesOf(schemas, false).flatMap((value) => (typeof value === "string" ? `\`${value}\`` : []));
  const values = words.length > 1 && words.length <= MOST_VALUES ? [`Values: ${words.join(", ")}`] : [];
  return described === undefined ? [] : [[described, ...values].join("\n\n")];
}

function describeTarget(target: Target, view: SiteView): string[] {
  const lines =
    target.type === "file"
      ? [`\`${target.name}\``, ...describeImage(target.file ?? target.name, view)]
      : target.type === "page"
        ? pageHover(target, view)
        : describeOperation(target, view);
  return [[...lines, ...(target.isRedirected ? ["Reached by a redirect"] : [])].join("\n\n")];
}

function describeOperation({ name, file = "" }: Target, { site, navigation }: SiteView): string[] {
  const reference = name.slice(file.length + 1);
  const [method = "", path = ""] = reference.split(" ");
  const operation = site.documents.index("openapi", file)?.find(method, path);
  const pages = navigation?.lookup.byOperation.get(reference) ?? [];
  return [
    `**${operation?.summary ?? reference}**${operation?.deprecated ? " (deprecated)" : ""}`,
    `\`${reference}\` in \`${file}\``,
    ...(operation?.description ? [operation.description] : []),
    ...pages.map(({ href }) => `Page: \`${href}\``),
  ];
}

function pageHover({ name, file, anchor }: Target, view: SiteView): string[] {
  if (file === undefined) return [`\`${name}\` has no file`];
  const page = view.site.pages.get(name);
  const listed = view.placesOf(name);
  const places = listed.filter((place) => place !== "");
  return [
    `**${page?.title ?? titleOfPath(name)}**`,
    ...(page?.description ? [page.description] : []),
    `\`/${name}${anchor === undefined ? "" : `#${anchor}`}\``,
    places.length > 0 ? `Listed in ${places.join("; ")}` : listed.length > 0 ? "Listed at the top" : "Not listed",
  ];
}
