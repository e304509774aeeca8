import { finding } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { isIconName, unknownIcon } from "../../navigation/checks/named-assets/unknown-icon.ts";
import { Effort } from "../../navigation/context/effort.ts";
import { isIconLibrary } from "../../vocabulary/platform/icon-libraries.ts";
import { iconsIn } from "../page-contents.ts";
import type { PageRule } from "./page-rule.ts";

/** `asset/unknown-icon`: icons of components that their library does not have. */
export const unknownPageIcon: PageRule = {
  codes: [unknownIcon],
  page({ contents }, { icons, library: ofSite }, report) {
    if (!icons) return;
    const effort = new Effort(1_000_000);
    for (const { name: written, library: own, start, end } of iconsIn(contents)) {
      const library = isIconLibrary(own) ? own : ofSite;
      const name = written.trim();
      const names = icons[library];
      // Files are judged with links, and `fa-` before a name is left out by the platform.
      if (/[/.{]/.test(name) || !isIconName(name) || names.has(name)) continue;
      const suggestions = effort.spend(name, names.size) ? nearest(name, names) : [];
      const place = report.place({ start, end });
      const [only] = suggestions.length === 1 && end - start === written.length ? suggestions : [];
      const fixes = only === undefined ? [] : [{ title: FIX_TITLES.replace(only), place, text: only }];
      report.add(finding(unknownIcon, { case: "name", name, library, suggestions }, place, { fixes }));
    }
  },
};
