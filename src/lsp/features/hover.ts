import type { Hover, HoverParams } from "vscode-languageserver-protocol";
import { CODES, isKnownCode } from "../../codes/table.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { pathInConfig } from "../completion/config-completion.ts";
import type { Asked, DocumentFeature } from "../feature.ts";
import { jsonCursor } from "../json-cursor.ts";
import { mentionAt } from "../mention-at.ts";
import type { Target } from "../mentions.ts";
import { descriptionOf } from "../schema-at.ts";
import type { SiteView } from "../site-view.ts";

/** What is named at the place, what the field is for, and what the codes of the findings mean. */
export const hover: DocumentFeature = {
  about: "document",
  method: "textDocument/hover",
  capabilities: { hoverProvider: true },
  async answer(asked, { position }: HoverParams): Promise<Hover | null> {
    const { view, file, positions } = asked;
    const mention = mentionAt(asked, position);
    const offset = positions.offsetAt(position);
    const codes = (view.byFile.get(file) ?? []).flatMap(({ code, range }) =>
      range && range.start.offset <= offset && offset <= range.end.offset && isKnownCode(code) ? [code] : [],
    );
    const parts = [
      ...(mention ? describeTarget(mention.target, view) : []),
      ...(view.site.configTexts.has(file) && mention === undefined ? await describeField(asked, offset) : []),
      ...[...new Set(codes)].map((code) => `**${code}**: ${CODES[code].title}\n\n${CODES[code].explanation}`),
    ];
    if (parts.length === 0) return null;
    const contents = { kind: "markdown" as const, value: parts.join("\n\n---\n\n") };
    return { contents, ...(mention ? { range: mention.at } : {}) };
  },
};

async function describeField(asked: Asked, offset: number): Promise<string[]> {
  const cursor = jsonCursor(asked.positions.text, offset);
  if (!cursor || cursor.start === cursor.end) return [];
  const key = cursor.part === "key" ? [keyAt(asked.positions.text, cursor.start, cursor.end)] : [];
  const path = pathInConfig(asked, [...cursor.path, ...key]);
  const described = descriptionOf((await asked.schema("docs")).at(path));
  return described === undefined ? [] : [described];
}

const keyAt = (text: string, start: number, end: number): string => text.slice(start, end).replace(/^"|"$/g, "");

function describeTarget(target: Target, view: SiteView): string[] {
  const { site, navigation } = view;
  const { type, name, file } = target;
  if (type === "file") return [`\`${name}\``];
  if (file === undefined) return [`\`${name}\` has no file`];
  if (type === "operation") {
    const reference = name.slice(file.length + 1);
    const [method = "", path = ""] = reference.split(" ");
    const operation = site.specs.get(file)?.value?.find(method, path);
    const pages = navigation?.lookup.byOperation.get(reference) ?? [];
    return [
      [
        `**${operation?.summary ?? reference}**`,
        `\`${reference}\` in \`${file}\``,
        ...(operation?.description ? [operation.description] : []),
        ...pages.map(({ href }) => `Page: \`${href}\``),
      ].join("\n\n"),
    ];
  }
  const page = site.pages.get(name);
  const listed = navigation?.pages.filter((node) => node.type === "page" && node.path === name) ?? [];
  const places = listed.map((node) => breadcrumbs(node).join(" › ")).filter((place) => place !== "");
  return [
    [
      `**${page?.title ?? titleOfPath(name)}**`,
      ...(page?.description ? [page.description] : []),
      `\`/${name}${target.anchor === undefined ? "" : `#${target.anchor}`}\``,
      places.length > 0 ? `Listed in ${places.join("; ")}` : listed.length > 0 ? "Listed at the top" : "Not listed",
    ].join("\n\n"),
  ];
}
