import { isMember, type SymbolName } from "../../vocabulary/sdk.ts";
import type { SymbolLookup } from "../openapi/operation.ts";
import type { SdkSymbol } from "./symbol.ts";

type Shown = ReturnType<SymbolLookup["find"]>;

/** Looks up the parts of an SDK as the front matter of pages names them; of several with one name, the first. */
export function lookUpSymbols(symbols: readonly SdkSymbol[]): SymbolLookup {
  let known: Map<string, Shown> | undefined;
  let names: string[] | undefined;
  return {
    find(symbol) {
      known ??= mapOf(symbols);
      return known.get(keyOf(symbol));
    },
    get names() {
      names ??= symbols.flatMap(namesOf);
      return names;
    },
  };
}

const namesOf = ({ name, members = [] }: SdkSymbol): string[] =>
  name ? [`${name.kind} ${name.name}`, ...members.map((member) => `${member.kind} ${name.name}.${member.name}`)] : [];

function mapOf(symbols: readonly SdkSymbol[]): Map<string, Shown> {
  const map = new Map<string, Shown>();
  const add = (symbol: SymbolName, shown: Shown) => {
    const key = keyOf(symbol);
    if (!map.has(key)) map.set(key, shown);
  };
  for (const { name, title, kind, description, members = [] } of symbols) {
    if (!name) continue;
    add(name, shownAs(title, kind, description));
    for (const member of members) {
      const shown = shownAs(`${title}.${member.name}`, member.kind, member.description);
      add({ ...member, parent: name.name }, shown);
      add({ ...member, parent: title }, shown);
    }
  }
  return map;
}

const shownAs = (summary: string, kind: string, description: string | undefined): Shown => ({
  summary,
  badge: kind.toUpperCase(),
  ...(description === undefined ? {} : { description }),
});

/** One key for a method and a property, which have names of one space. */
const keyOf = ({ kind, name, parent }: SymbolName): string =>
  JSON.stringify([isMember(kind) ? "member" : kind, name, parent]);
