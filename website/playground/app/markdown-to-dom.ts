/** The little Markdown of hover texts as elements: paragraphs, bold, code, rules. Anything else is text. */
export function markdownToDom(markdown: string): HTMLElement[] {
  return markdown.split(/\n{2,}/).map((part) => {
    if (/^-{3,}$/.test(part)) return document.createElement("hr");
    const paragraph = document.createElement("p");
    for (const piece of part.split(/(`[^`]+`|\*\*[^*]+\*\*)/)) {
      const [, code, bold] = /^`([^`]+)`$|^\*\*([^*]+)\*\*$/.exec(piece) ?? [];
      const marked = code === undefined ? bold : code;
      if (marked === undefined) paragraph.append(piece);
      else
        paragraph.append(
          Object.assign(document.createElement(code === undefined ? "strong" : "code"), { textContent: marked }),
        );
    }
    return paragraph;
  });
}
