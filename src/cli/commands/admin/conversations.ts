import {
  CONNECTION_HELP,
  CONNECTION_OPTIONS,
  connect,
  inFlags,
  readNumber,
  reportFailure,
} from "../../admin/connection.ts";
import { CONVERSATION_FORMATS, conversationFormat } from "../../admin/conversation-formats.ts";
import { parseArguments, readWord } from "../../arguments.ts";
import { type Command, UsageError } from "../../command.ts";
import { EXIT } from "../../exit-status.ts";
import { write } from "../../terminal/output.ts";
import { startProgress } from "../../terminal/progress.ts";

export const command: Command = {
  words: { "--format": CONVERSATION_FORMATS },
  help: `usage: docsjson conversations [options]

Exports the conversations that readers had with the assistant, over all pages.

  --from DATE         from this day or moment on: YYYY-MM-DD or ISO 8601
  --to DATE           before this day or moment, which itself is not included
  --unanswered        only what the assistant could not answer: the gaps of the documentation
  --max N             at most so many conversations
  --limit N           conversations on a page, 1 to 1000 (default: 1000)
  --format FORMAT     table, ndjson or json (default: table on a terminal, else ndjson)
${CONNECTION_HELP}
Examples:
  docsjson conversations --from 2026-11-01 --to 2026-12-01 > november.ndjson
  docsjson conversations --unanswered --max 20

Exit status: 0 all is written, 2 wrong usage, or an answer that did not come; what was written until then stays.
`,
  async run(context) {
    const { stdout, stderr, env } = context;
    const { values, positionals } = parseArguments(context.args, {
      ...CONNECTION_OPTIONS,
      from: { type: "string" },
      to: { type: "string" },
      unanswered: { type: "boolean", default: false },
      max: { type: "string" },
      limit: { type: "string", default: "1000" },
      format: { type: "string", default: stdout.isTTY ? "table" : "ndjson" },
    });
    if (positionals.length > 0) throw new UsageError(`no argument belongs here: ${JSON.stringify(positionals[0])}`);
    const format = conversationFormat(
      readWord("format", values.format, CONVERSATION_FORMATS),
      (stdout.isTTY && stdout.columns) || 100,
    );
    const client = connect(values, env);
    const list = inFlags(() =>
      client.conversations(
        { dateFrom: values.from, dateTo: values.to, limit: readNumber("limit", values.limit) },
        { maxItems: readNumber("max", values.max) },
      ),
    );

    // If the rows themselves appear on the terminal, they are the progress.
    const progress = stdout.isTTY ? undefined : startProgress(stderr);
    let count = 0;
    try {
      await write(stdout, format.head);
      for await (const conversation of values.unanswered ? list.unanswered() : list) {
        if (!stdout.writable) break;
        await write(stdout, format.row(conversation, count++));
        if (count % 100 === 0) progress?.say(`${count} conversations`);
      }
      await write(stdout, format.foot(count));
      progress?.done();
      return EXIT.ok;
    } catch (error) {
      progress?.done();
      return reportFailure("conversations", error, context);
    }
  },
};
