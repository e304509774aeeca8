import { type Finding, finding } from "../../../diagnostic/finding.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { addressPart } from "../address-part.ts";
import { GLOBAL_GROUP, namespaceSegments, sharedSegments } from "../namespaces.ts";
import { invalidSdk, sdkSyntax } from "../sdk-codes.ts";
import type { SdkArtifact, SdkSymbol } from "../symbol.ts";
import { firstSentence, MOST_READ, plainText } from "./first-sentence.ts";
import { textOfHtml } from "./html-text.ts";
import { type PhpElement, StructureReader } from "./phpdoc-structure.ts";
import { readMarkup } from "./read-markup.ts";

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
  const numbers = new Map<string, number>();
  const { compare } = new Intl.Collator("en");
  return elements
    .map((element) => ({ element, symbol: symbolOf(element, shared, numbers) }))
    .sort((a, b) => compare(a.element.namespace, b.element.namespace) || compare(a.symbol.title, b.symbol.title))
    .map(({ symbol }) => symbol);
}

/** @param numbers how often each address was given: names of PHP do not differ by their case alone, but kinds may share them */
function symbolOf(element: PhpElement, shared: number, numbers: Map<string, number>): SdkSymbol {
  const { kind, name, namespace, isDeprecated } = element;
  const segments = namespaceSegments(namespace, "\\");
  const rest = segments.slice(shared);
  const address = [...rest, name].map(addressPart).join("/").toLowerCase();
  const number = (numbers.get(address) ?? 0) + 1;
  numbers.set(address, number);
  return {
    kind,
    path: [...segments, name].join("\\"),
    title: name,
    group: rest.join("\\") || segments.join("\\") || GLOBAL_GROUP,
    address: number === 1 ? address : `${address}-${number}`,
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
