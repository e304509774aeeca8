import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CLI } from "../../support/run-cli.ts";
import { type SiteFiles, writeSite } from "../../support/temp-site.ts";

/** A command that writes, the site that it writes to, and files of that which a user may be editing. */
export interface DisturbedWriter {
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

/** What is done to a running writer, at one of its operations or after a time (ms). */
type Disturbance =
  | { readonly deed: Deed; readonly at?: number; readonly file?: string }
  | { readonly deed: "kill" | "append"; readonly after: number; readonly file?: string };

/** How a writer ended, and whether the file that was to be edited was there then. */
interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stderr: string;
  readonly isEdited: boolean;
}

/** What an edit adds to a file; JSON stays JSON. */
const MARK = "\n  ";

/** A writer that takes longer does not end by itself (ms). */
const ENDLESS = 120_000;

const SHIM = new URL("disturb-files.mjs", import.meta.url).href;

/** A site in a folder of its own. */
export class DisturbedSite {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-disturbed-")));
  readonly #writer: DisturbedWriter;

  constructor(name: string) {
    this.#writer = DISTURBED_WRITERS[name] as DisturbedWriter;
    writeSite(this.folder, this.#writer.files);
  }

  /** Runs the writer to its end, or until something is done to it. @throws if it does not end */
  async run(more: readonly string[] = [], disturbance?: Disturbance): Promise<Ended> {
    const { PATH = "" } = process.env;
    const file = join(this.folder, disturbance?.file ?? "");
    const shimmed = disturbance && !("after" in disturbance) && disturbance;
    const child = spawn(
      process.execPath,
      [...(shimmed ? ["--import", SHIM] : []), CLI, ...this.#writer.args, ...more],
      {
        cwd: this.folder,
        env: {
          PATH,
          ...(shimmed && {
            SITE: this.folder,
            DEED: shimmed.deed,
            AT: String(shimmed.at ?? 0),
            FILE: file,
            LOG: this.#log,
          }),
        },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    let isEdited = false;
    const disturb = () => {
      if (disturbance?.deed === "append") isEdited = append(file);
      else child.kill("SIGKILL");
    };
    let isLate = false;
    const timers = [
      ...(disturbance && "after" in disturbance ? [setTimeout(disturb, disturbance.after)] : []),
      setTimeout(() => {
        isLate = child.kill("SIGKILL");
      }, ENDLESS),
    ];
    const [status, signal] = await once(child, "close");
    for (const timer of timers) clearTimeout(timer);
    if (isLate) throw new Error(`${this.#writer.args.join(" ")} did not end: ${stderr}`);
    return { status, signal, stderr, isEdited: isEdited || (shimmed ? this.#operations().includes("edited") : false) };
  }

  get #log(): string {
    return `${this.folder}.log`;
  }

  #operations(): string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, "utf8").split("\n").slice(0, -1) : [];
  }

  /** How many operations the disturbed runs took. */
  operations(): number {
    return this.#operations().length;
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

/** How a writer leaves its site, undisturbed: the states before and after, its operations, and how long it takes (ms). */
export interface Undisturbed {
  readonly before: Record<string, string>;
  readonly after: Record<string, string>;
  readonly operations: number;
  readonly time: number;
}

export function undisturbed(name: string): Promise<Undisturbed> {
  return onSite(name, async (site) => {
    const before = site.state();
    const start = performance.now();
    const { stderr } = await site.run([], { deed: "kill" });
    const time = performance.now() - start;
    const after = site.state();
    if (same(before, after)) throw new Error(`${name} writes nothing: ${stderr}`);
    return { before, after, operations: site.operations(), time };
  });
}

/** When a writer is killed: at an operation or after a time (ms); `again`: at which operation the further run is, too. */
export type Kill = { readonly at: number; readonly again?: number } | { readonly after: number };

/** Kills a writer, and lets a further run finish its work or take it back. Gives what is wrong then. */
export function killAndMend(
  name: string,
  { before, after }: Undisturbed,
  kill: Kill,
  further: "--resume" | "--undo",
): Promise<string[]> {
  return onSite(name, async (site) => {
    const { signal, status } = await site.run([], { deed: "kill", ...kill });
    const wrong = signal === "SIGKILL" || same(site.state(), after) ? [] : [`it ended by itself, with ${status}`];
    if (!parses(site.state())) wrong.push("docs.json is not JSON after a kill");
    const isDone = same(site.state(), after);
    if ("again" in kill) await site.run([further], { deed: "kill", at: kill.again });
    const { stderr } = await site.run([further]);
    // What was written whole is not taken back, which only the run that was killed again may have said.
    const isWhole = isDone || stderr.includes("had written all") || ("again" in kill && same(site.state(), after));
    const wanted = further === "--resume" || isWhole ? after : before;
    if (!same(site.state(), wanted)) wrong.push(`${further} leaves ${JSON.stringify(site.state())}: ${stderr}`);
    if (wanted === before && (await site.run()).status === 2) wrong.push("a run after --undo fails");
    if (!same(site.state(), after)) wrong.push(`the end is ${JSON.stringify(site.state())}`);
    return wrong;
  });
}

/** An edit of a file, at an operation of the writer or after a time (ms). */
export type Edit = { readonly file: string } & (
  | { readonly deed: "append" | "replace"; readonly at: number }
  | { readonly deed: "append"; readonly after: number }
);

/** Edits a file while a writer writes. Gives what is wrong then: an edit that is lost, or a site that is half written. */
export function editMeanwhile(name: string, { before, after }: Undisturbed, edit: Edit): Promise<string[]> {
  return onSite(name, async (site) => {
    const { status, stderr, isEdited } = await site.run([], edit);
    const state = site.state();
    const wrong: string[] = [];
    if (!parses(state)) wrong.push("docs.json is not JSON");
    if (isEdited && !Object.values(state).some((text) => text.endsWith(MARK)))
      wrong.push(`the edit is lost: ${stderr}`);
    const wanted = status === 2 ? before : after;
    if (!same(withoutMarks(state), wanted)) wrong.push(`half of it is written: ${stderr} ${JSON.stringify(state)}`);
    if (status === 2 && !isEdited) wrong.push(`it fails without an edit: ${stderr}`);
    await site.run();
    if (!same(withoutMarks(site.state()), after)) wrong.push(`a further run leaves ${JSON.stringify(site.state())}`);
    return wrong;
  });
}

/** Adds the mark to a file that is there; gives whether it is. */
function append(path: string): boolean {
  try {
    const file = openSync(path, constants.O_WRONLY | constants.O_APPEND);
    writeSync(file, MARK);
    closeSync(file);
    return true;
  } catch {
    return false;
  }
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

async function onSite<T>(name: string, work: (site: DisturbedSite) => Promise<T>): Promise<T> {
  const site = new DisturbedSite(name);
  try {
    return await work(site);
  } finally {
    site.remove();
  }
}
