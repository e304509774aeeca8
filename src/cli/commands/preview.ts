import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { printable } from "../../report/text/printable.ts";
import { checkSite } from "../../site/check-site.ts";
import { withConfigFindings } from "../../site/config/config-findings.ts";
import { watchSite } from "../../site/watch-site.ts";
import { parseArguments, readPort } from "../arguments.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitStatus } from "../exit-status.ts";
import { placeOpener } from "../preview/open-place.ts";
import { type PreviewServer, servePreview } from "../preview/preview-server.ts";
import { SitePage } from "../preview/site-page.ts";
import { type Project, readProject, SITE_OPTION_WORDS, SITE_OPTIONS, SITE_OPTIONS_HELP } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { startProgress } from "../terminal/progress.ts";
import { waitForSignal } from "../terminal/stop-signal.ts";

const DEFAULT_PORT = "4310";

const help = `usage: docsjson preview [options] [path]

Shows the navigation of a site in the browser, as a site would show it, with all findings beside it: served on this
machine and following every change, or as one HTML file. A path is a docs root or a docs.json; without one, the nearest
docs.json upward is taken.

  --port N             serves on this port (default ${DEFAULT_PORT}; 0 takes a free one)
  --out FILE           writes one self-contained HTML file instead, - for stdout
${SITE_OPTIONS_HELP}
Examples:
  docsjson preview
  docsjson preview docs --out navigation.html

Exit status: 0 when the page was made, whatever the findings; 2 for wrong usage or an unreadable site.
`;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, {
    out: { type: "string" },
    port: { type: "string" },
    ...SITE_OPTIONS,
  });
  if (values.out !== undefined && values.port !== undefined) throw new UsageError("give --out or --port, not both");
  const project = await readProject(values, context);
  const port = readPort(values.port ?? DEFAULT_PORT);
  const site = await findSite(positionals, { cwd: context.cwd, config: project.config });
  if (values.out === undefined) return serveUntilEnd(context, site, port, project);
  return writePage(context, site, values.out, project);
}

async function writePage(
  { stdout, stderr, cwd }: CommandContext,
  path: string,
  out: string,
  { options, config }: Project,
) {
  const progress = startProgress(stderr);
  const checked = await checkSite(path, { ...options, contents: false, onProgress: progress.say }).finally(
    progress.done,
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
