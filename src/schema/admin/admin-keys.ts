import { Type } from "@sinclair/typebox";
import { oneOf } from "../values/annotate.ts";
import { CLOSED, list, needed, partial, text } from "../values/forms.ts";

/** The keys that `docsjson admin serve --keys` lets in. */
export const AdminKeys = list(
  "The keys that `docsjson admin serve --keys` lets in.",
  partial(
    "A key.",
    {
      key: needed(text("The key, with its prefix.")),
      projects: list("The projects that it opens. Default: all.", Type.String(), { minItems: 1 }),
      scopes: list("What it may do; `write` is all. Default: all.", oneOf("A scope.", ["read", "write"])),
      addresses: list(
        "The IP addresses and ranges, such as `198.51.100.0/24`, that it may be used from. Default: from everywhere.",
        Type.String(),
      ),
      expiresAt: text("The time (ISO 8601) from which on it is rejected. Default: never."),
    },
    CLOSED,
  ),
  { title: "Admin keys", minItems: 1 },
);
