import { setFlagsFromString } from "node:v8";
import type { WorkspaceSettings } from "../../lsp/workspace.ts";
import { withoutAccepted } from "../../policy/baseline.ts";
import { toolConfigOf } from "../../site/config/read-tool-config.ts";
import { packageVersion } from "../../site/package-manifest.ts";
import { readSchema } from "../../site/schema-files.ts";
import { parseArguments } from "../arguments.ts";
import { baselineOf, readBaseline } from "../check/baseline-file.ts";
import { type Command, type CommandContext, type ExitStatus, exitStatus, UsageError } from "../command.ts";
import { type Project, readProject, withCustomRules } from "../site/site-options.ts";

const help = `usage: docsjson lsp

Serves the language server protocol on stdin and stdout, for editors: findings as you type, completion, hover, links,
references, outline, corrections and renames, in docs.json and what it includes, in pages and in specs. An editor starts
it for files below a docs.json; the guide "In the editor" has the settings of each. The settings of docsjson.config.json count, and
where it has none, those that the editor sends.

  --stdio              accepted, since some editors add it; it changes nothing
  --clientProcessId N  accepted for the same reason; the server ends with its stdin

Example, for Neovim:
  vim.lsp.config("docsjson", { cmd = { "npx", "docsjson", "lsp" }, root_markers = { "docs.json" } })

Exit status: 0 ended by its editor, 1 the editor went away without a word.
`;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { positionals } = parseArguments(context.args, help);
  if (positionals.length > 0) throw new UsageError("lsp takes no path: the editor opens the files");
  // Each keystroke makes a site anew and leaves one behind: V8 would let four times the needed memory pile up.
  setFlagsFromString("--heap-growing-percent=120");
  const { serveLanguage } = await import("../../lsp/server.ts");
  const isOrderly = await serveLanguage({
    input: context.stdin,
    output: context.stdout,
    version: packageVersion(),
    schema: readSchema,
    settings: async (cwd, { settings, runsCustomRules }) => {
      const defaults = await toolConfigOf(settings, cwd, "the settings of the editor");
      const read = await readProject({}, { ...context, cwd, defaults });
      const project = runsCustomRules ? await withCustomRules(read) : read;
      return { ...project, withoutAccepted: prepareAccepted(project, cwd), rejected: defaults.diagnostics };
    },
  });
  return exitStatus(isOrderly);
}

/** Leaves out the findings that the baseline of the project lists, as it is at each check. */
function prepareAccepted({ config }: Project, cwd: string): WorkspaceSettings["withoutAccepted"] {
  const file = baselineOf(config, cwd);
  if (!file) return undefined;
  return async ({ value, diagnostics }) => {
    const baseline = await readBaseline(file, cwd);
    if (!baseline) return diagnostics;
    return withoutAccepted(diagnostics, baseline, value.site.folder);
  };
}

export const command: Command = { help, run };
