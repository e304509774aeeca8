import { appendFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { REPORT_FORMATS, type ReportFormat } from "../../report/format-diagnostics.ts";
import { readWord } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { write } from "../terminal/output.ts";

/** One report: its format, and the file that it goes to, or the stream of the command's findings. */
export interface Output {
  readonly format: ReportFormat;
  readonly file: string | undefined;
}

/**
 * The reports that `--format FORMAT`, `--format FORMAT=FILE` (both repeatable) and `--output FILE` ask for. Without any,
 * `pretty`; in a GitHub workflow with annotations and the summary of the job beside it.
 *
 * @throws {UsageError} for an unknown format, and for two reports that would mix
 */
export function readOutputs(formats: readonly string[], output: string | undefined, { env }: CommandContext): Output[] {
  const outputs = formats.map((value): Output => {
    const [name = "", ...file] = value.split("=");
    return { format: readWord("format", name, REPORT_FORMATS), file: file.length === 0 ? undefined : file.join("=") };
  });
  if (outputs.length === 0) outputs.push({ format: "pretty", file: undefined });
  if (output === "" || outputs.some(({ file }) => file === ""))
    throw new UsageError("the name of a report's file is missing");
  if (output !== undefined) {
    const [only] = outputs;
    if (outputs.length > 1 || only?.file !== undefined) {
      throw new UsageError("--output takes one format; with several, write --format FORMAT=FILE");
    }
    return [{ format: only?.format ?? "pretty", file: output }];
  }
  if (outputs.filter(({ file }) => file === undefined).length > 1) {
    throw new UsageError("two formats can't go to one stream; write --format FORMAT=FILE for one of them");
  }
  if (env.GITHUB_ACTIONS === "true" && formats.length === 0) outputs.push({ format: "github", file: undefined });
  const summary = env.GITHUB_STEP_SUMMARY;
  if (summary !== undefined && summary !== "" && outputs.some(({ format }) => format === "github")) {
    outputs.push({ format: "markdown", file: summary });
  }
  return outputs;
}

/** Writes each report where it goes, those without a file to a stream. The summary of a GitHub job is shared by all its steps, so it is appended to. */
export async function writeOutputs(
  outputs: readonly Output[],
  render: (format: ReportFormat, isFile: boolean) => string,
  { cwd, env }: CommandContext,
  stream: CommandContext["stdout"],
): Promise<void> {
  for (const { format, file } of outputs) {
    const text = render(format, file !== undefined);
    if (file === undefined) await write(stream, text);
    else if (file === env.GITHUB_STEP_SUMMARY) await appendFile(file, text);
    else {
      await writeFile(resolve(cwd, file), text).catch((error: Error) => {
        throw new UsageError(`can't write ${file}: ${error.message}`);
      });
    }
  }
}
