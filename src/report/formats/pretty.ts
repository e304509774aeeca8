import { helpPage } from "../../codes/help-page.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { capitalize, countOf, joinFirst } from "../../diagnostic/words.ts";
import type { Severity } from "../../vocabulary/platform/severity.ts";
import { type Cause, groupByCause, severityOfCause } from "../causes.ts";
import { type FoldedCopies, foldCopies } from "../fold-copies.ts";
import type { RenderOptions } from "../render-options.ts";
import { countSeverities, summarize, summaryLine } from "../summary.ts";
import { codeFrame } from "../text/code-frame.ts";
import { type Paint, painter } from "../text/paint.ts";
import { placeName } from "../text/place-name.ts";
import { printable } from "../text/printable.ts";
import { takeOfEachSeverity } from "../worst-first.ts";

/** How many lines a site's findings take, if the caller sets no limit. */
const MOST_LINES = 56;
/** How many further places of one cause are listed. */
const MOST_PLACES = 4;

/**
 * For people: the worst findings first, those with one cause and those of copies of a page together, each with its code frame, hint, other places and
 * fixes, then a line that counts them. If that takes more than sixty lines, findings take a line each, and in the end
 * are only counted.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: RenderOptions): string {
  const paint = painter(options.color ?? false);
  const { kept, copies } = foldCopies(diagnostics, options.head?.versions);
  const causes = groupByCause(kept, options);
  const shown =
    options.max === undefined ? fitLines(causes, options, paint) : takeMost(causes, options.max, options, paint);
  const parts = [shown.text, hiddenLine(shown.hidden, copies, paint), countLine(diagnostics, options, paint)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

interface Shown {
  readonly text: string;
  readonly hidden: readonly Cause[];
}

/** At most so many causes of each severity, in full. */
function takeMost(causes: readonly Cause[], max: number, options: RenderOptions, paint: Paint): Shown {
  const { taken, left } = takeOfEachSeverity(causes, max, severityOfCause);
  return { text: taken.map((cause) => inFull(cause, options, paint)).join("\n\n"), hidden: left };
}

/** In full as long as a line is left for each of the others, then a line each, until the lines are used up. */
function fitLines(causes: readonly Cause[], options: RenderOptions, paint: Paint): Shown {
  const blocks: string[] = [];
  const lines: string[] = [];
  let left = MOST_LINES;
  let index = 0;
  for (; index < causes.length && left > 0; index++) {
    const cause = causes[index] as Cause;
    const block = lines.length === 0 ? inFull(cause, options, paint) : "";
    const height = block.split("\n").length + 1;
    const others = Math.min(causes.length - index - 1, Math.floor(MOST_LINES / 2));
    if (block !== "" && (height + others < left || index === 0)) {
      blocks.push(block);
      left -= height;
    } else {
      lines.push(inALine(cause, options, paint));
      left--;
    }
  }
  return {
    text: [...blocks, lines.join("\n")].filter((part) => part !== "").join("\n\n"),
    hidden: causes.slice(index),
  };
}

function inFull(cause: Cause, options: RenderOptions, paint: Paint): string {
  const [{ breadcrumb, file, range, related, fixes, ...first }, ...others] = cause.findings;
  const lines = [
    [
      ...causeHead(cause, options, paint),
      breadcrumb === undefined || cause.folder !== undefined ? "" : paint.cyan(printable(breadcrumb)),
    ]
      .filter((part) => part !== "")
      .join("  "),
    `  ${capitalize(printable(cause.message ?? first.message))}`,
  ];
  const text = cause.folder === undefined ? options.sources?.get(file) : undefined;
  if (text !== undefined && range) lines.push("", indent(codeFrame(text, range, paint)), "");
  for (const [message, places] of groupBy(related, (each) => each.message)) {
    const [first] = places;
    lines.push(
      first && places.length === 1
        ? `  ${paint.dim(`${address(first)}:`)} ${printable(message)}`
        : `  ${paint.dim(`${printable(message)}: ${firstPlaces(places, file)}`)}`,
    );
  }
  if (others.length > 0)
    lines.push(`  ${paint.dim(cause.folder === undefined ? alsoAt(others, file) : suchAs(cause))}`);
  const hint = cause.hint ?? first.hint;
  if (hint !== undefined) lines.push(`  ${paint.green("hint:")} ${printable(hint)}`);
  for (const fix of fixes) lines.push(`  ${paint.green("fix:")} ${printable(fix.title)}`);
  if (lines.at(-1) === "") lines.pop();
  return lines.join("\n");
}

function inALine(cause: Cause, options: RenderOptions, paint: Paint): string {
  const [first, ...others] = cause.findings;
  const head = causeHead(cause, options, paint).join("  ");
  const places =
    cause.message === undefined && others.length > 0 ? paint.dim(` (${countOf(others.length + 1, "place")})`) : "";
  // What deals with many at once, and what was meant, are worth their room.
  const hint = cause.hint ?? (hasSuggestions(first) ? first.hint : undefined);
  const advice = hint === undefined ? "" : `; ${paint.dim(printable(hint))}`;
  return `${head}  ${printable(cause.message ?? first.message)}${places}${advice}`;
}

const hasSuggestions = ({ args: { suggestions } }: Diagnostic): boolean =>
  Array.isArray(suggestions) && suggestions.length > 0;

const causeHead = ({ findings: [first], folder }: Cause, options: RenderOptions, paint: Paint): string[] => [
  paint.bold(folder === undefined ? address(first) : printable(folder)),
  paintSeverity(first.severity, paint),
  paint.dim(
    options.codes && Object.hasOwn(options.codes, first.code)
      ? paint.link(first.code, helpPage(first.code))
      : first.code,
  ),
];

/** `also at 20:7, 33:7, other.json:4:1 and 9 more`. */
const alsoAt = (others: readonly Placed[], sameFile: string): string => `also at ${firstPlaces(others, sameFile)}`;

/** Places as a report about a file names them, which is not named again. */
const firstPlaces = (places: readonly Placed[], sameFile: string): string =>
  joinFirst(
    places.map((place) =>
      place.file === sameFile && place.range ? `${place.range.start.line}:${place.range.start.column}` : address(place),
    ),
    MOST_PLACES,
  );

/** `such as dist/a.mdx, dist/b.mdx and 9 more`. */
const suchAs = ({ findings }: Cause): string =>
  `such as ${joinFirst(
    findings.map(({ file }) => printable(file)),
    MOST_PLACES,
  )}`;

type Placed = Parameters<typeof placeName>[0];

const address = (place: Placed): string => printable(placeName(place));

function paintSeverity(severity: Severity, paint: Paint): string {
  if (severity === "error") return paint.red(severity);
  return severity === "warning" ? paint.yellow(severity) : paint.cyan(severity);
}

/** The findings that the limit of lines or findings leaves out. */
function hiddenLine(hidden: readonly Cause[], copies: FoldedCopies["copies"], paint: Paint): string {
  const left = hidden.flatMap(({ findings }) => findings.flatMap((each) => [each, ...(copies.get(each) ?? [])]));
  return left.length === 0 ? "" : paint.dim(`… and ${summarize(left)} more; --max N shows more, --format json all`);
}

function countLine(diagnostics: readonly Diagnostic[], { head }: RenderOptions, paint: Paint): string {
  const { error, warning } = countSeverities(diagnostics);
  const worst = error > 0 ? paint.red : warning > 0 ? paint.yellow : paint.green;
  return worst(summaryLine(diagnostics, head));
}

const indent = (text: string): string => text.replace(/^/gm, "  ");
