import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { numbered } from "../../../json/numbered.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { addressPart } from "../address-part.ts";
import { GLOBAL_GROUP, namespaceSegments, sharedSegments } from "../namespaces.ts";
import { invalidSdk, sdkSyntax } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence, MOST_READ, plainText } from "./first-sentence.ts";
import { textOfHtml } from "./html-text.ts";
import { type MarkupReader, readMarkup } from "./read-markup.ts";

/**
 * The classes, interfaces, traits and enums of phpDocumentor's `structure.xml`, in groups by namespace. Functions and
 * constants have no page, as on the hosted platform.
 */
export function readPhpdoc(xml: string, file: string, findings: Finding[]): SdkArtifact | undefined {
  const reader = new StructureReader();
  const isWhole = readMarkup(xml, reader, { xml: true });
  if (!reader.isProject) {
    findings.push(finding(invalidSdk, { case: "phpdoc" }, placeInXml(xml, file, 0)));
    return undefined;
  }
  if (!isWhole) {
    findings.push(finding(sdkSyntax, { case: "nested" }, placeInXml(xml, file, 0)));
    return undefined;
  }
  if (!END.test(xml.slice(-MOST_AFTER_END))) {
    findings.push(finding(sdkSyntax, { case: "xml" }, placeInXml(xml, file, xml.trimEnd().length)));
    return undefined;
  }
  return { title: reader.title, symbols: symbolsOf(reader.elements) };
}

/** How a whole file ends, in as much of it as is looked at. */
const END = /(?:<\/project\s*|<project\b[^<>]*\/)>\s*(?:<!--(?:(?!-->).)*-->\s*)?$/s;
const MOST_AFTER_END = 1_000;

const placeInXml = (xml: string, file: string, at: number) => {
  return { file, pointer: "", range: positionsOf(xml).range(at, at) };
};

function symbolsOf(elements: readonly PhpElement[]): SdkSymbol[] {
  const shared = sharedSegments(
    elements.map(({ namespace }) => namespace),
    "\\",
  );
  const uniqueAddress = numbered();
  const { compare } = new Intl.Collator("en");
  return elements
    .map((element) => ({ element, symbol: symbolOf(element, shared, uniqueAddress) }))
    .sort((a, b) => compare(a.element.namespace, b.element.namespace) || compare(a.symbol.title, b.symbol.title))
    .map(({ symbol }) => symbol);
}

/** @param uniqueAddress tells addresses apart: names of PHP do not differ by their case alone, but kinds may share them */
function symbolOf(element: PhpElement, shared: number, uniqueAddress: (address: string) => string): SdkSymbol {
  const { kind, name, namespace, isDeprecated } = element;
  const segments = namespaceSegments(namespace, "\\");
  const rest = segments.slice(shared);
  return {
    kind,
    path: [...segments, name].join("\\"),
    title: name,
    group: rest.join("\\") || segments.join("\\") || GLOBAL_GROUP,
    address: uniqueAddress([...rest, name].map(addressPart).join("/").toLowerCase()),
    description: phpDescription(element),
    deprecated: isDeprecated,
    pointer: "",
  };
}

/** The summary, or without one the text below it. Of an inline tag the words that readers see stay. */
function phpDescription({ summary, description }: PhpElement): string | undefined {
  const text = [summary, description].find((each) => each.trim() !== "") ?? "";
  const words = text
    .slice(0, MOST_READ)
    .replace(/\{@(?:link|see)\s+([^\s{}]+)(?:\s+([^{}]*))?\}/g, (_, target: string, label?: string) => label || target);
  return firstSentence(plainText(textOfHtml(words)));
}

/** The kinds that have pages, in the order in which the parts of a file get their addresses. */
const KINDS = ["class", "interface", "trait", "enum"] as const;
type Kind = (typeof KINDS)[number];

/** A class, interface, trait or enum. */
interface PhpElement {
  readonly kind: Kind;
  name: string;
  /** Without the first backslash; empty is the global one. */
  namespace: string;
  /** The first paragraph of its comment, and the rest. */
  summary: string;
  description: string;
  isDeprecated: boolean;
}

/** An element that is being read. */
interface OpenElement extends PhpElement {
  readonly hasNamespace: boolean;
  fullName: string;
}

/**
 * Collects the parts of a `structure.xml` while htmlparser2 reads it. Source: phpDocumentor 2 and 3, template "xml".
 */
class StructureReader implements MarkupReader {
  /** Whether the outermost element is phpDocumentor's. */
  isProject = false;
  title: string | undefined;
  /** File by file. */
  readonly elements: PhpElement[] = [];
  #ofFile: PhpElement[] = [];
  #element: OpenElement | undefined;

  /** @param open `project`, `file`, `class`, `docblock`, `description` */
  onopentag(name: string, attributes: Readonly<Record<string, string>>, open: readonly string[]): void {
    const { length } = open;
    if (length === 1 && name === "project") {
      this.isProject = true;
      this.title = attributes.title ?? attributes.name;
    } else if (length === 3 && open[1] === "file") {
      const kind = KINDS.find((each) => each === name);
      this.#element = kind && startElement(kind, attributes.namespace);
    } else if (length === 5 && this.#element && name === "tag" && open[3] === "docblock") {
      this.#element.isDeprecated ||= attributes.name === "deprecated";
    }
  }

  ontext(text: string, open: readonly string[]): void {
    const element = this.#element;
    if (!element || open.length < 4 || open.length > 5) return;
    switch (open.slice(3).join("/")) {
      case "name":
        element.name += text;
        break;
      case "full_name":
        element.fullName += text;
        break;
      case "docblock/description":
        element.summary += text;
        break;
      case "docblock/long-description":
        element.description += text;
        break;
    }
  }

  onclosetag({ length }: readonly string[]): void {
    if (length === 3 && this.#element) {
      const element = finishElement(this.#element);
      if (element.name !== "") this.#ofFile.push(element);
      this.#element = undefined;
    } else if (length === 2) {
      const order = ({ kind }: PhpElement) => KINDS.indexOf(kind);
      for (const element of this.#ofFile.sort((a, b) => order(a) - order(b))) this.elements.push(element);
      this.#ofFile = [];
    }
  }
}

const startElement = (kind: Kind, namespace: string | undefined): OpenElement => ({
  kind,
  name: "",
  namespace: namespace ?? "",
  hasNamespace: namespace !== undefined,
  fullName: "",
  summary: "",
  description: "",
  isDeprecated: false,
});

/** Without a namespace field, the namespace in its full name counts. */
function finishElement({ hasNamespace, fullName, ...element }: OpenElement): PhpElement {
  const outer = fullName.trim().slice(0, Math.max(fullName.trim().lastIndexOf("\\"), 0));
  const namespace = (hasNamespace ? element.namespace : outer).trim().replace(/^\\/, "");
  return { ...element, name: element.name.trim(), namespace };
}
