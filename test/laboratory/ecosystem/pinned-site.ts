import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A public site at one commit. Nothing of it is in this repository. */
export interface PinnedSite {
  /** `owner/name`. */
  readonly repository: string;
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** The folder of its docs.json. */
  readonly root: string;
}

/** The sites of a list. @throws {Error} for an entry that is not a repository with a commit and a root */
export function readSites(file: string): PinnedSite[] {
  const sites = JSON.parse(readFileSync(file, "utf8")) as Partial<PinnedSite>[];
  return sites.map(({ repository = "", commit = "", root = "" }, index) => {
    const isPinned = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[0-9a-f]{40}$/.test(commit);
    const isInside = root !== "" && !root.startsWith("/") && !root.split("/").includes("..");
    if (isPinned && isInside) return { repository, commit, root };
    throw new Error(`${file}: entry ${index + 1} must have a repository (owner/name), a commit and a root`);
  });
}

/** Fetches a site by git, unless it is there, and gives its docs root. Its files are read and built, its scripts never run. */
export function fetchSite(
  { repository, commit, root }: PinnedSite,
  { from, cache }: { from: string; cache: string },
): string {
  const folder = join(cache, repository.replace("/", "+"));
  mkdirSync(folder, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false", "-C", folder, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      encoding: "utf8",
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_LFS_SKIP_SMUDGE: "1" },
    }).trim();
  if (!existsSync(join(folder, ".git"))) git("init", "--quiet");
  const isThere = () => git("rev-parse", "--quiet", "--verify", "HEAD") === commit;
  let isCurrent = false;
  try {
    isCurrent = isThere();
  } catch {}
  if (!isCurrent) {
    git("fetch", "--quiet", "--depth", "1", `${from}/${repository}`, commit);
    git("checkout", "--quiet", "--force", "--detach", "FETCH_HEAD");
  }
  return resolve(folder, root);
}
