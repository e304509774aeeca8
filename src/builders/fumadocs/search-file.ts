import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { gzip } from "node:zlib";
import { logDiagnostics } from "../shared/pages/read-docs.ts";
import { wholeTextSearch } from "../shared/unsupported/inexpressible-features.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import type { FumadocsSearchIndex } from "./search-index.ts";

/**
 * The program of the thread in which Fumadocs's own search, from the project's packages, makes an index: that takes seconds, in
 * which a server would answer nothing. A text, as the package is bundled into files whose names nobody knows.
 */
const THREAD = `
const { parentPort, workerData } = require("node:worker_threads");
const { server, i18n, indexes } = workerData;
import(server).then(async ({ createSearchAPI, createI18nSearchAPI }) => {
  const search = i18n ? createI18nSearchAPI("advanced", { i18n, indexes }) : createSearchAPI("advanced", { indexes });
  parentPort.postMessage(JSON.stringify(await search.export()));
});
`;

/** What a browser loads, at most, before it finds anything (bytes, gzipped). */
const MOST_BYTES = 1_000_000;

/** How often the index is made smaller. Each size is guessed from the size before, and is less. */
const MOST_TRIES = 6;

/**
 * The index of the search as a file. Of a site whose index is larger than readers should wait for, it has the beginnings of long
 * parts of pages, which is reported; titles and headings are all in it.
 */
export async function searchFile(
  project: string,
  i18n: object | undefined,
  indexes: readonly FumadocsSearchIndex[],
): Promise<string> {
  const server = createRequire(join(project, "package.json")).resolve("fumadocs-core/search/server");
  const exported = (indexes: readonly FumadocsSearchIndex[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const workerData = { server: pathToFileURL(server).href, i18n, indexes };
      new Worker(THREAD, { eval: true, workerData }).once("message", resolve).once("error", reject);
    });
  const lengths = indexes.flatMap(({ structuredData }) => structuredData.contents.map(({ content }) => content.length));
  let text = await exported(indexes);
  let most = lengths.reduce((longest, length) => Math.max(longest, length), 0);
  for (let tries = 1; most > 0; tries++) {
    const size = (await promisify(gzip)(text)).length;
    if (size <= MOST_BYTES) break;
    most = tries === MOST_TRIES ? 0 : lengthFor(lengths, most, (0.9 * MOST_BYTES) / size);
    text = await exported(indexes.map((index) => shortened(index, most)));
    if (tries === 1) report();
  }
  return text;
}

function report(): void {
  const unsupported = collectUnsupported("Fumadocs");
  unsupported.add(wholeTextSearch, { file: "docs.json", pointer: "" });
  logDiagnostics(unsupported.diagnostics(), { texts: new Map() }, console);
}

/** The length to which texts are cut so that a share of what they have now is left. */
function lengthFor(lengths: readonly number[], most: number, share: number): number {
  const sumAt = (length: number): number => lengths.reduce((sum, each) => sum + Math.min(each, length), 0);
  const wanted = sumAt(most) * share;
  let [low, high] = [0, most - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sumAt(middle) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An index whose texts are cut behind a word. */
function shortened(index: FumadocsSearchIndex, most: number): FumadocsSearchIndex {
  const contents = index.structuredData.contents.flatMap(({ heading, content }) => {
    if (content.length <= most) return [{ heading, content }];
    const start = content.slice(0, most);
    const end = start.lastIndexOf(" ");
    return end <= 0 ? [] : [{ heading, content: start.slice(0, end) }];
  });
  return { ...index, structuredData: { ...index.structuredData, contents } };
}
