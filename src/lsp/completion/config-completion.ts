import type { CompletionList } from "vscode-languageserver-protocol";
import { type JsonObject, pointerOf, segmentsOf, valueAt } from "../../json/json-value.ts";
import {
  descriptionOf,
  type SchemaField,
  snippetsOf,
  snippetText,
  typeOf,
  valuesOf,
} from "../../json/schema-reader.ts";
import { isFileSetting } from "../../navigation/checks/named-assets.ts";
import { folderOf, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { isChildKey } from "../../vocabulary/elements/elements.ts";
import type { Asked, Client } from "../feature.ts";
import { type JsonCursor, jsonCursor } from "../json-cursor.ts";
import type { SiteView } from "../site-view.ts";
import {
  addressProposals,
  assetProposals,
  deadProposals,
  iconProposals,
  includeProposals,
  KINDS,
  listOf,
  openVariable,
  operationProposals,
  type Proposal,
  pageProposals,
  specProposals,
  variableProposals,
  type WrittenValue,
} from "./proposals.ts";

/**
 * Completes docs.json and its includes: keys and values by the schema, unless a JSON service does, and all that the site has.
 */
export async function completeConfig(asked: Asked, offset: number, client: Client): Promise<CompletionList | null> {
  const cursor = jsonCursor(asked.positions.text, offset);
  if (!cursor) return null;
  const path = pathInConfig(asked, cursor.path);
  const schema = await asked.schema("docs");
  if (cursor.part === "key")
    return client.besideJsonSchema ? null : completeKey(schema.fields(path), cursor, asked, client);
  const { view, positions } = asked;
  const variable = openVariable(cursor.typed);
  const inString = positions.text[cursor.start] === '"';
  if (inString && variable !== undefined) {
    const range = positions.range(offset - variable.length, offset);
    return listOf(variableProposals(view), variable, ({ value }) => ({ textEdit: { range, newText: `${value}}}` } }));
  }
  const range = positions.range(cursor.start, cursor.end);
  const own = siteProposals(path, asked);
  const schemas = schema.at(path);
  const proposals = [
    ...own,
    ...(client.besideJsonSchema ? [] : schemaProposals(schemas, { inString, withExamples: own.length === 0 })),
    ...(inString || client.besideJsonSchema ? [] : snippetProposals(schemas, client)),
  ];
  return listOf(proposals, cursor.typed, ({ kind, value, text = JSON.stringify(value) }) => ({
    textEdit: { range, newText: `${text}${cursor.needsComma ? "," : ""}` },
    ...(kind === KINDS.snippet && client.snippets ? { insertTextFormat: 2 } : {}),
    ...commaBefore(cursor, asked),
  }));
}

/** The comma that is missing behind the value before. */
const commaBefore = ({ commaAt }: JsonCursor, { positions }: Asked): Pick<WrittenValue, "additionalTextEdits"> =>
  commaAt === undefined ? {} : { additionalTextEdits: [{ range: positions.range(commaAt, commaAt), newText: "," }] };

/** The path of a place in the whole config by its path in one of its files. */
export function pathInConfig(
  { lastGood, file }: Pick<Asked, "lastGood" | "file">,
  path: readonly string[],
): readonly string[] {
  const { site } = lastGood;
  if (file === site.file) return path;
  const pointer = pointerOf(path);
  const around = [...site.origins].filter(
    ([, origin]) => origin.file === file && `${pointer}/`.startsWith(`${origin.pointer}/`),
  );
  const [nearest] = around.sort(([, a], [, b]) => b.pointer.length - a.pointer.length);
  if (!nearest) return path;
  return [...segmentsOf(nearest[0]), ...segmentsOf(pointer.slice(nearest[1].pointer.length))];
}

/** What the site has for a value, by the keys that lead to it. */
function siteProposals(path: readonly string[], { view, lastGood, file }: Asked): Proposal[] {
  const named = path.filter((key) => !/^\d+$/.test(key));
  const [last = "", before = ""] = named.toReversed();
  if (last === "pages" || last === "root") {
    const operations =
      last === "pages" || lastGood.site.documents.named("openapi").length > 0 ? operationProposals(lastGood) : [];
    return [...pageProposals(lastGood, folderAround(path, lastGood)), ...operations];
  }
  if (
    /^(?:openapi|asyncapi|graphql)$/.test(last) ||
    (last === "source" && /^(?:openapi|asyncapi|graphql|sdk)$/.test(before))
  )
    return specProposals(lastGood);
  if (last === "icon" || (last === "name" && before === "icon")) return iconProposals(lastGood);
  if (last === "source" && named[0] === "redirects")
    return [...deadProposals(lastGood), ...addressProposals(lastGood, "")];
  if (last === "href" || named[0] === "redirects") return addressProposals(lastGood, "");
  if (last === "$ref") {
    const from = folderOf(file);
    const relative = (value: string) =>
      `./${from !== "" && value.startsWith(`${from}/`) ? value.slice(from.length + 1) : value}`;
    return includeProposals(view).map((each) => ({ ...each, value: relative(each.value) }));
  }
  return isFileSetting(path) ? assetProposals(lastGood) : [];
}

/** The folder of the page that is listed before a place, or behind it. */
function folderAround(path: readonly string[], { site }: SiteView): string {
  const list = valueAt(site.config, path.slice(0, -1));
  const near = Array.isArray(list)
    ? [list[Number(path.at(-1)) - 1], ...list].find((each) => typeof each === "string")
    : undefined;
  return folderOf(normalizePath(near ?? ""));
}

function schemaProposals(
  schemas: readonly JsonObject[],
  { inString, withExamples }: { inString: boolean; withExamples: boolean },
): Proposal[] {
  const described = descriptionOf(schemas);
  return valuesOf(schemas, withExamples).flatMap((value): Proposal[] => {
    if (typeof value === "string") return [{ value, kind: KINDS.value, documentation: described, rank: 6 }];
    if (inString || typeof value === "object") return [];
    return [{ value: String(value), text: String(value), kind: KINDS.constant, rank: 6 }];
  });
}

/** Whole entries to begin with: a group, a tab, a link. */
const snippetProposals = (schemas: readonly JsonObject[], { snippets }: Client): Proposal[] =>
  snippetsOf(schemas).map(({ label, description, body }) => ({
    value: label,
    text: snippetText(body, snippets),
    kind: KINDS.snippet,
    documentation: description,
    rank: 7,
  }));

function completeKey(
  fields: readonly SchemaField[],
  cursor: JsonCursor,
  asked: Asked,
  { snippets }: Client,
): CompletionList {
  const { siblings, start, end, hasColon, needsComma } = cursor;
  // `global` has lists of several kinds.
  const hasChildren = cursor.path.at(-1) !== "global" && [...siblings].some(isChildKey);
  const offered = fields.filter(({ name }) => !siblings.has(name) && !(hasChildren && isChildKey(name)));
  const range = asked.positions.range(start, end);
  const comma = hasColon || !needsComma ? "" : ",";
  const proposals = offered.map(({ name, schemas }): Proposal => {
    const value = hasColon ? "" : `: ${emptyValue(schemas, snippets)}`;
    return {
      value: name,
      text: `${JSON.stringify(name)}${value}${comma}`,
      kind: KINDS.property,
      detail: typeOf(schemas),
      documentation: descriptionOf(schemas),
    };
  });
  return listOf(proposals, cursor.typed, ({ value, text = value }) => ({
    textEdit: { range, newText: text },
    filterText: JSON.stringify(value),
    ...(snippets ? { insertTextFormat: 2 } : {}),
    ...commaBefore(cursor, asked),
  }));
}

/** A value of the type to begin with, valid as it is. */
function emptyValue(schemas: readonly JsonObject[], snippets: boolean): string {
  const hole = snippets ? "$1" : "";
  const values = valuesOf(schemas, false).filter((value) => typeof value !== "object");
  const [first] = values;
  const type = typeOf(schemas);
  const begun = snippetsOf(schemas).find(
    ({ body }) => typeof body === "object" && Array.isArray(body) === (type === "array"),
  );
  switch (type) {
    case "array":
    case "object":
      return begun ? snippetText(begun.body, snippets) : type === "array" ? `[${hole}]` : `{${hole}}`;
    case "boolean":
      return snippets ? `\${1|true,false|}` : "true";
    case "number":
    case "integer":
      return snippets ? `\${1:1}` : "1";
    default:
      if (!snippets) return JSON.stringify(first ?? "");
      return values.length > 1 && values.every((value) => typeof value === "string" && !/[,|}$\\]/.test(value))
        ? `"\${1|${values.join(",")}|}"`
        : `"${hole}"`;
  }
}
