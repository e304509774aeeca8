import { PARTS } from "./cases.js";

/**
 * @typedef {import("./cases.js").Facts} Facts
 * @typedef {import("./cases.js").Part} Part
 * @typedef {"agrees" | "differs" | "unanswered"} Outcome
 */

/**
 * Compares what a program says of a case with what is true, part by part. Parts that the case does not ask are left out.
 * @param {Facts} expected
 * @param {Facts} said
 * @returns {{ part: Part, outcome: Outcome, expected: unknown, said: unknown }[]}
 */
export function judge(expected, said) {
  return PARTS.filter((part) => expected[part] !== undefined).map((part) => ({
    part,
    outcome:
      said[ANSWERED_BY[part] ?? part] === undefined
        ? "unanswered"
        : agrees(part, expected, said)
          ? "agrees"
          : "differs",
    expected: expected[part],
    said: said[ANSWERED_BY[part] ?? part],
  }));
}

/** Whether they agree; an answer of another form than asked differs. @type {(part: Part, expected: Facts, said: Facts) => boolean} */
function agrees(part, expected, said) {
  try {
    return AGREE[part](expected, said);
  } catch {
    return false;
  }
}

/** The part of an answer that says it, if it has another name. @type {Partial<Record<Part, "findings">>} */
const ANSWERED_BY = { clean: "findings" };

/** @type {Record<Part, (expected: Facts, said: Facts) => boolean>} */
const AGREE = {
  verdict: (expected, said) => expected.verdict === said.verdict,
  pages: (expected, said) => JSON.stringify(expected.pages) === JSON.stringify(said.pages),
  anchors: ({ anchors = {} }, { anchors: theirs = {} }) =>
    Object.entries(anchors).every(([file, names]) => sorted(names) === sorted(theirs[file] ?? [])),
  // A program may tell of more, and by other names: what counts is that each mistake is found where it is.
  findings: ({ findings = [] }, { findings: theirs = [] }) =>
    findings.every(({ file, line }) =>
      theirs.some(
        (each) => each.file === file && (line === undefined || each.line === undefined || each.line === line),
      ),
    ),
  clean: ({ clean = [] }, { findings: theirs = [] }) => theirs.every(({ file }) => !clean.includes(file)),
};

/** @param {readonly string[]} names */
const sorted = (names) => JSON.stringify([...new Set(names)].sort());
