// Generated from src/schema by src/publish/main.ts; not to be edited.

import type { Dialect } from "../src/vocabulary/platform/dialect.ts";

/** What a Navigation has beside its children. */
export interface NavigationFields<D extends Dialect = "mintlify"> {
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page, whatever section the reader is in. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** How the site is organized. One kind of element is at the root; all others nest inside it. */
export type Navigation<D extends Dialect = "mintlify"> = NavigationFields<D> & (WithLanguages<D> | WithVersions<D> | WithProducts<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D>);

/** What a Language has beside its children. */
export interface LanguageFields<D extends Dialect = "mintlify"> {
  /** The language's code. Upper and lower case count. */
  language: LanguageCode<D>;
  /** `true` makes this the language that readers see first, instead of the first in the list. */
  default?: boolean;
  /** The banner in this language, instead of the site's. */
  banner?: Banner;
  /** The footer in this language, instead of the site's. */
  footer?: Footer<D>;
  /** The links at the top in this language, instead of the site's. */
  navbar?: Navbar<D>;
  /** Makes the language a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this language, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** The docs in one language, chosen in the language selector. */
export type Language<D extends Dialect = "mintlify"> = LanguageFields<D> & (WithVersions<D> | WithProducts<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithoutChildren);

/** What a Version has beside its children. */
export interface VersionFields<D extends Dialect = "mintlify"> {
  /** The version's name in the version selector. */
  version: string;
  /** `true` makes this the version that readers see first, instead of the first in the list. */
  default?: boolean;
  /** A badge beside the name in the selector. */
  tag?: string;
  /** Makes the version a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this version, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** A version of the docs, chosen in the version selector. */
export type Version<D extends Dialect = "mintlify"> = VersionFields<D> & (WithLanguages<D> | WithProducts<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithoutChildren);

/** What a Product has beside its children. */
export interface ProductFields<D extends Dialect = "mintlify"> {
  /** The product's name in the product selector. */
  product: string;
  /** The name that is shown, if it is not the one in `product`. */
  name?: string;
  /** A short text that is shown under the name of the product. */
  description?: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** The colors of the element's icon, for light and for dark mode. */
  color?: ColorPair;
  /** Makes the product a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this product, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** A product, service or feature set with a section of its own. */
export type Product<D extends Dialect = "mintlify"> = ProductFields<D> & ({ spec: WithLanguages<D> | WithVersions<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithoutChildren; mintlify: WithLanguages<D> | WithVersions<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithMenu<D> | WithoutChildren }[D]);

/** What a Tab has beside its children. */
export interface TabFields<D extends Dialect = "mintlify"> {
  /** The tab's name in the bar at the top. */
  tab: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** Makes the tab a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this tab, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** The end of the bar at which the tab is. */
  align?: "start" | "end";
  /** `false` leaves its pages out of the site's search. */
  searchable?: boolean;
  sdk?: Sdk;
}

/** A section of the site with an entry in the bar at the top. */
export type Tab<D extends Dialect = "mintlify"> = TabFields<D> & (WithLanguages<D> | WithVersions<D> | WithProducts<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithMenu<D> | WithoutChildren);

/** What a MenuItem has beside its children. */
export interface MenuItemFields<D extends Dialect = "mintlify"> {
  /** The entry's name in the menu. */
  item: string;
  /** A short text that is shown under the name of the entry. */
  description?: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** Makes the menu entry a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this menu entry, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** An entry of the menu that opens under a tab. */
export type MenuItem<D extends Dialect = "mintlify"> = MenuItemFields<D> & ({ spec: WithGroups<D> | WithPages<D> | WithoutChildren; mintlify: WithLanguages<D> | WithVersions<D> | WithProducts<D> | WithTabs<D> | WithDropdowns<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithoutChildren }[D]);

/** What a Dropdown has beside its children. */
export interface DropdownFields<D extends Dialect = "mintlify"> {
  /** The entry's name in the menu. */
  dropdown: string;
  /** A short text that is shown under the name of the entry. */
  description?: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** The colors of the element's icon, for light and for dark mode. */
  color?: ColorPair;
  /** Makes the dropdown a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this dropdown, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** An entry of the menu at the top of the sidebar; it leads to a section of the docs. */
export type Dropdown<D extends Dialect = "mintlify"> = DropdownFields<D> & (WithLanguages<D> | WithVersions<D> | WithProducts<D> | WithTabs<D> | WithAnchors<D> | WithGroups<D> | WithPages<D> | WithoutChildren);

/** What a Anchor has beside its children. */
export interface AnchorFields<D extends Dialect = "mintlify"> {
  /** The anchor's name in the sidebar. */
  anchor: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** The colors of the element's icon, for light and for dark mode. */
  color?: ColorPair;
  /** Makes the anchor a link: a URL, or a path of this site. A link has no children of its own. */
  href?: string;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** Links that are shown on every page of this anchor, wherever the reader is. */
  global?: GlobalNavigation<D>;
  /** Only tabs and groups can have `sdk`. */
  sdk?: never;
}

/** A persistent entry at the top of the sidebar: a section, or a link. */
export type Anchor<D extends Dialect = "mintlify"> = AnchorFields<D> & (WithLanguages<D> | WithVersions<D> | WithProducts<D> | WithTabs<D> | WithDropdowns<D> | WithGroups<D> | WithPages<D> | WithoutChildren);

/** What a Group has beside its children. */
export interface GroupFields<D extends Dialect = "mintlify"> {
  /** The group's title in the sidebar. */
  group: string;
  /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
  icon?: Icon;
  /** A label beside the title. */
  tag?: string;
  /** Path of the group's main page, without extension: selecting the title opens it. */
  root?: string;
  /**
   * Whether a group inside another group starts open. Groups at the top level always are, and cannot be
   * closed.
   */
  expanded?: boolean;
  openapi?: OpenApi;
  asyncapi?: AsyncApi;
  graphql?: Graphql;
  /** How groups inside it list their pages on their `root` page. Inherited until an element sets its own. */
  directory?: "accordion" | "card" | "none";
  /** `true` leaves the element and everything inside it out of the navigation; its pages keep their addresses. */
  hidden?: boolean;
  /** `true` opens its pages to readers who have not signed in. */
  public?: boolean;
  /** Raises (above 1) or lowers (below 1) its pages in the site's search results. */
  boost?: number;
  /** `false` leaves its pages out of the site's search. */
  searchable?: boolean;
  sdk?: Sdk;
}

/** A titled section of the sidebar: pages, operations and nested groups. */
export type Group<D extends Dialect = "mintlify"> = GroupFields<D> & (WithPages<D> | WithoutChildren);

/**
 * A page: its path from the docs root without extension. Or an operation of the spec in effect (`GET
 * /users`). Or a nested group.
 */
export type PageEntry<D extends Dialect = "mintlify"> = string | Group<D>;

/** Put in from another repository. */
export interface SourceRef {
  /**
   * Another repository of the site, as `owner/repo`. When the site is published, the list of the same name in
   * its navigation replaces this entry. No other field is allowed next to it.
   */
  sourceRef: string;
}

/** Links that are shown on every page, whatever section the reader is in. */
export interface SpecGlobalNavigation {
  /** Links at the top of the sidebar of every page. */
  anchors?: ({
    /** The link's name in the sidebar. */
    anchor: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
  /** Links in the bar at the top of every page. */
  tabs?: ({
    /** The link's name in the bar at the top. */
    tab: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
  /** Links in the language selector of every page. */
  languages?: ({
    language: LanguageCode<"spec">;
    /** `true` makes this the language that readers see first, instead of the first in the list. */
    default?: boolean;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
  /** Links in the version selector of every page. */
  versions?: ({
    /** The link's name in the version selector. */
    version: string;
    /** `true` makes this the version that readers see first, instead of the first in the list. */
    default?: boolean;
    /** A badge beside the name in the selector. */
    tag?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
  /** Links in the menu at the top of every sidebar. */
  dropdowns?: ({
    /** The link's name in the menu. */
    dropdown: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** A short text that is shown under the name of the entry. */
    description?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
  /** Links in the product selector of every page. */
  products?: ({
    /** The link's name in the product selector. */
    product: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** A short text that is shown under the name of the product. */
    description?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href?: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
  })[];
}

/** Links that are shown on every page, whatever section the reader is in. */
export interface MintlifyGlobalNavigation {
  /** Links at the top of the sidebar of every page. */
  anchors?: ({
    /** The link's name in the sidebar. */
    anchor: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
  /** Links in the bar at the top of every page. */
  tabs?: ({
    /** The link's name in the bar at the top. */
    tab: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
  /** Links in the language selector of every page. */
  languages?: ({
    language: LanguageCode<"mintlify">;
    /** `true` makes this the language that readers see first, instead of the first in the list. */
    default?: boolean;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
  /** Links in the version selector of every page. */
  versions?: ({
    /** The link's name in the version selector. */
    version: string;
    /** `true` makes this the version that readers see first, instead of the first in the list. */
    default?: boolean;
    /** A badge beside the name in the selector. */
    tag?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
  /** Links in the menu at the top of every sidebar. */
  dropdowns?: ({
    /** The link's name in the menu. */
    dropdown: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** A short text that is shown under the name of the entry. */
    description?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
  /** Links in the product selector of every page. */
  products?: ({
    /** The link's name in the product selector. */
    product: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** The colors of the element's icon, for light and for dark mode. */
    color?: ColorPair;
    /** A short text that is shown under the name of the product. */
    description?: string;
    /** The target of the entry: a URL, or a path of this site. */
    href: string;
    /** `true` leaves the entry out. */
    hidden?: boolean;
    /** Only tabs and groups can have `sdk`. */
    sdk?: never;
  })[];
}

/** Links that are shown on every page, whatever section the reader is in. */
export type GlobalNavigation<D extends Dialect = "mintlify"> = { spec: SpecGlobalNavigation; mintlify: MintlifyGlobalNavigation }[D];

/** The language's code. Upper and lower case count. */
export type SpecLanguageCode = "ar" | "ca" | "cs" | "cn" | "zh-Hant" | "nl" | "en" | "fi" | "fr" | "de" | "he" | "hi" | "hu" | "id" | "it" | "jp" | "ko" | "lv" | "no" | "pl" | "pt-BR" | "ro" | "ru" | "es" | "sv" | "tr" | "uk" | "uz" | "vi";

/** The language's code. Upper and lower case count. */
export type MintlifyLanguageCode = "ar" | "ca" | "cs" | "cn" | "zh-Hant" | "nl" | "en" | "fi" | "fr" | "de" | "he" | "hi" | "hu" | "id" | "it" | "jp" | "ko" | "lv" | "no" | "pl" | "pt-BR" | "ro" | "ru" | "es" | "sv" | "tr" | "uk" | "uz" | "vi" | "zh" | "zh-Hans" | "zh-CN" | "zh-TW" | "fr-CA" | "fr-ca" | "ja" | "ja-jp" | "ja-JP" | "pt" | "da";

/** The language's code. Upper and lower case count. */
export type LanguageCode<D extends Dialect = "mintlify"> = { spec: SpecLanguageCode; mintlify: MintlifyLanguageCode }[D];

/** An icon: its name, a path from the docs root, a URL, or an object that also sets style and library. */
export type Icon = string | {
  /** The icon's name in its library, a path, or a URL. */
  name: string;
  /** The Font Awesome style to draw it in. */
  style?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
  /** The icon's library, if it is not the one that `icons` sets. */
  library?: "fontawesome" | "lucide" | "tabler";
};

/** A color for light and one for dark mode. */
export interface ColorPair {
  /** The color in light mode. */
  light?: string;
  /** The color in dark mode. */
  dark?: string;
}

/**
 * The OpenAPI spec (3.0 or later) of this element: a path from the docs root, a URL, an object that also says
 * where generated pages live, or a list of these. Everything inside it inherits it. Without `pages` of its
 * own, the element gets a page for every operation.
 */
export type OpenApi = string | (string | SpecWithDirectory)[] | SpecWithDirectory;

/**
 * The AsyncAPI spec of this element: a path from the docs root, a URL, an object that also says where
 * generated pages live, or a list of paths and URLs.
 */
export type AsyncApi = string | string[] | {
  /** The spec: a path from the docs root, or a URL. */
  source: string;
  /** The path that the generated pages live under, instead of `asyncapi-reference`. */
  directory?: string;
};

/** A spec, and the folder that its generated pages live under. */
export interface SpecWithDirectory {
  /** The spec: a path from the docs root, or a URL. */
  source: string;
  /** The path that the generated pages live under, instead of `api-reference`. */
  directory?: string;
  /**
   * OpenAPI overlays to apply to the spec before it is read, in this order. Without this list, overlays
   * anywhere in the docs root that extend the spec are applied; an empty list turns them off.
   */
  overlays?: string[];
  /**
   * Makes the addresses of OpenAPI pages from the `operationId`, in kebab case, instead of the summary. An
   * operation without one keeps its usual address.
   */
  slug?: "operationId";
}

/** The source of the pages of an SDK reference. */
export interface Sdk {
  /** The tool that has written the files. */
  format: "typedoc" | "docfx" | "javadoc" | "sphinx" | "phpdoc";
  /** The output of the tool: a path from the docs root, or an `https` URL. */
  source: string;
  /** The path that the generated pages live under, instead of `sdk-reference`. */
  directory?: string;
}

/**
 * The GraphQL schema of this element: a path from the docs root, an `https` URL, or an object that also says
 * where generated pages live. Everything inside it inherits it. It gets groups of queries, mutations and
 * types, unless its `pages` name some (`QUERY user`).
 */
export type Graphql = string | {
  /** The schema (SDL): a path from the docs root, or an `https` URL. */
  source: string;
  /** The path that the generated pages live under, instead of `graphql-reference`. */
  directory?: string;
};

/** The colors of the site. */
export interface Colors {
  /** The main color, used for emphasis in light mode. */
  primary: string;
  /** The color used for emphasis in dark mode. */
  light?: string;
  /** The color of buttons and of items under the pointer, in both modes. */
  dark?: string;
}

/** Light and dark mode. */
export interface Appearance {
  /** The mode that readers see first. */
  default?: "system" | "light" | "dark";
  /** `true` keeps the site in that mode and hides the switch. */
  strict?: boolean;
}

/** The background of the pages. */
export interface Background {
  /** An image behind the pages. */
  image?: string | {
    /** The background in light mode: a path from the docs root, or a URL. */
    light: string;
    /** The background in dark mode: a path from the docs root, or a URL. */
    dark: string;
  };
  /** A pattern behind the pages. */
  decoration?: "gradient" | "grid" | "windows";
  /** The background color in light and in dark mode. */
  color?: ColorPair;
}

/** The fonts of the site: one for all of it, or one for `heading` and one for `body`. */
export interface Fonts {
  /** The font's name, as Google Fonts has it or as the file at `source` defines it. */
  family?: string;
  /** The font's weight, 400 being regular and 700 bold. */
  weight?: number;
  /** The font's file: a path from the docs root, or a URL. Not needed for Google Fonts. */
  source?: string;
  /** The format of the file at `source`, which needs it. */
  format?: "woff2" | "woff";
  /** The font of headings, instead of one for the whole site. */
  heading?: {
    /** The font's name, as Google Fonts has it or as the file at `source` defines it. */
    family: string;
    /** The font's weight, 400 being regular and 700 bold. */
    weight?: number;
    /** The font's file: a path from the docs root, or a URL. Not needed for Google Fonts. */
    source?: string;
    /** The format of the file at `source`, which needs it. */
    format?: "woff2" | "woff";
  };
  /** The font of the text, instead of one for the whole site. */
  body?: {
    /** The font's name, as Google Fonts has it or as the file at `source` defines it. */
    family: string;
    /** The font's weight, 400 being regular and 700 bold. */
    weight?: number;
    /** The font's file: a path from the docs root, or a URL. Not needed for Google Fonts. */
    source?: string;
    /** The format of the file at `source`, which needs it. */
    format?: "woff2" | "woff";
  };
}

/** The icon library of the site. */
export interface Icons {
  /** The library in which icon names are looked up, for the whole site. */
  library: "fontawesome" | "lucide" | "tabler";
}

/** Details of how pages look. */
export interface Styling {
  /** The text above a page's title. Without it, the theme decides. */
  eyebrows?: "section" | "breadcrumbs";
  /** How code blocks look: `system`, `dark`, or an object with themes and languages. */
  codeblocks?: "system" | "dark" | {
    /** The Shiki theme that code is highlighted with. */
    theme?: CodeTheme | {
      /** The theme in light mode. */
      light: CodeTheme;
      /** The theme in dark mode. */
      dark: CodeTheme;
    };
    /** Languages that code is highlighted in. */
    languages?: {
      /** Grammars for languages that are not built in. */
      custom?: string[];
    };
  };
  /** Whether LaTeX is loaded. Without it, only on pages where formulas are found. */
  latex?: boolean;
}

/** The images that show when a page is shared. */
export interface Thumbnails {
  /** The mode that preview images are drawn in. */
  appearance?: "light" | "dark";
  /** The image behind the text: a path from the docs root, or a URL. */
  background?: string;
  /** The font of preview images. */
  fonts?: {
    /** The font's name, as Google Fonts has it or as the file at `source` defines it. */
    family: string;
  };
}

/** The bar at the top of every page: links and one button. */
export interface SpecNavbar {
  /** Links in the bar, from left to right. */
  links?: ({
    /** The text of the link. Links of type `github` and `discord` do not need one. */
    label?: string;
    /** The target of the link: a URL, `mailto:`, or a path of this site. */
    href: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** `github` shows the repository's stars, `discord` the server's members. */
    type?: string;
  })[];
  /** The button at the end of the bar. */
  primary?: {
    /** `button` shows the label, `github` the repository's stars, `discord` the server's members. */
    type?: string;
    /** The text of the button. Only `type` `button` needs it. */
    label?: string;
    /** The target of the link: a URL, or a path of this site. */
    href: string;
  };
}

/** The bar at the top of every page: links and one button. */
export interface MintlifyNavbar {
  /** Links in the bar, from left to right. */
  links?: ({
    /** The text of the link. Links of type `github` and `discord` do not need one. */
    label?: string;
    /** The target of the link: a URL, `mailto:`, or a path of this site. */
    href: string;
    /** The icon beside the name: its name in the icon library, a path, a URL, or an object. */
    icon?: Icon;
    /** `github` shows the repository's stars, `discord` the server's members. */
    type?: string;
  })[];
  /** The button at the end of the bar. */
  primary?: {
    /** `button` shows the label, `github` the repository's stars, `discord` the server's members. */
    type: "button" | "github" | "discord";
    /** The text of the button. Only `type` `button` needs it. */
    label?: string;
    /** The target of the link: a URL, or a path of this site. */
    href: string;
  };
}

/** The bar at the top of every page: links and one button. */
export type Navbar<D extends Dialect = "mintlify"> = { spec: SpecNavbar; mintlify: MintlifyNavbar }[D];

/** The footer of every page. */
export interface SpecFooter {
  /** Your profiles, each by its network: the footer shows an icon for each. */
  socials?: {
    /** Your profile on X: a full URL. */
    x?: string;
    /** Your profile or repository on GitHub: a full URL. */
    github?: string;
    /** An invitation to your Discord server: a full URL. */
    discord?: string;
    /** Your page on LinkedIn: a full URL. */
    linkedin?: string;
    /** An invitation to your Slack workspace: a full URL. */
    slack?: string;
    /** Your channel on YouTube: a full URL. */
    youtube?: string;
    /** Your website: a full URL. */
    website?: string;
    /** Your profile on Bluesky: a full URL. */
    bluesky?: string;
    /** Your page on Facebook: a full URL. */
    facebook?: string;
    /** Your profile on Instagram: a full URL. */
    instagram?: string;
    /** Your publication on Medium: a full URL. */
    medium?: string;
    /** Your community on Reddit: a full URL. */
    reddit?: string;
    /** Your channel on Telegram: a full URL. */
    telegram?: string;
    /** Your profile on Threads: a full URL. */
    threads?: string;
    /** Your podcast: a full URL. */
    podcast?: string;
    /** Your profile on Hacker News: a full URL. */
    "hacker-news"?: string;
    /** Your profile on X, under its former name: a full URL. */
    twitter?: string;
    /** Your website, with a globe as its icon: a full URL. */
    "earth-americas"?: string;
    /** Your profile on X, with the icon's name as key: a full URL. */
    "x-twitter"?: string;
    [key: string]: string | undefined;
  };
  /** Columns of links. */
  links?: ({
    /** The column's title. */
    header?: string;
    /** The links of the column, from top to bottom. */
    items: ({
      /** The text of the link. */
      label: string;
      /** The target of the link: a URL, or a path of this site. */
      href: string;
    })[];
  })[];
}

/** The footer of every page. */
export interface MintlifyFooter {
  /** Your profiles, each by its network: the footer shows an icon for each. */
  socials?: {
    /** Your profile on X: a full URL. */
    x?: string;
    /** Your profile or repository on GitHub: a full URL. */
    github?: string;
    /** An invitation to your Discord server: a full URL. */
    discord?: string;
    /** Your page on LinkedIn: a full URL. */
    linkedin?: string;
    /** An invitation to your Slack workspace: a full URL. */
    slack?: string;
    /** Your channel on YouTube: a full URL. */
    youtube?: string;
    /** Your website: a full URL. */
    website?: string;
    /** Your profile on Bluesky: a full URL. */
    bluesky?: string;
    /** Your page on Facebook: a full URL. */
    facebook?: string;
    /** Your profile on Instagram: a full URL. */
    instagram?: string;
    /** Your publication on Medium: a full URL. */
    medium?: string;
    /** Your community on Reddit: a full URL. */
    reddit?: string;
    /** Your channel on Telegram: a full URL. */
    telegram?: string;
    /** Your profile on Threads: a full URL. */
    threads?: string;
    /** Your podcast: a full URL. */
    podcast?: string;
    /** Your profile on Hacker News: a full URL. */
    "hacker-news"?: string;
    /** Your profile on X, under its former name: a full URL. */
    twitter?: string;
    /** Your website, with a globe as its icon: a full URL. */
    "earth-americas"?: string;
    /** Your profile on X, with the icon's name as key: a full URL. */
    "x-twitter"?: string;
  };
  /** Columns of links. */
  links?: ({
    /** The column's title. */
    header?: string;
    /** The links of the column, from top to bottom. */
    items: ({
      /** The text of the link. */
      label: string;
      /** The target of the link: a URL, or a path of this site. */
      href: string;
    })[];
  })[];
}

/** The footer of every page. */
export type Footer<D extends Dialect = "mintlify"> = { spec: SpecFooter; mintlify: MintlifyFooter }[D];

/** A strip above every page, for announcements. */
export interface Banner {
  /** The text of the banner. Links and emphasis may be written in Markdown. */
  content: string;
  /** `true` lets readers close the banner for good. */
  dismissible?: boolean;
  /** How urgent the banner looks. */
  type?: "info" | "warning" | "critical";
  /** The banner's color in light and in dark mode. */
  color?: ColorPair;
}

/** API pages: specs, playground, code examples. */
export interface ApiSettings {
  /** OpenAPI specs for API pages that name an operation themselves. The navigation does not inherit it. */
  openapi?: OpenApi;
  /** AsyncAPI specs for pages that name a channel themselves. The navigation does not inherit it. */
  asyncapi?: AsyncApi;
  /** The playground on API pages. */
  playground?: {
    /** How much of the playground is shown. */
    display?: "interactive" | "simple" | "none" | "auth";
    /** `false` sends requests from the reader's browser instead of through the platform's server. */
    proxy?: boolean;
    /** `true` sends cookies along with requests that do not go through the proxy. */
    credentials?: boolean;
  };
  /** Code examples on API pages. */
  examples?: {
    /** The languages of generated code examples, in the order of their tabs. */
    languages?: string[];
    /** The parameters that generated examples contain. */
    defaults?: "required" | "all";
    /** `true` fills the playground with the spec's examples. */
    prefill?: boolean;
    /** `false` shows only the examples that are in the spec. */
    autogenerate?: boolean;
  };
  /** How parameters are shown. */
  params?: {
    /** How parameters with properties of their own begin. */
    expanded?: "all" | "closed";
    /** Keys of the spec's schemas whose values are shown after a parameter's name. */
    post?: string[];
  };
  /** The part of an endpoint's address that is shown; without it, the path. */
  url?: "full";
  /** API pages that are written by hand, without a spec. */
  mdx?: {
    /** The servers to which hand-written API pages send their requests: one URL, or several. */
    server?: string | string[];
    /** How hand-written API pages authenticate. */
    auth?: {
      /** How requests authenticate. */
      method?: "bearer" | "basic" | "key" | "cobo";
      /** The name of the header, or of the credentials' parts. */
      name?: string;
    };
  };
}

/** Analytics and other services that the site talks to. */
export interface Integrations {
  /** Sends page views to Adobe Analytics. */
  adobe?: {
    /** The URL of your Launch script. */
    launchUrl: string;
  };
  /** Sends page views to Amplitude. */
  amplitude?: {
    /** Your API key. */
    apiKey: string;
  };
  /** Records how readers use the pages, with Microsoft Clarity. */
  clarity?: {
    /** Your project's id. */
    projectId: string;
  };
  /** Tells which companies read the site, with Clearbit. */
  clearbit?: {
    /** Your public API key. */
    publicApiKey: string;
  };
  /** All other services wait until this cookie says that the reader consents. */
  cookies?: {
    /** The name of the cookie. */
    key?: string;
    /** The value that means consent. */
    value?: string;
  };
  /** Sends page views to Fathom. */
  fathom?: {
    /** Your site's id. */
    siteId: string;
  };
  /** Shows the chat of Front. */
  frontchat?: {
    /** The id of your chat snippet: 6 characters or more. */
    snippetId: string;
  };
  /** Sends page views to Google Analytics 4. */
  ga4?: {
    /** Your measurement id, such as `G-ABC123`. */
    measurementId: string;
  };
  /** Loads a container of Google Tag Manager. */
  gtm?: {
    /** Your container's id, such as `GTM-ABC123`. */
    tagId: string;
  };
  /** Sends page views to Heap. */
  heap?: {
    /** Your app's id. */
    appId: string;
  };
  /** Sends events to Hightouch. */
  hightouch?: {
    /** Your write key. */
    writeKey: string;
    /** The host that events are sent to, if it is not the usual one. */
    apiHost?: string;
  };
  /** Records how readers use the pages, with Hotjar. */
  hotjar?: {
    /** Your site's id, as a string. */
    hjid: string;
    /** The version of the snippet, as a string. */
    hjsv: string;
  };
  /** Shows the messenger of Intercom. */
  intercom?: {
    /** Your app's id: 6 characters or more. */
    appId: string;
  };
  /** Sends page views to Koala. */
  koala?: {
    /** Your public API key. */
    publicApiKey: string;
  };
  /** Records sessions, with LogRocket. */
  logrocket?: {
    /** Your app's id. */
    appId: string;
  };
  /** Sends page views to Mixpanel. */
  mixpanel?: {
    /** Your project's token. */
    projectToken: string;
    /** The region in which Mixpanel stores your data. */
    region?: "us" | "eu" | "in";
  };
  /** Asks readers for their consent, with OneTrust. */
  onetrust?: {
    /** The id of your domain's script. */
    domainScript: string;
    /** The URL of the OneTrust script. */
    scriptSource?: string;
    /** The category that analytics fall under. */
    categoryId?: string;
  };
  /** Sends page views to Pirsch. */
  pirsch?: {
    /** Your site's id. */
    id: string;
  };
  /** Sends page views to Plausible. */
  plausible?: {
    /** The domain that Plausible knows the site by. */
    domain: string;
    /** The host of your own Plausible server. */
    server?: string;
  };
  /** Sends page views to PostHog. */
  posthog?: {
    /** Your project's API key: it begins with `phc_`. */
    apiKey: string;
    /** The URL that events are sent to, if it is not the usual one. */
    apiHost?: string;
    /** `true` records sessions too. */
    sessionRecording?: boolean;
  };
  /** Sends events to Segment. */
  segment?: {
    /** Your write key. */
    key: string;
    /** The URL that Segment's script is loaded from, if it is not the usual one. */
    cdnUrl?: string;
  };
  /** The platform's own telemetry. */
  telemetry?: {
    /** `false` switches the platform's own telemetry off. */
    enabled?: boolean;
  };
  /** Asks readers for their consent, with Transcend. */
  transcend?: {
    /** The id of your bundle: letters, digits, `-` and `_`. */
    bundleId: string;
    /** The purpose that readers consent to for analytics: up to 100 characters. */
    analyticsPurpose?: string;
  };
}

/** How the navigation reacts to clicks. */
export interface Interaction {
  /**
   * What selecting a group does: `true` opens its first page, `false` only opens or closes the group. Without
   * it, the theme decides.
   */
  drilldown?: boolean;
}

/** The search box. */
export interface Search {
  /** The text in the empty search box. */
  prompt?: string;
}

/** Addresses that have moved. */
export type Redirects = ({
  /** The path to redirect. `:name` and `*` match parts of it. */
  source: string;
  /** The destination: a path, with the same `:name`s, or a URL. */
  destination: string;
  /** `true` answers 308, `false` 307: whether the move is for good. */
  permanent?: boolean;
})[];

/** Error pages. */
export interface Errors {
  /** The response to addresses without a page. */
  "404": {
    /** `false` shows the error page instead of going to the first page. */
    redirect?: boolean;
    /** The title of the error page. */
    title?: string;
    /** The text of the error page, in Markdown. */
    description?: string;
  };
}

/** Settings for search engines and link previews. */
export interface Seo {
  /** The pages that search engines may list. */
  indexing?: "navigable" | "all";
  /** Meta tags for every page, by name. A page may have its own in its front matter. */
  metatags?: {
    /** The title that is shown with links to the page. */
    "og:title"?: string;
    /** The text that is shown with links to the page. */
    "og:description"?: string;
    /** The image that is shown with links to the page: a path or a URL. */
    "og:image"?: string;
    /** The site's name, shown with links to the page. */
    "og:site_name"?: string;
    /** How X shows a shared page: with a small image or a large one. */
    "twitter:card"?: string;
    /** The image that X shows, if it is a different one. */
    "twitter:image"?: string;
    /** The code that proves to Google that the site is yours. */
    "google-site-verification"?: string;
    /** Rules for search engines. */
    robots?: string;
    /** The canonical address of the site, for search engines. */
    canonical?: string;
    [key: string]: string | undefined;
  };
  /** Meta tags for the pages in a folder. The longest path wins, and a page's front matter overrides it. */
  paths?: ({
    /** A folder of pages, from the docs root. */
    path: string;
    /** Meta tags for the pages in that folder, by name. */
    metatags: {
      /** The title that is shown with links to the page. */
      "og:title"?: string;
      /** The text that is shown with links to the page. */
      "og:description"?: string;
      /** The image that is shown with links to the page: a path or a URL. */
      "og:image"?: string;
      /** The site's name, shown with links to the page. */
      "og:site_name"?: string;
      /** How X shows a shared page: with a small image or a large one. */
      "twitter:card"?: string;
      /** The image that X shows, if it is a different one. */
      "twitter:image"?: string;
      /** The code that proves to Google that the site is yours. */
      "google-site-verification"?: string;
      /** Rules for search engines. */
      robots?: string;
      /** The canonical address of the site, for search engines. */
      canonical?: string;
      [key: string]: string | undefined;
    };
  })[];
  /** The organization behind the site, as structured data. */
  organization?: {
    /** The URL that identifies the organization. */
    id?: string;
    /** Its name. */
    name?: string;
    /** Its legal name. */
    legalName?: string;
    /** Its website. */
    url?: string;
    /** The URL of its logo. */
    logo?: string;
    /** Its profiles elsewhere. */
    sameAs?: string[];
  };
  /** `true` ends the addresses of pages with a slash. */
  trailingSlash?: boolean;
}

/** The menu on each page for copying it, or opening it in an AI tool. */
export interface Contextual {
  /** The entries of the menu, from top to bottom. */
  options: ("copy" | "view" | "chatgpt" | "claude" | "perplexity" | "grok" | "aistudio" | "devin" | "windsurf" | "mcp" | "cursor" | "vscode" | "assistant" | "add-mcp" | "devin-mcp" | "download-pdf" | "download-spec" | {
    /** The entry's name. */
    title: string;
    /** The purpose of the entry. */
    description: string;
    /** The entry's icon. */
    icon?: Icon;
    /** The target of the entry: a URL, or an object with `base` and `query`. */
    href: string | {
      /** The URL without its query. */
      base: string;
      /** The parameters behind the `?`. */
      query?: ({
        /** The parameter's name. */
        key: string;
        /** Its value. `$page` and `$path` are replaced with the page's text and path. */
        value: string;
      })[];
    };
  })[];
  /** The place of the menu. */
  display?: "header" | "toc";
}

/** Information about each page's history. */
export interface Metadata {
  /** `true` shows on each page when it was last changed. */
  timestamp?: boolean;
}

/** Texts that pages refer to as `{{name}}`. */
export type Variables = { [key: string]: string };

/** The Markdown form of the pages, which AI tools read. */
export interface Markdown {
  /** `false` leaves the spec out of the Markdown form of API pages. */
  schema?: boolean;
  /** Instructions for AI tools that read the Markdown of the pages: one string, or several. */
  instructions?: string | string[];
}

/** Variations of the pages' texts that readers switch between. Only the theme `willow` has them. */
export interface Variations {
  /** The variations; the first is shown unless the reader chooses another. */
  options: ({
    /** The name that pages refer to it by. */
    id: string;
    /** The texts that readers see. */
    label: string;
  })[];
}

/** A theme of Shiki. */
export type CodeTheme = "andromeeda" | "aurora-x" | "ayu-dark" | "catppuccin-frappe" | "catppuccin-latte" | "catppuccin-macchiato" | "catppuccin-mocha" | "css-variables" | "dark-plus" | "dracula" | "dracula-soft" | "everforest-dark" | "everforest-light" | "github-dark" | "github-dark-default" | "github-dark-dimmed" | "github-dark-high-contrast" | "github-light" | "github-light-default" | "github-light-high-contrast" | "gruvbox-dark-hard" | "gruvbox-dark-medium" | "gruvbox-dark-soft" | "gruvbox-light-hard" | "gruvbox-light-medium" | "gruvbox-light-soft" | "houston" | "kanagawa-dragon" | "kanagawa-lotus" | "kanagawa-wave" | "laserwave" | "light-plus" | "material-theme" | "material-theme-darker" | "material-theme-lighter" | "material-theme-ocean" | "material-theme-palenight" | "min-dark" | "min-light" | "monokai" | "night-owl" | "nord" | "one-dark-pro" | "one-light" | "plastic" | "poimandres" | "red" | "rose-pine" | "rose-pine-dawn" | "rose-pine-moon" | "slack-dark" | "slack-ochin" | "snazzy-light" | "solarized-dark" | "solarized-light" | "synthwave-84" | "tokyo-night" | "vesper" | "vitesse-black" | "vitesse-dark" | "vitesse-light";

/** The configuration of a documentation site: its navigation, and all other settings. */
export interface SpecDocsConfig {
  /** The JSON Schema that editors complete and check this file by. */
  $schema?: string;
  /** The theme: the layout and look of the whole site. */
  theme?: "mint" | "maple" | "palm" | "willow" | "linden" | "almond" | "aspen" | "luma" | "sequoia";
  /** The name of the site or product. */
  name?: string;
  /** A description of the site in one sentence. Search engines and AI tools show it. */
  description?: string;
  /** The colors of the site. */
  colors?: Colors;
  /**
   * The logo in the bar at the top: one image, or an object with an image for each mode and the target of a
   * click.
   */
  logo?: string | {
    /** The logo in light mode: a path from the docs root, or a URL. */
    light: string;
    /** The logo in dark mode: a path from the docs root, or a URL. */
    dark: string;
    /** The target of a click on the logo. Without it, the first page. */
    href?: string;
  };
  /** The icon of the site in browser tabs: one file, or one for each mode. */
  favicon?: string | {
    /** The icon in light mode: a path from the docs root, or a URL. */
    light: string;
    /** The icon in dark mode: a path from the docs root, or a URL. */
    dark: string;
  };
  navigation: Navigation<"spec">;
  /** Light and dark mode. */
  appearance?: Appearance;
  /** The background of the pages. */
  background?: Background;
  /** The fonts of the site: one for all of it, or one for `heading` and one for `body`. */
  fonts?: Fonts;
  /** The icon library of the site. */
  icons?: Icons;
  /** Details of how pages look. */
  styling?: Styling;
  /** The images that show when a page is shared. */
  thumbnails?: Thumbnails;
  /** The bar at the top of every page: links and one button. */
  navbar?: Navbar<"spec">;
  /** The footer of every page. */
  footer?: Footer<"spec">;
  /** A strip above every page, for announcements. */
  banner?: Banner;
  /** How the navigation reacts to clicks. */
  interaction?: Interaction;
  /** The menu on each page for copying it, or opening it in an AI tool. */
  contextual?: Contextual;
  /** The search box. */
  search?: Search;
  /** API pages: specs, playground, code examples. */
  api?: ApiSettings;
  /** Addresses that have moved. */
  redirects?: Redirects;
  /** Error pages. */
  errors?: Errors;
  /** Settings for search engines and link previews. */
  seo?: Seo;
  /** Information about each page's history. */
  metadata?: Metadata;
  /** Analytics and other services that the site talks to. */
  integrations?: Integrations;
  /** Texts that pages refer to as `{{name}}`. */
  variables?: Variables;
  /** The Markdown form of the pages, which AI tools read. */
  markdown?: Markdown;
  /** Variations of the pages' texts that readers switch between. Only the theme `willow` has them. */
  variations?: Variations;
  /** `true` opens all pages to readers who have not signed in, unless a page sets otherwise. */
  public?: boolean;
}

/** The configuration of a documentation site: its navigation, and all other settings. */
export interface MintlifyDocsConfig {
  /** The JSON Schema that editors complete and check this file by. */
  $schema?: string;
  /** The theme: the layout and look of the whole site. */
  theme: "mint" | "maple" | "palm" | "willow" | "linden" | "almond" | "aspen" | "luma" | "sequoia";
  /** The name of the site or product. */
  name: string;
  /** A description of the site in one sentence. Search engines and AI tools show it. */
  description?: string;
  /** The colors of the site. */
  colors: Colors;
  /**
   * The logo in the bar at the top: one image, or an object with an image for each mode and the target of a
   * click.
   */
  logo?: string | {
    /** The logo in light mode: a path from the docs root, or a URL. */
    light: string;
    /** The logo in dark mode: a path from the docs root, or a URL. */
    dark: string;
    /** The target of a click on the logo. Without it, the first page. */
    href?: string;
  };
  /** The icon of the site in browser tabs: one file, or one for each mode. */
  favicon?: string | {
    /** The icon in light mode: a path from the docs root, or a URL. */
    light: string;
    /** The icon in dark mode: a path from the docs root, or a URL. */
    dark: string;
  };
  navigation: Navigation<"mintlify">;
  /** Light and dark mode. */
  appearance?: Appearance;
  /** The background of the pages. */
  background?: Background;
  /** The fonts of the site: one for all of it, or one for `heading` and one for `body`. */
  fonts?: Fonts;
  /** The icon library of the site. */
  icons?: Icons;
  /** Details of how pages look. */
  styling?: Styling;
  /** The images that show when a page is shared. */
  thumbnails?: Thumbnails;
  /** The bar at the top of every page: links and one button. */
  navbar?: Navbar<"mintlify">;
  /** The footer of every page. */
  footer?: Footer<"mintlify">;
  /** A strip above every page, for announcements. */
  banner?: Banner;
  /** How the navigation reacts to clicks. */
  interaction?: Interaction;
  /** The menu on each page for copying it, or opening it in an AI tool. */
  contextual?: Contextual;
  /** The search box. */
  search?: Search;
  /** API pages: specs, playground, code examples. */
  api?: ApiSettings;
  /** Addresses that have moved. */
  redirects?: Redirects;
  /** Error pages. */
  errors?: Errors;
  /** Settings for search engines and link previews. */
  seo?: Seo;
  /** Information about each page's history. */
  metadata?: Metadata;
  /** Analytics and other services that the site talks to. */
  integrations?: Integrations;
  /** Texts that pages refer to as `{{name}}`. */
  variables?: Variables;
  /** The Markdown form of the pages, which AI tools read. */
  markdown?: Markdown;
  /** Variations of the pages' texts that readers switch between. Only the theme `willow` has them. */
  variations?: Variations;
  /** `true` opens all pages to readers who have not signed in, unless a page sets otherwise. */
  public?: boolean;
}

/** The configuration of a documentation site: its navigation, and all other settings. */
export type DocsConfig<D extends Dialect = "mintlify"> = { spec: SpecDocsConfig; mintlify: MintlifyDocsConfig }[D];

export interface WithLanguages<D extends Dialect = "mintlify"> {
  /** Languages, for readers to choose from. The first is the default unless another sets `default`. */
  languages: Language<D>[];
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithVersions<D extends Dialect = "mintlify"> {
  /** Versions, for readers to choose from. The first is the default unless another sets `default`. */
  versions: Version<D>[];
  languages?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithProducts<D extends Dialect = "mintlify"> {
  /** Products (services, feature sets), each with a section of its own. */
  products: Product<D>[];
  languages?: never;
  versions?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithTabs<D extends Dialect = "mintlify"> {
  /** Tabs in the bar at the top, each a section of its own. */
  tabs: Tab<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithDropdowns<D extends Dialect = "mintlify"> {
  /** Entries of the menu at the top of the sidebar; each leads to a section. */
  dropdowns: Dropdown<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithAnchors<D extends Dialect = "mintlify"> {
  /** Persistent entries at the top of the sidebar. */
  anchors: Anchor<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

export interface WithMenu<D extends Dialect = "mintlify"> {
  /** Entries of the menu that opens under the tab. */
  menu: MenuItem<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  groups?: never;
  pages?: never;
}

export interface WithGroups<D extends Dialect = "mintlify"> {
  /** Groups: titled sections of the sidebar. */
  groups: Group<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  pages?: never;
}

export interface WithPages<D extends Dialect = "mintlify"> {
  /**
   * Pages in reading order: paths of page files without extension, operations (`GET /users`), parts of a
   * GraphQL schema (`QUERY user`), or nested groups.
   */
  pages: PageEntry<D>[];
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
}

export interface WithoutChildren {
  languages?: never;
  versions?: never;
  products?: never;
  tabs?: never;
  dropdowns?: never;
  anchors?: never;
  menu?: never;
  groups?: never;
  pages?: never;
}

/** The status of the job. Poll until it is `completed`, `archived` or `failed`. */
export type AgentJobStatus = "active" | "completed" | "archived" | "failed";

/** One run of the agent: a prompt worked on against a source repository, possibly ending in a pull request. */
export interface AgentJob {
  /** Identifies the job; the last segment of the address that it is polled at. */
  id: string;
  /** The status of the job. Poll until it is `completed`, `archived` or `failed`. */
  status: AgentJobStatus;
  /** The repository that the agent reads and changes. */
  source: {
    /** Full URL of the repository on its hosting platform. */
    repository: string;
    /** The Git branch that the agent works on, if it has one. */
    ref: string | null;
  };
  /** The AI model that runs the job. */
  model: string;
  /**
   * URL of the pull request that the agent opened. `null` while the job is `active`, and for good when it
   * changed no files.
   */
  prLink: string | null;
  /** When the job was created. */
  createdAt: string;
  /** When the job was archived; `null` until then. */
  archivedAt: string | null;
}

/** The body of an error response of the admin API. */
export interface AdminError {
  /** A description of the error for people. Programs must not depend on its words. */
  error: string;
  /** What is wrong with the request, one by one. */
  details?: ({
    /** One fault of the request. */
    message: string;
  })[];
}

/** A conversation that a reader had with the AI assistant of the documentation. */
export interface AssistantConversation {
  /** Identifies the conversation. */
  id: string;
  /** When the conversation took place. The service does not promise a format; in practice ISO 8601. */
  timestamp: string;
  /** The reader's question. */
  query: string;
  /** The assistant's answer. */
  response: string;
  /** What the response is. An answer if it is absent. */
  responseType?: "answer" | "clarifying_question";
  /** The pages that the answer cites. Empty when it cites none. */
  sources: ({
    /** Title of the cited page. */
    title: string;
    /** Address of the cited page. */
    url: string;
  })[];
  /** Whether the assistant could answer. Absent if the service did not judge. */
  resolutionStatus?: "answered" | "unanswered";
  /** The kind of the question; `null` or absent if none was given. */
  queryCategory?: string | null;
  /** Full URL of the page on which the conversation started; `null` when that page is not known. */
  pageUrl: string | null;
}

/** One page of the assistant's conversation history. */
export interface ConversationPage {
  /** The conversations of this page. */
  conversations: AssistantConversation[];
  /** Pass it as `cursor` to get the next page; `null` when there are no more results. */
  nextCursor: string | null;
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** The part of the conversation history to export, and where to continue. */
export interface ConversationQuery {
  /** Only conversations from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only conversations before this day or time; the day itself is not included. */
  dateTo?: string;
  /** The most results on one page. */
  limit?: number;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string;
}

/** An instruction for the agent. */
export interface AgentPrompt {
  /** The instruction that the agent works on. */
  prompt: string;
}

/** All that a reader and the assistant said to each other in one thread. */
export interface AssistantThread {
  /** Identifies the thread. */
  threadId: string;
  /** When the thread began. */
  createdAt: string;
  /** The messages, in their order. */
  messages: ({
    /** Identifies the message. */
    id: string;
    /** Who wrote the message. */
    role: "user" | "assistant";
    /** What the message says. */
    content: string;
    /** When the message was sent. */
    createdAt: string;
  })[];
}

/** Questions to the assistant, counted by where they came from. */
export interface CallerStats {
  /** Questions from the documentation site. */
  web: number;
  /** Questions over the API. */
  api: number;
  /** Questions from elsewhere, such as integrations. */
  other: number;
  /** All questions. */
  total: number;
}

/** The days or times that are counted. */
export interface DateRange {
  /** Only records from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only records before this day or time; the day itself is not included. */
  dateTo?: string;
}

/** What a reader said about a page of the documentation. */
export interface Feedback {
  /** Identifies the feedback. */
  id: string;
  /** The path or URL of the page that it is about. */
  path: string;
  /** What the reader wrote; `null` if nothing. */
  comment: string | null;
  /** When it was sent; `null` if that is not known. */
  createdAt: string | null;
  /** Where the feedback comes from. */
  source: "code_snippet" | "contextual" | "agent" | "thumbs_only";
  /** How far the review of the feedback is. */
  status: "pending" | "in_progress" | "resolved" | "dismissed";
  /** Whether the page helped the reader. For `contextual` feedback. */
  helpful?: boolean;
  /** The reader's email address, if the reader left it. For `contextual` feedback. */
  contact?: string | null;
  /** The code that it is about. For `code_snippet` feedback. */
  code?: string;
  /** The file name of that code. For `code_snippet` feedback. */
  filename?: string | null;
  /** The language of that code. For `code_snippet` feedback. */
  lang?: string | null;
}

/** One page of feedback. */
export interface FeedbackPage {
  /** The feedback of this page of results. */
  feedback: Feedback[];
  /** Pass it as `cursor` to get the next page; `null` when there are no more results. */
  nextCursor: string | null;
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** The feedback to export, and where to continue. */
export interface FeedbackQuery {
  /** Only feedback from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only feedback before this day or time; the day itself is not included. */
  dateTo?: string;
  /** Where the feedback comes from. */
  source?: "code_snippet" | "contextual" | "agent" | "thumbs_only";
  /** Only feedback with one of these statuses, which commas separate. */
  status?: string;
  /** The most results on one page. */
  limit?: number;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string;
}

/** Feedback, counted by page of the documentation. */
export interface FeedbackByPage {
  /** The counts, the most feedback first. */
  feedback: ({
    /** The path of the page. */
    path: string;
    /** How many readers found the page helpful. */
    thumbsUp: number;
    /** How many readers did not. */
    thumbsDown: number;
    /** How much feedback is about code on the page. */
    code: number;
    /** All feedback about the page. */
    total: number;
  })[];
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** The feedback to count by page. */
export interface FeedbackByPageQuery {
  /** Only feedback from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only feedback before this day or time; the day itself is not included. */
  dateTo?: string;
  /** Where the feedback comes from. */
  source?: "code_snippet" | "contextual" | "agent" | "thumbs_only";
  /** Only feedback with one of these statuses, which commas separate. */
  status?: string;
  /** The most results on one page. */
  limit?: number;
}

/** A term that readers searched the documentation for. */
export interface SearchTerm {
  /** What readers searched for. */
  searchQuery: string;
  /** How often it was searched for. */
  hits: number;
  /** The share of these searches after which a result was opened. */
  ctr: number;
  /** The result that was opened most; `null` if none was. */
  topClickedPage: string | null;
  /** When it was last searched for. */
  lastSearchedAt: string;
}

/** One page of search terms. */
export interface SearchPage {
  /** The terms of this page, the most frequent first. */
  searches: SearchTerm[];
  /** All searches in the range of time, not only those of this page. */
  totalSearches: number;
  /** Pass it as `cursor` to get the next page; `null` when there are no more results. */
  nextCursor: string | null;
}

/** The searches to export, and where to continue. */
export interface SearchQuery {
  /** Only searches from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only searches before this day or time; the day itself is not included. */
  dateTo?: string;
  /** The most results on one page. */
  limit?: number;
  /** The place to continue: the `nextCursor` of the previous page. */
  cursor?: string;
}

/** How often one page of the documentation was read. */
export interface PageTraffic {
  /** The path of the page. */
  path: string;
  /** Views or visits by people. */
  human: number;
  /** Views or visits by AI. */
  ai: number;
  /** Views or visits by both. */
  total: number;
}

/** Views of the documentation, counted by page. */
export interface ViewsPage {
  /** The counts of the whole site. */
  totals: {
    /** Views or visits of the whole site by people. */
    human: number;
    /** Views or visits of the whole site by AI. */
    ai: number;
    /** Views or visits of the whole site by both. */
    total: number;
  };
  /** The views of each page. */
  views: PageTraffic[];
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** Distinct visitors of the documentation, counted by page, approximately. */
export interface VisitorsPage {
  /** The counts of the whole site. */
  totals: {
    /** Views or visits of the whole site by people. */
    human: number;
    /** Views or visits of the whole site by AI. */
    ai: number;
    /** Views or visits of the whole site by both. */
    total: number;
  };
  /** The distinct visitors of each page. */
  visitors: PageTraffic[];
  /** `true` while there are results beyond this page. */
  hasMore: boolean;
}

/** The views or visitors to count, and where to continue. */
export interface TrafficQuery {
  /** Only views from this day or time on (ISO 8601 or `YYYY-MM-DD`). */
  dateFrom?: string;
  /** Only views before this day or time; the day itself is not included. */
  dateTo?: string;
  /** The most results on one page. */
  limit?: number;
  /** How many pages of the site to skip. */
  offset?: number;
}

/** A deployment of the site, as its status endpoint reports it. */
export interface Deployment {
  /** The `statusId` of the deployment. */
  _id: string;
  /** The project. */
  projectId?: string;
  /** When the deployment was asked for. */
  createdAt?: string;
  /** When the deployment ended; `null` or absent until then. */
  endedAt?: string | null;
  /** How far the deployment is. Poll until it is `success` or `failure`. */
  status: "queued" | "in_progress" | "success" | "failure";
  /** The outcome in a sentence. */
  summary?: string;
  /** What the deployment said, line by line. */
  logs?: string[];
  /** The subdomain of the site. */
  subdomain?: string;
  /** The address of a picture of the site. */
  screenshot?: string;
  /** The address of a picture of the site in light colors. */
  screenshotLight?: string;
  /** The address of a picture of the site in dark colors. */
  screenshotDark?: string;
  /** Who began the deployment; `null` if that is not known. */
  author?: {
    /** The author's name. */
    name?: string;
    /** The address of the author's picture. */
    avatarUrl?: string;
    /** The author's number on GitHub. */
    githubUserId?: number;
  } | null;
  /** The commit that is deployed. */
  commit?: {
    /** The hash of the commit. */
    sha?: string;
    /** The branch or tag of the commit. */
    ref?: string;
    /** The message of the commit. */
    message?: string;
    /** The files that the commit changes. */
    filesChanged?: {
      /** New files. */
      added?: string[];
      /** Files with changes. */
      modified?: string[];
      /** Files that are gone. */
      removed?: string[];
    };
  };
  /** What began the deployment, such as `api`, `github` or `dashboard`. */
  source?: string;
}

/** The answer to a request for a deployment. */
export interface UpdateTicket {
  /** Identifies the deployment: its status is asked for with it. */
  statusId: string;
}

/** The preview to deploy. */
export interface PreviewRequest {
  /** The Git branch to show. */
  branch: string;
}

/** The answer to a request for a preview. */
export interface PreviewTicket {
  /** Identifies the deployment: its status is asked for with it. */
  statusId: string;
  /** The address of the preview. */
  previewUrl: string;
}

/** What each published schema of the admin API describes. */
export interface AdminTypes {
  "agent-job": AgentJob;
  "admin-error": AdminError;
  "assistant-conversation": AssistantConversation;
  "conversation-page": ConversationPage;
  "conversation-query": ConversationQuery;
  "agent-prompt": AgentPrompt;
  "assistant-thread": AssistantThread;
  "caller-stats": CallerStats;
  "date-range": DateRange;
  "feedback": Feedback;
  "feedback-page": FeedbackPage;
  "feedback-query": FeedbackQuery;
  "feedback-by-page": FeedbackByPage;
  "feedback-by-page-query": FeedbackByPageQuery;
  "search-term": SearchTerm;
  "search-page": SearchPage;
  "search-query": SearchQuery;
  "page-traffic": PageTraffic;
  "views-page": ViewsPage;
  "visitors-page": VisitorsPage;
  "traffic-query": TrafficQuery;
  "deployment": Deployment;
  "update-ticket": UpdateTicket;
  "preview-request": PreviewRequest;
  "preview-ticket": PreviewTicket;
}

/** How the jobs and deployments go on that `docsjson admin serve --script` begins. */
export interface AdminScript {
  /** The courses of jobs; the first that fits counts. */
  jobs?: ({
    /** Only for jobs whose last prompt contains this text. Default: for all. */
    prompt?: string;
    /** The states of the job, in the order of their time. */
    steps: ({
      /**
       * Milliseconds after the last prompt from which on this counts, beside what earlier steps said of other
       * fields.
       */
      afterMs: number;
      /** The status of the job. */
      status: "active" | "completed" | "archived" | "failed";
      /** The pull request that the agent opened. */
      prLink?: string;
      /** The Git branch that the agent works on. */
      ref?: string;
    })[];
  })[];
  /** The courses of deployments; the first that fits counts. */
  deployments?: ({
    /** Only for previews of this branch. Default: for all deployments. */
    branch?: string;
    /** The states of the deployment, in the order of their time. */
    steps: ({
      /**
       * Milliseconds after the request from which on this counts, beside what earlier steps said of other
       * fields.
       */
      afterMs: number;
      /** The status of the deployment. */
      status: "queued" | "in_progress" | "success" | "failure";
      /** The outcome in a sentence. */
      summary?: string;
      /** What the deployment said, line by line. */
      logs?: string[];
    })[];
  })[];
}

/** How docsjson checks a project: in `docsjson.config.json`, or under `docsjson` in package.json. */
export interface ToolConfig {
  /** The JSON Schema that editors complete and check this file by. */
  $schema?: string;
  /**
   * The sites that are checked if none is named: docs roots, docs.json files or patterns, from the folder of
   * this file.
   */
  sites?: string[];
  /**
   * How docs.json is read: as specified, as the hosted platform reads it, or (`auto`) as the content of the
   * file suggests.
   */
  dialect?: "spec" | "mintlify" | "auto";
  /**
   * The platform that publishes the site. Without it, `$schema` and the name of the file tell. What the
   * platform has of its own is left alone, what it does not read is named.
   */
  platform?: "mintlify" | "holocron" | "docs7" | "jamdesk";
  /** Whether warnings count as errors. */
  strict?: boolean;
  /** The hosts that specs are read from, over https. */
  hosts?: string[];
  /** The other repositories of the site, by `owner/repo`. */
  sources?: { [key: string]: ToolSource };
  /** The path below which the site is published. Addresses in docs.json and pages may begin with it. */
  basePath?: string;
  /**
   * Paths that something else on the same domain serves, with all below them. Redirects, links and entries of
   * the navigation may lead there.
   */
  knownPaths?: string[];
  /**
   * The address at which the site is published, its base path included. Links to it are judged as links of
   * the site. Without it, the canonical address in `seo.metatags` counts.
   */
  siteUrl?: string;
  /** Links that are not judged, as they are written; `*` is any run of characters. */
  ignoreLinks?: string[];
  /** The severity of findings, by code, area (`nav/*`) or `*`. */
  rules?: ToolRules;
  /**
   * Modules with rules of the project's own, from the folder of this file. `check` executes them; their
   * default export is a list of rules.
   */
  customRules?: string[];
  /**
   * Files whose findings are not reported, and folders that are not searched for sites: patterns as in a
   * .gitignore.
   */
  ignore?: string[];
  /** Rules for the findings in some files, of some pages or at some places; the last that matches wins. */
  overrides?: ToolOverride[];
  /** The file of the findings that are accepted for now, from the folder of this file. */
  baseline?: string;
}

/** Rules for some of the findings: those that `paths`, `pages` and `pointers` name. */
export interface ToolOverride {
  /** The files, as in a .gitignore, from the folder of this file. */
  paths?: string[];
  /** Pages, as the navigation lists them: the findings in their files, and at their entries in docs.json. */
  pages?: string[];
  /**
   * JSON Pointers: the findings at these places, and below. They lead into docs.json, or into the files of
   * `paths`.
   */
  pointers?: string[];
  /** The severity of these findings. These rules override the rules of the project. */
  rules: ToolRules;
}

/** The severity of findings, by code, area (`nav/*`) or `*`: `off`, `info`, `warning` or `error`. */
export interface ToolRules {
  /** A rule of the project cannot be read, or fails. Counts as error unless a rule says otherwise. */
  "config/custom-rule"?: "off" | "info" | "warning" | "error";
  /**
   * The hosted platform documents a value that its validator rejects. Counts as error unless a rule says
   * otherwise.
   */
  "config/documented-only"?: "off" | "info" | "warning" | "error";
  /** A key appears twice in one object. Counts as warning unless a rule says otherwise. */
  "config/duplicate-key"?: "off" | "info" | "warning" | "error";
  /** A value that may be there once is there twice. Counts as error unless a rule says otherwise. */
  "config/duplicate-value"?: "off" | "info" | "warning" | "error";
  /** A value is not one of those allowed. Counts as error unless a rule says otherwise. */
  "config/enum"?: "off" | "info" | "warning" | "error";
  /** A string has the wrong form. Counts as error unless a rule says otherwise. */
  "config/format"?: "off" | "info" | "warning" | "error";
  /** The list of ignored files cannot be read. Counts as warning unless a rule says otherwise. */
  "config/ignore-file"?: "off" | "info" | "warning" | "error";
  /** A setting has no effect where it is. Counts as warning unless a rule says otherwise. */
  "config/ignored"?: "off" | "info" | "warning" | "error";
  /** The platform of the site does not read a part of it. Counts as warning unless a rule says otherwise. */
  "config/ignored-by-platform"?: "off" | "info" | "warning" | "error";
  /** An included file cannot be read. Counts as error unless a rule says otherwise. */
  "config/include"?: "off" | "info" | "warning" | "error";
  /** There are more findings than are listed. Counts as info unless a rule says otherwise. */
  "config/more-findings"?: "off" | "info" | "warning" | "error";
  /** A mint.json is left beside docs.json. Counts as info unless a rule says otherwise. */
  "config/old-file"?: "off" | "info" | "warning" | "error";
  /** The file has the format of mint.json. Counts as error unless a rule says otherwise. */
  "config/old-format"?: "off" | "info" | "warning" | "error";
  /** The docs.json is in the format of another tool. Counts as error unless a rule says otherwise. */
  "config/other-format"?: "off" | "info" | "warning" | "error";
  /** A number or a length is out of range. Counts as error unless a rule says otherwise. */
  "config/range"?: "off" | "info" | "warning" | "error";
  /** A required field is missing. Counts as error unless a rule says otherwise. */
  "config/required"?: "off" | "info" | "warning" | "error";
  /** The schema of the file is not a known one. Counts as warning unless a rule says otherwise. */
  "config/schema"?: "off" | "info" | "warning" | "error";
  /** The file is not valid JSON. Counts as error unless a rule says otherwise. */
  "config/syntax"?: "off" | "info" | "warning" | "error";
  /** A value has the wrong type. Counts as error unless a rule says otherwise. */
  "config/type"?: "off" | "info" | "warning" | "error";
  /** A field is not known. Counts as warning unless a rule says otherwise. */
  "config/unknown-field"?: "off" | "info" | "warning" | "error";
  /** A rule is for a code that does not exist. Counts as error unless a rule says otherwise. */
  "config/unknown-rule"?: "off" | "info" | "warning" | "error";
  /** A value is not known. Counts as warning unless a rule says otherwise. */
  "config/unknown-value"?: "off" | "info" | "warning" | "error";
  /** An included file was not read. Counts as info unless a rule says otherwise. */
  "config/unread-include"?: "off" | "info" | "warning" | "error";
  /** An override of docsjson.config.json applies to nothing. Counts as info unless a rule says otherwise. */
  "config/unused-override"?: "off" | "info" | "warning" | "error";
  /** A tab with an SDK reference has other content. Counts as error unless a rule says otherwise. */
  "nav/beside-source"?: "off" | "info" | "warning" | "error";
  /** No page shows a directory listing. Counts as warning unless a rule says otherwise. */
  "nav/directory-without-root"?: "off" | "info" | "warning" | "error";
  /** Two siblings have the same name. Counts as warning unless a rule says otherwise. */
  "nav/duplicate-name"?: "off" | "info" | "warning" | "error";
  /** A page is listed twice. Counts as info unless a rule says otherwise. */
  "nav/duplicate-page"?: "off" | "info" | "warning" | "error";
  /** An element is empty. Counts as warning unless a rule says otherwise. */
  "nav/empty"?: "off" | "info" | "warning" | "error";
  /** `expanded` has no effect here. Counts as info unless a rule says otherwise. */
  "nav/expanded-ignored"?: "off" | "info" | "warning" | "error";
  /** A link has children. Counts as warning unless a rule says otherwise. */
  "nav/href-with-children"?: "off" | "info" | "warning" | "error";
  /** A page has a file, which is no page of the site. Counts as error unless a rule says otherwise. */
  "nav/left-out-page"?: "off" | "info" | "warning" | "error";
  /** An element is not allowed here. Counts as error unless a rule says otherwise. */
  "nav/misplaced-element"?: "off" | "info" | "warning" | "error";
  /** A list of pages has a misspelt name. Counts as error unless a rule says otherwise. */
  "nav/misspelt-list"?: "off" | "info" | "warning" | "error";
  /** An element has two kinds of children. Counts as error unless a rule says otherwise. */
  "nav/mixed-children"?: "off" | "info" | "warning" | "error";
  /** Two siblings are the default. Counts as warning unless a rule says otherwise. */
  "nav/multiple-defaults"?: "off" | "info" | "warning" | "error";
  /** The navigation has several kinds of root elements. Counts as error unless a rule says otherwise. */
  "nav/multiple-root-elements"?: "off" | "info" | "warning" | "error";
  /** The navigation has no root element. Counts as error unless a rule says otherwise. */
  "nav/no-root-element"?: "off" | "info" | "warning" | "error";
  /** A page file is not in the navigation. Counts as info unless a rule says otherwise. */
  "nav/orphan-page"?: "off" | "info" | "warning" | "error";
  /** A page path has a file extension. Counts as warning unless a rule says otherwise. */
  "nav/page-extension"?: "off" | "info" | "warning" | "error";
  /** A page is listed in two languages. Counts as info unless a rule says otherwise. */
  "nav/page-in-two-languages"?: "off" | "info" | "warning" | "error";
  /** A page has no file. Counts as error unless a rule says otherwise. */
  "nav/page-not-found"?: "off" | "info" | "warning" | "error";
  /**
   * A page's path is not in the form that the platform looks files up by. Counts as warning unless a rule
   * says otherwise.
   */
  "nav/page-path"?: "off" | "info" | "warning" | "error";
  /** A language lacks pages that another has. Counts as info unless a rule says otherwise. */
  "nav/parity"?: "off" | "info" | "warning" | "error";
  /**
   * An entry is replaced by the navigation of another repository. Counts as info unless a rule says
   * otherwise.
   */
  "nav/source-ref"?: "off" | "info" | "warning" | "error";
  /** The navigation is nested too deeply. Counts as error unless a rule says otherwise. */
  "nav/too-deep"?: "off" | "info" | "warning" | "error";
  /** A language code is not known. Counts as error unless a rule says otherwise. */
  "nav/unknown-language"?: "off" | "info" | "warning" | "error";
  /**
   * The hosted platform does not publish the file of an entry. Counts as warning unless a rule says
   * otherwise.
   */
  "nav/unpublished-page"?: "off" | "info" | "warning" | "error";
  /** A page file or a folder cannot be read. Counts as error unless a rule says otherwise. */
  "nav/unreadable"?: "off" | "info" | "warning" | "error";
  /** A version lacks pages that another has. Counts as info unless a rule says otherwise. */
  "nav/version-parity"?: "off" | "info" | "warning" | "error";
  /** Several specs in effect have the operation. Counts as warning unless a rule says otherwise. */
  "openapi/ambiguous-operation"?: "off" | "info" | "warning" | "error";
  /** The `$ref` of a path item is broken. Counts as error unless a rule says otherwise. */
  "openapi/broken-reference"?: "off" | "info" | "warning" | "error";
  /** A key appears twice in one object of the spec. Counts as warning unless a rule says otherwise. */
  "openapi/duplicate-key"?: "off" | "info" | "warning" | "error";
  /** A reference names an excluded operation. Counts as error unless a rule says otherwise. */
  "openapi/excluded-operation"?: "off" | "info" | "warning" | "error";
  /** A path item is in another file. Counts as warning unless a rule says otherwise. */
  "openapi/external-path-item"?: "off" | "info" | "warning" | "error";
  /** A reference names a hidden operation. Counts as warning unless a rule says otherwise. */
  "openapi/hidden-operation"?: "off" | "info" | "warning" | "error";
  /** Several operations have the same address. Counts as warning unless a rule says otherwise. */
  "openapi/href-collision"?: "off" | "info" | "warning" | "error";
  /** An x-mint.href leads to no address of the site. Counts as warning unless a rule says otherwise. */
  "openapi/invalid-href"?: "off" | "info" | "warning" | "error";
  /** The spec breaks a rule of OpenAPI. Counts as error unless a rule says otherwise. */
  "openapi/invalid-spec"?: "off" | "info" | "warning" | "error";
  /** A reference to an operation has no spec. Counts as error unless a rule says otherwise. */
  "openapi/no-spec"?: "off" | "info" | "warning" | "error";
  /** The file is not an OpenAPI document. Counts as error unless a rule says otherwise. */
  "openapi/not-a-spec"?: "off" | "info" | "warning" | "error";
  /** A spec does not exist. Counts as error unless a rule says otherwise. */
  "openapi/not-found"?: "off" | "info" | "warning" | "error";
  /** A spec is outside the docs root. Counts as error unless a rule says otherwise. */
  "openapi/outside-root"?: "off" | "info" | "warning" | "error";
  /** A page file replaces a generated page. Counts as info unless a rule says otherwise. */
  "openapi/page-replaced"?: "off" | "info" | "warning" | "error";
  /** A remote spec is not read. Counts as warning unless a rule says otherwise. */
  "openapi/remote-blocked"?: "off" | "info" | "warning" | "error";
  /** A remote spec cannot be fetched. Counts as error unless a rule says otherwise. */
  "openapi/remote-failed"?: "off" | "info" | "warning" | "error";
  /** A page shows the endpoint of another spec. Counts as warning unless a rule says otherwise. */
  "openapi/shows-other-spec"?: "off" | "info" | "warning" | "error";
  /** A spec is not valid JSON or YAML. Counts as error unless a rule says otherwise. */
  "openapi/syntax"?: "off" | "info" | "warning" | "error";
  /**
   * A spec is too large once its aliases and references are replaced. Counts as warning unless a rule says
   * otherwise.
   */
  "openapi/too-large"?: "off" | "info" | "warning" | "error";
  /** A spec is not checked completely. Counts as warning unless a rule says otherwise. */
  "openapi/unchecked"?: "off" | "info" | "warning" | "error";
  /** A reference names an operation that does not exist. Counts as error unless a rule says otherwise. */
  "openapi/unknown-operation"?: "off" | "info" | "warning" | "error";
  /** A spec cannot be read. Counts as error unless a rule says otherwise. */
  "openapi/unreadable"?: "off" | "info" | "warning" | "error";
  /** References need a spec that cannot be read. Counts as info unless a rule says otherwise. */
  "openapi/unresolved-references"?: "off" | "info" | "warning" | "error";
  /** The spec's version of OpenAPI is not supported. Counts as error unless a rule says otherwise. */
  "openapi/unsupported-version"?: "off" | "info" | "warning" | "error";
  /** No page shows an operation. Counts as info unless a rule says otherwise. */
  "openapi/unused-operations"?: "off" | "info" | "warning" | "error";
  /** A spec has different overlays in two places. Counts as error unless a rule says otherwise. */
  "overlay/conflict"?: "off" | "info" | "warning" | "error";
  /** The file is not an OpenAPI overlay. Counts as error unless a rule says otherwise. */
  "overlay/invalid"?: "off" | "info" | "warning" | "error";
  /** An action of an overlay cannot be applied. Counts as error unless a rule says otherwise. */
  "overlay/not-applicable"?: "off" | "info" | "warning" | "error";
  /** A JSONPath of an overlay is not valid. Counts as error unless a rule says otherwise. */
  "overlay/path"?: "off" | "info" | "warning" | "error";
  /** An overlay takes too much work to apply. Counts as error unless a rule says otherwise. */
  "overlay/too-large"?: "off" | "info" | "warning" | "error";
  /** An action of an overlay matches nothing. Counts as warning unless a rule says otherwise. */
  "overlay/unmatched"?: "off" | "info" | "warning" | "error";
  /** The document breaks a rule of AsyncAPI. Counts as error unless a rule says otherwise. */
  "asyncapi/invalid"?: "off" | "info" | "warning" | "error";
  /** An AsyncAPI document has no channels. Counts as warning unless a rule says otherwise. */
  "asyncapi/no-channels"?: "off" | "info" | "warning" | "error";
  /** The file is not an AsyncAPI document. Counts as error unless a rule says otherwise. */
  "asyncapi/not-a-document"?: "off" | "info" | "warning" | "error";
  /** A page names a channel that no document has. Counts as error unless a rule says otherwise. */
  "asyncapi/unknown-channel"?: "off" | "info" | "warning" | "error";
  /** The document's version of AsyncAPI is not supported. Counts as error unless a rule says otherwise. */
  "asyncapi/unsupported-version"?: "off" | "info" | "warning" | "error";
  /** A part of a GraphQL schema has the address of another page. Counts as error unless a rule says otherwise. */
  "graphql/address-taken"?: "off" | "info" | "warning" | "error";
  /** A GraphQL schema has nothing to show. Counts as warning unless a rule says otherwise. */
  "graphql/empty"?: "off" | "info" | "warning" | "error";
  /** A GraphQL schema cannot be parsed. Counts as error unless a rule says otherwise. */
  "graphql/syntax"?: "off" | "info" | "warning" | "error";
  /**
   * An entry names a part of a GraphQL schema that does not exist. Counts as error unless a rule says
   * otherwise.
   */
  "graphql/unknown-selector"?: "off" | "info" | "warning" | "error";
  /** Two parts of SDKs have one address. Counts as error unless a rule says otherwise. */
  "sdk/address-taken"?: "off" | "info" | "warning" | "error";
  /** A remote folder of an SDK reference is not read. Counts as warning unless a rule says otherwise. */
  "sdk/archive"?: "off" | "info" | "warning" | "error";
  /** An SDK reference has nothing to show. Counts as warning unless a rule says otherwise. */
  "sdk/empty"?: "off" | "info" | "warning" | "error";
  /** The folder of an SDK reference cannot be read. Counts as error unless a rule says otherwise. */
  "sdk/folder"?: "off" | "info" | "warning" | "error";
  /** The file is not an SDK reference. Counts as error unless a rule says otherwise. */
  "sdk/invalid"?: "off" | "info" | "warning" | "error";
  /** A file of an SDK reference cannot be parsed. Counts as error unless a rule says otherwise. */
  "sdk/syntax"?: "off" | "info" | "warning" | "error";
  /** A namespace is nested too deeply. Counts as warning unless a rule says otherwise. */
  "sdk/too-deep"?: "off" | "info" | "warning" | "error";
  /** A page names a part of an SDK that does not exist. Counts as error unless a rule says otherwise. */
  "sdk/unknown-symbol"?: "off" | "info" | "warning" | "error";
  /** A reference in front matter is not a string. Counts as error unless a rule says otherwise. */
  "page/api-type"?: "off" | "info" | "warning" | "error";
  /**
   * The highlighter does not know the language of a block of code. Counts as info unless a rule says
   * otherwise.
   */
  "page/code-language"?: "off" | "info" | "warning" | "error";
  /** The text between two dollars is shown as a formula. Counts as warning unless a rule says otherwise. */
  "page/dollar-formula"?: "off" | "info" | "warning" | "error";
  /** A page has an id twice. Counts as warning unless a rule says otherwise. */
  "page/duplicate-id"?: "off" | "info" | "warning" | "error";
  /** Text is not bold, and its asterisks are shown. Counts as warning unless a rule says otherwise. */
  "page/emphasis"?: "off" | "info" | "warning" | "error";
  /** A footnote lacks its text or its mark. Counts as warning unless a rule says otherwise. */
  "page/footnote"?: "off" | "info" | "warning" | "error";
  /**
   * A callout or another block is written as other tools have it. Counts as warning unless a rule says
   * otherwise.
   */
  "page/foreign-callout"?: "off" | "info" | "warning" | "error";
  /** A field of front matter has the wrong form. Counts as warning unless a rule says otherwise. */
  "page/format"?: "off" | "info" | "warning" | "error";
  /** A heading skips a level. Counts as info unless a rule says otherwise. */
  "page/heading-level"?: "off" | "info" | "warning" | "error";
  /** A page begins with its title once more. Counts as info unless a rule says otherwise. */
  "page/heading-repeats-title"?: "off" | "info" | "warning" | "error";
  /** A page imports a name that the file does not export. Counts as warning unless a rule says otherwise. */
  "page/import-name"?: "off" | "info" | "warning" | "error";
  /** A page imports a file that does not exist. Counts as warning unless a rule says otherwise. */
  "page/import-not-found"?: "off" | "info" | "warning" | "error";
  /** An image has no alternative text. Counts as info unless a rule says otherwise. */
  "page/no-alternative-text"?: "off" | "info" | "warning" | "error";
  /** A page has no description. Counts as info unless a rule says otherwise. */
  "page/no-description"?: "off" | "info" | "warning" | "error";
  /** A page is too large for its syntax to be checked. Counts as info unless a rule says otherwise. */
  "page/not-checked"?: "off" | "info" | "warning" | "error";
  /** A page imports a package. Counts as warning unless a rule says otherwise. */
  "page/package-import"?: "off" | "info" | "warning" | "error";
  /** A value of front matter is too long or too short. Counts as warning unless a rule says otherwise. */
  "page/range"?: "off" | "info" | "warning" | "error";
  /** A field of front matter is incomplete. Counts as warning unless a rule says otherwise. */
  "page/required"?: "off" | "info" | "warning" | "error";
  /** A page does not parse. Counts as error unless a rule says otherwise. */
  "page/syntax"?: "off" | "info" | "warning" | "error";
  /** A table is shown in part or not at all. Counts as warning unless a rule says otherwise. */
  "page/table"?: "off" | "info" | "warning" | "error";
  /** A field of front matter has the wrong type. Counts as warning unless a rule says otherwise. */
  "page/type"?: "off" | "info" | "warning" | "error";
  /** A block of code does not end where it should. Counts as warning unless a rule says otherwise. */
  "page/unclosed-code"?: "off" | "info" | "warning" | "error";
  /** An expression uses a name that nothing defines. Counts as warning unless a rule says otherwise. */
  "page/undefined-name"?: "off" | "info" | "warning" | "error";
  /**
   * A page uses a component that is neither built in, imported nor defined. Counts as warning unless a rule
   * says otherwise.
   */
  "page/unknown-component"?: "off" | "info" | "warning" | "error";
  /**
   * A comment that excuses findings names a code that does not exist. Counts as warning unless a rule says
   * otherwise.
   */
  "page/unknown-excuse"?: "off" | "info" | "warning" | "error";
  /** A field of front matter is probably misspelt. Counts as warning unless a rule says otherwise. */
  "page/unknown-field"?: "off" | "info" | "warning" | "error";
  /** A comment that excuses findings has nothing to excuse. Counts as info unless a rule says otherwise. */
  "page/unused-excuse"?: "off" | "info" | "warning" | "error";
  /** A field of front matter has a value that is not allowed. Counts as warning unless a rule says otherwise. */
  "page/value"?: "off" | "info" | "warning" | "error";
  /** A tag has an attribute twice. Counts as warning unless a rule says otherwise. */
  "component/attribute-twice"?: "off" | "info" | "warning" | "error";
  /** A component is not inside the one that it belongs to. Counts as warning unless a rule says otherwise. */
  "component/misplaced"?: "off" | "info" | "warning" | "error";
  /** A component is missing a property that it needs. Counts as warning unless a rule says otherwise. */
  "component/missing-property"?: "off" | "info" | "warning" | "error";
  /**
   * A property of a component has a value that it does not take. Counts as warning unless a rule says
   * otherwise.
   */
  "component/property-value"?: "off" | "info" | "warning" | "error";
  /** Two blocks of code of a group have one title. Counts as warning unless a rule says otherwise. */
  "component/repeated-title"?: "off" | "info" | "warning" | "error";
  /** A style is a string. Counts as warning unless a rule says otherwise. */
  "component/style-string"?: "off" | "info" | "warning" | "error";
  /** A component has no property of this name. Counts as warning unless a rule says otherwise. */
  "component/unknown-property"?: "off" | "info" | "warning" | "error";
  /** The redirects are written with a base path. Counts as warning unless a rule says otherwise. */
  "redirect/base-path"?: "off" | "info" | "warning" | "error";
  /** A redirect leads to another redirect. Counts as info unless a rule says otherwise. */
  "redirect/chain"?: "off" | "info" | "warning" | "error";
  /** A redirect leads to an address without a page. Counts as warning unless a rule says otherwise. */
  "redirect/dead-destination"?: "off" | "info" | "warning" | "error";
  /** Two redirects have the same source. Counts as error unless a rule says otherwise. */
  "redirect/duplicate-source"?: "off" | "info" | "warning" | "error";
  /** Redirects lead in a circle. Counts as warning unless a rule says otherwise. */
  "redirect/loop"?: "off" | "info" | "warning" | "error";
  /** A redirect hides a page. Counts as warning unless a rule says otherwise. */
  "redirect/shadowed-page"?: "off" | "info" | "warning" | "error";
  /** The source of a redirect matches no address. Counts as warning unless a rule says otherwise. */
  "redirect/source"?: "off" | "info" | "warning" | "error";
  /**
   * A redirect's destination uses a placeholder that its source lacks. Counts as warning unless a rule says
   * otherwise.
   */
  "redirect/unknown-placeholder"?: "off" | "info" | "warning" | "error";
  /** A file that is named does not exist. Counts as warning unless a rule says otherwise. */
  "asset/not-found"?: "off" | "info" | "warning" | "error";
  /** An icon library has no icon of this name. Counts as warning unless a rule says otherwise. */
  "asset/unknown-icon"?: "off" | "info" | "warning" | "error";
  /** Nothing names a file. Counts as info unless a rule says otherwise. */
  "asset/unused"?: "off" | "info" | "warning" | "error";
  /** No page imports a snippet. Counts as info unless a rule says otherwise. */
  "snippet/unused"?: "off" | "info" | "warning" | "error";
  /** A link leads to an anchor that does not exist. Counts as warning unless a rule says otherwise. */
  "link/anchor-not-found"?: "off" | "info" | "warning" | "error";
  /** A page names a file that does not exist. Counts as error unless a rule says otherwise. */
  "link/asset-not-found"?: "off" | "info" | "warning" | "error";
  /**
   * Links of docs.json and specs are written with a base path. Counts as warning unless a rule says
   * otherwise.
   */
  "link/base-path"?: "off" | "info" | "warning" | "error";
  /** A link leads to an address of the web where nothing is. Counts as warning unless a rule says otherwise. */
  "link/external-dead"?: "off" | "info" | "warning" | "error";
  /** Links lead into a folder whose pages are in another one. Counts as error unless a rule says otherwise. */
  "link/folder-moved"?: "off" | "info" | "warning" | "error";
  /** A link is not written as one. Counts as warning unless a rule says otherwise. */
  "link/malformed"?: "off" | "info" | "warning" | "error";
  /** Links could not be checked. Counts as info unless a rule says otherwise. */
  "link/not-checked"?: "off" | "info" | "warning" | "error";
  /** A link works only where the host is lenient. Counts as info unless a rule says otherwise. */
  "link/not-portable"?: "off" | "info" | "warning" | "error";
  /**
   * A link leads to another language, though its page exists in this one. Counts as info unless a rule says
   * otherwise.
   */
  "link/other-language"?: "off" | "info" | "warning" | "error";
  /**
   * A link leads to another version, though its page exists in this one. Counts as info unless a rule says
   * otherwise.
   */
  "link/other-version"?: "off" | "info" | "warning" | "error";
  /** A link leads to a page that does not exist. Counts as error unless a rule says otherwise. */
  "link/page-not-found"?: "off" | "info" | "warning" | "error";
  /** A link leads to a redirect. Counts as info unless a rule says otherwise. */
  "link/redirected"?: "off" | "info" | "warning" | "error";
  /**
   * A reference names an address that the page does not define. Counts as warning unless a rule says
   * otherwise.
   */
  "link/undefined-reference"?: "off" | "info" | "warning" | "error";
  /**
   * The name of a variable has characters that are not allowed. Counts as warning unless a rule says
   * otherwise.
   */
  "variable/name"?: "off" | "info" | "warning" | "error";
  /** A variable is used that `variables` does not define. Counts as warning unless a rule says otherwise. */
  "variable/undefined"?: "off" | "info" | "warning" | "error";
  /** A job that is not archived has an archive time. Counts as error unless a rule says otherwise. */
  "admin/archive-date-without-archived"?: "off" | "info" | "warning" | "error";
  /** An archived job has no archive time. Counts as error unless a rule says otherwise. */
  "admin/archived-without-date"?: "off" | "info" | "warning" | "error";
  /** A job was archived before it was created. Counts as warning unless a rule says otherwise. */
  "admin/date-order"?: "off" | "info" | "warning" | "error";
  /** A pull request link is not a web address. Counts as error unless a rule says otherwise. */
  "admin/pr-link-scheme"?: "off" | "info" | "warning" | "error";
  /** An active job has a pull request. Counts as error unless a rule says otherwise. */
  "admin/pr-link-while-active"?: "off" | "info" | "warning" | "error";
  /** Several new pages could replace a page that has moved. Counts as warning unless a rule says otherwise. */
  "builder/ambiguous-redirect"?: "off" | "info" | "warning" | "error";
  /** No new page replaces a page that is gone. Counts as info unless a rule says otherwise. */
  "builder/no-redirect"?: "off" | "info" | "warning" | "error";
  /** A built site is without what not everybody may see. Counts as warning unless a rule says otherwise. */
  "builder/restricted"?: "off" | "info" | "warning" | "error";
  /** A part of a page can't be rendered. Counts as warning unless a rule says otherwise. */
  "builder/unrendered"?: "off" | "info" | "warning" | "error";
  /**
   * A built site lacks something that docs.json or a page asks for. Counts as warning unless a rule says
   * otherwise.
   */
  "builder/unsupported"?: "off" | "info" | "warning" | "error";
  /** An edit is inside an object with a key that appears twice. Counts as error unless a rule says otherwise. */
  "edit/doubled-key"?: "off" | "info" | "warning" | "error";
  /** An element cannot move into itself. Counts as error unless a rule says otherwise. */
  "edit/into-itself"?: "off" | "info" | "warning" | "error";
  /** An element cannot contain what is added. Counts as error unless a rule says otherwise. */
  "edit/no-place"?: "off" | "info" | "warning" | "error";
  /** An edit names something that is not in docs.json. Counts as error unless a rule says otherwise. */
  "edit/not-found"?: "off" | "info" | "warning" | "error";
  /** A page would be in one list twice. Counts as error unless a rule says otherwise. */
  "edit/page-twice"?: "off" | "info" | "warning" | "error";
  /** A redirect leads back to itself. Counts as error unless a rule says otherwise. */
  "edit/redirect-loop"?: "off" | "info" | "warning" | "error";
  /** A file is not UTF-8. Counts as error unless a rule says otherwise. */
  "file/encoding"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `config/`. */
  "config/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `nav/`. */
  "nav/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `openapi/`. */
  "openapi/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `overlay/`. */
  "overlay/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `asyncapi/`. */
  "asyncapi/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `graphql/`. */
  "graphql/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `sdk/`. */
  "sdk/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `page/`. */
  "page/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `component/`. */
  "component/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `redirect/`. */
  "redirect/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `asset/`. */
  "asset/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `snippet/`. */
  "snippet/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `link/`. */
  "link/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `variable/`. */
  "variable/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `admin/`. */
  "admin/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `builder/`. */
  "builder/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `edit/`. */
  "edit/*"?: "off" | "info" | "warning" | "error";
  /** All findings whose code begins with `file/`. */
  "file/*"?: "off" | "info" | "warning" | "error";
  /** All findings. */
  "*"?: "off" | "info" | "warning" | "error";
  [key: string]: "off" | "info" | "warning" | "error" | undefined;
}

/** Another repository, whose navigation comes in where an entry has its name as `sourceRef`. */
export interface ToolSource {
  /** Its docs root or its docs.json, from the folder of this file. */
  root: string;
  /** The URL path below which its pages are published. */
  path?: string;
}

/** The front matter of a page. Other fields are allowed: `og:*` and `twitter:*` become meta tags. */
export interface PageFrontMatter {
  /** The page's title; without it, the last segment of the path in words. */
  title?: string;
  /** A shorter title for the sidebar. */
  sidebarTitle?: string;
  /** A description of the page in one sentence, shown below the title and to search engines. */
  description?: string;
  /** The icon beside the title in the sidebar: a name in the icon library, a path, or a URL. */
  icon?: string;
  /** The Font Awesome style to draw the icon in. */
  iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
  /** A label beside the title in the sidebar. */
  tag?: string;
  /** `true` marks the page as deprecated. */
  deprecated?: boolean;
  /** `true` leaves the page out of the navigation; it keeps its address. */
  hidden?: boolean;
  /** Whether the site's search finds the page. `true` on a hidden page also shows it to AI tools. */
  searchable?: boolean;
  /** `true` keeps the page out of search engines. */
  noindex?: boolean;
  /** How much more the page counts in the site's search: 1 is normal. */
  boost?: number;
  /** `true` shows the page without signing in, on a site that asks for it. */
  public?: boolean;
  /** The groups of users that may read the page, on a site with users. Nobody may if the list is empty. */
  groups?: (string | {
    /** Users in one of these groups may read the page. */
    includes: string[];
    /** Users in one of these groups may not, whatever other groups they are in. */
    excludes?: string[];
  })[];
  /** Makes the entry in the sidebar a link to this address. */
  url?: string;
  /** How the page is laid out. */
  mode?: "default" | "wide" | "custom" | "frame" | "center" | "assistant";
  /** The operation that the page shows: `METHOD /path`, after the path of its spec if necessary. */
  openapi?: string;
  /** The schema that the page shows: its name, after the path of its spec if necessary. */
  "openapi-schema"?: string;
  /** The channel that the page shows: the path of its AsyncAPI document, and the name of the channel. */
  asyncapi?: string;
  /** The part of an SDK that the page shows, from a TypeDoc reference. It also gives the page a title. */
  sdk?: string | {
    /** What it is. */
    kind: "class" | "interface" | "enum" | "function" | "type" | "variable" | "method" | "property";
    /** Its name, without namespaces. */
    name: string;
    /** The class or interface of a method or property. */
    parent?: string;
    /** The tool that has written the source. */
    format?: "typedoc" | "docfx" | "javadoc" | "sphinx" | "phpdoc";
    /** A source other than the one of the elements around the page. */
    source?: string;
  };
  /** The endpoint that the page is about, without a spec: method and URL. */
  api?: string;
  /** What readers can do with the endpoint on the page. */
  playground?: "interactive" | "simple" | "none" | "auth";
  /** How requests to the endpoint authenticate, if that differs from the site's setting. */
  authMethod?: string;
  /** The related pages that are shown below the text: a list of paths, or `false` for none. */
  related?: false | (string | { [key: string]: string })[];
  /** The menu of the page for copying it or opening it in an AI tool, if it is not the site's. */
  contextual?: {
    /** The entries of the menu, from top to bottom. */
    options: ("copy" | "view" | "chatgpt" | "claude" | "perplexity" | "grok" | "aistudio" | "devin" | "windsurf" | "mcp" | "cursor" | "vscode" | "assistant" | "add-mcp" | "devin-mcp" | "download-pdf" | "download-spec" | {
      /** The entry's name. */
      title: string;
      /** The purpose of the entry. */
      description: string;
      /** An icon: its name, a path from the docs root, a URL, or an object that also sets style and library. */
      icon?: string | {
        /** The icon's name in its library, a path, or a URL. */
        name: string;
        /** The Font Awesome style to draw it in. */
        style?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
        /** The icon's library, if it is not the one that `icons` sets. */
        library?: "fontawesome" | "lucide" | "tabler";
      };
      /** The target of the entry: a URL, or an object with `base` and `query`. */
      href: string | {
        /** The URL without its query. */
        base: string;
        /** The parameters behind the `?`. */
        query?: ({
          /** The parameter's name. */
          key: string;
          /** Its value. `$page` and `$path` are replaced with the page's text and path. */
          value: string;
        })[];
      };
    })[];
    /** The place of the menu. */
    display?: "header" | "toc";
  };
  /** Whether the page shows when it was last changed. */
  timestamp?: boolean;
  /** When the page was last changed, if its history does not show it. */
  lastUpdatedDate?: string;
  /** `true` hides the method beside the page in the sidebar. */
  hideApiMarker?: boolean;
  /** `true` hides the links to the previous and the next page. */
  hideFooterPagination?: boolean;
  /** More words by which the search finds the page, besides those of its text. */
  keywords?: string[] | string;
  /** The canonical address of the page, for search engines. */
  canonical?: string;
  /** `true` publishes the updates of the page as a feed. */
  rss?: boolean;
}

/** The properties of the components that pages may use, by name. */
export interface ComponentProperties {
  /** A box with a title, an icon and words below. With `href`, the whole card is a link. */
  Card: {
    /** The title. */
    title?: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** Where the card leads: a page of the site, or a URL. */
    href?: string;
    /** Puts the icon beside the text, which takes less room. */
    horizontal?: boolean;
    /** Shows the arrow of a link. Without it, only links to other sites have one. */
    arrow?: boolean;
    /** The color of the icon. */
    color?: string;
    /** The words of the link at the end of the card. */
    cta?: string;
    /** A picture above the title: a path from the docs root, or a URL. */
    img?: string;
    /** The look of a callout: its color and its icon. */
    type?: "note" | "info" | "tip" | "check" | "warning" | "danger";
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** Cards, or other parts, side by side; on a small screen, one below the other. */
  CardGroup: {
    /** How many are in a row, at most. */
    cols?: number;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A remark beside the text. */
  Note: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** What can go wrong, and what readers must not overlook. */
  Warning: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** A better way, or a short cut. */
  Tip: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** Instructions in their order, each with a number. */
  Steps: {
    /** How the titles of all steps look. */
    titleSize?: "p" | "h2" | "h3" | "h4";
  };
  /** One of several steps. */
  Step: {
    /** What the step does. */
    title: string;
    /** How the title looks, if not as those of the other steps. */
    titleSize?: "p" | "h2" | "h3" | "h4";
    /** An icon in place of the number. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The number of the step, if it is not the next. */
    stepNumber?: number;
    /** Leaves the step out of anchors and table of contents. */
    noAnchor?: boolean;
    /** The anchor of links to it, in place of the one that is made from its title. */
    id?: string;
  };
  /** Panels of which one is shown; readers choose it by its title. */
  Tabs: {
    /** Whether tabs and code of the same title are chosen together on the page. */
    sync?: boolean;
    /** Draws a line below the panel. */
    borderBottom?: boolean;
    /** The number of the tab that is open at first, from 0. */
    defaultTabIndex?: number;
  };
  /** One panel of several. */
  Tab: {
    /** What its tab says. */
    title: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The anchor of links to it, in place of the one that is made from its title. */
    id?: string;
  };
  /** Something worth knowing, which is not part of the steps. */
  Info: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** Code blocks as tabs, each named by the title behind its language. */
  CodeGroup: {
    /** Whether readers choose from a menu in place of tabs. */
    dropdown?: boolean;
  };
  /** A picture or a film in a frame, with a caption. */
  Frame: {
    /** A line below the picture; Markdown is allowed. */
    caption?: string;
    /** A line above the picture. */
    hint?: string;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A title that shows and hides the text below it. */
  Accordion: {
    /** What readers see while it is closed. */
    title: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** Whether it is open at first. */
    defaultOpen?: boolean;
    /** A line below the title. */
    description?: string;
    /** The anchor of links to it, in place of the one that is made from its title. */
    id?: string;
  };
  /** Accordions in one box. */
  AccordionGroup: {
  };
  /** A parameter of an endpoint or a function. It is also a field of the playground. */
  ParamField: {
    /** The name of a field of the request's body. */
    body?: string;
    /** The type of its value, in any words. */
    type?: string;
    /** Marks the field as required. */
    required?: boolean;
    /** The value that counts if none is given. */
    default?: unknown;
    /** Marks the field as deprecated. */
    deprecated?: boolean;
    /** Labels before the name. */
    pre?: string[];
    /** Labels behind the name. */
    post?: string[];
    /** The name of a parameter in the path. */
    path?: string;
    /** The name of a parameter of the query. */
    query?: string;
    /** The name of a header. */
    header?: string;
    /** The name of a parameter that is in none of these places. */
    name?: string;
    /** What the field of the playground shows while it is empty. */
    placeholder?: string;
  };
  /** A field of a response, or a property of a configuration. */
  ResponseField: {
    /** Its name. */
    name: string;
    /** The type of its value, in any words. */
    type?: string;
    /** Marks the field as required. */
    required?: boolean;
    /** The value that counts if none is given. */
    default?: unknown;
    /** Marks the field as deprecated. */
    deprecated?: boolean;
    /** Labels before the name. */
    pre?: string[];
    /** Labels behind the name. */
    post?: string[];
  };
  /** The fields of an object, which readers open below its own field. */
  Expandable: {
    /** What is inside; it follows the word “Show”. */
    title?: string;
    /** Whether it is open at first. */
    defaultOpen?: boolean;
  };
  /** What is done, or how to see that it worked. */
  Check: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** An entry of a changelog. Its label is an anchor, and an entry of the page's feed. */
  Update: {
    /** What the entry is of: a date or a version. */
    label: string;
    /** A line below the label. */
    description?: string;
    /** What readers filter the entries by. */
    tags?: string[];
    /** Title and description of the entry in the feed, as an object. */
    rss?: unknown;
    /** The anchor of links to it, in place of the one that is made from its label. */
    id?: string;
  };
  /** An icon within a line. */
  Icon: {
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** A picture in place of an icon of the library: a path from the docs root, or a URL. */
    src?: string;
    /** Its size in pixels. */
    size?: number;
    /** Its color. */
    color?: string;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** Cards, or other parts, side by side; on a small screen, one below the other. */
  Columns: {
    /** How many are in a row, at most. */
    cols?: number;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** One of several columns, with any text. */
  Column: {
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** Code at the right of the page: how a request is made. */
  RequestExample: {
    /** Whether readers choose from a menu in place of tabs. */
    dropdown?: boolean;
  };
  /** Code at the right of the page: what a request gives. */
  ResponseExample: {
    /** Whether readers choose from a menu in place of tabs. */
    dropdown?: boolean;
  };
  /** A box with an icon and a color of your own. */
  Callout: {
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The color of border, background and icon. */
    color?: string;
    /** The look of one of the other callouts. */
    variant?: "note" | "info" | "tip" | "check" | "warning" | "danger";
    /** As `variant`. */
    type?: "note" | "info" | "tip" | "check" | "warning" | "danger";
    /** A line in bold above the text. */
    title?: string;
  };
  /** A short label within a line: a state, a plan, a version. */
  Badge: {
    /** Its color. */
    color?: "gray" | "blue" | "green" | "yellow" | "orange" | "red" | "purple" | "white" | "surface" | "white-destructive" | "surface-destructive";
    /** Its size. */
    size?: "xs" | "sm" | "md" | "lg";
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The shape of its corners. */
    shape?: "rounded" | "pill";
    /** Draws its border, and no background. */
    stroke?: boolean;
    /** Shows it faded. */
    disabled?: boolean;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A word with an explanation, which readers see when they point at it. */
  Tooltip: {
    /** The explanation. */
    tip: string;
    /** Where the link below the explanation leads. */
    href?: string;
    /** The words of that link. */
    cta?: string;
    /** A line in bold above the explanation. */
    headline?: string;
  };
  /** What destroys data or cannot be undone. */
  Danger: {
    /** A line in bold above the text. */
    title?: string;
  };
  /** Files and folders, as a list of Markdown or as components. */
  Tree: {
  };
  /** A folder with what is in it. */
  "Tree.Folder": {
    /** The name of the folder. */
    name: string;
    /** Whether it is open at first. */
    defaultOpen?: boolean;
    /** Whether readers can open and close it. */
    openable?: boolean;
    /** Marks it as the one that the text is about. */
    highlight?: boolean;
  };
  /** A file. */
  "Tree.File": {
    /** The name of the file. */
    name: string;
    /** Marks it as the one that the text is about. */
    highlight?: boolean;
  };
  /** What is at the right of the page, in place of the table of contents. */
  Panel: {
  };
  /** A part of the page that is shown for one choice of the menu at its top, such as a language. */
  View: {
    /** The choice that shows it. */
    title: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The anchor of links to it, in place of the one that is made from its title. */
    id?: string;
  };
  /** A formula of TeX. In a page, `$…$` does the same. */
  Latex: {
    /** The formula, if it is not between the tags. */
    tex?: string;
  };
  /** A part of the page for some readers only. */
  Visibility: {
    /** Who sees it. */
    for: "humans" | "agents" | "signed-in" | "signed-out";
  };
  /** A diagram. In a page, a fence with the language `mermaid` does the same. */
  Mermaid: {
    /** The diagram in the language of Mermaid. */
    chart?: string;
    /** Whether it has buttons to zoom and to move; without it, tall diagrams have them. */
    actions?: boolean;
    /** Where these buttons are. */
    placement?: "top-left" | "top-right" | "bottom-left" | "bottom-right";
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A block of code by its properties, for components of your own. In a page, a fence does the same. */
  CodeBlock: {
    /** The language of the code. */
    language?: string;
    /** The title above the code. */
    filename?: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** The code, if it is not between the tags. */
    code?: string;
    /** Breaks long lines. */
    wrap?: boolean;
    /** Numbers the lines. */
    lines?: boolean;
    /** Shows the first lines only, until readers open it. */
    expandable?: boolean;
    /** The lines to mark, such as `1-2,5`. */
    highlight?: string;
    /** The lines to show clearly, with the others faded. */
    focus?: string;
    /** What is behind the language of a fence. */
    meta?: string;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
    /** The anchor of links to it. */
    id?: string;
  };
  /** A picture in a frame with a title below it, which is a link as a whole. */
  Tile: {
    /** Where the tile leads. */
    href: string;
    /** The title below the picture. */
    title?: string;
    /** A line below the title. */
    description?: string;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** Cards, or other parts, side by side; on a small screen, one below the other. */
  TileGroup: {
    /** How many are in a row, at most. */
    cols?: number;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** Code blocks as tabs, each named by the title behind its language. */
  SnippetGroup: {
    /** Whether readers choose from a menu in place of tabs. */
    dropdown?: boolean;
  };
  /** A parameter of an endpoint or a function. It is also a field of the playground. */
  Param: {
    /** The name of a field of the request's body. */
    body?: string;
    /** The type of its value, in any words. */
    type?: string;
    /** Marks the field as required. */
    required?: boolean;
    /** The value that counts if none is given. */
    default?: unknown;
    /** Marks the field as deprecated. */
    deprecated?: boolean;
    /** Labels before the name. */
    pre?: string[];
    /** Labels behind the name. */
    post?: string[];
    /** The name of a parameter in the path. */
    path?: string;
    /** The name of a parameter of the query. */
    query?: string;
    /** The name of a header. */
    header?: string;
    /** The name of a parameter that is in none of these places. */
    name?: string;
    /** What the field of the playground shows while it is empty. */
    placeholder?: string;
  };
  /** A field of a response, or a property of a configuration. */
  Property: {
    /** Its name. */
    name: string;
    /** The type of its value, in any words. */
    type?: string;
    /** Marks the field as required. */
    required?: boolean;
    /** The value that counts if none is given. */
    default?: unknown;
    /** Marks the field as deprecated. */
    deprecated?: boolean;
    /** Labels before the name. */
    pre?: string[];
    /** Labels behind the name. */
    post?: string[];
  };
  /** A repository of GitHub as a card, with its description and its stars. */
  "GitHub.Repo": {
    /** The repository: owner and name, or its address. */
    repo: string;
    /** How the card looks. */
    variant?: "inset" | "flat";
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A heading with an anchor, for components of your own. In a page, `##` does the same. */
  Heading: {
    /** Its level. */
    level?: number;
    /** The anchor of links to it, in place of the one that is made from its text. */
    id?: string;
    /** Classes of CSS, such as those of Tailwind. */
    className?: string;
  };
  /** A prompt for an AI tool, which readers copy or open. */
  Prompt: {
    /** What the prompt is for; Markdown is allowed. */
    description: string;
    /** An icon of the site's library by its name, a path from the docs root, a URL, or an `<svg>` in braces. */
    icon?: string;
    /** The Font Awesome style of the icon. */
    iconType?: "brands" | "duotone" | "light" | "regular" | "sharp-duotone-solid" | "sharp-light" | "sharp-regular" | "sharp-solid" | "sharp-thin" | "solid" | "thin";
    /** The library of the icon, if it is not the site's. */
    iconLibrary?: "fontawesome" | "lucide" | "tabler";
    /** What readers can do with it: `copy`, `cursor`. */
    actions?: string[];
  };
  /** A line at the top of a page. */
  Banner: {
  };
  /** The text of a file in the folder `snippets`. An `import` does the same, and can pass values. */
  Snippet: {
    /** The file, from that folder. */
    file: string;
  };
  /** A part of the page for one of the site's variations. */
  Variation: {
    /** The id of the variation. */
    is?: string;
  };
  /** The name of a person or the title of a page. */
  Mention: {
    /** Of a person: the id. */
    user?: string;
    /** Of a page: the path. */
    page?: string;
  };
  /** Files and folders, as a list of Markdown or as components. */
  FileTree: {
  };
  /** A folder with what is in it. */
  "FileTree.Folder": {
    /** The name of the folder. */
    name: string;
    /** Whether it is open at first. */
    defaultOpen?: boolean;
    /** Whether readers can open and close it. */
    openable?: boolean;
    /** Marks it as the one that the text is about. */
    highlight?: boolean;
  };
  /** A file. */
  "FileTree.File": {
    /** The name of the file. */
    name: string;
    /** Marks it as the one that the text is about. */
    highlight?: boolean;
  };
  /** The colors of a design, each with its value to copy. */
  Color: {
    /** How they are shown. */
    variant: "compact" | "table";
  };
  /** A row of colors. */
  "Color.Row": {
    /** The title of the row. */
    title?: string;
  };
  /** One color. */
  "Color.Item": {
    /** The name of the color. */
    name?: string;
    /** A color of CSS, or an object with one for `light` and one for `dark`. */
    value: unknown;
  };
  /** A component of the platform that is not documented. */
  ApiPlayground: {
  };
  /** A component of the platform that is not documented. */
  Fragment: {
  };
  /** A component of the platform that is not documented. */
  Link: {
  };
  /** A component of the platform that is not documented. */
  MDXContentController: {
  };
  /** A component of the platform that is not documented. */
  OptimizedFrame: {
  };
  /** A component of the platform that is not documented. */
  OptimizedImage: {
  };
  /** A component of the platform that is not documented. */
  OptimizedVideo: {
  };
  /** A component of the platform that is not documented. */
  Table: {
  };
  /** A component of the platform that is not documented. */
  Video: {
  };
  /** A component of the platform that is not documented. */
  YouTube: {
  };
  /** A component of the platform that is not documented. */
  CustomCode: {
  };
  /** A component of the platform that is not documented. */
  CustomComponent: {
  };
  /** A component of the platform that is not documented. */
  DynamicCustomComponent: {
  };
  /** A component of the platform that is not documented. */
  GitHub: {
  };
  /** A component of the platform that is not documented. */
  Github: {
  };
  /** A component of the platform that is not documented. */
  MDX: {
  };
  /** A component of the platform that is not documented. */
  Popup: {
  };
  /** A component of the platform that is not documented. */
  ZoomImage: {
  };
}
