import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLI } from "../support/run-cli.ts";
import { type SiteFiles, writeSite } from "../support/temp-site.ts";

/** A command that writes, the site that it writes to, and files of that which a user may be editing. */
interface DisturbedWriter {
  readonly args: readonly string[];
  readonly files: SiteFiles;
  readonly edited: readonly string[];
}

const config = (navigation: object, extra: object = {}) =>
  `${JSON.stringify({ theme: "mint", name: "Acme", colors: { primary: "#0a0a0a" }, navigation, ...extra }, null, 2)}\n`;

const PAGES = {
  "index.mdx": "See [a](/guides/a) and [b](guides/b).\n",
  "guides/a.mdx": "---\ntitle: A\n---\n\nNext: [B](./b)\n",
  "guides/b.mdx": "Back to [A](a).\n",
  "guides/deep/c.mdx": "[A](../a)\n",
};
const LISTED = ["index", "guides/a", "guides/b", "guides/deep/c"];

const SPEC = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  paths: {
    "/users": { get: { summary: "List users", tags: ["users"] } },
    "/teams": { get: { summary: "List teams", tags: ["teams"] } },
  },
};

/** Every command that writes. */
export const DISTURBED_WRITERS: Readonly<Record<string, DisturbedWriter>> = {
  mv: {
    args: ["mv", "guides/", "help"],
    files: { "docs.json": config({ pages: LISTED }), ...PAGES },
    edited: ["docs.json", "index.mdx", "guides/a.mdx", "guides/deep/c.mdx"],
  },
  sync: {
    args: ["sync"],
    files: { "docs.json": config({ groups: [{ group: "A", pages: ["index", "guides/a", "gone"] }] }), ...PAGES },
    edited: ["docs.json"],
  },
  "check --fix": {
    args: ["check", "--fix"],
    files: { "docs.json": config({ groups: [{ gruop: "A", pages: LISTED }] }), ...PAGES },
    edited: ["docs.json"],
  },
  "version cut": {
    args: ["version", "cut", "v1"],
    files: { "docs.json": config({ pages: LISTED }), ...PAGES },
    edited: ["docs.json", "guides/a.mdx"],
  },
  "language add": {
    args: ["language", "add", "fr"],
    files: { "docs.json": config({ pages: LISTED }), ...PAGES, "fr/index.mdx": "Voir [a](/guides/a).\n" },
    edited: ["docs.json"],
  },
  "migrate mint": {
    args: ["migrate", "mint", "--delete"],
    files: { "mint.json": { name: "Acme", navigation: [{ group: "A", pages: LISTED }] }, ...PAGES },
    edited: ["mint.json"],
  },
  "migrate openapi": {
    args: ["migrate", "openapi", "--x-mint", "--delete"],
    files: {
      "docs.json": JSON.stringify({
        name: "Acme",
        navigation: { groups: [{ group: "API", openapi: "openapi.json", pages: ["api/users"] }] },
      }),
      "openapi.json": SPEC,
      "api/users.mdx": '---\ntitle: Users\nopenapi: "GET /users"\n---\n',
    },
    edited: ["docs.json", "openapi.json", "api/users.mdx"],
  },
  import: {
    args: ["import", "mkdocs"],
    files: { "mkdocs.yml": "site_name: A\ndocs_dir: .\nnav:\n  - index.md\n", "index.md": "Hello.\n" },
    edited: ["index.md"],
  },
  init: { args: ["init", "--name", "Acme"], files: PAGES, edited: ["guides/a.mdx"] },
  "diff --write": {
    args: ["diff", ".old", "--write"],
    files: {
      "docs.json": config({ pages: ["index", "guides/a"] }),
      "index.mdx": "Index.\n",
      "guides/a.mdx": "One\ntwo\nthree\n",
      ".old/docs.json": config({ pages: ["index", "first"] }),
      ".old/index.mdx": "Index.\n",
      ".old/first.mdx": "One\ntwo\nthree\n",
    },
    edited: ["docs.json"],
  },
};

/** What is done to a process at its n-th operation on the files of a site, once it has begun to write. */
export type Deed = "kill" | "interrupt" | "append" | "replace" | "fail";

/** What an edit adds to a file; JSON stays JSON. */
const MARK = "\n  ";

/** A site in a folder of its own. */
export class DisturbedSite {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-disturbed-")));
  readonly #writer: DisturbedWriter;

  constructor(name: string) {
    this.#writer = DISTURBED_WRITERS[name] as DisturbedWriter;
    writeSite(this.folder, this.#writer.files);
  }

  /** Runs the writer to its end, or until something is done to it. */
  run(
    more: readonly string[] = [],
    { deed, at = 0, file = "", killAfter }: { deed?: Deed; at?: number; file?: string; killAfter?: number } = {},
  ): SpawnSyncReturns<string> {
    const shim = new URL("disturb-files.mjs", import.meta.url).href;
    const { PATH = "" } = process.env;
    return spawnSync(process.execPath, [...(deed ? ["--import", shim] : []), CLI, ...this.#writer.args, ...more], {
      cwd: this.folder,
      env: { PATH, SITE: this.folder, DEED: deed, AT: String(at), FILE: join(this.folder, file), LOG: this.#log },
      encoding: "utf8",
      ...(killAfter !== undefined && { timeout: killAfter, killSignal: "SIGKILL" }),
    });
  }

  get #log(): string {
    return `${this.folder}.log`;
  }

  /** How many operations the last runs took. */
  operations(): number {
    return readFileSync(this.#log, "utf8").split("\n").length - 1;
  }

  /** All files with their texts, and all folders. */
  state(): Record<string, string> {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      entries
        .map((entry): [string, string] => {
          const path = join(entry.parentPath, entry.name);
          return [path.slice(this.folder.length + 1), entry.isFile() ? readFileSync(path, "utf8") : "folder"];
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(this.#log, { force: true });
  }
}

/** How a writer leaves its site, undisturbed: the states before and after, and how many operations it takes. */
export interface Undisturbed {
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
  readonly operations: number;
}

export function undisturbed(name: string): Undisturbed {
  return onSite(name, (site) => {
    const before = site.state();
    const { stderr } = site.run([], { deed: "kill" });
    const after = site.state();
    if (same(before, after)) throw new Error(`${name} writes nothing: ${stderr}`);
    return { before, after, operations: site.operations() };
  });
}

/** Kills a writer, and lets a further run finish its work or take it back. Gives what is wrong then. */
export function killAndMend(
  name: string,
  { before, after }: Undisturbed,
  kill: { at: number } | { killAfter: number },
  further: "--resume" | "--undo",
): string[] {
  return onSite(name, (site) => {
    const { signal } = site.run([], "at" in kill ? { deed: "kill", at: kill.at } : kill);
    const wrong = signal === "SIGKILL" || same(site.state(), after) ? [] : [`it ended by itself, with ${signal}`];
    if (!parses(site.state())) wrong.push("docs.json is not JSON after a kill");
    const isDone = same(site.state(), after);
    const { stderr } = site.run([further]);
    // What was written whole is not taken back.
    const wanted = further === "--resume" || isDone || stderr.includes("had written all") ? after : before;
    if (!same(site.state(), wanted)) wrong.push(`${further} leaves ${JSON.stringify(site.state())}: ${stderr}`);
    if (wanted === before && site.run().status === 2) wrong.push("a run after --undo fails");
    if (!same(site.state(), after)) wrong.push(`the end is ${JSON.stringify(site.state())}`);
    return wrong;
  });
}

/** Edits a file while a writer writes. Gives what is wrong then: an edit that is lost, or a site that is half written. */
export function editMeanwhile(
  name: string,
  { before, after }: Undisturbed,
  { deed, at, file }: { deed: "append" | "replace"; at: number; file: string },
): string[] {
  return onSite(name, (site) => {
    const { status, stderr } = site.run([], { deed, at, file });
    const state = site.state();
    const isEdited = status === 2 || Object.values(state).some((text) => text.endsWith(MARK));
    const wrong: string[] = [];
    if (!parses(state)) wrong.push("docs.json is not JSON");
    if (isEdited && !Object.values(state).some((text) => text.endsWith(MARK)))
      wrong.push(`the edit is lost: ${stderr}`);
    const wanted = status === 2 ? before : after;
    if (!same(withoutMarks(state), wanted)) wrong.push(`half of it is written: ${stderr} ${JSON.stringify(state)}`);
    site.run();
    if (!same(withoutMarks(site.state()), after)) wrong.push(`a further run leaves ${JSON.stringify(site.state())}`);
    return wrong;
  });
}

const withoutMarks = (state: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state).map(([file, text]) => [file, text.endsWith(MARK) ? text.slice(0, -MARK.length) : text]),
  );

const same = (one: Record<string, string>, other: Record<string, string>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function parses({ "docs.json": text }: Record<string, string>): boolean {
  try {
    return text === undefined || typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

function onSite<T>(name: string, work: (site: DisturbedSite) => T): T {
  const site = new DisturbedSite(name);
  try {
    return work(site);
  } finally {
    site.remove();
  }
}

/** How long a writer may take until it is killed at a random time (ms). */
const LONGEST = 600;

/**
 * Kills every writer at each of its operations and, until there were so many kills, at random times; then edits files
 * while they write, evenly over their operations.
 *
 * @throws {Error} that says what is wrong: a site that no further run can mend, or an edit that is lost
 */
export function disturbWriters(kills: number, edits: number): string {
  const names = Object.keys(DISTURBED_WRITERS);
  const plain = new Map(names.map((name) => [name, undisturbed(name)]));
  const wrong: string[] = [];
  const places = names.flatMap((name) =>
    Array.from({ length: plain.get(name)?.operations ?? 0 }, (_, index) => ({ name, at: index + 1 })),
  );
  for (let count = 0; count < kills; count++) {
    const place = places[count];
    const name = place?.name ?? (names[count % names.length] as string);
    const kill = place ? { at: place.at } : { killAfter: Math.round(50 + Math.random() * LONGEST) };
    const further = count % 2 === 0 ? "--resume" : "--undo";
    const found = killAndMend(name, plain.get(name) as Undisturbed, kill, further);
    wrong.push(...found.map((fault) => `${name}, ${JSON.stringify(kill)}: ${fault}`));
  }
  for (let count = 0; count < edits; count++) {
    const { name, at } = places[Math.floor((count * places.length) / edits)] as { name: string; at: number };
    const { edited } = DISTURBED_WRITERS[name] as DisturbedWriter;
    const edit = {
      at,
      deed: count % 2 === 0 ? "append" : "replace",
      file: edited[count % edited.length] as string,
    } as const;
    const found = editMeanwhile(name, plain.get(name) as Undisturbed, edit);
    wrong.push(...found.map((fault) => `${name}, ${JSON.stringify(edit)}: ${fault}`));
  }
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const operations = Math.min(kills, places.length);
  return `${kills} kills of ${names.length} writers, ${operations} of them one at each operation, and ${edits} edits meanwhile: nothing is lost, and one further run mends each site`;
}
