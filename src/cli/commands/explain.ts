import type { ExampleFiles } from "../../codes/examples/example.ts";
import { EXAMPLES } from "../../codes/examples.ts";
import { CODES, type KnownCode } from "../../codes/table.ts";
import { nearestCodes } from "../../diagnostic/nearest-code.ts";
import { didYouMean } from "../../diagnostic/words.ts";
import { parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitStatus } from "../exit-status.ts";
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
  const { positionals } = parseArguments(args, {});
  const codes = Object.keys(CODES) as KnownCode[];
  const texts = positionals.map((name) => {
    const area = codes.filter((code) => code.startsWith(`${name.replace(/\/?\*?$/, "")}/`));
    return area.length > 0 ? listCodes(area) : explain(name);
  });
  await write(stdout, positionals.length === 0 ? listCodes(codes) : texts.join("\n"));
  return EXIT.ok;
}

function listCodes(codes: readonly KnownCode[]): string {
  const width = Math.max(...codes.map((code) => code.length));
  return codes
    .toSorted()
    .map((code) => `${code.padEnd(width)}  ${CODES[code].severity.padEnd(7)}  ${CODES[code].title}\n`)
    .join("");
}

function explain(code: string): string {
  if (!Object.hasOwn(CODES, code)) {
    const hint = didYouMean(nearestCodes(code, Object.keys(CODES)));
    throw new UsageError(`no diagnostic has the code ${JSON.stringify(code)}${hint ? `; ${hint}` : ""}`);
  }
  const { severity, title, explanation } = CODES[code as KnownCode];
  const { wrong, right } = EXAMPLES[code as KnownCode];
  const examples = `Wrong:\n${showFiles(wrong)}\nRight:\n${showFiles(right)}`;
  return `${code} (${severity}): ${title}\n\n${wrap(explanation)}\n\n${examples}`;
}

/** The files of an example with their content; a page may be empty. */
const showFiles = (files: ExampleFiles): string =>
  Object.entries(files)
    .map(([path, text]) => `  ${path}\n${text.trimEnd().replace(/^(?=.)/gm, "    ")}${text === "" ? "" : "\n"}`)
    .join("");

/** Breaks a paragraph into lines of at most 100 characters. */
const wrap = (text: string): string => text.replace(/(.{1,100})(\s+|$)/g, "$1\n").trimEnd();

export const command: Command = { help, run, words: { argument: Object.keys(CODES) } };
