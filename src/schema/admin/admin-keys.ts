import { Type } from "@sinclair/typebox";
import { closed, described, oneOf } from "../values/annotate.ts";

/** The keys that `docsjson admin serve --keys` lets in. */
export const AdminKeys = Type.Array(
  Type.Object(
    {
      key: Type.String(described("The key, with its prefix.")),
      projects: Type.Optional(
        Type.Array(Type.String(), described("The projects that it opens. Default: all.", { minItems: 1 })),
      ),
      scopes: Type.Optional(
        Type.Array(
          oneOf(["read", "write"], described("A scope.")),
          described("What it may do; `write` is all. Default: all."),
        ),
      ),
      addresses: Type.Optional(
        Type.Array(
          Type.String(),
          described(
            "The IP addresses and ranges, such as `198.51.100.0/24`, that it may be used from. Default: from everywhere.",
          ),
        ),
      ),
      expiresAt: Type.Optional(
        Type.String(described("The time (ISO 8601) from which on it is rejected. Default: never.")),
      ),
    },
    closed("A key."),
  ),
  described("The keys that `docsjson admin serve --keys` lets in.", { title: "Admin keys", minItems: 1 }),
);
