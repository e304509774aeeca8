import { docsExample } from "../../../codes/examples/example.ts";
import { REQUIRED_SETTINGS } from "../../../codes/examples/nav.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote, quoteValue } from "../../../diagnostic/words.ts";
import { own } from "../../../json/json-value.ts";
import { isFileAddress } from "../../../vocabulary/addresses/file-address.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { replaceFix } from "../../context/fixes.ts";
import { type Check, type ElementRule, type PageRule, pointerTo } from "../../context/visits.ts";
import { withoutExtension } from "./page-extension.ts";

export const oddPagePath = code("nav/page-path", {
  severity: "warning",
  title: "A page's path is not in the form that the platform looks files up by",
  explanation:
    "A page is named by its path from the docs root, without `./` before it and without white space around it. The page is then missing on the hosted platform; here it is found all the same. A path that leads out of the docs root (`..`, encoded too), or that has a backslash or a control character, can be no address of a site: sites that are built from the docs leave such a page out.",
  example: docsExample(
    `{ ${REQUIRED_SETTINGS}, "navigation": { "pages": ["./intro"] } }`,
    `{ ${REQUIRED_SETTINGS}, "navigation": { "pages": ["intro"] } }`,
  ),
  message: ({ path, isUnsafe }: { path: string; plain: string; isUnsafe?: true }) =>
    isUnsafe
      ? `the page path ${quoteValue(path)} contains "..", a backslash, a control character or an overlong name, which no address can have`
      : `the hosted platform finds no page file for ${quoteValue(path)}`,
  hint: ({ plain, isUnsafe }) =>
    isUnsafe ? 'use a plain path from the docs root, such as "guides/start"' : `use ${quote(plain)}`,
});

/**
 * Reports a page path that can be no address of a site, and one that begins with `./`, or has white space around it, where the
 * dialect finds no file for it.
 */
export const pagePathRule: PageRule = {
  codes: [oddPagePath],
  check({ check, frame, list, index, entry: path }) {
    const pointer = pointerTo(frame, list.writtenKey, index);
    if (reportUnsafe(check, path, pointer) || DIALECT_RULES[check.dialect].trimsPaths) return;
    const plain = path.trim().replace(/^(?:\.\/+)+/, "");
    if (plain === path || plain === "" || withoutExtension(path) !== undefined) return;
    check.findings.add(oddPagePath, { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
  },
};

/** Reports the first of these of the `root` page of a group. */
export const rootPathRule: ElementRule = {
  codes: [oddPagePath],
  needs: ({ frame }) => frame.kind === "group",
  check({ check, frame }) {
    const root = own(frame.value, "root");
    if (typeof root === "string") reportUnsafe(check, root, pointerTo(frame, "root"));
  },
};

/** Says whether it did. */
function reportUnsafe({ findings }: Check, path: string, pointer: string): boolean {
  const withoutDots = path.trim().replace(/(?<=^|\/)\.(?=\/)/g, "");
  if (isFileAddress(withoutDots)) return false;
  findings.add(oddPagePath, { path, plain: path, isUnsafe: true }, { pointer });
  return true;
}
