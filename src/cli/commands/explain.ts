import { CODES } from "../../codes/table.ts";
import { nearestCodes } from "../../diagnostic/nearest-code.ts";
import { orMeant } from "../../diagnostic/words.ts";
import { codesOfArea, explainCode, listCodes } from "../../report/explain-code.ts";
import { parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { write } from "../terminal/output.ts";

const help = `usage: docsjson explain [code…]

Says what a diagnostic's code means, with a wrong and a right example. Of an area, such as nav, lists the codes; without a
code, lists all.

Examples:
  docsjson explain nav/mixed-children
  docsjson explain nav

Exit status: 0 explained, 2 a code that does not exist.
`;

async function run({ args, stdout }: CommandContext): Promise<ExitStatus> {
  const { positionals } = parseArguments(args, help);
  const texts = positionals.map((name) => {
    const area = codesOfArea(name);
    return area.length > 0 ? listCodes(area) : explained(name);
  });
  await write(stdout, positionals.length === 0 ? listCodes(codesOfArea()) : texts.join("\n"));
  return EXIT.ok;
}

function explained(code: string): string {
  const text = explainCode(code);
  if (text !== undefined) return text;
  const meant = orMeant(nearestCodes(code, Object.keys(CODES)));
  throw new UsageError(`no diagnostic has the code ${JSON.stringify(code)}${meant}`);
}

export const command: Command = { help, run, words: { argument: Object.keys(CODES) } };
