import { spawn } from "node:child_process";
import { devNull } from "node:os";
import { SiteError } from "../config/docs-root.ts";

/** What a call of git gave. */
interface Answer {
  readonly ok: boolean;
  readonly output: Buffer;
  /** Its messages, on one line. */
  readonly said: string;
}

/**
 * What git must not do for a repository that a stranger filled: take a folder of committed files for a repository, and run
 * what settings name. It asks nobody for a password, and fetches nothing on the way, even in a partial clone.
 */
const SAFE = [
  "safe.bareRepository=explicit",
  "core.fsmonitor=false",
  `core.hooksPath=${devNull}`,
  "log.showSignature=false",
  "protocol.allow=never",
].flatMap((setting) => ["-c", setting]);
const QUIET = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" };

/** With these, which hooks get, git would look at another repository than that of the folder. */
const OF_ANOTHER = /^GIT_(?:DIR|WORK_TREE|COMMON_DIR|INDEX_FILE|NAMESPACE|PREFIX|CEILING_DIRECTORIES|EXTERNAL_DIFF)$/;

/** Runs git in the repository of a folder, with messages in English. */
function ask(cwd: string, args: readonly string[], input = ""): Promise<Answer> {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_ANOTHER.test(name));
  const env = { ...Object.fromEntries(inherited), ...QUIET };
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["--no-pager", ...SAFE, ...args], { cwd, stdio: "pipe", env });
    const [chunks, words]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
    child.stdin.on("error", () => {});
    child.on("error", () => reject(new NoHistory("git is not installed")));
    child.on("close", (status) => {
      const said = Buffer.concat(words).toString().replace(/\s+/g, " ").trim().slice(0, MOST_SAID);
      resolve({ ok: status === 0, output: Buffer.concat(chunks), said });
    });
    child.stdin.end(input);
  });
}

/** The start of what git says has the reason: of a damaged repository it names every object. */
const MOST_SAID = 400;

/** The output of git. @throws {SiteError} if git fails, with its reason and what to run */
async function git(cwd: string, args: readonly string[], input?: string): Promise<Buffer> {
  const { ok, output, said } = await ask(cwd, args, input);
  if (!ok) throw new SiteError(`git can't read the repository of ${cwd} (${said})${await adviceFor(cwd)}`);
  return output;
}

const isShallow = async (cwd: string): Promise<boolean> =>
  (await ask(cwd, ["rev-parse", "--is-shallow-repository"])).output.toString().trim() === "true";

/** What to run where objects of a repository are missing. */
async function adviceFor(cwd: string): Promise<string> {
  if (!(await isRepository(cwd))) return "";
  if ((await ask(cwd, ["config", "--get-regexp", "^remote\\..*\\.promisor$"])).ok) {
    return '; the clone is partial: run "git fetch --refetch --no-filter", which gets what it lacks';
  }
  return (await isShallow(cwd)) ? `; ${SHALLOW}` : '; run "git fsck", which lists what is damaged, and clone it anew';
}

const SHALLOW = 'the clone is shallow: run "git fetch --unshallow", which gets the whole history';

/** Whether a folder is in a repository that git can read, as far as its owner goes. */
const isRepository = async (cwd: string): Promise<boolean> => (await ask(cwd, ["rev-parse", "--git-dir"])).ok;

/**
 * The commit that a revision names.
 *
 * @param revision anything that git takes for a commit
 * @throws {SiteError} if the folder is in no repository, or git knows no such revision
 */
export async function commitOf(folder: string, revision: string): Promise<string> {
  const asked = await ask(folder, ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`]);
  if (asked.ok) return asked.output.toString().trim();
  const unknown = `${JSON.stringify(revision)} is neither a path nor a git revision of ${folder}`;
  // All else that git says of a name is that it does not know it.
  const reason = asked.said.replace(/fatal: Needed a single revision$/, "").trim();
  if (reason !== "") throw new SiteError(`${unknown} (${reason})${await adviceFor(folder)}`);
  throw new SiteError(unknown + ((await isShallow(folder)) ? `; ${SHALLOW}` : ""));
}

/** A file of a commit, by its path from the folder that it was asked for. */
export interface CommittedFile {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The files below a folder as they are in a commit, without symbolic links.
 *
 * @param isWanted tells by the path from the folder which files are read
 * @throws {SiteError} if any of them can't be read
 */
export async function committedFiles(
  folder: string,
  commit: string,
  isWanted: (name: string) => boolean,
): Promise<CommittedFile[]> {
  const listing = (await git(folder, ["ls-tree", "-r", "-z", commit])).toString();
  const files = listing.split("\0").flatMap((line) => {
    const [, mode, hash, name] = /^(\d+) blob ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode !== undefined && mode !== "120000" && hash && name && isWanted(name) ? [{ hash, name }] : [];
  });
  // Git makes no such names, and checks none out; a repository can have them all the same.
  const escaping = files.find(({ name }) => name.split(/[\\/]/).includes(".."));
  if (escaping)
    throw new SiteError(`${commit.slice(0, 12)} has a file named ${escaping.name}, which is outside its folder`);
  const objects = await git(folder, ["cat-file", "--batch"], files.map(({ hash }) => `${hash}\n`).join(""));
  const read: CommittedFile[] = [];
  let at = 0;
  for (const { hash, name } of files) {
    const line = objects.indexOf(0x0a, at);
    const [, of, size] = /^(\w+) blob (\d+)$/.exec(objects.toString("latin1", at, line)) ?? [];
    const end = line + 1 + Number(size);
    if (of !== hash || end >= objects.length) {
      throw new SiteError(`git has no content of ${name} in ${commit.slice(0, 12)}${await adviceFor(folder)}`);
    }
    read.push({ name, content: objects.subarray(line + 1, end) });
    at = end + 1;
  }
  return read;
}

/**
 * The files below a folder that differ from a commit, those that git does not know yet among them, by paths from the folder.
 *
 * @throws {SiteError} if the folder is in no repository, or git knows no such revision
 */
export async function filesChangedSince(folder: string, revision: string): Promise<ReadonlySet<string>> {
  const commit = await commitOf(folder, revision);
  const changed = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--name-only",
    "--relative",
    "-z",
    commit,
    "--",
    ".",
  ];
  const lists = [await git(folder, changed), await git(folder, ["ls-files", "--others", "--exclude-standard", "-z"])];
  return new Set(
    lists.flatMap((list) =>
      list
        .toString()
        .split("\0")
        .filter((name) => name !== ""),
    ),
  );
}

/**
 * The history of a folder: the output of `git log` for it, with names from the folder, which end with zero bytes.
 *
 * @param format how commits are listed: options of `git log`
 * @param files the files that the commits change (default: all of the folder)
 * @throws {SiteError} if the folder has no history, or the repository has only a part of it
 */
export async function historyOf(
  folder: string,
  format: readonly string[],
  files: readonly string[] = ["."],
): Promise<string> {
  const isKnown = (await isRepository(folder)) && (await ask(folder, ["rev-parse", "--verify", "HEAD"])).ok;
  if (isKnown && (await isShallow(folder))) throw new SiteError(`${folder} has only a part of its history; ${SHALLOW}`);
  const args = ["log", "--no-renames", "--no-ext-diff", "--no-textconv", "-z", "--relative", ...format, "--", ...files];
  const log = isKnown ? (await git(folder, args)).toString() : "";
  if (log === "") throw new NoHistory(`${folder} has no history in git`);
  return log;
}

/**
 * The last commit that changed one of some files, as a revision.
 *
 * @throws {SiteError} if the folder has no history, or the repository has only a part of it
 */
export const lastCommitOf = async (folder: string, files: readonly string[]): Promise<string | undefined> =>
  (await historyOf(folder, ["-1", "--format=%H"], files)).split("\0")[0];

/** A folder is in no repository, or was never committed, or there is no git. */
export class NoHistory extends SiteError {}
