import { Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { icon, known } from "../elements/common-fields.ts";
import { choice, type SchemaHints, snippet } from "../values/annotate.ts";
import { list, needed, object, partial, text } from "../values/forms.ts";
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

const navbarLink = (dialect: Dialect) =>
  partial(
    "A link in the bar.",
    {
      label: text("The text of the link. Links of type `github` and `discord` do not need one.", ["Support"]),
      href: needed(href(dialect, "The target of the link: a URL, `mailto:`, or a path of this site.")),
      icon,
      type: known("`github` shows the repository's stars, `discord` the server's members.", LINK_TYPES),
    },
    {
      hints: {
        ...labelRule(dialect),
        snippets: [
          snippet("new link", "A link in the bar", { label: "${1:Support}", href: "${2:https://example.com}" }),
        ],
      },
    },
  );

const BUTTON_TYPE = "`button` shows the label, `github` the repository's stars, `discord` the server's members.";

const navbarButton = (dialect: Dialect) =>
  object(
    "The button at the end of the bar.",
    {
      type: DIALECT_RULES[dialect].limitsBarAndFooter
        ? choice(BUTTON_TYPE, LINK_TYPES)
        : Type.Optional(known(BUTTON_TYPE, LINK_TYPES)),
      label: Type.Optional(text("The text of the button. Only `type` `button` needs it.", ["Get started"])),
      href: href(dialect, "The target of the link: a URL, or a path of this site."),
    },
    {
      hints: {
        ...labelRule(dialect),
        snippets: [
          snippet("new button", "A button with a label", {
            type: "button",
            label: "${1:Get started}",
            href: "${2:https://example.com}",
          }),
          snippet("new GitHub button", "The stars of a repository", {
            type: "github",
            href: "${1:https://github.com/acme/docs}",
          }),
        ],
      },
    },
  );

/** The bar at the top. Source: specification, "Languages". */
export const defineNavbar = (dialect: Dialect) =>
  partial("The bar at the top of every page: links and one button.", {
    links: list("Links in the bar, from left to right.", navbarLink(dialect)),
    primary: navbarButton(dialect),
  });
