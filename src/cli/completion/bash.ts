import { isAssignment, type WordList } from "../command.ts";
import type { CommandWords } from "./command-words.ts";

/** A script for bash, which takes words apart at `=` and `:`. */
export function bashScript(commands: readonly CommandWords[]): string {
  return `# Completion of docsjson for bash. In ~/.bashrc: eval "$(docsjson completion bash)"
_docsjson() {
  local cur=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} words="" list word
  local last=$((COMP_CWORD - 1))
  if [[ $cur == "=" ]]; then cur="" last=$COMP_CWORD; fi
  local prev=\${COMP_WORDS[last]}
  if [[ $prev == "=" ]]; then
    prev=\${COMP_WORDS[last-1]}
    if [[ $prev != --* ]]; then prev="\${COMP_WORDS[last-2]}="; fi
  fi
  if [[ $COMP_CWORD -eq 1 ]]; then
    words=${bashWords(commands.map(({ name }) => name))}
  else
    case "$command $prev" in
${commands.flatMap(bashValueCases).join("")}    *)
      case "$command" in
${commands.map(bashCommandCase).join("")}      esac ;;
    esac
  fi
  COMPREPLY=()
  read -ra list <<< "$words"
  for word in "\${list[@]}"; do
    if [[ $word == "$cur"* ]]; then COMPREPLY+=("$word"); fi
  done
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]]; then compopt -o nospace; fi
}
complete -o default -F _docsjson docsjson
`;
}

const bashWords = (words: readonly string[]): string => `'${words.join(" ")}'`;

/** The values of each option; after `CODE=`, the levels. */
function bashValueCases({ name, options }: CommandWords): string[] {
  return options.flatMap((option) => {
    if (!option.takesValue) return [];
    if (option.values === undefined) return [`      "${name} ${option.name}") ;;\n`];
    const cases = [`      "${name} ${option.name}") words=${bashWords(firstWords(option.values))} ;;\n`];
    if (isAssignment(option.values))
      cases.push(`      "${name} ${option.name}=") words=${bashWords(option.values.values)} ;;\n`);
    return cases;
  });
}

const firstWords = (values: WordList): readonly string[] =>
  isAssignment(values) ? values.names.map((name) => `${name}=`) : values;

const bashCommandCase = ({ name, options, values }: CommandWords): string =>
  `        ${name}) if [[ $cur == -* ]]; then words=${bashWords(options.map((option) => option.name))}; else words=${bashWords(values ? firstWords(values) : [])}; fi ;;\n`;
