import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { appendTo } from "../../../diagnostic/group-by.ts";
import { fieldOf, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import { addressPart } from "../address-part.ts";
import { parseArtifact } from "../parse-artifact.ts";
import { invalidSdk, sdkTooDeep } from "../sdk-codes.ts";
import type { SdkArtifact, SdkMember, SdkSymbol } from "../symbol.ts";
import { firstSentence, plainText } from "./first-sentence.ts";

/**
 * The kinds that have pages, in the order of the groups. Source: TypeDoc, `ReflectionKind`; groups and folders: hosted
 * platform.
 */
const PAGES = [
  { code: 128, kind: "class", group: "Classes", folder: "classes" },
  { code: 256, kind: "interface", group: "Interfaces", folder: "interfaces" },
  { code: 8, kind: "enum", group: "Enumerations", folder: "enums" },
  { code: 64, kind: "function", group: "Functions", folder: "functions" },
  { code: 2097152, kind: "type", group: "Type Aliases", folder: "types" },
  { code: 32, kind: "variable", group: "Variables", folder: "variables" },
] as const;
const MODULE = 2;
const NAMESPACE = 4;

/** Further kinds that front matter may name. An accessor counts as a property. */
const MEMBERS: ReadonlyMap<unknown, SdkMember["kind"]> = new Map([
  [2048, "method"],
  [1024, "property"],
  [262144, "property"],
]);

/** How long the names of namespaces within each other are together, which bounds their depth too. */
const MOST_CHARACTERS = 1_000;

/** Anything that TypeDoc describes, with its place in the file. */
interface Reflection {
  readonly value: JsonObject;
  readonly pointer: string;
}

/** A scope that lists reflections: the project, a module, or a namespace. */
interface Scope extends Reflection {
  /** The names of the namespaces around its parts, each followed by a full stop. */
  readonly prefix: string;
  /** The first part of all addresses in it: module and namespaces, each followed by a slash. */
  readonly folder: string;
}

/** A class, interface and so on. */
interface Declared extends Reflection {
  readonly scope: Scope;
}

/**
 * The classes, interfaces, enumerations, functions, types and variables of a TypeDoc file (`typedoc --json`), those of
 * each module in groups of their own if there are several. Private parts have no page.
 */
export function readTypedoc(text: string, file: string, findings: Finding[]): SdkArtifact | undefined {
  const parsed = parseArtifact(text, file, findings);
  if (!parsed) return undefined;
  const { value: project } = parsed;
  if (!isObject(project) || !isProject(project)) {
    findings.push(finding(invalidSdk, { case: "typedoc" }, { file, pointer: "" }));
    return undefined;
  }
  const modules = childReflections({ value: project, pointer: "" }).filter(
    ({ value }) => own(value, "kind") === MODULE,
  );
  const tooDeep = (pointer: string) =>
    void findings.push(finding(sdkTooDeep, { limit: MOST_CHARACTERS }, { file, pointer }));
  const symbols =
    modules.length === 0
      ? readReflections({ value: project, pointer: "" }, undefined, tooDeep)
      : modules.flatMap((each) =>
          readReflections(each, modules.length > 1 ? reflectionName(each) : undefined, tooDeep),
        );
  return { version: textOf(own(project, "schemaVersion")), title: textOf(own(project, "name")), symbols };
}

/** Whether a JSON value is the output of TypeDoc. Source: TypeDoc, `JSONOutput.ProjectReflection`. */
const isProject = (value: JsonObject): boolean => own(value, "variant") === "project" || own(value, "kind") === 1;

/** @param name the module's name, if it is one of several */
function readReflections(
  module: Reflection,
  name: string | undefined,
  tooDeep: (pointer: string) => void,
): SdkSymbol[] {
  const folder = name === undefined ? "" : `${addressPart(name)}/`;
  const declared = listDeclared({ ...module, prefix: "", folder }, tooDeep);
  const { compare } = new Intl.Collator("en");
  return PAGES.flatMap((page) => {
    const symbols = (declared.get(page.code) ?? []).map((each) => symbolOf(each, page, name));
    return symbols.sort((a, b) => compare(a.title, b.title));
  });
}

/** All that is declared in a scope and the namespaces within it, by its kind, in the order of the file. */
function listDeclared(start: Scope, tooDeep: (pointer: string) => void): Map<unknown, Declared[]> {
  const declared = new Map<unknown, Declared[]>();
  const pending: Scope[] = [start];
  for (let scope = pending.pop(); scope; scope = pending.pop()) {
    const inner: Scope[] = [];
    for (const child of childReflections(scope)) {
      const kind = own(child.value, "kind");
      if (kind === NAMESPACE) {
        const namespace = namespaceIn(scope, child);
        if (namespace.prefix.length <= MOST_CHARACTERS) inner.push(namespace);
        else tooDeep(child.pointer);
      } else if (!isPrivate(child)) appendTo(declared, kind, { ...child, scope });
    }
    for (const namespace of inner.reverse()) pending.push(namespace);
  }
  return declared;
}

function namespaceIn({ prefix, folder }: Scope, child: Reflection): Scope {
  const name = reflectionName(child);
  return { ...child, prefix: `${prefix}${name}.`, folder: `${folder}${addressPart(name)}/` };
}

function symbolOf(
  declared: Declared,
  { kind, group, folder }: (typeof PAGES)[number],
  module: string | undefined,
): SdkSymbol {
  const { scope, pointer } = declared;
  const name = reflectionName(declared);
  const title = scope.prefix + name;
  return {
    kind,
    path: module === undefined ? title : `${module}!${title}`,
    title,
    group: module === undefined ? group : `${module} ${group}`,
    address: `${scope.folder}${folder}/${addressPart(name)}`,
    description: reflectionDescription(declared),
    deprecated: isDeprecatedReflection(declared),
    name: { kind, name },
    members: kind === "class" || kind === "interface" ? declaredMembers(declared) : [],
    pointer,
  };
}

const declaredMembers = (declared: Declared): SdkMember[] =>
  childReflections(declared).flatMap((member) => {
    const kind = MEMBERS.get(own(member.value, "kind"));
    return kind === undefined || isPrivate(member)
      ? []
      : [{ kind, name: reflectionName(member), description: reflectionDescription(member) }];
  });

function childReflections({ value, pointer }: Reflection): Reflection[] {
  const children = own(value, "children");
  if (!Array.isArray(children)) return [];
  return children.flatMap((child: unknown, index) =>
    isObject(child) && typeof own(child, "name") === "string"
      ? [{ value: child, pointer: `${pointer}/children/${index}` }]
      : [],
  );
}

const reflectionName = ({ value }: Reflection): string => String(own(value, "name"));

function isPrivate({ value }: Reflection): boolean {
  const flags = own(value, "flags");
  return fieldOf(flags, "isPrivate") === true;
}

/** The comments on a reflection: its own, or the comments on the signatures of a function, a method or an accessor. */
function commentsOn({ value }: Reflection): JsonObject[] {
  const signatures = [own(value, "signatures"), own(value, "getSignature"), own(value, "setSignature")].flat();
  return [value, ...signatures.filter(isObject)].map((each) => own(each, "comment")).filter(isObject);
}

const reflectionDescription = (reflection: Reflection): string | undefined =>
  commentsOn(reflection)
    .map((comment) => firstSentence(plainText(summaryOf(comment))))
    .find((sentence) => sentence !== undefined);

/** The summary of a comment, without blocks of code. A link is the text that readers see of it. */
function summaryOf(comment: JsonObject): string {
  const parts = own(comment, "summary");
  if (!Array.isArray(parts)) return "";
  return parts
    .map((part: unknown) => {
      const text = fieldOf(part, "text");
      return typeof text === "string" && !text.startsWith("```") ? text : "";
    })
    .join("");
}

/** A function is deprecated if all of its signatures are. */
function isDeprecatedReflection(reflection: Reflection): boolean {
  const comments = commentsOn(reflection);
  return (
    comments.length > 0 &&
    comments.every((comment) => {
      const tags = own(comment, "blockTags");
      return Array.isArray(tags) && tags.some((tag) => fieldOf(tag, "tag") === "@deprecated");
    })
  );
}
