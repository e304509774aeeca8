import { filled } from "../elements/common-fields.ts";
import { choice } from "../values/annotate.ts";
import { flag, needed, partial, ref } from "../values/forms.ts";

/** The banner. Source: specification, "Languages"; its type and color are the hosted platform's. */
export const Banner = partial("A strip above every page, for announcements.", {
  content: needed(
    filled("The text of the banner. Links and emphasis may be written in Markdown.", [
      "Version 2 is out. [Read more](/v2)",
    ]),
  ),
  dismissible: flag("`true` lets readers close the banner for good.", { default: false }),
  type: choice("How urgent the banner looks.", {
    info: "An announcement.",
    warning: "Something to be careful about.",
    critical: "Something that readers must not miss.",
  }),
  color: ref("ColorPair", "The banner's color in light and in dark mode."),
});
