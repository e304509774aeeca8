import { type HarRequest, HTTPSnippet } from "@readme/httpsnippet";
import type { CodeView } from "../views/code-view.ts";
import type { RequestSample } from "./request-sample.ts";

type Target = Parameters<HTTPSnippet["convert"]>;

/** A language of samples: the title of its tab, its name in fences, and who writes it. */
interface SampleLanguage {
  readonly title: string;
  readonly language: string;
  readonly target: readonly [Target[0], Target[1]];
}

const language = (title: string, language: string, ...target: SampleLanguage["target"]): SampleLanguage => ({
  title,
  language,
  target,
});

const CURL = language("cURL", "bash", "shell", "curl");
const JAVASCRIPT = language("JavaScript", "javascript", "javascript", "fetch");
const NODE = language("Node.js", "javascript", "node", "fetch");
const PYTHON = language("Python", "python", "python", "requests");
const CSHARP = language("C#", "csharp", "csharp", "httpclient");
const GO = language("Go", "go", "go", "native");
const TYPESCRIPT = language("TypeScript", "typescript", "javascript", "fetch");

/** By the names that `api.examples.languages` has for them. */
const LANGUAGES: ReadonlyMap<string, SampleLanguage> = new Map([
  ...["bash", "curl", "sh", "shell"].map((name) => [name, CURL] as const),
  ...["javascript", "js"].map((name) => [name, JAVASCRIPT] as const),
  ...["node", "nodejs", "node.js"].map((name) => [name, NODE] as const),
  ...["typescript", "ts"].map((name) => [name, TYPESCRIPT] as const),
  ...["python", "py"].map((name) => [name, PYTHON] as const),
  ...["csharp", "c#", "cs", "dotnet", ".net"].map((name) => [name, CSHARP] as const),
  ...["go", "golang"].map((name) => [name, GO] as const),
  ["axios", language("Axios", "javascript", "javascript", "axios")],
  ["c", language("C", "c", "c", "libcurl")],
  ["clojure", language("Clojure", "clojure", "clojure", "clj_http")],
  ["http", language("HTTP", "http", "http", "http1.1")],
  ["httpie", language("HTTPie", "bash", "shell", "httpie")],
  ["java", language("Java", "java", "java", "okhttp")],
  ["kotlin", language("Kotlin", "kotlin", "kotlin", "okhttp")],
  ["objc", language("Objective-C", "objective-c", "objc", "nsurlsession")],
  ["objective-c", language("Objective-C", "objective-c", "objc", "nsurlsession")],
  ["ocaml", language("OCaml", "ocaml", "ocaml", "cohttp")],
  ["php", language("PHP", "php", "php", "curl")],
  ["powershell", language("PowerShell", "powershell", "powershell", "webrequest")],
  ["r", language("R", "r", "r", "httr")],
  ["ruby", language("Ruby", "ruby", "ruby", "native")],
  ["swift", language("Swift", "swift", "swift", "urlsession")],
  ["wget", language("Wget", "bash", "shell", "wget")],
]);

/** Whether samples can be written in a language of `api.examples.languages`. */
export const isSampleLanguage = (name: string): boolean => LANGUAGES.has(name.toLowerCase());

/** The languages of samples as Shiki names them. */
export const sampleLanguages = (names: readonly string[]): string[] =>
  names.flatMap((name) => LANGUAGES.get(name.toLowerCase())?.language ?? []);

/** A request in several languages, named as `api.examples.languages` names them; others are left out. */
export function codeSamples(request: RequestSample, names: readonly string[]): CodeView[] {
  const languages = new Set(names.flatMap((name) => LANGUAGES.get(name.toLowerCase()) ?? []));
  if (languages.size === 0) return [];
  const { har, restore } = harOf(request);
  return [...languages].flatMap(({ title, language, target }): CodeView[] => {
    const text = snippetOf(har, target);
    return text === undefined ? [] : [{ title, language, text: restore(text) }];
  });
}

function snippetOf(har: HarRequest, [target, client]: SampleLanguage["target"]): string | undefined {
  try {
    const [text] = new HTTPSnippet(structuredClone(har)).convert(target, client) || [];
    return text || undefined;
  } catch {
    // A body that its media type does not allow, or an address that is none.
    return undefined;
  }
}

/** The server of an address without one. */
const NO_SERVER = "https://server.invalid";

/** A request as an entry of an HTTP archive, and what puts the braces of its address back into code made from it. */
function harOf({ method, url, query, headers, cookies, body }: RequestSample) {
  const named = (pairs: RequestSample["query"]) => pairs.map(([name, value]) => ({ name, value }));
  const isAbsolute = /^https?:\/\//i.test(url);
  const kept: string[] = [];
  // Encoded, braces would not look like names to fill in.
  const address = (isAbsolute ? url : NO_SERVER + url).replace(/\{[^{}]*\}/g, (name) => `brace${kept.push(name)}brace`);
  const { mediaType = "", text, fields = [] } = body ?? {};
  const postData = fields.length > 0 ? { mimeType: mediaType, params: named(fields) } : { mimeType: mediaType, text };
  const har = {
    method,
    url: address,
    queryString: named(query),
    headers: named(fields.length > 0 ? headers.filter(([name]) => name !== "Content-Type") : headers),
    cookies: named(cookies),
    ...(body && (text !== undefined || fields.length > 0) ? { postData } : {}),
  } as HarRequest;
  const restore = (code: string) =>
    code
      .replaceAll(NO_SERVER, "")
      .replace(/brace(\d+)brace/g, (whole, index: string) => kept[Number(index) - 1] ?? whole)
      .trimEnd();
  return { har, restore };
}
