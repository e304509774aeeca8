import { iconFixes, judgeIcon, unknownIcon } from "../../navigation/checks/named-assets/unknown-icon.ts";
import { Effort } from "../../navigation/context/effort.ts";
import { isIconLibrary } from "../../vocabulary/platform/icon-libraries.ts";
import { iconsIn } from "../page-contents.ts";
import type { ContentRule } from "./page-rule.ts";

/** `asset/unknown-icon`: icons of components that their library does not have. */
export const unknownPageIcon: ContentRule = {
  codes: [unknownIcon],
  check({ page: { contents }, site: { icons, library: ofSite }, report }) {
    if (!icons) return;
    const effort = new Effort(1_000_000);
    for (const { name: written, library: own, start, end } of iconsIn(contents)) {
      const library = isIconLibrary(own) ? own : ofSite;
      const name = written.trim();
      // Files are judged with links.
      if (/[/.{]/.test(name)) continue;
      const args = judgeIcon({ name, library, of: "component" }, icons, effort);
      if (!args) continue;
      const place = report.place({ start, end });
      report.add(unknownIcon, args, place, { fixes: iconFixes(place, args) });
    }
  },
};
