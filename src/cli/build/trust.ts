import { readFileSync } from "node:fs";
import { fieldOf, isObject, valueAt } from "../../json/json-value.ts";
import { bodyStart } from "../../pages/front-matter/front-matter-end.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import { FilesInRoot } from "../../site/files-in-root.ts";
import type { Site } from "../../site/load-site.ts";
import { outsideCode } from "../../vocabulary/files/markdown-code.ts";
import { servedFile } from "../../vocabulary/files/site-files.ts";
import type { OptionValues } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";

/** The options of commands that make a site of pages: whose pages they are. */
export const TRUST_OPTIONS = `  --untrusted          for docs of strangers: code of pages runs in an engine of its own (QuickJS in WebAssembly), without files,
                       network and environment and with limits of time and memory (default where CI builds the pull
                       request of a fork)
  --trusted            code of pages runs in this process, with all that it may do (default elsewhere)
`;

type Env = CommandContext["env"];

/** Whether strangers wrote the pages, and the reason for the answer if nobody has given it. */
export function trustOf(
  { trusted, untrusted }: OptionValues<typeof TRUST_OPTIONS>,
  env: Env,
): { untrusted: boolean; because?: string } {
  if (trusted && untrusted) throw new UsageError("--trusted and --untrusted contradict each other");
  if (trusted || untrusted) return { untrusted: untrusted === true };
  const ci = FORK_BUILDS.find(({ isFork }) => isFork(env));
  return ci ? { untrusted: true, because: `${ci.name} builds the pull request of a fork` } : { untrusted: false };
}

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one !== "" && one !== other;

/** How services for continuous integration tell that they build what somebody without access to the repository has sent. */
const FORK_BUILDS: readonly { name: string; isFork: (env: Env) => boolean }[] = [
  { name: "GitHub", isFork: isForkOnGitHub },
  {
    name: "GitLab",
    isFork: (env) => differ(env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID, env.CI_MERGE_REQUEST_PROJECT_ID),
  },
  { name: "CircleCI", isFork: ({ CIRCLE_PR_NUMBER: number }) => differ(number, undefined) },
  { name: "Azure Pipelines", isFork: (env) => env.SYSTEM_PULLREQUEST_ISFORK === "True" },
  { name: "Travis CI", isFork: (env) => differ(env.TRAVIS_PULL_REQUEST_SLUG, env.TRAVIS_REPO_SLUG) },
  {
    name: "AppVeyor",
    isFork: (env) => differ(env.APPVEYOR_PULL_REQUEST_HEAD_REPO_NAME, env.APPVEYOR_REPO_NAME),
  },
  { name: "Jenkins", isFork: ({ CHANGE_FORK: fork }) => differ(fork, undefined) },
  { name: "Semaphore", isFork: (env) => differ(env.SEMAPHORE_GIT_PR_SLUG, env.SEMAPHORE_GIT_REPO_SLUG) },
  {
    name: "Buildkite",
    isFork: (env) => differ(repositoryIn(env.BUILDKITE_PULL_REQUEST_REPO), repositoryIn(env.BUILDKITE_REPO)),
  },
];

/** `owner/name` of the two forms of an address: `git@github.com:a/b.git`, `https://github.com/a/b`. */
const repositoryIn = (address = ""): string =>
  address
    .replace(/\.git$/, "")
    .split(/[/:]/)
    .slice(-2)
    .join("/");

/** The file with the event has the two repositories. One that can't be read, or lacks one, is no reason to trust. */
function isForkOnGitHub({ GITHUB_EVENT_NAME: name = "", GITHUB_EVENT_PATH: path = "" }: Env): boolean {
  if (!/^(?:pull_request|workflow_run$|issue_comment$)/.test(name)) return false;
  try {
    const event: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (name === "issue_comment" && isObject(event) && isObject(fieldOf(event, "issue")))
      return valueAt(event, ["issue", "pull_request"]) !== undefined;
    const heads = { pull_request: ["head", "repo"], workflow_run: ["head_repository"] };
    const head = Object.entries(heads).map(([key, end]) => valueAt(event, [key, ...end, "full_name"]));
    const base =
      valueAt(event, ["pull_request", "base", "repo", "full_name"]) ?? valueAt(event, ["repository", "full_name"]);
    return base === undefined || !head.includes(base);
  } catch {
    return true;
  }
}

/** What to say about the code of a site's pages before it is built; `undefined` if no page has code. */
export function sayThatCodeRuns(site: Site, { untrusted, because }: ReturnType<typeof trustOf>): string | undefined {
  const page = pageWithCode(site);
  if (page === undefined) return undefined;
  if (!untrusted)
    return `pages are executed (such as ${page}), with all that this process may do; for docs of strangers use --untrusted`;
  const why = because === undefined ? "" : `, because ${because}; with --trusted it runs here`;
  return `code of pages (such as ${page}) runs in an engine of its own, without files, network and environment${why}`;
}

function pageWithCode(site: Site): string | undefined {
  const files = new FilesInRoot(site);
  for (const [path, { file }] of site.pages) {
    const text = file === undefined ? undefined : files.text(servedFile(path, file));
    if (text !== undefined && hasCode(text)) return file;
  }
  return undefined;
}

/** Whether a page has an import, an export, or an expression that is more than a value. */
function hasCode(text: string): boolean {
  const { code, imports } = scanPage(text);
  let found = code.length > 0 || imports.length > 0;
  outsideCode(text.slice(bodyStart(text)), (prose) => {
    found ||= /^(?:import|export)\s/m.test(prose) || /\{\s*(?!\/\*|["'\d{}]|true\b|false\b|null\b)\S/.test(prose);
    return prose;
  });
  return found;
}
