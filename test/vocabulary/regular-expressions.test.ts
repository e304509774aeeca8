import { expect, it } from "vitest";
import {
  attacksOn,
  growthOf,
  madePatterns,
  patternsMadeBy,
  type WrittenPattern,
  writtenPatterns,
} from "../support/regular-expressions.ts";

/** The expressions that may take quadratic time, because their input is short whatever users write. */
const SHORT_INPUTS = new Map([
  [String.raw`/^(?:"([^"\n]*)"|'([^'\n]*)'|([^\n]*?))\s*:(?=\s|$)/`, "1,000 characters behind a fault in a spec"],
  [String.raw`/\\.|\[(?:[^\]\\]|\\.)*\]/gs`, "a pattern of an overlay, before what it may cost is known"],
  [String.raw`/ \('[^']*'?.*:\d+\)$/s`, "a message of json-p3"],
  [String.raw`/\{[^}]*\}/g`, "a path up to its last closing brace, so that each opening one finds its end"],
  [String.raw`/\{@(?:link|see)\s+([^\s{}]+)(?:\s+([^{}]*))?\}/g`, "4,000 characters of a description"],
  ["/[?!.,:*_~'\";]+$/", "2,048 characters of a URL in a page"],
  [String.raw`/\)+$/`, "the same"],
  [
    String.raw`/(?:<\/project\s*|<project\b[^<>]*\/)>\s*(?:<!--(?:(?!-->).)*-->\s*)?$/s`,
    "1,000 characters at the end of a file",
  ],
  [String.raw`/[\]}]\s*,?\s*$/`, "80 characters before a key"],
]);

/** The expressions that functions make of strings, and why they take linear time. */
const MADE_OF = new Map([
  ["src/author/from-tools/old-syntax.ts", "made when the file is loaded, so it is tried here"],
  ["src/cli/completion/command-words.ts", "the help of a command, and its name"],
  ["src/pages/front-matter/simple-front-matter.ts", "begins at the beginning of a line; the key is one of four"],
  ["src/builders/shared/extras/platform-hooks.ts", "a mark and a name of the platform's; nothing is repeated"],
  [
    "src/cli/commands/admin/admin-serve.ts",
    "500 characters of an address; the text is the server's own setting, escaped",
  ],
  ["src/pages/read/syntax/syntax-fault.ts", "begins at `<` and reads up to the next; the name of a tag is escaped"],
]);

it("no regular expression needs more than linear time for a text of users", { timeout: 240_000 }, () => {
  expect(slowOf(writtenPatterns())).toEqual([]);
});

it("nor does one that is made of strings", { timeout: 240_000 }, async () => {
  const made = madePatterns();
  expect(made.filter(({ isInFunction }) => isInFunction).map(({ file }) => file)).toEqual([...MADE_OF.keys()]);
  const patterns = await patternsMadeBy([...new Set(made.map(({ file }) => file))]);
  expect(patterns.length).toBeGreaterThanOrEqual(made.length - MADE_OF.size);
  expect(slowOf(patterns)).toEqual([]);
});

const slowOf = (patterns: readonly WrittenPattern[]) =>
  patterns.flatMap(({ place, text, pattern }) => {
    if (SHORT_INPUTS.has(text)) return [];
    const attack = attacksOn(pattern).find((each) => growthOf(pattern, each) > 8);
    return attack === undefined ? [] : [{ place, text, ...attack }];
  });
