import { isAssignment, type WordList } from "../command.ts";
import type { CommandWords } from "./command-words.ts";

export function zshScript(commands: readonly CommandWords[]): string {
  return `#compdef docsjson
# Completion of docsjson for zsh. In ~/.zshrc, behind compinit: eval "$(docsjson completion zsh)"
_docsjson() {
  local -a entries
  if (( CURRENT == 2 )); then
    entries=(${commands.map(({ name, summary }) => entry(name, summary)).join(" ")})
    _describe command entries
    return
  fi
  local previous=$words[CURRENT-1]
  if [[ $PREFIX == --*=* ]]; then previous=\${PREFIX%%=*}; compset -P '--[^=]#='; fi
  case "$words[2] $previous" in
${commands.flatMap(valueCases).join("")}  esac
  case $words[2] in
${commands.map(commandCase).join("")}  esac
}
compdef _docsjson docsjson
`;
}

/** `name:what it is`, in quotes. */
const entry = (name: string, description: string): string => shellQuote(`${name}:${description}`);

const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const wordList = (words: readonly string[]): string => words.map(shellQuote).join(" ");

function valueCases({ name, options }: CommandWords): string[] {
  return options.flatMap(({ name: option, takesValue, values }) =>
    takesValue ? [`    '${name} ${option}') ${values ? complete(values) : "_files"}; return ;;\n`] : [],
  );
}

/** Behind `CODE=`, the levels. */
const complete = (values: WordList): string =>
  isAssignment(values)
    ? `if compset -P '*='; then compadd -- ${wordList(values.values)}; else compadd -S = -- ${wordList(values.names)}; fi`
    : `compadd -- ${wordList(values)}`;

function commandCase({ name, options, values }: CommandWords): string {
  const entries = options.map((option) => entry(option.name, option.description)).join(" ");
  return `    ${name}) if [[ $PREFIX == -* ]]; then entries=(${entries}); _describe option entries; else ${values ? complete(values) : "_files"}; fi ;;\n`;
}
