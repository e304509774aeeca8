/**
 * The HTTP methods that a path item has a field for, in the order in which pages are generated. Source: OpenAPI 3.2,
 * "Path Item Object".
 */
export const HTTP_METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
export type HttpMethod = (typeof HTTP_METHODS)[number];

const METHODS: ReadonlySet<string> = new Set(HTTP_METHODS);

/** Whether `name` is one of `HTTP_METHODS`, in lower case. */
export const isHttpMethod = (name: string): name is HttpMethod => METHODS.has(name);

/** Any other method, such as `COPY`: a key of `additionalOperations` in OpenAPI 3.2. */
export type AdditionalMethod = Uppercase<string>;

/** Whether a method may be among `additionalOperations`: a token in upper case that has no field of its own. */
export const isAdditionalMethod = (name: string): name is AdditionalMethod =>
  /^[A-Z\d!#$%&'*+.^_`|~-]+$/.test(name) &&
  /[A-Z]/.test(name) &&
  name !== "WEBHOOK" &&
  !isHttpMethod(name.toLowerCase());
