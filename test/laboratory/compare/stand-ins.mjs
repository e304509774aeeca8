/**
 * Functions that the platform's build code takes from a validator which the registry lacks. Written by us, by what the
 * build code does with them; `platform.ts` adds to an older validator those that it misses.
 */
const FIXED = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];
const isObject = (value) => typeof value === "object" && value !== null;

export const isFixedHttpMethod = (method) => FIXED.includes(method);
export const isAdditionalHttpMethod = (method) =>
  method === method.toUpperCase() &&
  method !== "WEBHOOK" &&
  !FIXED.includes(method.toLowerCase()) &&
  /[A-Z]/.test(method);
export const parseHttpMethod = (method) => {
  if (FIXED.includes(method.toLowerCase())) return method.toLowerCase();
  return isAdditionalHttpMethod(method) ? method : undefined;
};

export const getPathItemOperation = (item, method) => item?.[method] ?? item?.additionalOperations?.[method];
export const getPathItemOperations = (item) => [
  ...FIXED.flatMap((method) => (isObject(item?.[method]) ? [[method, item[method]]] : [])),
  ...Object.entries(item?.additionalOperations ?? {}).filter(([method]) => isAdditionalHttpMethod(method)),
];

export const getComponentNameFromRef = (reference, section) => {
  const start = `#/components/${section}/`;
  return typeof reference === "string" && reference.startsWith(start)
    ? reference.slice(start.length).replaceAll("~1", "/").replaceAll("~0", "~")
    : undefined;
};
export const isComponentPathItemReference = (item) =>
  isObject(item) && getComponentNameFromRef(item.$ref, "pathItems") !== undefined;
export const resolvePathItemReference = (item, components, most = 9) => {
  if (!isComponentPathItemReference(item) || most === 0) return undefined;
  const named = components?.pathItems?.[getComponentNameFromRef(item.$ref, "pathItems")];
  if (!isObject(named)) return undefined;
  const { $ref: _, ...siblings } = item;
  const target = resolvePathItemReference(named, components, most - 1) ?? named;
  const others = { ...target.additionalOperations, ...siblings.additionalOperations };
  return { ...target, ...siblings, ...(Object.keys(others).length > 0 && { additionalOperations: others }) };
};
