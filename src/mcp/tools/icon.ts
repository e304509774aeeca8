import { nearest } from "../../diagnostic/nearest.ts";
import { countOf } from "../../diagnostic/words.ts";
import { iconNames } from "../../icons/icon-names.ts";
import { ICON_LIBRARIES, isIconLibrary, libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** How many names an answer has. */
const MOST_NAMES = 60;

export const iconTool = tool({
  name: "icon",
  description: "Finds icons by words of their names, in the library of the site or another one.",
  arguments: {
    query: { type: "string", required: true, description: "Words of a name: rocket, arrow right" },
    library: { type: "string", enum: ICON_LIBRARIES, description: "Default: that of the site" },
  },
  writes: false,
  async run({ query, library }, context) {
    const own = isIconLibrary(library) ? library : libraryOf((await resolvedSite(context)).site.config);
    const names = [...iconNames()[own]];
    const words = query
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((word) => word !== "");
    const exact = names.filter((name) => name === words.join("-"));
    const found = [
      ...exact,
      ...names.filter((name) => !exact.includes(name) && words.every((word) => name.includes(word))),
    ];
    if (found.length === 0) {
      const near = nearest(words.join("-"), names);
      const others = ICON_LIBRARIES.filter((each) => each !== own && iconNames()[each].has(words.join("-")));
      const elsewhere = others.length > 0 ? ` ${others.join(" and ")} ${others.length > 1 ? "have" : "has"} it.` : "";
      return {
        head: `${own} has no such icon.${near.length > 0 ? ` Spelt alike: ${near.join(", ")}.` : ""}${elsewhere}`,
      };
    }
    const more = found.length > MOST_NAMES ? `, the first ${MOST_NAMES}` : "";
    return { head: `${countOf(found.length, "icon")} of ${own}${more}: ${found.slice(0, MOST_NAMES).join(", ")}` };
  },
});
