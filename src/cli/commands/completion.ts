import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean } from "../../diagnostic/words.ts";
import { parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, type CommandTable, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { bashScript } from "../completion/bash.ts";
import { commandWords } from "../completion/command-words.ts";
import { fishScript } from "../completion/fish.ts";
import { zshScript } from "../completion/zsh.ts";
import { write } from "../terminal/output.ts";

const help = `usage: docsjson completion bash|zsh|fish

Prints a script by which a shell completes commands, options and their values.

  bash: eval "$(docsjson completion bash)"  in ~/.bashrc
  zsh:  eval "$(docsjson completion zsh)"   in ~/.zshrc, behind compinit
  fish: docsjson completion fish > ~/.config/fish/completions/docsjson.fish

Exit status: 0 printed, 2 wrong usage.
`;

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export const completionOf = (commands: CommandTable): Command => ({
  help,
  run: (context) => printScript(commands, context),
});

async function printScript(commands: CommandTable, { args, stdout }: CommandContext): Promise<ExitStatus> {
  const { positionals } = parseArguments(args, help);
  const [shell, ...more] = positionals;
  if (shell === undefined || more.length > 0) throw new UsageError("name one shell: bash, zsh or fish");
  if (!Object.hasOwn(SCRIPTS, shell)) {
    const hint = didYouMean(nearest(shell, Object.keys(SCRIPTS))) ?? "there are bash, zsh and fish";
    throw new UsageError(`no completion for ${JSON.stringify(shell)}; ${hint}`);
  }
  const words = Object.entries(commands).map(async ([name, { summary, load }]) =>
    commandWords(name, summary, (await load()).command),
  );
  await write(stdout, SCRIPTS[shell as keyof typeof SCRIPTS](await Promise.all(words)));
  return EXIT.ok;
}
