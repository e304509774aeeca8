import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { readAnchor } from "../../../vocabulary/page-path.ts";
import { splitPageExtension } from "../../../vocabulary/site-files.ts";
import type { Check } from "../../context/check-context.ts";
import { replaceFix } from "../../context/fixes.ts";

export const pageExtension = code("nav/page-extension", {
  severity: "warning",
  message: ({ path }: { path: string; plain: string }) => `the page path ${quote(path)} must not have a file extension`,
  hint: ({ plain }) => `use ${quote(plain)}`,
});

/** Reports a page path that ends in the extension of its file, and says whether it does. */
export function reportPageExtension({ findings }: Check, path: string, pointerOfPath: () => string): boolean {
  const { page, anchor } = readAnchor(path) ?? { page: path, anchor: undefined };
  const [start, extension] = splitPageExtension(page.trimEnd());
  const plain = extension === "" ? path : anchor === undefined ? start : `${start}#${anchor}`;
  if (plain === path || plain === "") return false;
  const pointer = pointerOfPath();
  findings.add(pageExtension, { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
  return true;
}
