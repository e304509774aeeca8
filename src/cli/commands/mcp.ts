import { once } from "node:events";
import { isAbsolute, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { StdioServerTransport, serveStdio as serve } from "@modelcontextprotocol/server/stdio";
import { memoized } from "../../json/memoized.ts";
import { serveHttp } from "../../mcp/http.ts";
import { emptySearchMemory } from "../../mcp/search-memory.ts";
import type { Sites } from "../../mcp/served-sites.ts";
import { createServer } from "../../mcp/server.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { packageVersion } from "../../site/package-manifest.ts";
import { PageReadings } from "../../site/pages/page-readings.ts";
import { parseArguments, readPort } from "../arguments.ts";
import { findSites } from "../check/find-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { readProject, SITE_OPTION_WORDS, SITE_OPTIONS } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { waitForSignal } from "../terminal/stop-signal.ts";

const help = `usage: docsjson mcp [options] [path]

Serves the Model Context Protocol on stdin and stdout, for agents that work on a documentation site: they check it, find
pages, look at the navigation, and plan changes, which are written once a plan was shown. A path is a docs root or a folder
with several; without one, the sites are those of docsjson check, and where there are none, those of the folder that a call
names as its root. Nothing outside of them is read or written.

  --http PORT          serves over HTTP on this machine instead, at http://127.0.0.1:PORT/mcp; 0 takes any free port
${SITE_OPTIONS}
Examples:
  docsjson mcp
  docsjson mcp docs --http 4700

Exit status: 0 the client has gone or a signal came, 2 wrong usage.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  if (positionals.length > 1) throw new UsageError("mcp takes one path");
  if (values.pages === "-") throw new UsageError("--pages can't be - here: stdin is the client's");
  const port = values.http === undefined ? undefined : readPort(values.http, "http");
  // Wrong values are told now, and not with each answer; settings may be there, or be right, later.
  await readProject(values, context).catch((error: unknown) => {
    if (error instanceof UsageError) throw error;
  });
  const sites = servedSites(positionals, values, context);
  // Without a path, a call may name its root, and sites may come later.
  if (positionals.length > 0) await sites.list();
  const { stdin, stderr } = context;
  const onError = (error: Error) => stderr.write(`docsjson mcp: ${error.message}\n`);
  const options = { version: packageVersion(), onError };
  const stopped = waitForSignal();
  if (port === undefined) {
    const ended = once(stdin, "close");
    const server = serveStdio(sites, { ...options, stdin: context.stdin, stdout: context.stdout });
    await Promise.race([stopped, ended]);
    await server.close();
    return EXIT.ok;
  }
  const server = await serveHttp(sites, { ...options, port }).catch((error: Error) => {
    throw new UsageError(`--http: ${error.message}`);
  });
  await write(context.stdout, `${server.url}\n`);
  await stopped;
  await server.close();
  return EXIT.ok;
}

/**
 * The sites of the arguments, looked for at each call: sites come and go while a server runs. What is inside their pages is
 * kept, and counts for pages that are as they were.
 */
function servedSites(
  paths: readonly string[],
  values: Parameters<typeof readProject>[0],
  context: CommandContext,
): Sites {
  const list = async (root = context.cwd) => {
    const { config } = await readProject(values, { ...context, cwd: root });
    const found = await findSites(paths, { cwd: root, config });
    return root === context.cwd ? found : found.map((site) => join(root, site));
  };
  const readingsOf = memoized((_site: string) => new PageReadings());
  return {
    list: () => list(),
    searched: memoized(() => emptySearchMemory()),
    options: async (site, root = context.cwd) => ({
      ...(await readProject(values, { ...context, cwd: root })).options,
      ...(site === undefined ? {} : { readings: readingsOf(site) }),
    }),
    async choose(path, root) {
      if (root !== undefined && paths.length > 0)
        throw new SiteError("this server is for the site that it was started with: leave root out");
      if (root !== undefined && !isAbsolute(root)) throw new SiteError("root must be an absolute path");
      const found = await list(root).catch((error: unknown) => {
        const hint =
          root === undefined && paths.length === 0
            ? `; give "root", the absolute path of one, or run docsjson init`
            : "";
        throw error instanceof SiteError ? new SiteError(error.message + hint) : error;
      });
      const [only, ...others] = found;
      if (path === undefined && only !== undefined && others.length === 0) return only;
      if (path !== undefined && found.includes(path)) return path;
      throw new SiteError(
        path === undefined
          ? `there are several sites: give "site", one of ${found.join(", ")}`
          : `${JSON.stringify(path)} is no site of this server; there are ${found.join(", ")}`,
      );
    },
  };
}

export const command: Command = { help, run, words: SITE_OPTION_WORDS };

interface StdioOptions {
  readonly version: string;
  readonly onError: (error: Error) => void;
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
}

/** Serves MCP on two streams, until they end or the server is closed. */
function serveStdio(sites: Sites, { version, onError, stdin, stdout }: StdioOptions): { close(): Promise<void> } {
  const transport = new StdioServerTransport(stdin as Readable, stdout as Writable);
  return serve(() => createServer(sites, version), { transport, onerror: onError });
}
