import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { nameOfPath } from "../../../vocabulary/addresses/root-path.ts";
import type { SymbolKind } from "../../../vocabulary/elements/sdk.ts";
import { invalidSdk } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence } from "./first-sentence.ts";
import { readTypePage } from "./javadoc-page.ts";

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
function typePages(paths: Iterable<string>): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const path of paths) {
    const slash = path.lastIndexOf("/");
    if (!TYPE_PAGE.test(path.slice(slash + 1))) continue;
    const folder = path.slice(0, Math.max(slash, 0));
    const known = pages.get(folder);
    if (known) known.push(path);
    else pages.set(folder, [path]);
  }
  return pages;
}

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
