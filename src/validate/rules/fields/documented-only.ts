import { platform } from "../../../codes/examples/config.ts";
import { code, type FactsOf } from "../../../diagnostic/code.ts";
import type { Place, Reporter } from "../../../diagnostic/finding.ts";
import { elementName, quote } from "../../../diagnostic/words.ts";
import type { JsonObject } from "../../../json/json-value.ts";
import type { ShapeFault } from "../../../json/shape.ts";
import type { ElementKind } from "../../../vocabulary/elements/elements.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import type { Check } from "../../context/visits.ts";

export const documentedOnly = code("config/documented-only", {
  severity: "error",
  title: "The hosted platform documents a value that its validator rejects",
  explanation:
    "The platform's documentation and its validator differ in a few places. What the validator rejects stops a deployment, so it is an error here until the validator takes it; what it drops is a warning.",
  example: platform(
    '"banner": { "content": "Version 2 is out", "color": "#0d9373" }',
    '"banner": { "content": "Version 2 is out", "color": { "light": "#0d9373", "dark": "#0d9373" } }',
  ),
  cases: {
    "icon-style": ({ icon, style }: { icon: string; style: string }) => ({
      message: '"iconType" is documented, but the hosted platform\'s validator drops it',
      hint: `use "icon": { "name": ${quote(icon)}, "style": ${quote(style)} }`,
    }),
    option: ({ value }: { value: string }) => ({
      message: `${quote(value)} is documented, but the hosted platform's validator rejects it`,
      hint: "leave it out until the platform takes it",
    }),
    "banner-color": ({ value }: { value: string }) => ({
      message: `"color" must be an object: one color is documented, but the hosted platform's validator rejects it`,
      hint: `use { "light": ${quote(value)}, "dark": ${quote(value)} }`,
    }),
    "global-link": ({ kind }: { kind: ElementKind }) => ({
      message: `${elementName(kind)} is missing the required field "href": the documentation shows it without, but the hosted platform's validator rejects it`,
      hint: 'add "href"',
    }),
  },
});

/** Entries of `contextual.options` that the platform documents. Source: its documentation, autumn 2026. */
const DOCUMENTED_OPTIONS: ReadonlySet<unknown> = new Set(["devin-desktop"]);

const GLOBAL_PRODUCT = /(?:^|\/)global\/products\/\d+$/;
const BANNER_COLOR = /(?:^|\/)banner\/color$/;
const OPTION = /^\/contextual\/options\/\d+$/;

/** Reports a fault that the platform's documentation contradicts. Says whether it did. */
export function reportDocumentedOnly(findings: Reporter, fault: ShapeFault, value: unknown, pointer: string): boolean {
  const documented = readDocumented(fault, value);
  if (documented) findings.add(documentedOnly, documented, { pointer });
  return documented !== undefined;
}

/** Reports `iconType`, which the platform's documentation shows on elements, and its validator drops. Says whether it did. */
export function reportIconType(
  { findings, dialect }: Check,
  field: string,
  element: JsonObject,
  place: Place,
): boolean {
  if (field !== "iconType" || !DIALECT_RULES[dialect].platformFormsCount) return false;
  const facts = { case: "icon-style", icon: valueWord(element.icon), style: valueWord(element.iconType) } as const;
  findings.add(documentedOnly, facts, place, { severity: "warning" });
  return true;
}

const valueWord = (value: unknown): string => (typeof value === "string" ? value : "…");

function readDocumented(fault: ShapeFault, value: unknown): FactsOf<typeof documentedOnly> | undefined {
  const { keyword, pointer } = fault;
  switch (keyword) {
    case "enum":
      if (!OPTION.test(pointer) || !DOCUMENTED_OPTIONS.has(value)) return undefined;
      return { case: "option", value: String(value) };
    case "type":
      if (!BANNER_COLOR.test(pointer) || typeof value !== "string" || !value.startsWith("#")) return undefined;
      return { case: "banner-color", value };
    case "required":
      if (fault.field !== "href" || !GLOBAL_PRODUCT.test(pointer)) return undefined;
      return { case: "global-link", kind: "product" };
    default:
      return undefined;
  }
}
