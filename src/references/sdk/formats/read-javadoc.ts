import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { groupBy } from "../../../diagnostic/group-by.ts";
import { folderOf, nameOfPath } from "../../../vocabulary/addresses/root-path.ts";
import type { SymbolKind } from "../../../vocabulary/elements/sdk.ts";
import { invalidSdk } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence } from "./first-sentence.ts";
import { isBlock } from "./html-text.ts";
import { type MarkupReader, readMarkup } from "./read-markup.ts";

/** A page of a type is named after it: `Client.Builder.html`. Beside it are the pages of the package: `package-summary.html`. */
const TYPE_PAGE = /^([\p{L}\p{N}_$.]+)\.html$/u;

/**
 * The types of what Javadoc's standard doclet has written, in groups by package. Packages are those that `element-list`
 * names, or `package-list` in Java 8 and before. Types of the unnamed package have no page, as on the hosted platform.
 */
export function readJavadoc(
  files: ReadonlyMap<string, string>,
  source: string,
  findings: Finding[],
): SdkArtifact | undefined {
  const list = files.get("element-list") ?? files.get("package-list");
  if (list === undefined) {
    findings.push(finding(invalidSdk, { case: "javadoc" }, { file: source, pointer: "" }));
    return undefined;
  }
  const { compare } = new Intl.Collator("en");
  const pages = typePages(files.keys());
  const symbols = readPackages(list)
    .sort((a, b) => compare(a.name, b.name))
    .flatMap(({ name, module }) => {
      const folder = name.replaceAll(".", "/");
      const paths = pages.get(folder) ?? pages.get(`${module}/${folder}`) ?? [];
      const ofPackage = paths.map((path) => readType(path, files.get(path) ?? "", name));
      return ofPackage.sort((a, b) => compare(a.title, b.title));
    });
  return { symbols };
}

interface Package {
  readonly name: string;
  /** In whose folder its pages are, if in any. */
  readonly module: string;
}

/** The packages of a list, each once: one a line, the packages of a module below its name. */
function readPackages(list: string): Package[] {
  const packages = new Map<string, Package>();
  let module = "";
  for (const line of list.split("\n")) {
    const name = line.trim();
    if (name.startsWith("module:")) module = name.slice("module:".length);
    else if (name !== "" && !packages.has(name)) packages.set(name, { name, module });
  }
  return [...packages.values()];
}

/** The paths of the pages of types, by their folders. */
const typePages = (paths: Iterable<string>): Map<string, string[]> =>
  groupBy(
    [...paths].filter((path) => TYPE_PAGE.test(nameOfPath(path))),
    folderOf,
  );

function readType(path: string, html: string, inPackage: string): SdkSymbol {
  const [, name = ""] = TYPE_PAGE.exec(nameOfPath(path)) ?? [];
  const { heading, code, description, isDeprecated } = readTypePage(html);
  return {
    kind: headingKind(heading),
    path: `${inPackage}.${name}`,
    title: name,
    group: inPackage,
    address: `${inPackage.replaceAll(".", "-")}/${name}`,
    description: firstSentence(description),
    deprecated: isDeprecated,
    code: code === "" ? undefined : { language: "java", text: code },
    pointer: "",
  };
}

/** `Interface Options`, `Enum Class Mode`; records and exceptions are classes. */
function headingKind(heading: string): SymbolKind {
  if (heading.startsWith("Annotation")) return "annotation";
  if (heading.startsWith("Interface")) return "interface";
  return heading.startsWith("Enum") ? "enum" : "class";
}

/** The head of Javadoc's page about a type. */
interface TypePage {
  /** `Interface Options`. */
  readonly heading: string;
  /** How the type is declared; empty if that is not said. */
  readonly code: string;
  /** Without markup; empty if there is none. */
  readonly description: string;
  readonly isDeprecated: boolean;
}

/** Reads a page of a type, of any version of Javadoc, up to the end of the type's description. */
function readTypePage(html: string): TypePage {
  const reader = new TypePageReader();
  readMarkup(html, reader);
  return {
    heading: reader.heading.trim(),
    code: reader.code.replace(/[^\S\n]+/g, " ").trim(),
    description: reader.description,
    isDeprecated: reader.isDeprecated,
  };
}

class TypePageReader implements MarkupReader {
  heading = "";
  code = "";
  description = "";
  isDeprecated = false;
  isDone = false;
  /** The depths at which the heading, the declaration, the part about the type, and its description began; -1 outside. */
  #headingAt = -1;
  #codeAt = -1;
  #partAt = -1;
  #descriptionAt = -1;

  onopentag(
    name: string,
    { class: classes = "" }: Readonly<Record<string, string>>,
    { length: depth }: readonly string[],
  ): void {
    if (this.isDone) return;
    const has = (...wanted: readonly string[]) => classes.split(/\s+/).some((each) => wanted.includes(each));
    if (this.heading === "" && (name === "h1" || (name === "h2" && has("title")))) this.#headingAt = depth;
    if (this.#partAt < 0) {
      if (has("class-description", "description")) this.#partAt = depth;
    } else if (this.#descriptionAt < 0) {
      if (this.code === "" && (name === "pre" || has("type-signature"))) this.#codeAt = depth;
      if (has("deprecation-block", "deprecatedLabel", "deprecated-label")) this.isDeprecated = true;
      if (has("block")) this.#descriptionAt = depth;
    } else if (isBlock(name)) this.description += " ";
  }

  ontext(text: string): void {
    if (this.#headingAt >= 0) this.heading += text;
    if (this.#codeAt >= 0) this.code += text;
    if (this.#descriptionAt >= 0 && !this.isDone) this.description += text;
  }

  onclosetag({ length: depth }: readonly string[]): void {
    if (depth === this.#headingAt) this.#headingAt = -1;
    if (depth === this.#codeAt) this.#codeAt = -1;
    if (depth === this.#descriptionAt || depth === this.#partAt) this.isDone = true;
  }
}
