import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { icon, known, text } from "../elements/common-fields.ts";
import { choice, described, type SchemaHints } from "../values/annotate.ts";
import { href } from "../values/link.ts";

const LINK_TYPES = {
  button: "A button with the label.",
  github: "The repository's stars.",
  discord: "The number of the server's members.",
};

/** The hosted platform shows what it counts in place of a label. */
const labelRule = (dialect: Dialect): SchemaHints =>
  DIALECT_RULES[dialect].limitsBarAndFooter
    ? { needs: { field: "label", unless: { type: ["github", "discord"] } } }
    : {};

/** A link in the bar. */
const navbarLink = (dialect: Dialect) =>
  Type.Object(
    {
      label: Type.Optional(
        text("The text of the link. Links of type `github` and `discord` do not need one.", ["Support"]),
      ),
      href: href(dialect, "The target of the link: a URL, `mailto:`, or a path of this site."),
      icon,
      type: Type.Optional(known("`github` shows the repository's stars, `discord` the server's members.", LINK_TYPES)),
    },
    described("A link in the bar.", {
      hints: {
        ...labelRule(dialect),
        snippets: [
          {
            label: "new link",
            description: "A link in the bar",
            body: { label: "${1:Support}", href: "${2:https://example.com}" },
          },
        ],
      },
    }),
  );

const BUTTON_TYPE = "`button` shows the label, `github` the repository's stars, `discord` the server's members.";

/** The button at the end of the bar. */
const navbarButton = (dialect: Dialect) =>
  Type.Object(
    {
      type: DIALECT_RULES[dialect].limitsBarAndFooter
        ? choice(BUTTON_TYPE, LINK_TYPES)
        : Type.Optional(known(BUTTON_TYPE, LINK_TYPES)),
      label: Type.Optional(text("The text of the button. Only `type` `button` needs it.", ["Get started"])),
      href: href(dialect, "The target of the link: a URL, or a path of this site."),
    },
    described("The button at the end of the bar.", {
      hints: {
        ...labelRule(dialect),
        snippets: [
          {
            label: "new button",
            description: "A button with a label",
            body: { type: "button", label: "${1:Get started}", href: "${2:https://example.com}" },
          },
          {
            label: "new GitHub button",
            description: "The stars of a repository",
            body: { type: "github", href: "${1:https://github.com/acme/docs}" },
          },
        ],
      },
    }),
  );

/** The bar at the top. Source: specification, "Languages". */
export const defineNavbar = (dialect: Dialect) =>
  Type.Object(
    {
      links: Type.Optional(Type.Array(navbarLink(dialect), described("Links in the bar, from left to right."))),
      primary: Type.Optional(navbarButton(dialect)),
    },
    described("The bar at the top of every page: links and one button."),
  );
