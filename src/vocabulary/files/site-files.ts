// The files that make up a site, told by their names.

const PAGE = /(?<=[^/])\.mdx?$/i;
const DATA = /\.(?:json|ya?ml)$/i;
const COMMENTED = /\.jsonc$/i;
const GRAPHQL = /\.(?:graphqls?|gql)$/i;
const MEDIA = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "ico", "mp4", "webm", "mov", "mp3", "wav", "pdf"];
/** The outputs of documentation tools that are not JSON or YAML: phpDocumentor, Sphinx, Javadoc. */
const SDK_OUTPUT = /\.(?:xml|fjson|html)$|(?:^|\/)(?:element|package)-list$/i;

/** The file in the docs root that lists the files that are not published. */
export const IGNORE_FILE = ".mintignore";

/** Whether a file is a page: `.mdx` or `.md`. */
export const isPageFile = (file: string): boolean => PAGE.test(file);

/** Whether a page file is MDX, which comes before Markdown of the same path. */
export const isMdxFile = (file: string): boolean => /x$/i.test(file) && isPageFile(file);

/** Whether a page file may contain what only Markdown has, such as HTML comments. */
export const isMarkdownFile = (file: string): boolean => file.toLowerCase().endsWith(".md");

/** Whether a file that a page imports is JavaScript, with JSX or without. */
export const isCodeFile = (file: string): boolean => /\.jsx?$/i.test(file);

/** What may be left out at the end of the path of an import, in the order in which files are looked for. */
export const IMPORT_ENDS = ["", ".mdx", ".md", ".jsx", ".tsx", ".js", ".ts"] as const;

/** The files that an import may mean by a path, the first of them first. */
export const filesOfImport = (path: string): string[] => IMPORT_ENDS.map((end) => path + end);

/** Whether a file may be a spec, by its name: JSON or YAML. */
export const isDataFile = (file: string): boolean => DATA.test(file);

/** Whether a site may be read from a file: a page or code that pages import, JSON, YAML, GraphQL, `.mintignore`. */
export const isSiteFile = (file: string): boolean =>
  isPageFile(file) ||
  isCodeFile(file) ||
  isDataFile(file) ||
  COMMENTED.test(file) ||
  GRAPHQL.test(file) ||
  file === IGNORE_FILE ||
  file.endsWith(`/${IGNORE_FILE}`);

/** The endings of files that are seen on pages: components, style sheets, and media. Scripts for browsers are beside them. */
export const SHOWN_ENDINGS: readonly string[] = ["jsx", "tsx", "css", ...MEDIA];

const SHOWN: ReadonlySet<string> = new Set([...SHOWN_ENDINGS, "js", "mjs"]);

const endingOf = (file: string): string => file.slice(file.lastIndexOf(".") + 1).toLowerCase();

/** Whether a file is a picture, a film, a sound or a document. */
export const isMediaFile = (file: string): boolean => MEDIA.includes(endingOf(file));

/** Whether readers of a built site may see or run a file, besides pages. */
export const isShownFile = (file: string): boolean => SHOWN.has(endingOf(file));

/** Whether a file may be part of an SDK reference that is no JSON or YAML. */
export const isSdkOutput = (file: string): boolean => SDK_OUTPUT.test(file);

/** The path of a page file without its extension, and the extension; that is empty for all other files. */
export function splitPageExtension(file: string): [path: string, extension: string] {
  const at = file.search(PAGE);
  return at === -1 ? [file, ""] : [file.slice(0, at), file.slice(at)];
}

/** The path of a page by its file: without the extension. */
export const withoutPageExtension = (file: string): string => splitPageExtension(file)[0];

/**
 * Where the site has a page's file: one of another repository is below the path where that is published, and one of
 * Holocron may be in a folder of pages, below which its path begins.
 */
export function servedFile(path: string, file: string): string {
  const served = path + splitPageExtension(file)[1];
  return file.endsWith(`/${served}`) && !file.startsWith("../") ? file : served;
}

/** The file of a page by its path: the one that was found, else the one that it would have. */
export const fileOfPage = (path: string, page?: { readonly file?: string | undefined }): string =>
  page?.file ?? `${path}.mdx`;
