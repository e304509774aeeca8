const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "{": "&#123;",
  "}": "&#125;",
};

/** Text as HTML that is MDX too: braces would be read as code there. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"{}]/g, (mark) => ENTITIES[mark] ?? mark);

/** Lines of code as HTML, without blank lines: Markdown would end the block there. */
export const escapeCode = (text: string): string => escapeHtml(text).replace(/\n(?=\n)/g, "\n ");
