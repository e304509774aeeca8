import { type TProperties, type TSchema, Type } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { snippet } from "../values/annotate.ts";
import { CLOSED, flag, list, object, text } from "../values/forms.ts";
import { href } from "../values/link.ts";
import { color, description, icon, isDefault } from "./common-fields.ts";
import { barredSources, entryField } from "./element.ts";

/** An entry of one of the lists: its name, which is the value of `key`, its target, and its own fields. */
function globalLink(dialect: Dialect, key: string, own: TProperties): TSchema {
  const link = href(dialect, "The target of the entry: a URL, or a path of this site.");
  const description = "A link that every page shows.";
  const body = { [key]: key === "language" ? "${1:en}" : "${1:Blog}", href: "${2:https://example.com}" };
  return object(
    description,
    {
      ...own,
      href: DIALECT_RULES[dialect].globalNeedsHref ? link : Type.Optional(link),
      hidden: Type.Optional(flag("`true` leaves the entry out.")),
      ...barredSources(dialect),
    },
    { hints: { snippets: [snippet("new link", description, body)] } },
  );
}

/**
 * Links that every page shows, by the kind of entry they look like. The specification knows `anchors` only, and does not
 * insist on their `href`.
 */
export function defineGlobalNavigation(dialect: Dialect): TSchema {
  const links = (key: string, nameDescription: string, listDescription: string, more: TProperties = {}) => {
    const name = { [key]: key === "language" ? Type.Ref("LanguageCode") : text(nameDescription) };
    return Type.Optional(list(listDescription, entryField(globalLink(dialect, key, { ...name, ...more }))));
  };
  return object(
    "Links that are shown on every page, whatever section the reader is in.",
    {
      anchors: links("anchor", "The link's name in the sidebar.", "Links at the top of the sidebar of every page.", {
        icon,
        color,
      }),
      tabs: links("tab", "The link's name in the bar at the top.", "Links in the bar at the top of every page.", {
        icon,
      }),
      languages: links("language", "", "Links in the language selector of every page.", {
        default: isDefault("language"),
      }),
      versions: links(
        "version",
        "The link's name in the version selector.",
        "Links in the version selector of every page.",
        { default: isDefault("version"), tag: Type.Optional(text("A badge beside the name in the selector.")) },
      ),
      dropdowns: links("dropdown", "The link's name in the menu.", "Links in the menu at the top of every sidebar.", {
        icon,
        color,
        description: description("entry"),
      }),
      products: links(
        "product",
        "The link's name in the product selector.",
        "Links in the product selector of every page.",
        { icon, color, description: description("product") },
      ),
    },
    DIALECT_RULES[dialect].closesObjects ? CLOSED : {},
  );
}
