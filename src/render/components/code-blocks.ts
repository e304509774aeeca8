import type { Component } from "../compile/jsx-runtime.ts";
import { type Child, element, markAs, type Props, textOf } from "../hast.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { textProp } from "./props.ts";

/** Code blocks, diagrams and formulas. */
export const code = (look: Look): Record<string, Component> => ({
  CodeBlock: (props) => codeBlock(props, look),
  Mermaid: (props) => diagram(textProp(props, "chart") ?? textOf(props.children)),
  Latex: (props) => {
    const tex = textProp(props, "tex") ?? textOf(props.children);
    return look.math(tex, false) ?? element("code", { className: ["docs-math"] }, tex);
  },
});

function codeBlock(props: Props, look: Look): Child {
  const lang = textProp(props, "lang") ?? textProp(props, "language");
  const text = textProp(props, "code") ?? textOf(props.children).replace(/\n$/, "");
  if (lang === "mermaid") return diagram(text);
  const { title, icon, lines, wrap } = readMeta(textProp(props, "meta") ?? "");
  const shown = textProp(props, "filename") ?? textProp(props, "title") ?? title;
  const picture = iconOf({ icon: icon ?? props.icon }, look);
  const block = element(
    "figure",
    {
      className: ["docs-code", ...(lines ? ["docs-code-lines"] : []), ...(wrap ? ["docs-code-wrap"] : [])],
      dataLanguage: lang,
    },
    shown !== undefined &&
      element("figcaption", {}, picture && element("span", { className: ["docs-icon"] }, picture), shown),
    element(
      "pre",
      { tabIndex: 0 },
      element(
        "code",
        { className: lang ? [`language-${lang}`] : undefined },
        (look.highlight(text, lang ?? "text") as Child | undefined) ?? text,
      ),
    ),
  );
  return markAs("CodeBlock", { title: shown, lang }, block);
}

const diagram = (text: string): Child => element("pre", { className: ["docs-mermaid", "mermaid"] }, text);

/** What follows the language of a fence: a title, bare or as `title="…"`, and options such as `lines` and `{1,3}`. */
function readMeta(meta: string): { title?: string; icon?: string; lines: boolean; wrap: boolean } {
  const options = new Map<string, string>();
  const rest = meta
    .replace(
      /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(\S+))/g,
      (_, name: string, ...values: (string | undefined)[]) => {
        options.set(name, values.slice(0, 4).find((value) => value !== undefined) ?? "");
        return " ";
      },
    )
    .replace(/\{[^{}]*\}/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !FLAGS.has(word));
  const title =
    options.get("title") ??
    options.get("filename") ??
    (rest.length > 0 ? rest.join(" ").replace(/^["']|["']$/g, "") : undefined);
  const icon = options.get("icon");
  return {
    ...(title === undefined ? {} : { title }),
    ...(icon === undefined ? {} : { icon }),
    lines: /\blines\b/.test(meta.replace(/"[^"]*"/g, "")),
    wrap: /\bwrap\b/.test(meta.replace(/"[^"]*"/g, "")),
  };
}

const FLAGS: ReadonlySet<string> = new Set([
  "lines",
  "wrap",
  "expandable",
  "showLineNumbers",
  "noCopy",
  "copy",
  "twoslash",
]);
