import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { MAX_DEPTH } from "../../../vocabulary/elements/elements.ts";
import { type EntryRule, pointerTo } from "../../context/visits.ts";

export const navTooDeep = code("nav/too-deep", {
  severity: "error",
  title: "The navigation is nested too deeply",
  explanation: "Elements nest up to a fixed depth, so that no file can exhaust the programs that read it.",
  example: {
    ...navigationExample(
      '{ "groups": [{ "group": "1", "pages": [{ "group": "2", "pages": [ … { "group": "65", "pages": ["intro"] } … ] }] }] }',
      '{ "groups": [{ "group": "1", "pages": [{ "group": "2", "pages": ["intro"] }] }] }',
    ),
    isSketch: true,
  },
  message: ({ limit }: { limit: number }) => `this element is nested more than ${limit} levels deep, so it is not read`,
  hint: () => "use fewer levels",
});

/** Reports an entry that is nested too deeply to be read. */
export const tooDeepRule: EntryRule = {
  codes: [navTooDeep],
  needs: ({ frame }) => frame.depth >= MAX_DEPTH,
  check: ({ check, frame, list, index }) =>
    check.findings.add(navTooDeep, { limit: MAX_DEPTH }, { pointer: pointerTo(frame, list.writtenKey, index) }),
};
