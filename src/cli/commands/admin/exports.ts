import { resolve } from "node:path";
import type { Continuation, ListBatch } from "../../../admin/client/paging.ts";
import type { FeedbackFilter } from "../../../admin/client/query.ts";
import { CONNECTION_OPTIONS, connect, inFlags, readNumber, reportFailure } from "../../admin/connection.ts";
import { type ExportFile, openExportFile } from "../../admin/export-file.ts";
import { EXPORT_KINDS, type ExportKind, type ExportName } from "../../admin/export-kinds.ts";
import { ROW_FORMATS, type RowFormat, rowFormat } from "../../admin/row-formats.ts";
import { type OptionValues, parseArguments, readMax, readWord } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { write } from "../../terminal/output.ts";
import { type Progress, startProgress } from "../../terminal/progress.ts";

/** The options that only some exports have. */
const UNANSWERED = "  --unanswered        only what the assistant could not answer: the gaps of the documentation\n";
const FILTERS = `  --source SOURCE     only feedback of this source: code_snippet, contextual, agent or thumbs_only
  --status STATUS     only feedback of this status: pending, in_progress, resolved or dismissed; several with commas
`;

const helpOf = (name: ExportName, { noun, about, most }: ExportKind) =>
  `usage: docsjson ${name} [export] [options]

Exports ${about}, over all pages of answers.

  --from DATE         from this day or moment on: YYYY-MM-DD or ISO 8601
  --to DATE           before this day or moment, which itself is not included
${name === "conversations" ? UNANSWERED : name === "feedback" ? FILTERS : ""}  --max N             at most so many ${noun}
  --limit N           ${noun} in one answer, 1 to ${most} (default: ${most})
  --format FORMAT     table, csv, jsonl (or ndjson) or json (default: table on a terminal, else jsonl)
  --output FILE       writes to a file; after an interruption the same command goes on where it was
  --force             replaces the file
${CONNECTION_OPTIONS}
Examples:
  docsjson ${name} --from 2026-11-01 --to 2026-12-01 > november.jsonl
  docsjson ${name} --format csv --output ${name}.csv

Exit status: 0 all is written, 2 wrong usage, or an answer that did not come; what was written until then stays.
` as const;

/** The command that exports a list of the admin API. */
export function exportCommand(name: ExportName): Command {
  const kind: ExportKind = EXPORT_KINDS[name];
  return {
    words: { "--format": ROW_FORMATS },
    help: helpOf(name, kind),
    run: (context) => runExport(name, kind, context),
  };
}

/** What the arguments ask for. */
interface Request {
  values: OptionValues<ReturnType<typeof helpOf>>;
  query: FeedbackFilter;
  max: number | undefined;
  unanswered: boolean;
  formatName: (typeof ROW_FORMATS)[number];
}

function readRequest(name: ExportName, kind: ExportKind, { args, stdout }: CommandContext): Request {
  const { values, positionals } = parseArguments(args, helpOf(name, kind));
  const extra = positionals[0] === "export" ? positionals[1] : positionals[0];
  if (extra !== undefined) throw new UsageError(`no argument belongs here: ${JSON.stringify(extra)}`);
  if (values.output === "") throw new UsageError("--output must not be empty");
  return {
    values,
    query: {
      dateFrom: values.from,
      dateTo: values.to,
      limit: readNumber("limit", values.limit ?? String(kind.most)),
      source: values.source,
      status: values.status,
    } as FeedbackFilter,
    max: readMax(values.max),
    unanswered: values.unanswered === true,
    formatName: readWord("format", values.format ?? (stdout.isTTY ? "table" : "ndjson"), ROW_FORMATS),
  };
}

async function runExport(name: ExportName, kind: ExportKind, context: CommandContext): Promise<ExitStatus> {
  const { stdout, stderr, env, cwd } = context;
  const request = readRequest(name, kind, context);
  const { values, query, max, unanswered, formatName } = request;
  const client = connect(values, env);
  const open = (next: Continuation | null, left: number | undefined) =>
    inFlags(() => kind.open(client, { ...query, ...next }, { maxItems: unanswered ? undefined : left }));
  open(null, max);
  const { url, project, output } = values;
  const task = JSON.stringify([name, formatName, url, project, query, max ?? null, unanswered]);
  const file =
    output === undefined ? undefined : await openExportFile(resolve(cwd, output), task, values.force ?? false);
  const begun = file && file.state.bytes > 0 ? file.state : undefined;
  if (begun) stderr.write(`going on after ${begun.count} ${kind.noun}\n`);
  const list = open(begun?.next ?? null, max === undefined ? undefined : Math.max(0, max - (begun?.count ?? 0)));
  // If the rows themselves appear on the terminal, they are the progress.
  const progress = stdout.isTTY && !file ? undefined : startProgress(stderr);
  try {
    // An interruption behind the last row leaves only the end to be written.
    const isWhole = begun !== undefined && begun.next === null;
    const count = await writeRows(isWhole ? [] : list.batches(), {
      format: rowFormat(formatName, { ...kind, width: (stdout.isTTY && stdout.columns) || 100 }),
      most: max ?? Number.POSITIVE_INFINITY,
      accept: (item) => !unanswered || (item as { resolutionStatus?: string }).resolutionStatus === "unanswered",
      target: file ? toFile(file) : toStream(stdout),
      progress,
      noun: kind.noun,
      begun: begun?.count,
    });
    progress?.done();
    if (file) stderr.write(`${count} ${kind.noun} in ${output}\n`);
    return EXIT.ok;
  } catch (error) {
    progress?.done();
    const status = await reportFailure(name, error, context);
    if (file) stderr.write("  the same command goes on from here\n");
    return status;
  } finally {
    await file?.close();
  }
}

/** Where rows go. `add` is false if nobody reads them any more. */
interface Target {
  add(text: string, progress: { count: number; next: Continuation | null }): Promise<boolean>;
  finish(text: string): Promise<void>;
}

const toStream = (stdout: CommandContext["stdout"]): Target => ({
  async add(text) {
    if (!stdout.writable) return false;
    await write(stdout, text);
    return true;
  },
  finish: (text) => write(stdout, text),
});

const toFile = (file: ExportFile): Target => ({
  async add(text, progress) {
    await file.add(text, progress);
    return true;
  },
  finish: (text) => file.finish(text),
});

interface Writing {
  format: RowFormat;
  most: number;
  accept: (item: object) => boolean;
  target: Target;
  progress: Progress | undefined;
  noun: string;
  /** The rows of an earlier run; `undefined` if there was none. */
  begun: number | undefined;
}

/** Writes the rows of all batches, each batch at once, and gives their number. */
async function writeRows(
  batches: AsyncIterable<ListBatch<object>> | Iterable<ListBatch<object>>,
  { format, most, accept, target, progress, noun, begun }: Writing,
): Promise<number> {
  let count = begun ?? 0;
  let head = begun === undefined ? format.head : "";
  for await (const { items, next } of batches) {
    const rows = items.filter(accept).slice(0, most - count);
    const text = rows.map((item, index) => format.row(item, count + index)).join("");
    count += rows.length;
    if (!(await target.add(head + text, { count, next: next ?? null }))) return count;
    head = "";
    progress?.say(`${count} ${noun}`);
    if (count >= most) break;
  }
  await target.finish(head + format.foot(count));
  return count;
}
