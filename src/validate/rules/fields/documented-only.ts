import type { ValidatorError } from "../../../../schemas/validators.js";
import type { CodeArguments } from "../../../diagnostic/codes.ts";
import type { Reporter } from "../../context/findings.ts";

/** Entries of `contextual.options` that the platform documents. Source: its documentation, autumn 2026. */
const DOCUMENTED_OPTIONS: ReadonlySet<unknown> = new Set(["devin-desktop"]);

const GLOBAL_PRODUCT = /(?:^|\/)global\/products\/\d+$/;
const BANNER_COLOR = /(?:^|\/)banner\/color$/;
const OPTION = /^\/contextual\/options\/\d+$/;

/** Reports an error that the platform's documentation contradicts. Says whether it did. */
export function reportDocumentedOnly(
  findings: Reporter,
  error: ValidatorError,
  value: unknown,
  pointer: string,
): boolean {
  const documented = documentedOnly(error, value);
  if (documented) findings.add("config/documented-only", documented, { pointer });
  return documented !== undefined;
}

function documentedOnly(
  { keyword, instancePath, params }: ValidatorError,
  value: unknown,
): CodeArguments["config/documented-only"] | undefined {
  switch (keyword) {
    case "enum":
      if (!OPTION.test(instancePath) || !DOCUMENTED_OPTIONS.has(value)) return undefined;
      return { case: "option", value: String(value) };
    case "type":
      if (!BANNER_COLOR.test(instancePath) || typeof value !== "string" || !value.startsWith("#")) return undefined;
      return { case: "banner-color", value };
    case "required":
      if (params.missingProperty !== "href" || !GLOBAL_PRODUCT.test(instancePath)) return undefined;
      return { case: "global-link", kind: "product" };
    default:
      return undefined;
  }
}
