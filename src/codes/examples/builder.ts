/** A navigation of pages, before a change and after it. */
export const change = (before: readonly string[], after: readonly string[]) => ({
  "before/docs.json": JSON.stringify({ navigation: { pages: before } }),
  "docs.json": JSON.stringify({ navigation: { pages: after } }),
});
