import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { isFilled, own } from "../../../json/json-value.ts";
import { readAnchor } from "../../../vocabulary/addresses/page-path.ts";
import { splitPageExtension } from "../../../vocabulary/files/site-files.ts";
import { replaceFix } from "../../context/fixes.ts";
import { type Check, type ElementRule, type PageRule, pointerTo } from "../../context/visits.ts";

export const pageExtension = code("nav/page-extension", {
  severity: "warning",
  title: "A page path has a file extension",
  explanation: "A page is named by the path of its file from the docs root, without `.mdx` or `.md`.",
  example: navigationExample('{ "pages": ["intro.mdx"] }', '{ "pages": ["intro"] }'),
  message: ({ path }: { path: string; plain: string }) => `the page path ${quote(path)} must not have a file extension`,
  hint: ({ plain }) => `use ${quote(plain)}`,
});

/** Reports an entry of `pages` that ends in the extension of its file. */
export const pageExtensionRule: PageRule = {
  codes: [pageExtension],
  check: ({ check, frame, list, index, entry }) =>
    reportExtension(check, entry, () => pointerTo(frame, list.writtenKey, index)),
};

/** Reports the same of the `root` page of a group. */
export const rootExtensionRule: ElementRule = {
  codes: [pageExtension],
  needs: ({ frame }) => frame.kind === "group",
  check({ check, frame }) {
    const root = own(frame.value, "root");
    if (isFilled(root)) reportExtension(check, root, () => pointerTo(frame, "root"));
  },
};

function reportExtension({ findings }: Check, path: string, pointerOfPath: () => string): void {
  const plain = withoutExtension(path);
  if (plain === undefined) return;
  const pointer = pointerOfPath();
  findings.add(pageExtension, { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
}

/** A page path without the extension of its file; `undefined` if it has none, and if nothing else is left. */
export function withoutExtension(path: string): string | undefined {
  const { page, anchor } = readAnchor(path) ?? { page: path, anchor: undefined };
  const [start, extension] = splitPageExtension(page.trimEnd());
  const plain = extension === "" ? path : anchor === undefined ? start : `${start}#${anchor}`;
  return plain === path || plain === "" ? undefined : plain;
}
