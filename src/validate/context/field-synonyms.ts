/** Other names that people use for fields. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["url", ["href"]],
  ["link", ["href"]],
  ["title", ["label", "header"]],
  ["name", ["label"]],
  ["text", ["label", "content"]],
  ["expandable", ["expanded"]],
  ["disabled", ["hidden"]],
  ["isDefault", ["default"]],
  ["badge", ["tag"]],
  ["items", ["pages", "menu"]],
  ["children", ["pages"]],
  ["sidebar", ["groups"]],
  ["include", ["$ref"]],
  ["from", ["source"]],
  ["src", ["source"]],
  ["to", ["destination"]],
  ["colour", ["colors", "color"]],
  ["colours", ["colors"]],
]);

/** The keys of an element's name in other formats. */
export const TITLES: ReadonlySet<string> = new Set(["name", "title", "label", "text"]);
