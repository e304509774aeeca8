import {
  CHILD_KEYS,
  type ChildKey,
  ELEMENTS,
  type ElementKind,
  isChildKey,
  KIND_OF_KEY,
} from "../../../src/vocabulary/elements/elements.ts";
import { HEALTHY, type Probe } from "./probes.ts";

const LINK = "https://example.com";
const COLOR = "#0d9373";

/** A right value of each field that some element has, children aside. */
const FIELDS: Readonly<Record<string, unknown>> = {
  href: LINK,
  openapi: "openapi.json",
  asyncapi: "asyncapi.yaml",
  graphql: "schema.graphql",
  sdk: { format: "typedoc", source: "sdk.json" },
  global: { anchors: [{ anchor: "Blog", href: LINK }] },
  directory: "card",
  icon: "book",
  color: { light: COLOR, dark: COLOR },
  hidden: true,
  description: "About it",
  root: "index",
  tag: "NEW",
  expanded: true,
  default: true,
  align: "end",
  searchable: false,
  boost: 2,
  public: true,
};

const nameOf = (kind: ElementKind): string => (kind === "language" ? "en" : "Name");

/** A list with one entry that has a page, or a page itself. */
function childList(key: ChildKey): unknown[] {
  const kind = KIND_OF_KEY.get(key);
  return kind === undefined ? ["index"] : [{ [ELEMENTS[kind].nameKey]: nameOf(kind), pages: ["index"] }];
}

/**
 * Every pair of fields in every kind of element: what is right by itself may be refused beside another field. Pairs of
 * child lists are left out, since they are never right.
 */
export function* probesOfPairs(): Generator<Probe> {
  const values = { ...FIELDS, ...Object.fromEntries(CHILD_KEYS.map((key) => [key, childList(key)])) };
  const keys = Object.keys(values);
  for (const kind of Object.keys(ELEMENTS) as ElementKind[]) {
    const { arrayKey, nameKey } = ELEMENTS[kind];
    for (const [index, first] of keys.entries()) {
      for (const second of keys.slice(index)) {
        if (first !== second && isChildKey(first) && isChildKey(second)) continue;
        const element = { [nameKey]: nameOf(kind), [first]: values[first], [second]: values[second] };
        const list = { [arrayKey]: [element] };
        const navigation = kind === "item" ? { tabs: [{ tab: "Name", ...list }] } : list;
        const change = first === second ? first : `${first} beside ${second}`;
        yield { place: `/navigation/${arrayKey}/*`, change, config: { ...HEALTHY, navigation } };
      }
    }
  }
}
