import { expect, it } from "vitest";
import { attacksOn, growthOf, writtenPatterns } from "../support/regular-expressions.ts";

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

it("no regular expression needs more than linear time for a text of users", { timeout: 240_000 }, () => {
  const slow = writtenPatterns().flatMap(({ place, text, pattern }) => {
    if (SHORT_INPUTS.has(text)) return [];
    const attack = attacksOn(pattern).find((each) => growthOf(pattern, each) > 8);
    return attack === undefined ? [] : [{ place, text, ...attack }];
  });
  expect(slow).toEqual([]);
});
