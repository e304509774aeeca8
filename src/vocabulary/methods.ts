/** HTTP methods of a path item, in the order in which pages are generated. Source: OpenAPI 3.1, "Path Item Object". */
export const HTTP_METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];
