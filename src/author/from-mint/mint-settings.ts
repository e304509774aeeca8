import { typeName } from "../../diagnostic/words.ts";
import { asList, asObject, isObject, type JsonObject, own, textOf } from "../../json/json-value.ts";
import type { MintNote } from "./mint-notes.ts";

/** Settings that are called the same, and look the same. */
const SAME = [
  "name",
  "description",
  "logo",
  "favicon",
  "redirects",
  "banner",
  "errors",
  "contextual",
  "thumbnails",
  "variables",
];

/** Settings without a counterpart, and why. */
const GONE: Readonly<Record<string, string>> = {
  rounded: "is part of the theme now",
  sidebar: "is part of the theme now",
  topbar: "is part of the theme now",
  layout: "is part of the theme now",
  isWhiteLabeled: "is set in the dashboard now",
  feedback: "is set in the dashboard now",
};

/** The settings that become the navigation. */
const NAVIGATION: ReadonlySet<string> = new Set([
  "navigation",
  "tabs",
  "anchors",
  "versions",
  "primaryTab",
  "topAnchor",
]);

const objectAt = (value: JsonObject, key: string): JsonObject => asObject(own(value, key));
const listAt = (value: JsonObject, key: string): JsonObject[] => asList(own(value, key)).filter(isObject);

/** Without the fields that are `undefined`, and `undefined` if none is left. */
function filledFields(fields: Record<string, unknown>): JsonObject | undefined {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The settings of a mint.json outside its navigation, in the form of docs.json, in the order in which people read them. */
export function settingsOfMint(mint: JsonObject, notes: MintNote[]): { before: JsonObject; after: JsonObject } {
  const known = new Set([...SAME, ...NAVIGATION, "$schema", "theme", "colors"]);
  const take = (key: string): JsonObject => {
    known.add(key);
    return objectAt(mint, key);
  };
  const same = Object.fromEntries(SAME.flatMap((key) => (Object.hasOwn(mint, key) ? [[key, mint[key]]] : [])));
  const { name, logo, favicon, ...others } = same;
  const before = {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    ...filledFields({ name, logo, favicon }),
    ...filledFields({ colors: colorsOf(objectAt(mint, "colors"), notes) }),
    ...others,
  };
  if (Object.hasOwn(mint, "theme") && mint.theme !== "mint") {
    notes.push({ setting: "theme", fate: `is "mint" now: ${JSON.stringify(mint.theme)} is not a theme of docs.json` });
  }
  known.add("topbarLinks").add("footerSocials").add("backgroundImage").add("openapi").add("asyncapi").add("eyebrows");
  const mode = take("modeToggle");
  const background = take("background");
  const after = filledFields({
    appearance: filledFields({ default: own(mode, "default"), strict: own(mode, "isHidden") }),
    background: filledFields({
      image: own(mint, "backgroundImage"),
      decoration: own(background, "style"),
      color: own(objectAt(mint, "colors"), "background"),
    }),
    fonts: fontsOf(take("font")),
    styling: filledFields({ codeblocks: codeblocksOf(take("codeBlock")), eyebrows: own(mint, "eyebrows") }),
    navbar: navbarOf(mint, take("topbarCtaButton")),
    footer: footerOf(mint, take("footer")),
    search: searchSetting(take("search"), notes),
    seo: seoOf(take("seo"), take("metadata")),
    api: apiOf(mint, take("api"), notes),
    integrations: filledFields(Object.fromEntries(integrationsOf(take("analytics"), take("integrations"), notes))),
  });
  for (const key of Object.keys(mint)) {
    if (Object.hasOwn(GONE, key)) notes.push({ setting: key, fate: GONE[key] ?? "" });
    else if (!known.has(key))
      notes.push({ setting: key, fate: "is no setting of mint.json that docs.json has a place for" });
  }
  return { before, after: after ?? {} };
}

function colorsOf(colors: JsonObject, notes: MintNote[]): JsonObject | undefined {
  for (const key of Object.keys(colors)) {
    if (!["primary", "light", "dark", "background"].includes(key)) {
      notes.push({ setting: `colors.${key}`, fate: "is part of the theme now" });
    }
  }
  return filledFields({ primary: own(colors, "primary"), light: own(colors, "light"), dark: own(colors, "dark") });
}

const fontOf = (font: JsonObject): JsonObject | undefined => {
  const source = own(font, "url");
  const format = typeof source === "string" ? /\.(woff2?)(?:[?#]|$)/i.exec(source)?.[1]?.toLowerCase() : undefined;
  return filledFields({
    family: own(font, "family"),
    weight: own(font, "weight"),
    ...(format !== undefined && { source, format }),
  });
};

const fontsOf = (font: JsonObject): JsonObject | undefined =>
  Object.hasOwn(font, "family")
    ? fontOf(font)
    : filledFields({ heading: fontOf(objectAt(font, "headings")), body: fontOf(objectAt(font, "body")) });

const codeblocksOf = ({ mode }: JsonObject): unknown => (mode === "auto" ? "system" : mode);

function navbarOf(mint: JsonObject, button: JsonObject): JsonObject | undefined {
  const links = listAt(mint, "topbarLinks").map(
    ({ name, url, type }) =>
      filledFields({
        ...(type === "github" && { type }),
        label: name ?? (type === "github" ? "GitHub" : undefined),
        href: url,
      }) ?? {},
  );
  const isGithub = own(button, "type") === "github";
  const primary = Object.hasOwn(button, "url")
    ? filledFields({
        type: isGithub ? "github" : "button",
        label: isGithub ? undefined : button.name,
        href: button.url,
      })
    : undefined;
  return filledFields({ links: links.length === 0 ? undefined : links, primary });
}

function footerOf(mint: JsonObject, footer: JsonObject): JsonObject | undefined {
  const old = own(mint, "footerSocials") ?? own(footer, "socials");
  const socials = Array.isArray(old)
    ? Object.fromEntries(
        old.filter(isObject).map(({ type, url }) => [typeof type === "string" ? type : typeName(type), url]),
      )
    : old;
  const links = listAt(footer, "links").map((column) => ({
    header: own(column, "title"),
    items: listAt(column, "links").map(({ label, url }) => ({ label, href: url })),
  }));
  return filledFields({ socials, links: links.length === 0 ? undefined : links });
}

function searchSetting(search: JsonObject, notes: MintNote[]): JsonObject | undefined {
  if (Object.hasOwn(search, "location")) notes.push({ setting: "search.location", fate: "is part of the theme now" });
  return filledFields({ prompt: own(search, "prompt") });
}

const seoOf = (seo: JsonObject, metadata: JsonObject): JsonObject | undefined =>
  filledFields({
    indexing: Object.hasOwn(seo, "indexHiddenPages") ? (seo.indexHiddenPages ? "all" : "navigable") : undefined,
    metatags: Object.keys(metadata).length === 0 ? undefined : metadata,
  });

const PLAYGROUND: Readonly<Record<string, string>> = { show: "interactive", simple: "simple", hide: "none" };

function apiOf(mint: JsonObject, api: JsonObject, notes: MintNote[]): JsonObject | undefined {
  const auth = objectAt(api, "auth");
  const playground = objectAt(api, "playground");
  const example = objectAt(objectAt(api, "request"), "example");
  const { expanded } = objectAt(api, "paramFields");
  const base = own(api, "baseUrl");
  if (Object.hasOwn(api, "maintainOrder")) notes.push({ setting: "api.maintainOrder", fate: "is no longer needed" });
  if (Object.hasOwn(auth, "inputPrefix")) {
    notes.push({ setting: "api.auth.inputPrefix", fate: "has no counterpart: the spec's security schemes say it" });
  }
  if (Array.isArray(base) && base.length > 1) {
    notes.push({ setting: "api.baseUrl", fate: "keeps its first address: docs.json takes one" });
  }
  const mode = textOf(own(playground, "mode")) ?? "";
  const disabled = own(playground, "disableProxy");
  return filledFields({
    openapi: own(mint, "openapi"),
    asyncapi: own(mint, "asyncapi"),
    playground: filledFields({
      display: Object.hasOwn(PLAYGROUND, mode) ? PLAYGROUND[mode] : undefined,
      proxy: typeof disabled === "boolean" ? !disabled : undefined,
    }),
    examples: filledFields({
      languages: own(example, "languages"),
      defaults:
        own(example, "showOptionalParams") === undefined ? undefined : example.showOptionalParams ? "all" : "required",
    }),
    params: filledFields({
      expanded: expanded === undefined ? undefined : expanded === true || expanded === "all" ? "all" : "closed",
    }),
    mdx: filledFields({
      server: Array.isArray(base) ? base[0] : base,
      auth: filledFields({ method: own(auth, "method"), name: own(auth, "name") }),
    }),
  });
}

function* integrationsOf(
  analytics: JsonObject,
  integrations: JsonObject,
  notes: MintNote[],
): Generator<[string, unknown]> {
  for (const [key, value] of [...Object.entries(analytics), ...Object.entries(integrations)]) {
    if (key === "osano") notes.push({ setting: `integrations.${key}`, fate: "is not supported any more" });
    else if (key === "intercom" && typeof value === "string") yield [key, { appId: value }];
    else if (key === "frontchat" && typeof value === "string") yield [key, { snippetId: value }];
    else yield [key, value];
  }
}
