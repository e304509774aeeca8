/** A stretch of a page's text: offsets from 0, UTF-16, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a link is written: in Markdown, as the attribute of an element, or in front matter. */
export type LinkForm = "link" | "image" | "definition" | "autolink" | "attribute" | "front-matter";

/** An address in a page, and where it is written. */
export interface ScannedLink extends Span {
  /** Without escapes and entities. */
  readonly target: string;
  readonly form: LinkForm;
  /** The element or component that has it: `Card`. */
  readonly element?: string;
  /** The attribute, or the field of front matter: `href`. */
  readonly field?: string;
  /** True where only agents read, so that it may lead to an anchor that no reader gets. */
  readonly forAgents?: true;
}

/** What an anchor is made from. */
export type AnchorKind =
  | "heading"
  | "heading-tag"
  | "id"
  | "clean-id"
  | "param"
  | "tab"
  | "accordion"
  | "view"
  | "update"
  | "step"
  /** A step without `titleSize`, which has a title but no anchor. */
  | "plain-step";

/** A place that may be linked to, before it has its name. */
export interface AnchorPlace extends Span {
  readonly kind: AnchorKind;
  /** The visible text, title, label or name. */
  readonly text: string;
  readonly id?: string | undefined;
  /** Of a heading: 1 to 6. */
  readonly level?: number;
  /** True if it is in a line of text, where the hosted platform's own link checker does not look. */
  readonly inline?: true;
  /** True inside components whose headings are not in the table of contents. */
  readonly outsideContents?: true;
}

/** An `import` or `export … from`. */
export interface ScannedImport extends Span {
  readonly source: string;
  readonly names: readonly string[];
  /** What the file must export for it, `default` among them; names of a whole module (`* as all`) are not. */
  readonly wanted: readonly string[];
}

/** A name and where it is used. */
export interface UsedName extends Span {
  readonly name: string;
  /** Whether it is between two braces on each side, as variables of the site are. */
  readonly isDoubled?: true;
}

/** A property that a tag gives to a component of the site's own, and where its name is. */
export interface UsedProperty extends UsedName {
  readonly component: string;
}

/** The first use of a component. */
export interface ScannedComponent extends Span {
  readonly name: string;
}

/** A text that takes the place of a stretch of the page. */
export interface FlawFix extends Span {
  readonly text: string;
}

/** Something wrong that the text of a page shows by itself, found while it is read: a finding as plain data. */
export interface Flaw extends Span {
  /** The name of its code. */
  readonly code: string;
  readonly args: object;
  readonly fix?: FlawFix;
  /** The component that it is about: nothing is wrong with one of the page's own that has the same name. */
  readonly component?: string;
}

/** An icon that a component names. */
export interface ScannedIcon extends Span {
  readonly name: string;
  /** The library that the component names, if it does. */
  readonly library?: string;
}

/** A comment that excuses what is found in its line, in the next one, or in all of the page. */
export interface Excuse {
  /** Where the comment is. */
  readonly at: Span;
  /** No codes: all of them. */
  readonly codes: readonly string[];
  /** The stretch that is excused. */
  readonly start: number;
  readonly end: number;
}

/** A stretch that must be JavaScript, which only a parser can tell: between braces, behind `...`, of an attribute. */
export interface CodeClaim extends Span {
  readonly kind: "expression" | "value" | "spread" | "module";
}

/** What is in the text of a page, by offsets. */
export interface ScannedPage {
  readonly flaws: Flaw[];
  readonly links: ScannedLink[];
  readonly anchors: AnchorPlace[];
  readonly imports: ScannedImport[];
  /** Each name once. Elements of HTML are left out. */
  readonly components: Map<string, ScannedComponent>;
  /** Names that the page's own `export`s define. */
  readonly definitions: Set<string>;
  /** Names that its imports give. */
  readonly imported: Set<string>;
  /** Names that an import above has already, where they are imported or defined again. */
  readonly repeated: (Span & { readonly name: string })[];
  /** The first use of each name in an expression that the page itself neither imports nor defines. */
  undefinedNames: readonly UsedName[];
  /** What tags give to components that are not the platform's, except what each takes. */
  readonly properties: UsedProperty[];
  readonly excuses: Excuse[];
  /** Where braces or tags begin that do not end; the first few. */
  readonly unended: number[];
  readonly code: CodeClaim[];
  /** What is meant to be code, a tag or an expression, but a bar ends the cell of a table in it; with the end of its last cell. */
  readonly cut: (Span & { readonly until: number })[];
  readonly icons: ScannedIcon[];
  /** Whether only a parser of all of it can tell if the text is MDX. */
  doubtful: boolean;
}

/** A page of which nothing is read yet. */
export const emptyScan = (): ScannedPage => ({
  links: [],
  anchors: [],
  imports: [],
  components: new Map(),
  definitions: new Set(),
  imported: new Set(),
  repeated: [],
  undefinedNames: [],
  properties: [],
  excuses: [],
  unended: [],
  code: [],
  cut: [],
  icons: [],
  flaws: [],
  doubtful: false,
});

const SHOWN = new Set(["src", "srcSet", "srcset", "poster", "img", "icon", "og:image", "twitter:image"]);

/** Whether a link shows a file rather than leading somewhere. */
export const isShown = ({ form, field }: { form: LinkForm; field?: string }): boolean =>
  form === "image" || (field !== undefined && SHOWN.has(field));
