import type { BuildResult, SiteResult } from "./site-result.ts";

/** The results of a run, by `owner/name`. */
export type Results = Readonly<Record<string, SiteResult>>;

/** What is different about a site, line by line; nothing if all is as it was. Times differ always, and are in the table. */
export function changesOf(last: SiteResult | undefined, now: SiteResult): string[] {
  if (now.failure !== undefined) return last?.failure === now.failure ? [] : [`failed: ${now.failure}`];
  if (last === undefined || last.failure !== undefined) return [`new: ${countOf(now)}`];
  const changes: string[] = [];
  if (last.commit !== now.commit)
    changes.push(`another commit: ${last.commit.slice(0, 8)} → ${now.commit.slice(0, 8)}`);
  if (last.pages !== now.pages) changes.push(`pages: ${last.pages} → ${now.pages}`);
  for (const finding of without(now.findings, last.findings)) changes.push(`+ ${finding}`);
  for (const finding of without(last.findings, now.findings)) changes.push(`- ${finding}`);
  return [...changes, ...changesOfBuild(last.build, now.build)];
}

function changesOfBuild(last: BuildResult | undefined, now: BuildResult | undefined): string[] {
  if (now === undefined) return [];
  if (now.failure !== undefined) return last?.failure === now.failure ? [] : [`build failed: ${now.failure}`];
  const errors = without(now.errors ?? [], last?.errors ?? []).map((error) => `built with ${error}`);
  if (last === undefined) return [`build: ${now.pages} pages`, ...errors];
  if (last.failure !== undefined) return [`builds again: ${now.pages} pages`, ...errors];
  return [...(last.pages === now.pages ? [] : [`built pages: ${last.pages} → ${now.pages}`]), ...errors];
}

/** Whether a change is one for the worse, on which a run fails. */
export const isWorse = (change: string): boolean => /^(?:failed|build failed): /.test(change);

/** The items that another list does not have, each as often as it is there more often. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

const countOf = ({ pages, findings }: SiteResult): string => `${pages} pages, ${findings.length} findings`;

/** The run as a table in Markdown, and below it what changed. */
export function report(last: Results, now: Results, details: number): string {
  const rows = Object.entries(now).map(([name, result]) => {
    const { pages, findings, seconds, build, failure } = result;
    const before = last[name];
    const time = before && before.failure === undefined ? `${before.seconds} → ${seconds}` : String(seconds);
    const built =
      build === undefined ? "" : build.failure === undefined ? `${build.pages} in ${build.seconds} s` : "failed";
    const cells = failure === undefined ? [pages, findings.length, time, built] : ["failed", "", "", ""];
    return `| ${[name, result.commit.slice(0, 8), ...cells].join(" | ")} |`;
  });
  const changed = Object.entries(now).flatMap(([name, result]) => {
    const changes = changesOf(last[name], result);
    if (changes.length === 0) return [];
    const rest = changes.length > details ? [`    … and ${changes.length - details} more`] : [];
    return [`${name}`, ...changes.slice(0, details).map((change) => `    ${change}`), ...rest];
  });
  return [
    "| site | commit | pages | findings | seconds | built |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
    changed.length === 0 ? "Nothing changed against the last result." : "Changed against the last result:",
    ...(changed.length === 0 ? [] : ["", "```text", ...changed, "```"]),
    "",
  ].join("\n");
}
