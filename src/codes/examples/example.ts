/** The files that show something, by path: a docs root, a `job.json`, or a call of `docsjson/edit` in `edit.js`. */
export type ExampleFiles = Readonly<Record<string, string>>;

/** What a code is about, by example: files that have its diagnostic and no other, and the same without. */
export interface CodeExample {
  wrong: ExampleFiles;
  right: ExampleFiles;
  /** True if `wrong` only hints at what it takes: a file too large to print, or the network. */
  isSketch?: true;
}

/** A docs.json alone. */
export const docsExample = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": wrong },
  right: { "docs.json": right },
});

/** A navigation alone: `docs.json` without anything else. */
export const navigationExample = (wrong: string, right: string): CodeExample =>
  docsExample(`{ "navigation": ${wrong} }`, `{ "navigation": ${right} }`);

/** A docs root; both sides share the files of `beside`, which the second one may replace. */
export const siteExample = (
  wrong: string,
  right: string,
  beside: ExampleFiles,
  instead: ExampleFiles = {},
): CodeExample => ({
  wrong: { "docs.json": `{ "navigation": ${wrong} }`, ...beside },
  right: { "docs.json": `{ "navigation": ${right} }`, ...beside, ...instead },
});
