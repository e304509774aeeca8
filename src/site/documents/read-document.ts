import { group, siteExample, USERS } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { outsideRoot } from "../../references/openapi/checks/outside-root.ts";
import { pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { hasScheme, isWebUrl } from "../../vocabulary/addresses/url.ts";
import type { DocumentNoun } from "../../vocabulary/elements/document-kinds.ts";
import type { SdkFormat } from "../../vocabulary/elements/sdk.ts";
import { type DocsRoot, readInRoot } from "../config/docs-root.ts";
import type { DecodedText } from "../encoding.ts";
import type { RemotePolicy } from "./remote/remote.ts";
import { remoteBlocked, remoteFailed } from "./remote/remote-codes.ts";

export const unreadableSpec = code("openapi/unreadable", {
  severity: "error",
  title: "A spec cannot be read",
  explanation: "The file that the navigation names exists, but its text cannot be read.",
  example: siteExample(group('"openapi": "api"'), group('"openapi": "api/api.yaml"'), { "api/api.yaml": USERS }),
  message: ({
    source,
    noun = "spec",
    problem,
  }: {
    source: string;
    noun?: DocumentNoun | undefined;
    problem: "not-a-file" | "too-large" | "unreadable";
  }) =>
    `the ${noun} ${quote(source)} ${{ "not-a-file": "is not a file", "too-large": "is larger than 32 MiB", unreadable: "cannot be read" }[problem]}`,
  hint: ({ noun = "spec", problem }) =>
    ({
      "not-a-file": `use the path of the ${noun} file`,
      "too-large": `split the ${noun}`,
      unreadable: "check the permissions of the file",
    })[problem],
});

/** A file or URL that pages are made from, and the place where the site names it. */
export interface DocumentMention {
  /** Path from the docs root (it may lead out by `..`), or a URL. */
  source: string;
  place: Place;
  /** The noun for it in messages, if it is not a spec. */
  noun?: DocumentNoun | undefined;
  /** The tool that wrote it, if it is an SDK reference. */
  format?: SdkFormat | undefined;
}

/** The docs root and network policy for reading documents. */
export interface DocumentReader {
  root: DocsRoot;
  remote: RemotePolicy;
}

/** The content of a document: a text, or of a folder, the texts of its files by their paths in it. */
export interface DocumentContent extends Partial<DecodedText> {
  readonly files?: ReadonlyMap<string, string> | undefined;
  /** The path of the file with the text, if it is not the one that the site names. */
  readonly file?: string | undefined;
}

/** The content of a document, or why it has none; `missing` if it doesn't exist. */
export type DocumentOutcome = DocumentContent | DocumentProblem;

/** Why a document has no content. */
export type DocumentProblem = { finding: Finding } | { missing: true };

/** How large the file of a document may be (bytes). */
export const MAX_DOCUMENT_SIZE = 32 * 1024 * 1024;

/** How many documents are read or fetched at the same time. */
const PARALLEL = 16;

/** Reads a file of the docs root, or a URL of an allowed host. */
export async function readSource(
  { source, place, noun }: DocumentMention,
  { root, remote }: DocumentReader,
): Promise<DecodedText | DocumentProblem> {
  if (isWebUrl(source)) {
    // Loaded only for URLs, because most sites have none.
    const { fetchText } = await import("./remote/remote.ts");
    const answer = await fetchText(source, remote);
    if ("text" in answer) return answer;
    if (answer.kind === "blocked") {
      return { finding: finding(remoteBlocked, { url: source, noun, ...answer.why }, place) };
    }
    return { finding: finding(remoteFailed, { url: source, noun, ...answer.why }, place) };
  }
  const path = hasScheme(source) ? undefined : pathInRoot(source);
  if (path === undefined) return { finding: finding(outsideRoot, { source }, place) };
  const outcome = await readInRoot(root, path, MAX_DOCUMENT_SIZE);
  if ("text" in outcome) return outcome;
  const { problem } = outcome;
  if (problem === "missing") return { missing: true };
  if (problem === "outside-root") return { finding: finding(outsideRoot, { source }, place) };
  return { finding: finding(unreadableSpec, { source, noun, problem }, place) };
}

/** Maps a list by an asynchronous function, a few at the same time, in order. */
export async function mapParallel<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await map(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, items.length) }, work));
  return results;
}
