/** A fenced block of a Markdown text. */
export interface MarkdownBlock {
  readonly language: string;
  /** The words behind the language: the path of a file that the block shows. */
  readonly info: string;
  readonly text: string;
  /** The line that it begins on, from 1. */
  readonly line: number;
  /** The text of a block of the language `text` that follows: what the program or command prints. */
  readonly output: string | undefined;
}

export function readBlocks(markdown: string): MarkdownBlock[] {
  const found = [...markdown.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)];
  return found.map(({ 1: language = "", 2: info = "", 3: text = "", index }, i) => ({
    language,
    info: info.trim(),
    text,
    line: markdown.slice(0, index).split("\n").length,
    output: found[i + 1]?.[1] === "text" ? found[i + 1]?.[3] : undefined,
  }));
}

/** A command of a shell block, and what is shown below it. */
export interface ShownCommand {
  readonly command: string;
  /** `undefined` in blocks that show no output. */
  readonly output: string | undefined;
}

/** The commands of a `console` block (`$ command`, then its output) or of a `sh` block (a command a line). */
export function commandsOf({ language, text }: MarkdownBlock): ShownCommand[] {
  if (language === "sh") {
    const lines = text.replaceAll("\\\n", "").split("\n");
    return lines.filter((line) => /^[^#\s]/.test(line)).map((command) => ({ command, output: undefined }));
  }
  if (language !== "console") return [];
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { command: part.slice(0, end), output: part.slice(end + 1) };
    });
}
