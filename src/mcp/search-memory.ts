import type { SearchedPage } from "../pages/search/search-pages.ts";

/** The pages of a site as they were searched last, with their texts: those that are the same are not read again. */
export interface SearchMemory {
  readonly pages: Map<string, { readonly text: string; readonly page: SearchedPage }>;
  readonly indexed: Map<SearchedPage, unknown>;
}

export const emptySearchMemory = (): SearchMemory => ({ pages: new Map(), indexed: new Map() });
