import { isObject, own } from "../../../json/json-value.ts";
import type { ChildKey } from "../../../vocabulary/elements/elements.ts";
import { hasChildKey } from "../../context/element-content.ts";
import {
  judgeTwoKinds,
  multipleRootElements,
  reportTwoKinds,
  type TwoKinds,
} from "../../context/two-kinds-of-children.ts";
import type { ElementFrame, ElementRule } from "../../context/visits.ts";

/** Reports the further kinds of elements at the root of the navigation. A list of links there belongs in `global`. */
export const multipleRootElementsRule: ElementRule = {
  codes: [multipleRootElements],
  needs: ({ frame, counted }) => frame.kind === "navigation" && counted.length > 1,
  check({ check, frame: root, counted }) {
    const isAside = (key: ChildKey): boolean => key === "anchors" && check.platform?.hasAnchorsAside === true;
    const [first, ...others] = counted.filter((key) => !isAside(key)) as [ChildKey, ...ChildKey[]];
    for (const second of others) {
      const judged = anchorsBesideLanguages(root, [first, second]) ?? judgeTwoKinds(check, root, first, second);
      const isFirstWrong = !judged.home && isListOfLinks(root, first) && !isListOfLinks(root, second);
      const kinds = isFirstWrong ? { kept: second, wrong: first } : judged;
      const remedy = isListOfLinks(root, kinds.wrong) ? "into-global" : undefined;
      reportTwoKinds(check, root, multipleRootElements, kinds, remedy);
    }
  },
};

/** Links for all languages are global, however old their form. */
const anchorsBesideLanguages = (root: ElementFrame, keys: readonly ChildKey[]): TwoKinds | undefined =>
  keys.includes("languages") && keys.includes("anchors") && isListOfLinks(root, "anchors")
    ? { kept: "languages", wrong: "anchors" }
    : undefined;

const GLOBAL_KEYS: ReadonlySet<string> = new Set(["anchors", "tabs", "dropdowns", "products", "versions", "languages"]);

function isListOfLinks(root: ElementFrame, key: ChildKey): boolean {
  const entries = own(root.value, key);
  if (!GLOBAL_KEYS.has(key) || !Array.isArray(entries) || entries.length === 0) return false;
  const besideLanguages = key === "anchors" && Object.hasOwn(root.value, "languages");
  return entries.every(
    (entry) => isObject(entry) && !hasChildKey(entry) && (besideLanguages || Object.hasOwn(entry, "href")),
  );
}
