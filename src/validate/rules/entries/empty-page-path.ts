import type { Check } from "../../context/check-context.ts";

/** Reports an empty string in a list of pages; the hosted platform refuses one of no characters. */
export function reportEmptyPagePath({ dialect, findings }: Check, entry: string, pointer: string): void {
  const severity = entry === "" && dialect === "mintlify" ? "error" : undefined;
  findings.add("nav/empty", { case: "page-path" }, { pointer }, { severity });
}
