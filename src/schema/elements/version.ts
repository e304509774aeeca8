import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { snippet } from "../values/annotate.ts";
import { needed, text } from "../values/forms.ts";
import { commonFields, isDefault, name } from "./common-fields.ts";
import { defineElement } from "./element.ts";

/** A version of the docs. Source: specification, "Versions". */
export const defineVersion = (dialect: Dialect) =>
  defineElement(
    "version",
    dialect,
    {
      version: needed(name(dialect, "The version's name in the version selector.", ["v2", "2.1.0"])),
      default: isDefault("version"),
      tag: text("A badge beside the name in the selector.", ["Latest", "Deprecated"]),
      ...commonFields(dialect, "version"),
    },
    "A version of the docs, chosen in the version selector.",
    [
      snippet("new version", "A version with a group", {
        version: "${1:v1}",
        groups: [{ group: "${2:Getting started}", pages: ["${3:introduction}"] }],
      }),
    ],
  );
