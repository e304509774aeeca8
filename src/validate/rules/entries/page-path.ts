import { code } from "../../../diagnostic/code.ts";
import { quote, quoteValue } from "../../../diagnostic/words.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { pointerTo } from "../../context/element-frame.ts";
import { replaceFix } from "../../context/fixes.ts";
import type { PageRule } from "../../context/visits.ts";
import { withoutExtension } from "./page-extension.ts";

export const oddPagePath = code("nav/page-path", {
  severity: "warning",
  message: ({ path }: { path: string; plain: string }) =>
    `the hosted platform finds no page file for ${quoteValue(path)}`,
  hint: ({ plain }) => `use ${quote(plain)}`,
});

/** Reports a page path that begins with `./`, or has white space around it, where the dialect finds no file for it. */
export const pagePathRule: PageRule = {
  codes: [oddPagePath],
  needs: ({ check }) => !DIALECT_RULES[check.dialect].trimsPaths,
  check({ check, frame, list, index, entry: path }) {
    const plain = path.trim().replace(/^(?:\.\/+)+/, "");
    if (plain === path || plain === "" || withoutExtension(path) !== undefined) return;
    const pointer = pointerTo(frame, list.writtenKey, index);
    check.findings.add(oddPagePath, { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
  },
};
