/**
 * The same texts in memory of their own. A piece of a text keeps all of that text in memory, as engines don't copy what is
 * cut out of it: of a site, all pages.
 */
export function ownMemory(texts: readonly string[]): string[] {
  // A text that was put together is copied before something is cut out of it.
  const together = `${texts.join("")}\n`;
  let at = 0;
  return texts.map((text) => {
    const start = at;
    at += text.length;
    return together.slice(start, at);
  });
}
