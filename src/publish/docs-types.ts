import { Kind, type TSchema } from "@sinclair/typebox";
import { docsDefinitions } from "../schema/docs.ts";
import { childField, type ElementParts, partsOf } from "../schema/element.ts";
import { DIALECTS, type Dialect } from "../vocabulary/dialect.ts";
import { CHILD_KEYS, type ChildKey } from "../vocabulary/elements.ts";
import { varyingNames } from "./flat-validators.ts";
import { docComment, members, type TypeNames, typeText } from "./typescript.ts";

const PARAMETER = '<D extends Dialect = "mintlify">';
const DIALECT_TYPE = 'import type { Dialect } from "../src/vocabulary/dialect.ts";\n';

const withName = (key: ChildKey) => `With${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** One child key with its children, and none of the others. */
function childVariant(key: ChildKey | undefined, names: TypeNames): string {
  const field = key === undefined ? "" : members({ [key]: childField(key) }, names, "  ");
  const others = CHILD_KEYS.filter((other) => other !== key).map((other) => `  ${other}?: never;\n`);
  return `{\n${field}${others.join("")}}\n`;
}

/** What a definition says in one dialect, apart from its name; for elements, of their children. */
function bodyText(schema: TSchema, names: TypeNames): string {
  const parts = partsOf(schema);
  if (!parts) return typeText(schema, names);
  const variants = parts.children.map((key) => names.reference?.(withName(key)));
  return [...variants, ...(parts.needsChildren ? [] : ["WithoutChildren"])].join(" | ");
}

/** The names that differ between the dialects, those of the variants among them. */
function namesThatVary(spec: Record<string, TSchema>, mintlify: Record<string, TSchema>): Set<string> {
  const plain: TypeNames = { reference: (name) => name };
  const texts = (definitions: Record<string, TSchema>) => {
    const own = Object.entries(definitions).flatMap(([name, schema]) => {
      const parts = partsOf(schema);
      const fields = parts ? [[`${name}Fields`, members(parts.own, plain, "")]] : [];
      return [[name, parts ? `${name}Fields & ${bodyText(schema, plain)}` : bodyText(schema, plain)], ...fields];
    });
    return Object.fromEntries([...own, ...CHILD_KEYS.map((key) => [withName(key), childVariant(key, plain)])]);
  };
  const [specTexts, mintlifyTexts] = [texts(spec), texts(mintlify)];
  const known = new Set(Object.keys(mintlifyTexts));
  return varyingNames(
    specTexts,
    mintlifyTexts,
    (text: string) =>
      text
        .replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
        .match(/\b[A-Z]\w*/g)
        ?.filter((word) => known.has(word)) ?? [],
  );
}

/** The TypeScript declarations of all of `docs.json`; what differs between the dialects takes the dialect as parameter. */
export function docsTypes(): string[] {
  const definitions: Record<Dialect, Record<string, TSchema>> = {
    spec: docsDefinitions("spec"),
    mintlify: docsDefinitions("mintlify"),
  };
  const varying = namesThatVary(definitions.spec, definitions.mintlify);
  const inDialect = (dialect: string): TypeNames => ({
    reference: (name) => (varying.has(name) ? `${name}<${dialect}>` : name),
  });
  const names = inDialect("D");
  const head = (name: string) => `${name}${varying.has(name) ? PARAMETER : ""}`;

  const declareElement = (name: string, schema: TSchema): string => {
    const parts = partsOf(schema) as ElementParts;
    const children = DIALECTS.map((dialect) => bodyText(definitions[dialect][name] as TSchema, names));
    const same = children[0] === children[1];
    const choice = `{ ${DIALECTS.map((dialect, index) => `${dialect}: ${children[index]}`).join("; ")} }[D]`;
    return `/** What a ${name} has beside its children. */
export interface ${head(`${name}Fields`)} {\n${members(parts.own, names, "  ")}}

${docComment(schema.description, "")}export type ${head(name)} = ${names.reference?.(`${name}Fields`)} & (${same ? children[0] : choice});
`;
  };

  const declare = ([name, schema]: [string, TSchema]): string => {
    if (partsOf(schema)) return declareElement(name, schema);
    const doc = docComment(schema.description, "");
    const form = schema[Kind] === "Object" ? "interface" : "type";
    const statement = (head: string, text: string) =>
      `${doc}export ${form} ${head} ${form === "type" ? `= ${text};` : text}\n`;
    const texts = DIALECTS.map((dialect) => bodyText(definitions[dialect][name] as TSchema, inDialect(`"${dialect}"`)));
    if (!varying.has(name) || texts[0]?.replaceAll('<"spec">', "") === texts[1]?.replaceAll('<"mintlify">', "")) {
      return statement(head(name), bodyText(schema, names));
    }
    const own = DIALECTS.map((dialect) => `${dialect === "spec" ? "Spec" : "Mintlify"}${name}`);
    const choice = `${doc}export type ${head(name)} = { ${DIALECTS.map((dialect, index) => `${dialect}: ${own[index]}`).join("; ")} }[D];\n`;
    return [...own.map((each, index) => statement(each, texts[index] ?? "")), choice].join("\n");
  };

  const variants = CHILD_KEYS.map((key) => `export interface ${head(withName(key))} ${childVariant(key, names)}`);
  return [
    DIALECT_TYPE,
    ...Object.entries(definitions.mintlify).map(declare),
    ...variants,
    `export interface WithoutChildren ${childVariant(undefined, names)}`,
  ];
}
