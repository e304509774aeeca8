import { appendFileSync, readFileSync } from "node:fs";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";

/** The environment variable with the file to which a build tells what it found, for a command that says it in the end. */
export const REPORT_VARIABLE = "DOCSJSON_REPORT";

/** What a build tells. */
export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  /** The pages by address, and the files in which they are written. */
  readonly served: readonly (readonly [address: string, file: string])[];
  /** How many scripts of the docs run in the browsers of readers. */
  readonly scripts: number;
}

/** Tells a part of it; false if nobody asked for it. */
export function tellReport(part: Partial<BuildReport>): boolean {
  const file = process.env[REPORT_VARIABLE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(part)}\n`);
  return file !== undefined;
}

/** Reads what the processes of a build told, each finding once. */
export function readReport(file: string): BuildReport {
  const parts = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Partial<BuildReport>);
  const found = new Map(
    parts.flatMap(({ diagnostics = [] }) => diagnostics.map((each) => [JSON.stringify(each), each])),
  );
  return {
    diagnostics: [...found.values()],
    served: [...new Map(parts.flatMap(({ served = [] }) => served))],
    scripts: Math.max(0, ...parts.map(({ scripts = 0 }) => scripts)),
  };
}
