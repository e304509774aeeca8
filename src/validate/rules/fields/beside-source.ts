import { docsExample } from "../../../codes/examples/example.ts";
import { REQUIRED_SETTINGS } from "../../../codes/examples/nav.ts";
import { code, fieldIsHere } from "../../../diagnostic/code.ts";
import { relatedEnd } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import { BESIDE_LONE_SOURCE, type LoneSource } from "../../../vocabulary/addresses/lone-sources.ts";
import { CHILDREN, isChildKey } from "../../../vocabulary/elements/elements.ts";
import { isEmptyList } from "../../context/element-content.ts";
import { type ElementRule, type ElementVisit, KEY_ROLES, keyPlace } from "../../context/visits.ts";

export const besideSource = code("nav/beside-source", {
  severity: "error",
  title: "A tab with an SDK reference has other content",
  explanation:
    "A tab with `sdk` shows that reference. It can have `groups`, an icon and a few other settings beside it; the hosted platform rejects the file for anything else, or drops the tab if it is nested.",
  example: docsExample(
    `{ ${REQUIRED_SETTINGS}, "navigation": { "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" }, "pages": ["intro"] }] } }`,
    `{ ${REQUIRED_SETTINGS}, "navigation": { "tabs": [{ "tab": "SDK", "sdk": { "format": "typedoc", "source": "typedoc.json" } }, { "tab": "Start", "pages": ["intro"] }] } }`,
  ),
  cases: {
    field: ({ source, field }: { source: LoneSource; field: string }) => ({
      message: `${quote(field)} is not allowed in a tab with ${quote(source)}`,
      hint: `move it to another tab; only "groups" can be beside ${quote(source)}`,
    }),
    "no-groups": ({ source }: { source: LoneSource }) => ({
      message: `"groups" beside ${quote(source)} must not be empty`,
      hint: "remove it, or add groups to it",
    }),
  },
});

/** Reports the fields of a tab that are not allowed beside its `sdk`, but for unknown and misplaced ones. */
export const besideSourceRule: ElementRule = { codes: [besideSource], check: reportFieldsBesideSource };

function reportFieldsBesideSource({ check, frame, loneSource: source }: ElementVisit): void {
  if (source === undefined) return;
  const { kind, value } = frame;
  const related = [relatedEnd(fieldIsHere, { field: source }, keyPlace(frame, source))];
  for (const field of Object.keys(value)) {
    if (field === source || field === "$ref" || !KEY_ROLES[kind].has(field)) continue;
    if (isChildKey(field) && !CHILDREN[check.dialect][kind].includes(field)) continue;
    if (field === "groups" && isEmptyList(value.groups)) {
      check.findings.add(besideSource, { case: "no-groups", source }, keyPlace(frame, field), { related });
    } else if (!BESIDE_LONE_SOURCE.includes(field)) {
      check.findings.add(besideSource, { case: "field", source, field }, keyPlace(frame, field), { related });
    }
  }
}
