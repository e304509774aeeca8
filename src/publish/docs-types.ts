import { Kind, type TSchema } from "@sinclair/typebox";
import { formDefinitions } from "../schema/docs.ts";
import { childField, type ElementParts, partsOf } from "../schema/elements/element.ts";
import { hintsOf } from "../schema/values/annotate.ts";
import { CHILD_KEYS, type ChildKey } from "../vocabulary/elements/elements.ts";
import { DIALECTS, type Dialect } from "../vocabulary/platform/dialect.ts";

import { docComment, members, type TypeNames, typeText } from "./typescript.ts";

const PARAMETER = '<D extends Dialect = "mintlify">';
const DIALECT_TYPE = 'import type { Dialect } from "../src/vocabulary/platform/dialect.ts";\n';

const withName = (key: ChildKey) => `With${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** One child key with its children, and none of the others. */
function childVariant(key: ChildKey | undefined, names: TypeNames): string {
  const field = key === undefined ? "" : members({ [key]: childField(key) }, names, "  ");
  const others = CHILD_KEYS.filter((other) => other !== key).map((other) => `  ${other}?: never;\n`);
  return `{\n${field}${others.join("")}}\n`;
}

/** The content of a definition in one dialect, without its name; for elements, the part about their children. */
function bodyText(schema: TSchema, names: TypeNames): string {
  const parts = partsOf(schema);
  if (!parts) return typeText(schema, names);
  const variants = parts.children.map((key) => names.reference?.(withName(key)));
  return [...variants, ...(parts.needsChildren ? [] : ["WithoutChildren"])].join(" | ");
}

/** The names that differ between the dialects, including the names of the variants. */
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

/** The definitions of both dialects, and the names of what differs between them. */
interface Source {
  definitions: Readonly<Record<Dialect, Record<string, TSchema>>>;
  varying: ReadonlySet<string>;
}

/** How types refer to each other: what varies takes a dialect, `D` or one by name. */
const namesFor = ({ varying }: Source, dialect = "D"): TypeNames => ({
  reference: (name) => (varying.has(name) ? `${name}<${dialect}>` : name),
});

const head = ({ varying }: Source, name: string) => `${name}${varying.has(name) ? PARAMETER : ""}`;

/** `{ spec: …; mintlify: … }[D]`: a type for each dialect. */
const choice = (types: readonly string[]) =>
  `{ ${DIALECTS.map((dialect, index) => `${dialect}: ${types[index]}`).join("; ")} }[D]`;

/** An element: its fields as an interface, and the element as these fields with one kind of children. */
function declareElement(source: Source, name: string): string {
  const schema = source.definitions.mintlify[name] as TSchema;
  const { own } = partsOf(schema) as ElementParts;
  const names = namesFor(source);
  const children = DIALECTS.map((dialect) => bodyText(source.definitions[dialect][name] as TSchema, names));
  const variants = children[0] === children[1] ? children[0] : choice(children);
  return `/** What a ${name} has beside its children. */
export interface ${head(source, `${name}Fields`)} {\n${members(own, names, "  ")}}

${docComment(schema.description, "")}export type ${head(source, name)} = ${names.reference?.(`${name}Fields`)} & (${variants});
`;
}

/** The prefix in the names of types that differ between the dialects. */
const PREFIXES: Readonly<Record<Dialect, string>> = { spec: "Spec", mintlify: "Mintlify" };

/** Any other definition; one that differs between the dialects by more than its references is declared once for each. */
function declareOther(source: Source, name: string): string {
  const schema = source.definitions.mintlify[name] as TSchema;
  const isObject = (hintsOf(schema).whole ?? schema)[Kind] === "Object";
  const doc = docComment(schema.description, "");
  const declare = (left: string, text: string) =>
    isObject ? `${doc}export interface ${left} ${text}\n` : `${doc}export type ${left} = ${text};\n`;
  const textIn = (dialect: Dialect, names: TypeNames) => bodyText(source.definitions[dialect][name] as TSchema, names);
  const [spec, mintlify] = DIALECTS.map((dialect) => textIn(dialect, namesFor(source)));
  if (spec === mintlify) return declare(head(source, name), mintlify ?? "");
  const ownNames = DIALECTS.map((dialect) => `${PREFIXES[dialect]}${name}`);
  const own = DIALECTS.map((dialect, index) =>
    declare(ownNames[index] ?? "", textIn(dialect, namesFor(source, JSON.stringify(dialect)))),
  );
  return [...own, `${doc}export type ${head(source, name)} = ${choice(ownNames)};\n`].join("\n");
}

/** The TypeScript declarations of all of `docs.json`; what differs between the dialects takes the dialect as parameter. */
export function docsTypes(): string[] {
  const definitions = { spec: formDefinitions("spec"), mintlify: formDefinitions("mintlify") };
  const source: Source = { definitions, varying: namesThatVary(definitions.spec, definitions.mintlify) };
  const declared = Object.entries(definitions.mintlify).map(([name, schema]) =>
    partsOf(schema) ? declareElement(source, name) : declareOther(source, name),
  );
  const variants = CHILD_KEYS.map(
    (key) => `export interface ${head(source, withName(key))} ${childVariant(key, namesFor(source))}`,
  );
  return [
    DIALECT_TYPE,
    ...declared,
    ...variants,
    `export interface WithoutChildren ${childVariant(undefined, namesFor(source))}`,
  ];
}

/** The names of definitions that differ between the dialects, themselves or in what they refer to. */
function varyingNames<Definition>(
  spec: Record<string, Definition>,
  mintlify: Record<string, Definition>,
  references: (definition: Definition) => Iterable<string>,
): Set<string> {
  const names = Object.keys(mintlify);
  const varying = new Set(names.filter((name) => JSON.stringify(spec[name]) !== JSON.stringify(mintlify[name])));
  for (let before = -1; before < varying.size; ) {
    before = varying.size;
    for (const name of names) {
      if ([...references(mintlify[name] as Definition)].some((needed) => varying.has(needed))) varying.add(name);
    }
  }
  return varying;
}
