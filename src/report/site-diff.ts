import { groupDigits } from "../diagnostic/words.ts";
import type { SiteDiff } from "../diff/compare-sites.ts";
import { countBroken } from "../diff/compare-sites.ts";
import type { ListedPage } from "../diff/compared-site.ts";
import { foldLines } from "./text/fold-lines.ts";
import { printable, printableJson } from "./text/printable.ts";

export const DIFF_FORMATS = ["text", "markdown", "json", "redirects"] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

/** The changes of a site's addresses: for people, for a pull request, for programs, or as redirects alone. */
export function formatSiteDiff(diff: SiteDiff, format: DiffFormat): string {
  switch (format) {
    case "json":
      return `${printableJson({ version: 1, ok: countBroken(diff) === 0, ...diff })}\n`;
    case "redirects":
      return `${printableJson(diff.redirects)}\n`;
    case "text":
      return formatText(diff);
    case "markdown":
      return formatDiffMarkdown(diff);
    default:
      return format satisfies never;
  }
}

function formatText(diff: SiteDiff): string {
  const { added, removed, moved, reused, lost, dropped, redirects } = diff;
  const page = ({ href, title }: ListedPage) => `${href}  ${title}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...foldLines(lines).map((line) => `  ${printable(line)}`), ""];
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
  const few = redirects.length > 0 && redirects.length <= MOST_REDIRECTS;
  const toAdd = few ? ["add to docs.json, or run again with --write:", redirectsText(redirects)] : [];
  return `${[...lines, ...toAdd, howManyBreak(diff)].join("\n")}\n`;
}

/** Redirects that are printed, ready to be copied. */
const MOST_REDIRECTS = 10;

/** The last line: the number of broken addresses, and how to mend them. */
function howManyBreak(diff: SiteDiff): string {
  const { redirects, lost } = diff;
  if (redirects.length === 0 || redirects.length <= MOST_REDIRECTS) return verdictOn(diff);
  const which = lost.length === 0 ? "" : ` for ${groupDigits(redirects.length)} of them`;
  return `${verdictOn(diff)} --write adds the redirects${which}, --format redirects prints them.`;
}

function verdictOn(diff: SiteDiff): string {
  const broken = countBroken(diff);
  if (broken === 0) return "No address breaks.";
  return broken === 1 ? "1 address breaks." : `${groupDigits(broken)} addresses break.`;
}

const describeMove = ({ from, to, redirected }: SiteDiff["moved"][number]): string =>
  `${from} → ${to}${redirected ? "  (redirected)" : ""}`;

const redirectsText = (redirects: SiteDiff["redirects"]): string =>
  `${printableJson({ redirects }).split("\n").slice(1, -1).join("\n")}\n`;

/** Entries of a section of a comment that are shown at once; the others are folded. */
const SHOWN = 20;

function formatDiffMarkdown(diff: SiteDiff): string {
  const { added, removed, moved, reused, lost, dropped, redirects } = diff;
  const page = ({ href, title }: ListedPage) => `- ${codeSpan(href)} ${escapeMarkdown(title)}`;
  const section = (title: string, lines: readonly string[]) => {
    if (lines.length === 0) return [];
    const head = `**${title}** (${lines.length})`;
    if (lines.length <= SHOWN) return [head, "", ...lines, ""];
    return [`<details><summary>${title} (${lines.length})</summary>`, "", ...lines, "", "</details>", ""];
  };
  const lines = [
    `### Addresses of the documentation`,
    "",
    verdictOn(diff),
    "",
    ...section("Lead nowhere now", lost.map(page)),
    ...section(
      "Moved",
      moved.map(
        ({ from, to, redirected }) => `- ${codeSpan(from)} → ${codeSpan(to)}${redirected ? ", redirected" : ""}`,
      ),
    ),
    ...section(
      "Redirects that are gone",
      dropped.map(({ source, destination }) => `- ${codeSpan(source)} → ${codeSpan(destination)}`),
    ),
    ...section(
      "Show another page now",
      reused.map(({ href, movedTo }) => `- ${codeSpan(href)}: its page is at ${codeSpan(movedTo)}`),
    ),
    ...section("Added", added.map(page)),
    ...section("Removed from the navigation", removed.map(page)),
  ];
  if (redirects.length > 0) {
    lines.push("Redirects for docs.json that save them:", "", "```json", redirectsText(redirects).trimEnd(), "```");
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

const codeSpan = (text: string): string =>
  text.includes("`") ? `\`\` ${printable(text)} \`\`` : `\`${printable(text)}\``;
const escapeMarkdown = (text: string): string => printable(text).replace(/[\\`*_[\]<>|#]/g, "\\$&");
