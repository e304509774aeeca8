/** A page of plain Markdown. */
export const plainPage = (title: string, body: string): string =>
  `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`;

// A block of code ends with the marks that it began with: one of four marks may have one of three inside.
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;

export const withoutCode = (text: string): string => text.replace(FENCE, "").replace(/`[^`\n]*`/g, "");

/** A page's text as Markdown that any builder reads: without components, expressions and images; links to the web alone. */
export function plainOfMdx(text: string): string {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, "").replace(/^(?:import\b[^;"']*(["'])[^"']*\1|export ).*$/gm, "");
  const fences = [...body.matchAll(FENCE)];
  const ends = [0, ...fences.map(({ 0: fence, index }) => index + fence.length)];
  return ends
    .flatMap((end, at) => {
      const fence = fences[at];
      return [plainText(body.slice(end, fence?.index)), ...(fence ? [plainFence(fence[0])] : [])];
    })
    .join("\n");
}

/** A block of code at the beginning of its line, with its language alone. */
function plainFence(fence: string): string {
  const [first = "", ...rest] = fence.split("\n");
  const [, indent = "", marks = "", language = ""] = /^([ \t]*)(`{3,}|~{3,})([\w+#-]*)/.exec(first) ?? [];
  const lines = rest.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
  return [marks + language, ...lines].join("\n");
}

const plainText = (text: string): string =>
  text
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, "")
    .replace(/<[A-Z][^<>]*\b(?:title|label)="([^"]*)"[^<>]*>/g, "\n\n$1\n\n")
    .replace(/<\/?[A-Za-z][^<>]*>/g, "")
    .replace(/!\[([^\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\[([^\]]*)\]\((?!https?:)[^()]*\)/g, "$1")
    .replace(/^[ \t]{4,}(?=[^\s|>*+-])/gm, "")
    .replace(/[{}<]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The HTML of an operation's page as Markdown. */
export const plainOfHtml = (html: string): string =>
  html
    .replace(/<h([1-6])[^>]*>/g, (_, level: string) => `\n\n${"#".repeat(Number(level))} `)
    .replace(/<li[^>]*>/g, "\n- ")
    .replace(
      /<pre[^>]*>(?:<code[^>]*>)?([\s\S]*?)(?:<\/code>)?<\/pre>/g,
      (_, code: string) => `\n\n    ${code.replace(/\n/g, "\n    ")}\n\n`,
    )
    .replace(/<\/?(?:p|ul|div|h[1-6])\b[^>]*>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/[{}]/g, (character) => `&#${character.charCodeAt(0)};`);
