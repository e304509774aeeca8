/** HTTP methods of a path item, in the order in which pages are generated. Source: OpenAPI 3.1, "Path Item Object". */
export const HTTP_METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

const METHODS: ReadonlySet<string> = new Set(HTTP_METHODS);

/** Whether `name` is one of `HTTP_METHODS`, in lower case. */
export const isHttpMethod = (name: string): name is HttpMethod => METHODS.has(name);
