import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "docsjson";
import { checkSite } from "docsjson/node";
import { COMPARED_VERSIONS } from "../../../src/vocabulary/platform/compared-versions.ts";
import { type SiteFiles, writeSite } from "../../support/temp-site.ts";

export type CaseDialect = "spec" | "mintlify";

/** A case of the conformance suite, as `conformance/FORMAT.md` describes it. */
export interface MadeCase {
  /** `area/name`. */
  readonly path: string;
  readonly rule: string;
  readonly source: CaseSource;
  readonly dialect: CaseDialect;
  readonly status: "required" | "deviation" | "advice";
  /** Why the suite departs from the platform. */
  readonly reason?: string | undefined;
  /** A folder of `conformance/sites/`. */
  readonly base?: string | undefined;
  readonly files: SiteFiles;
  readonly expected: {
    readonly verdict?: "accepted" | "rejected" | undefined;
    readonly pages?: readonly string[] | undefined;
    readonly anchors?: Readonly<Record<string, readonly string[]>> | undefined;
    readonly findings?: readonly CaseFinding[] | undefined;
    readonly clean?: readonly string[] | undefined;
  };
}

interface CaseSource {
  readonly of: "specification" | "platform";
  readonly version: string;
  readonly date?: string;
}

interface CaseFinding {
  readonly code: string;
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

export const SPECIFICATION: CaseSource = { of: "specification", version: "2.0.0" };

/** What the platform's packages do. */
export const platform = (part: "validator" | "prebuild" | "linkChecker"): CaseSource => ({
  of: "platform",
  version: `${part} ${COMPARED_VERSIONS[part]}`,
  date: COMPARED_VERSIONS.date,
});

/** What our check says of a site. */
export interface SiteFacts {
  readonly verdict: "accepted" | "rejected";
  readonly pages: string[];
  readonly findings: CaseFinding[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks files as a site of their own. */
export async function factsOf(files: SiteFiles, dialect: CaseDialect): Promise<SiteFacts> {
  const folder = await mkdtemp(join(tmpdir(), "docsjson-conformance-"));
  try {
    writeSite(folder, files);
    const { value, diagnostics } = await checkSite(folder, { dialect });
    return {
      verdict: diagnostics.some(({ severity }) => severity === "error") ? "rejected" : "accepted",
      pages: (value.navigation?.pages ?? []).map(({ href }) => href),
      findings: diagnostics.map(({ code, file, range }) => ({ code, file, ...range?.start })),
      diagnostics,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files of a site, and a page for each that its navigation lists and that is not there. */
export async function withPages(files: SiteFiles, dialect: CaseDialect): Promise<SiteFiles> {
  const { diagnostics } = await factsOf(files, dialect);
  const missing = diagnostics.flatMap(({ code, args }) =>
    code === "nav/page-not-found"
      ? [`${(args as unknown as { path: string }).path.replace(/^\/|\.mdx?$/g, "")}.mdx`]
      : [],
  );
  return { ...files, ...Object.fromEntries(missing.map((page) => [page, pageWith({})])) };
}

/** A page with front matter, and a line of text. */
export function pageWith(frontMatter: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries({ title: "A page", ...frontMatter }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join("\n")}\n---\n\nText.\n`;
}

/** The findings at their lines, each once. */
export const placesOf = (findings: readonly CaseFinding[]): CaseFinding[] => [
  ...new Map(
    findings.map(({ code, file, line, column }) => [
      `${code} ${file} ${line} ${column}`,
      { code, file, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) },
    ]),
  ).values(),
];

/** A text as the name of a folder. */
export const folderName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
