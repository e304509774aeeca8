import type { ListedPage, SiteDiff } from "../diff/compare-sites.ts";
import { countBroken } from "../diff/compare-sites.ts";
import { printable } from "./text/printable.ts";

export const DIFF_FORMATS = ["text", "markdown", "json", "redirects"] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

/** What became of a site's addresses: for people, for a pull request, for programs, or as redirects alone. */
export function formatSiteDiff(diff: SiteDiff, format: DiffFormat): string {
  switch (format) {
    case "json":
      return `${JSON.stringify({ version: 1, ok: countBroken(diff) === 0, ...diff }, null, 2)}\n`;
    case "redirects":
      return `${JSON.stringify(diff.redirects, null, 2)}\n`;
    case "text":
      return formatText(diff);
    case "markdown":
      return formatMarkdown(diff);
    default:
      return format satisfies never;
  }
}

function formatText({ added, removed, moved, reused, lost, dropped, redirects }: SiteDiff): string {
  const page = ({ href, title }: ListedPage) => `${href}  ${title}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${printable(line)}`), ""];
  const lines = [
    ...section("added", added.map(page)),
    ...section("moved", moved.filter(({ kind }) => kind === "moved").map(describeMove)),
    ...section("renumbered", moved.filter(({ kind }) => kind === "renumbered").map(describeMove)),
    ...section(
      "addresses that show another page now",
      reused.map(({ href, movedTo }) => `${href}: its page is at ${movedTo}`),
    ),
    ...section("removed from the navigation", removed.map(page)),
    ...section(
      "redirects that are gone",
      dropped.map(({ source, destination }) => `${source} → ${destination}`),
    ),
    ...section("addresses that lead nowhere now", lost.map(page)),
  ];
  if (lines.length === 0) return "no address has changed\n";
  return `${lines.join("\n")}${redirects.length === 0 ? "" : `\nadd to docs.json, or run again with --write:\n${redirectsText(redirects)}`}`;
}

const describeMove = ({ from, to, redirected }: SiteDiff["moved"][number]): string =>
  `${from} → ${to}${redirected ? "  (redirected)" : ""}`;

const redirectsText = (redirects: SiteDiff["redirects"]): string =>
  `${JSON.stringify({ redirects }, null, 2).split("\n").slice(1, -1).join("\n")}\n`;

/** Entries of a section of a comment that are shown at once; the others are folded. */
const SHOWN = 20;

function formatMarkdown(diff: SiteDiff): string {
  const { added, removed, moved, reused, lost, dropped, redirects } = diff;
  const page = ({ href, title }: ListedPage) => `- ${code(href)} ${escapeMarkdown(title)}`;
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return [];
    const head = `**${title}** (${lines.length})`;
    if (lines.length <= SHOWN) return [head, "", ...lines, ""];
    return [`<details><summary>${title} (${lines.length})</summary>`, "", ...lines, "", "</details>", ""];
  };
  const broken = countBroken(diff);
  const verdict =
    broken === 0 ? "No address breaks." : `${broken === 1 ? "1 address breaks" : `${broken} addresses break`}.`;
  const lines = [
    `### Addresses of the documentation`,
    "",
    verdict,
    "",
    ...section("Lead nowhere now", lost.map(page)),
    ...section(
      "Moved",
      moved.map(({ from, to, redirected }) => `- ${code(from)} → ${code(to)}${redirected ? ", redirected" : ""}`),
    ),
    ...section(
      "Redirects that are gone",
      dropped.map(({ source, destination }) => `- ${code(source)} → ${code(destination)}`),
    ),
    ...section(
      "Show another page now",
      reused.map(({ href, movedTo }) => `- ${code(href)}: its page is at ${code(movedTo)}`),
    ),
    ...section("Added", added.map(page)),
    ...section("Removed from the navigation", removed.map(page)),
  ];
  if (redirects.length > 0) {
    lines.push("Redirects for docs.json that save them:", "", "```json", redirectsText(redirects).trimEnd(), "```");
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

const code = (text: string): string => (text.includes("`") ? `\`\` ${printable(text)} \`\`` : `\`${printable(text)}\``);
const escapeMarkdown = (text: string): string => printable(text).replace(/[\\`*_[\]<>|#]/g, "\\$&");
