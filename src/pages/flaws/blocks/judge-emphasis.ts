import { type Delimiter, dropEmphasis, readDelimiter } from "../../read/plain-text.ts";
import type { NoteFlaw } from "../flaw.ts";
import { emphasis } from "./emphasis.ts";

/** Two asterisks. */
interface Mark {
  readonly at: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Whether they are shown, as no other two belong to them. */
  readonly isShown: boolean;
}

/** What the text between marks begins with, if a letter of ASCII is before them: other punctuation is of a formula. */
const OPENING = /^["'“‘`[]/;

/** What the text between marks does not end with: it is of code or of a list, and the marks do not belong together. */
const NO_END = /[\p{Ps}\p{Pi},/\\=+\-<|~^&@$]$/u;

/** What marks with a space behind them may begin after; others end with what is before them. */
const BEFORE_SPACE = /[\s>[(]|(?=\P{ASCII})[\p{P}\p{S}]/u;

/** What needs no space before it. */
const NO_SPACE_BEFORE = /[\s,.;:!?)<]/;

/** Judges the asterisks of a paragraph. @param runs where they begin @param isTable whether bars divide them */
export function judgeEmphasis(text: string, runs: readonly number[], isTable: boolean, note: NoteFlaw): void {
  if (runs.every((at, index) => isPlain(text, at, index % 2 === 0))) return;
  let group: number[] = [];
  for (const at of runs) {
    const before = group.at(-1);
    if (isTable && before !== undefined && /\n|[^\\]\|/.test(text.slice(before, at))) {
      judgeRuns(text, group, note);
      group = [];
    }
    group.push(at);
  }
  judgeRuns(text, group, note);
}

/** Whether a page may have asterisks to tell of. Of most pages, this finds that they have none without reading them. */
export function mayShowAsterisks(text: string): boolean {
  let before = -1;
  let begins = true;
  let isDoubtful = false;
  for (let at = text.indexOf("**"); at !== -1; at = text.indexOf("**", at + 2)) {
    // Globs and comments of code.
    if (text.charCodeAt(at - 1) === 47 || text.charCodeAt(at + 2) === 47) continue;
    if (isDoubtful || !isPlain(text, at, begins)) {
      // Alone in their paragraph, they are no pair.
      if (before !== -1 && !text.slice(before, at).includes("\n\n")) return true;
      isDoubtful = !isPlain(text, at, true);
      begins = true;
    }
    begins = !begins;
    before = at;
  }
  return false;
}

/** Whether two asterisks plainly begin bold text, or end it. */
function isPlain(text: string, at: number, begins: boolean): boolean {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at + 2)];
  const [inside, outside] = begins ? [after, before] : [before, after];
  if (isLetter(inside)) return outside !== 42;
  return inside !== 42 && outside !== 42 && !isLetter(outside) && /\S/.test(String.fromCharCode(inside));
}

/** Whether a character is neither a space nor punctuation. */
const isLetter = (char: number): boolean =>
  char < 128
    ? (char >= 48 && char <= 57) || ((char | 32) >= 97 && (char | 32) <= 122)
    : /[^\s\p{P}\p{S}]/u.test(String.fromCharCode(char));

function judgeRuns(text: string, runs: readonly number[], note: NoteFlaw): void {
  const parts: Delimiter[] = [];
  for (const at of runs) readDelimiter(text, at, parts);
  const areTwo = parts.map(({ count }) => count === 2);
  dropEmphasis(parts);
  const marks: Mark[] = parts.flatMap(({ opens, closes, count }, index) =>
    areTwo[index] ? [{ at: runs[index] as number, opens, closes, isShown: count === 2 }] : [],
  );
  let lastShown = marks.length - 1;
  while (lastShown >= 0 && !marks[lastShown]?.isShown) lastShown--;
  /** Whether marks that are not shown begin a text, because those before them were taken for the end of another. */
  let areShifted = false;
  for (let index = 0; index < lastShown; index++) {
    const [open, close] = [marks[index] as Mark, marks[index + 1] as Mark];
    const isTold: boolean = (open.isShown || areShifted) && judgePair(text, open, close, note);
    areShifted = isTold && !close.isShown;
    if (isTold) index++;
  }
}

/** Two marks and what is inside of them and directly outside. */
function readPair(text: string, open: Mark, close: Mark) {
  const content = text.slice(open.at + 2, close.at);
  const [before, after] = [text[open.at - 1] ?? "\n", text[close.at + 2] ?? "\n"];
  const [leads, trails] = [/^\s/.test(content), /\s$/.test(content)];
  const [begins, ends] = [leads || open.opens, trails || close.closes];
  return { content, inner: content.trim(), before, after, leads, trails, begins, ends };
}

/** Whether marks that make nothing bold plainly belong together. */
function areMeant(pair: ReturnType<typeof readPair>, close: Mark): boolean {
  const { content, inner, before, after, leads, trails, begins, ends } = pair;
  if (inner === "" || [before, inner[0], after].includes("/")) return false;
  if (!close.closes && NO_END.test(inner)) return false;
  if (!begins && before < "\x80" && !OPENING.test(inner)) return false;
  if (!leads && !trails) return !begins || !ends;
  return close.isShown && !content.includes("\n") && (!leads || (!trails && BEFORE_SPACE.test(before)));
}

/** Tells of marks around a text. Whether they are told. */
function judgePair(text: string, open: Mark, close: Mark, note: NoteFlaw): boolean {
  const pair = readPair(text, open, close);
  if (!areMeant(pair, close)) return false;
  const { content, inner, after, trails, begins, ends } = pair;
  const at = { start: open.at, end: close.at + 2 };
  const isShort = content.length <= MOST_SHOWN;
  const shown = isShort ? content : `${content.slice(0, MOST_SHOWN - 1)}…`;
  if (begins && ends) {
    const space = trails && !NO_SPACE_BEFORE.test(after) ? " " : "";
    const fix = isShort ? { ...at, text: `**${inner}**${space}` } : undefined;
    note(emphasis, { case: "space", text: shown }, at, { fix });
  } else {
    const inside = (begins ? inner.at(-1) : inner[0]) as string;
    note(emphasis, { case: "punctuation", text: shown.replace(/\s+/g, " "), inside }, at);
  }
  return true;
}

/** How many characters of a text are in a message; a longer one may be two texts whose marks are incomplete. */
const MOST_SHOWN = 60;
