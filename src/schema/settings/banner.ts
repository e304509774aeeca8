import { Type } from "@sinclair/typebox";
import { filled } from "../elements/common-fields.ts";
import { choice, described } from "../values/annotate.ts";

/** The banner. Source: specification, "Languages"; its type and color are the hosted platform's. */
export const Banner = Type.Object(
  {
    content: filled("The text of the banner. Links and emphasis may be written in Markdown.", [
      "Version 2 is out. [Read more](/v2)",
    ]),
    dismissible: Type.Optional(
      Type.Boolean(described("`true` lets readers close the banner for good.", { default: false })),
    ),
    type: Type.Optional(
      choice("How urgent the banner looks.", {
        info: "An announcement.",
        warning: "Something to be careful about.",
        critical: "Something that readers must not miss.",
      }),
    ),
    color: Type.Optional(Type.Ref("ColorPair", described("The banner's color in light and in dark mode."))),
  },
  described("A strip above every page, for announcements."),
);
