import { isAssignment, type WordList } from "../command.ts";
import type { CommandWords, OptionWords } from "./command-words.ts";

export function fishScript(commands: readonly CommandWords[]): string {
  return `# Completion of docsjson for fish: docsjson completion fish > ~/.config/fish/completions/docsjson.fish
complete -c docsjson -n __fish_use_subcommand -f
${commands.map(({ name, summary }) => `complete -c docsjson -n __fish_use_subcommand -a ${name} -d ${fishWord(summary)}\n`).join("")}${commands.flatMap(fishLines).join("")}`;
}

function fishLines({ name, options, values }: CommandWords): string[] {
  const head = `complete -c docsjson -n '__fish_seen_subcommand_from ${name}'`;
  const own = values ? [`${head} -f -a ${words(values)}\n`] : [];
  return [...own, ...options.map((option) => `${head} ${optionOf(option)} -d ${fishWord(option.description)}\n`)];
}

function optionOf({ name, takesValue, values }: OptionWords): string {
  const long = `-l ${name.slice(2)}`;
  if (!takesValue) return long;
  return values === undefined ? `${long} -r` : `${long} -x -a ${words(values)}`;
}

/** `CODE=LEVEL` is each code with each level, which fish puts together itself. */
const words = (values: WordList): string =>
  fishWord(
    isAssignment(values)
      ? `{${values.names.map((name) => name.replaceAll("*", "\\*")).join(",")}}={${values.values.join(",")}}`
      : values.join(" "),
  );

const fishWord = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;
