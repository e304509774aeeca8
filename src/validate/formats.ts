/** What a text should look like, and how to get there. */
export interface FormatDescription {
  expected: string;
  advice?: string;
  corrected?: string;
}

/** The form that the text of a field has to have, by the field's name. Only texts that lack it are asked about. */
export function describeFormat(segments: readonly string[], value: unknown): FormatDescription {
  const text = typeof value === "string" ? value : "";
  const key = segments.findLast((segment) => !/^\d+$/.test(segment)) ?? "";
  switch (key) {
    case "href":
      return describeHref(text);
    case "icon":
    case "name":
      if (!text.startsWith("fa-")) break;
      return {
        expected: "the icon's name without the prefix",
        advice: `write ${JSON.stringify(text.slice(3))}`,
        corrected: text.slice(3),
      };
    case "primary":
    case "light":
    case "dark":
      return describeColor(text);
    case "openapi":
    case "asyncapi":
    case "source":
    case "$ref":
      return { expected: "the path or the URL of a file", advice: "remove the field, or name the file" };
    case "dateFrom":
    case "dateTo":
      return { expected: "a date: YYYY-MM-DD, or an ISO 8601 date and time" };
    case "cursor":
      return { expected: "a ULID: 26 digits and letters", advice: 'pass the "nextCursor" of the page before' };
    case "createdAt":
    case "archivedAt":
      return { expected: "a date and time such as 2026-01-31T09:30:00Z" };
    case "prLink":
      return { expected: "a URL" };
  }
  return { expected: "of another form" };
}

function describeHref(text: string): FormatDescription {
  if (/^\s*(javascript|vbscript|data):/i.test(text)) {
    return { expected: "a URL or a path: links that run script are refused", advice: "link to a page instead" };
  }
  if (text.trim() === "") return { expected: "a URL or a path", advice: 'remove "href", or say where it leads' };
  if (/^(www\.|[\w-]+\.(com|org|net|io|dev|ai)\b)/i.test(text)) {
    return { expected: "a full URL", advice: `write "https://${text}"`, corrected: `https://${text}` };
  }
  return {
    expected: "a full URL, or a path that begins with a slash",
    advice: `write "/${text}" for a page of this site, "https://…" for another`,
    ...(/^[\w./-]+$/.test(text) ? { corrected: `/${text}` } : {}),
  };
}

function describeColor(text: string): FormatDescription {
  const expected = "a hex colour: #rgb or #rrggbb";
  if (/^([\da-f]{3}|[\da-f]{6})$/i.test(text)) {
    return { expected, advice: `write "#${text}"`, corrected: `#${text}` };
  }
  return { expected, advice: 'write it as in "#0d9373"' };
}
