import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "docsjson";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

/** What came of a site. */
export interface SiteResult {
  readonly commit: string;
  /** Why there is no result; then nothing else counts. */
  readonly failure?: string;
  readonly pages: number;
  /** Each finding by its severity, code and place. */
  readonly findings: readonly string[];
  readonly seconds: number;
  readonly build?: BuildResult;
}

export interface BuildResult {
  readonly failure?: string;
  /** The errors of a build that made a site, by code and place. */
  readonly errors?: readonly string[];
  /** The HTML files of the built site. */
  readonly pages: number;
  readonly seconds: number;
}

/** Checks a docs root, and builds it if a builder is named. A command that ends with something else than findings is a failure. */
export function resultOf(root: string, commit: string, builder: string | undefined, limit: number): SiteResult {
  const nothing = { commit, pages: 0, findings: [], seconds: 0 };
  if (!existsSync(join(root, "docs.json"))) return { ...nothing, failure: "there is no docs.json" };
  const { status, stdout, stderr, seconds, isLate } = run(["check", root, "--format", "json"], limit);
  if (isLate) return { ...nothing, failure: `check took longer than ${limit} s` };
  if (status !== 0 && status !== 1) return { ...nothing, failure: `check ended with ${status}: ${tail(stderr)}` };
  if (stdout === "") return { ...nothing, failure: `check said nothing and ended with ${status}: ${tail(stderr)}` };
  const { summary, diagnostics } = JSON.parse(stdout) as { summary: { pages: number }; diagnostics: Diagnostic[] };
  const findings = diagnostics.map(
    ({ severity, code, file, range, pointer }) => `${severity} ${code} ${file}:${range?.start.line ?? pointer}`,
  );
  const build = builder === undefined ? {} : { build: buildOf(root, builder, limit) };
  return { commit, pages: summary.pages, findings: findings.sort(), seconds, ...build };
}

function buildOf(root: string, builder: string, limit: number): BuildResult {
  const out = mkdtempSync(join(tmpdir(), "docsjson-ecosystem-"));
  try {
    const built = run(["build", root, "--builder", builder, "--out", join(out, "site")], limit * 10);
    const { status, stderr, seconds, isLate } = built;
    if (isLate) return { failure: `build took longer than ${limit * 10} s`, pages: 0, seconds };
    const site = join(out, "site");
    if (!existsSync(site)) return { failure: `build ended with ${status}: ${tail(stderr)}`, pages: 0, seconds };
    const files = readdirSync(site, { recursive: true, encoding: "utf8" });
    const pages = files.filter((file) => file.endsWith(".html")).length;
    return { pages, seconds, errors: [...stderr.matchAll(/^\S+ {2}error {2}\S+/gm)].map(([line]) => line).sort() };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function run(args: readonly string[], limit: number) {
  const start = performance.now();
  const options = { encoding: "utf8", maxBuffer: 2 ** 30, timeout: limit * 1000, killSignal: "SIGKILL" } as const;
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], options);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { status: status ?? signal, stdout, stderr, seconds, isLate: signal === "SIGKILL" };
}

const tail = (text: string): string => text.trim().split("\n").slice(-3).join(" ").slice(-300);
