import { isMember, type SymbolName } from "../../vocabulary/elements/sdk.ts";
import type { Operation, SymbolLookup } from "../openapi/operation.ts";
import { operationOf, type SdkSymbol } from "./symbol.ts";

/** Looks up the parts of an SDK as the front matter of pages names them; of several with one name, the first. */
export function lookUpSymbols(symbols: readonly SdkSymbol[]): SymbolLookup {
  let known: Map<string, Operation> | undefined;
  let names: string[] | undefined;
  return {
    find(symbol) {
      known ??= bySymbol(symbols);
      return known.get(symbolKey(symbol));
    },
    get names() {
      names ??= symbols.flatMap(namesOf);
      return names;
    },
  };
}

const namesOf = ({ name, members = [] }: SdkSymbol): string[] =>
  name ? [`${name.kind} ${name.name}`, ...members.map((member) => `${member.kind} ${name.name}.${member.name}`)] : [];

function bySymbol(symbols: readonly SdkSymbol[]): Map<string, Operation> {
  const map = new Map<string, Operation>();
  const add = (symbol: SymbolName, shown: Operation) => {
    const key = symbolKey(symbol);
    if (!map.has(key)) map.set(key, shown);
  };
  for (const symbol of symbols) {
    const { name, title, members = [] } = symbol;
    if (!name) continue;
    add(name, operationOf(symbol));
    for (const member of members) {
      const { kind, description } = member;
      const own = {
        kind,
        description,
        title: `${title}.${member.name}`,
        deprecated: false,
        members: [],
        code: undefined,
      };
      const shown = operationOf({ ...symbol, ...own });
      add({ ...member, parent: name.name }, shown);
      add({ ...member, parent: title }, shown);
    }
  }
  return map;
}

/** One key for a method and a property, which have names of one space. */
const symbolKey = ({ kind, name, parent }: SymbolName): string =>
  JSON.stringify([isMember(kind) ? "member" : kind, name, parent]);
