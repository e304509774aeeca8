/** How many conversations a page of the analytics endpoint may hold. Source: specification, "Limits". */
export const PAGE_LIMIT = { least: 1, most: 1000, default: 100 } as const;
