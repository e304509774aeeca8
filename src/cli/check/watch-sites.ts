import { existsSync, type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { groupBy } from "../../diagnostic/group-by.ts";
import { printable } from "../../report/text/printable.ts";
import { customRuleFiles, type ToolConfigFile } from "../../site/config/read-tool-config.ts";
import { type SiteUpdate, watchSite } from "../../site/watch-site.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { type CommandContext, EXIT, type ExitStatus } from "../command.ts";
import type { Project } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { type Checked, namedFrom, withFindingsOf } from "./checked-site.ts";

/** Shows the sites that have changed among all; gives the exit status of this check. */
type Report = (changed: readonly Checked[], all: readonly Checked[]) => Promise<ExitStatus>;

/**
 * Checks sites, and again after every change in one of them, until `stopped` settles or the settings of the project
 * change.
 *
 * @returns the exit status of the last check, or `undefined` if the settings changed
 * @throws {SiteError} if a site can't be read at first
 */
export async function watchSites(
  paths: readonly string[],
  project: Project,
  report: Report,
  stopped: Promise<void>,
  context: CommandContext,
): Promise<ExitStatus | undefined> {
  const latest = new LatestChecks(paths, project, report, context);
  const watchers = paths.map((path) =>
    watchSite(path, (update) => latest.take(path, update), {
      ...project.options,
      onError: (error) => latest.lose(path, error as Error),
    }),
  );
  const settings = watchSettings(project.config);
  try {
    await Promise.race([Promise.all(watchers.map(({ ready }) => ready)), stopped]);
    await write(context.stderr, "following changes; stop with Ctrl+C\n");
    const changed = await Promise.race([stopped, settings.changed]);
    if (typeof changed === "string") {
      await write(context.stderr, `changed: ${printable(changed)}\n`);
      return undefined;
    }
  } finally {
    settings.close();
    await Promise.all(watchers.map((watcher) => watcher.close()));
  }
  // Not before: the check that was under way is the last one.
  return latest.status;
}

/** What the last check of each site found. */
class LatestChecks {
  /** The exit status of the last check of all sites. */
  status: ExitStatus = EXIT.ok;
  readonly #checked = new Map<string, Checked>();
  readonly #paths: readonly string[];
  readonly #project: Project;
  readonly #report: Report;
  readonly #context: CommandContext;
  #reported = Promise.resolve();

  constructor(paths: readonly string[], project: Project, report: Report, context: CommandContext) {
    this.#paths = paths;
    this.#project = project;
    this.#report = report;
    this.#context = context;
  }

  /** Takes the new state of a site, and reports it after the reports that are under way. */
  take(path: string, update: SiteUpdate): Promise<void> {
    const reported = this.#reported.then(() => this.#show(path, update));
    this.#reported = reported.catch(() => {});
    return reported;
  }

  /** A site can't be read any more, until it can. */
  lose(path: string, error: Error): void {
    this.status = EXIT.failed;
    this.#checked.delete(path);
    this.#context.stderr.write(`docsjson check: ${error.message}\n`);
  }

  async #show(path: string, { result, changed }: SiteUpdate): Promise<void> {
    const { cwd, stderr } = this.#context;
    const before = this.#checked.get(path);
    const now = namedFrom(cwd, path, result);
    this.#checked.set(path, now);
    // The first report waits for all sites, so that it is the same as without watching.
    if (this.#checked.size < this.#paths.length) return;
    const isSame = before !== undefined && JSON.stringify(before.diagnostics) === JSON.stringify(now.diagnostics);
    if (changed.length > 0) {
      const files = changed.map((file) => pathFrom(cwd, join(now.folder, file)));
      await write(stderr, `changed: ${printable(files.join(", "))}${isSame ? "; the findings stay the same" : ""}\n`);
    }
    if (isSame) return;
    const found = this.#paths.flatMap((each) => this.#checked.get(each) ?? []);
    const all = withFindingsOf(this.#project.config, found, cwd);
    this.status = await this.#report(before ? all.filter((site) => site.path === path) : all, all);
  }
}

/** Watches the settings of a project, and its own rules: their folders, as watching a folder also sees a file that is replaced. */
function watchSettings(config: ToolConfigFile | undefined): { changed: Promise<string>; close(): void } {
  const files = config ? [join(config.folder, config.file), ...customRuleFiles(config)].filter(existsSync) : [];
  const watchers: FSWatcher[] = [];
  const changed = new Promise<string>((tell) => {
    for (const [folder, inside] of groupBy(files, dirname)) {
      const names = new Set(inside.map((file) => basename(file)));
      watchers.push(watch(folder, (_event, name) => name !== null && names.has(name) && tell(name)));
    }
  });
  return { changed, close: () => watchers.forEach((watcher) => void watcher.close()) };
}
