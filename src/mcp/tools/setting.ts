import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, joinFirst, quote } from "../../diagnostic/words.ts";
import { descriptionOf, type SchemaField, SchemaReader, typeOf, valuesOf } from "../../json/schema-reader.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { readSchema } from "../../site/schema-files.ts";
import { tool } from "../tool.ts";

/** The files whose fields are settings, and the schema of each. */
const FILES = { "docs.json": "docs", "front matter": "page", "docsjson.config.json": "config" } as const;
/** How many values are named. */
const MOST_VALUES = 40;

export const settingTool = tool({
  name: "setting",
  description:
    "Says what a field of docs.json, of front matter or of docsjson.config.json is for, with its type, values and the fields in it; without a path, lists the fields at the top.",
  arguments: {
    path: {
      type: "string",
      description: "The field, by the names that lead to it: navbar.links, navigation.groups.icon",
    },
    file: { type: "string", enum: Object.keys(FILES), description: "Where it is (default docs.json)" },
  },
  isAboutSite: false,
  writes: false,
  async run({ path = "", file = "docs.json" }) {
    const reader = new SchemaReader({ ...(await readSchema(FILES[file as keyof typeof FILES])) });
    const names = path.split(/[./]/).filter((name) => name !== "" && name !== "[]");
    const at = pathInSchema(reader, names, file);
    const schemas = reader.at(at);
    const values = valuesOf(schemas, false)
      .filter((value) => typeof value !== "object")
      .map(String);
    const item = [...at, "0"];
    const inList = reader.fields(at).length === 0 && reader.fields(item).length > 0;
    const fields = reader.fields(inList ? item : at);
    return {
      head: [
        `${names.join(".") || file}${typeOf(schemas) ? ` (${typeOf(schemas)})` : ""}: ${descriptionOf(schemas) ?? ""}`,
        ...(values.length > 1 ? [`Values: ${joinFirst(values, MOST_VALUES)}`] : []),
        ...(fields.length > 0 ? [inList ? "Each entry has:" : "Fields:", ...fields.map(fieldLine)] : []),
      ].join("\n"),
    };
  },
});

/** The path with an index wherever a list is on the way. @throws {SiteError} if there is no such field */
function pathInSchema(reader: SchemaReader, names: readonly string[], file: string): string[] {
  const path: string[] = [];
  for (const name of names) {
    const has = (at: readonly string[]) => reader.fields(at).some((field) => field.name === name);
    if (!has(path) && has([...path, "0"])) path.push("0");
    if (!has(path)) {
      const known = [...reader.fields(path), ...reader.fields([...path, "0"])].map((field) => field.name);
      const hint = didYouMean(nearest(name, known)) ?? (known.length > 0 ? `there are ${known.join(", ")}` : undefined);
      const where = path.length === 0 ? file : quote(path.filter((key) => key !== "0").join("."));
      throw new SiteError(`${where} has no field ${quote(name)}${hint === undefined ? "" : `; ${hint}`}`);
    }
    path.push(name);
  }
  return path;
}

/** Of many fields, each on one line. */
const fieldLine = ({ name, schemas }: SchemaField): string =>
  `- ${name}${typeOf(schemas) ? ` (${typeOf(schemas)})` : ""}: ${descriptionOf(schemas)?.split(/(?<=\.)\s/, 1)[0] ?? ""}`;
