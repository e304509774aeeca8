/** What is behind the language of a fence. */
export interface FenceOptions {
  readonly title?: string;
  readonly icon?: string;
  readonly lines: boolean;
  readonly wrap: boolean;
  readonly highlight: string | undefined;
  readonly focus: string | undefined;
}

/** What follows the language of a fence: a title, bare or as `title="…"`, and options such as `lines` and `{1,3}`. */
export function readFenceOptions(meta: string): FenceOptions {
  const options = new Map<string, string>();
  const rest = meta
    .replace(
      /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\S+))/g,
      (_, name: string, ...values: (string | undefined)[]) => {
        options.set(name, values.slice(0, 4).find((value) => value !== undefined) ?? "");
        return " ";
      },
    )
    .replace(/\{([^{}]*)\}/g, (_, lines: string) => {
      options.set("highlight", lines);
      return " ";
    })
    .split(/\s+/)
    .filter((word) => word !== "" && !FENCE_FLAGS.has(word));
  const title =
    options.get("title") ??
    options.get("filename") ??
    (rest.length > 0 ? rest.join(" ").replace(/^["']|["']$/g, "") : undefined);
  const icon = options.get("icon");
  return {
    ...(title === undefined ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    highlight: options.get("highlight"),
    focus: options.get("focus"),
    lines: /\blines\b/.test(meta.replace(/"[^"]*"/g, "")),
    wrap: /\bwrap\b/.test(meta.replace(/"[^"]*"/g, "")),
  };
}

/** Options without a value. */
export const FENCE_FLAGS: ReadonlySet<string> = new Set([
  "lines",
  "wrap",
  "expandable",
  "showLineNumbers",
  "noCopy",
  "copy",
  "twoslash",
]);
