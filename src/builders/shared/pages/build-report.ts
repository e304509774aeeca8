import { appendFileSync, readFileSync } from "node:fs";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { countOf, groupDigits } from "../../../diagnostic/words.ts";

/** The environment variable with the file to which a build tells what it found, for a command that says it in the end. */
export const REPORT_VARIABLE = "DOCSJSON_REPORT";

/** The files of a page. */
export interface ServedPage {
  /** In which it is written. */
  readonly source: string;
  /** That the builder makes of it, from the folder of the built site. */
  readonly built: string;
}

/** What a build tells. */
export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  /** The pages by address. */
  readonly served: readonly (readonly [address: string, page: ServedPage])[];
  /** How many scripts of the docs run in the browsers of readers. */
  readonly scripts: number;
}

/** Whether a command follows this build. */
export const isFollowed = (): boolean => process.env[REPORT_VARIABLE] !== undefined;

/** Tells a part of it; false if nobody asked for it. */
export function tellReport(part: Partial<BuildReport>): boolean {
  const file = process.env[REPORT_VARIABLE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(part)}\n`);
  return file !== undefined;
}

/** What the command hears at most so often about the pages that are rendered (ms). */
const BETWEEN = 1000;

/** Says in the builder's log how many pages are rendered, if a command follows it: nothing else is heard from it for minutes. */
export function followRendering<Page extends { readonly address: string; render(): unknown }>(
  pages: readonly Page[],
): readonly Page[] {
  if (!isFollowed()) return pages;
  const rendered = new Set<string>();
  let next = Date.now() + BETWEEN;
  const tell = (address: string): void => {
    rendered.add(address);
    if (Date.now() < next) return;
    next = Date.now() + BETWEEN;
    console.info(`rendered ${groupDigits(rendered.size)} of ${countOf(pages.length, "page")}`);
  };
  return pages.map((page) => ({
    ...page,
    render: () => {
      const html = page.render();
      tell(page.address);
      return html;
    },
  }));
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
