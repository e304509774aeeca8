import { readSymbolReference, type SymbolReference } from "../../vocabulary/elements/sdk.ts";
import type { Resolving } from "../context/resolving.ts";
import type { PageLeaf } from "../nodes/page-leaf.ts";
import type { SpecScope } from "../specs/spec-scope.ts";

/** A page whose front matter names a part of an SDK. */
export interface ShownSymbol {
  readonly page: PageLeaf;
  readonly symbol: SymbolReference;
  /** The `sdk` of the nearest element around the page. */
  readonly scope: SpecScope | undefined;
}

/**
 * The pages that show a part of an SDK, each with the `sdk` in effect for it, which then makes no pages of its own.
 * Source: hosted platform, "SDK reference setup".
 */
export function readShownSymbols({ showingSymbols }: Resolving): ShownSymbol[] {
  return showingSymbols.flatMap((page) => {
    const symbol = readSymbolReference(page.file?.sdk);
    if (!symbol) return [];
    const scope = page.up.scopes.sdk;
    if (scope) scope.used = true;
    return [{ page, symbol, scope }];
  });
}
