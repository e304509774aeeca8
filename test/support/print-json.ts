/** JSON for people: what fits on a line of `width` characters is on one. */
export function printJson(value: unknown, width = 150, indent = ""): string {
  const inline = printInline(value);
  if (typeof value !== "object" || value === null || indent.length + inline.length <= width) return inline;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => inner + printJson(entry, width, inner))
    : Object.entries(value).map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${printJson(entry, width, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

function printInline(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(printInline).join(", ")}]`;
  const fields = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${printInline(entry)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}
