/** How many conversations a page of the analytics endpoint may contain. Source: specification, "Limits". */
export const PAGE_LIMIT = { least: 1, most: 1000, default: 100 } as const;
