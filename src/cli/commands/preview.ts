import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import launchEditor from "launch-editor";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { type PreviewOptions, renderPreview } from "../../preview/render-preview.ts";
import { placeName } from "../../report/text/place-name.ts";
import { printable } from "../../report/text/printable.ts";
import { checkSite } from "../../site/check-site.ts";
import { withConfigFindings } from "../../site/config/config-findings.ts";
import { type SiteUpdate, watchSite } from "../../site/watch-site.ts";
import { libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import { parseArguments, readPort } from "../arguments.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { readIconPictures } from "../preview/icon-pictures.ts";
import { type OpenPlace, type PreviewServer, type RenderPage, servePreview } from "../preview/preview-server.ts";
import { type Project, readProject, SITE_OPTION_WORDS, SITE_OPTIONS } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { withProgress } from "../terminal/progress.ts";
import { waitForSignal } from "../terminal/stop-signal.ts";

const DEFAULT_PORT = "4310";

const help = `usage: docsjson preview [options] [path]

Shows the navigation of a site in the browser, as a site would show it, with all findings beside it: served on this
machine and following every change, or as one HTML file. A path is a docs root or a docs.json; without one, the nearest
docs.json upward is taken.

  --port N             serves on this port (default ${DEFAULT_PORT}; 0 takes a free one)
  --out FILE           writes one self-contained HTML file instead, - for stdout
${SITE_OPTIONS}
Examples:
  docsjson preview
  docsjson preview docs --out navigation.html

Exit status: 0 when the page was made, whatever the findings; 2 for wrong usage or an unreadable site.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  if (values.out !== undefined && values.port !== undefined) throw new UsageError("give --out or --port, not both");
  const project = await readProject(values, context);
  const port = readPort(values.port ?? DEFAULT_PORT);
  const site = await findSite(positionals, { cwd: context.cwd, config: project.config });
  if (values.out === undefined) return serveUntilEnd(context, site, port, project);
  return writePage(context, site, values.out, project);
}

async function writePage(context: CommandContext, path: string, out: string, { options, config }: Project) {
  const { stdout, stderr, cwd } = context;
  const checked = await withProgress(context, (onProgress) =>
    checkSite(path, { ...options, contents: false, onProgress }),
  );
  const page = new SitePage();
  const html = (await page.make(withConfigFindings(checked, config)))({});
  if (out === "-") await write(stdout, html);
  else {
    await writeFile(resolve(cwd, out), html).catch((error: Error) => {
      throw new UsageError(`--out: ${error.message}`);
    });
    await write(stderr, `wrote ${out}\n`);
  }
  await write(stderr, iconsHint(page));
  return EXIT.ok;
}

/** How to get the icons that could not be drawn. */
const iconsHint = ({ missingPackages: [...names] }: SitePage): string =>
  names.length === 0 ? "" : `to see the icons, install their package: npm install --save-dev ${names.join(" ")}\n`;

/** Serves until the process is told to stop. */
async function serveUntilEnd(
  { stdout, stderr }: CommandContext,
  path: string,
  port: number,
  { options, config }: Project,
) {
  const stopped = waitForSignal();
  const page = new SitePage();
  let server: PreviewServer | undefined;
  const watcher = watchSite(
    path,
    async ({ result, changed }) => {
      const checked = withConfigFindings(result, config);
      const { folder } = checked.value.site;
      const content = { render: await page.make(checked), open: placeOpener(folder, checked.diagnostics) };
      if (server) {
        server.update(content);
        await write(stderr, `changed: ${printable(changed.join(", "))}\n`);
        return;
      }
      server = await servePreview(content, port).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(
          error.code === "EADDRINUSE" ? `port ${port} is taken; give another with --port` : error.message,
        );
      });
      await write(stdout, `${server.url}\n`);
      await write(stderr, `${iconsHint(page)}following changes; stop with Ctrl+C\n`);
    },
    {
      ...options,
      contents: false,
      onError: (error) => stderr.write(`docsjson preview: ${(error as Error).message}\n`),
    },
  );
  await Promise.race([watcher.ready, stopped]);
  await stopped;
  await watcher.close();
  await server?.close();
  return EXIT.ok;
}

export const command: Command = { help, run, words: SITE_OPTION_WORDS };

/**
 * Opens the place of a finding in the editor that runs, or the one that `$LAUNCH_EDITOR`, `$VISUAL` or `$EDITOR` names.
 * Only places of these findings can be opened.
 */
function placeOpener(root: string, diagnostics: readonly Diagnostic[]): OpenPlace {
  const files = new Map(diagnostics.map((diagnostic) => [placeName(diagnostic), diagnostic.file]));
  return (place) => {
    const file = files.get(place);
    if (file === undefined) return Promise.resolve("no finding is there");
    if (!existsSync(join(root, file))) return Promise.resolve("the file is gone");
    return new Promise((resolve) => {
      launchEditor(join(root, place), (_name, message) =>
        resolve(message ?? "no editor was found; name one in the environment variable LAUNCH_EDITOR"),
      );
      // Only faults are reported, at once if no editor is found.
      setTimeout(resolve, EDITOR_START_MS);
    });
  };
}

/** How long an editor that can't be started takes to say so, at most. */
const EDITOR_START_MS = 500;

type CheckedResult = SiteUpdate["result"];

/** A site as it was when its docs.json could be read. */
interface ReadSite {
  readonly navigation: ResolvedNavigation;
  readonly config: unknown;
}

/** Makes the page of a site, again after each change. */
class SitePage {
  /** The packages without which some icons are not drawn. */
  missingPackages: ReadonlySet<string> = new Set();
  #last: ReadSite | undefined;

  /** The page. If docs.json can't be read now, it keeps the navigation that it had before. */
  async make({ value: { navigation, site }, diagnostics }: CheckedResult): Promise<RenderPage> {
    if (navigation) this.#last = { navigation, config: site.config };
    const options: PreviewOptions = {};
    if (this.#last) {
      const { navigation: shown, config } = this.#last;
      const { name } = config as { name?: unknown };
      if (typeof name === "string") options.name = name;
      const { pictures, missingPackages } = await readIconPictures(shown, site.folder, libraryOf(config));
      options.icons = pictures;
      this.missingPackages = missingPackages;
      if (!navigation) options.notice = `${site.file} can't be read. This is the navigation from before the change.`;
    }
    const shown = this.#last?.navigation;
    return (paths) => renderPreview(shown, diagnostics, { ...options, ...paths });
  }
}
