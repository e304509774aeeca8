import { quoteValue } from "../../diagnostic/words.ts";
import { readFenceOptions } from "../../pages/read/fence-options.ts";
import { type Child, element, markAs, type Props, textOf } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { markLines, readLineMarks } from "./code-lines.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { classes, textProp } from "./props.ts";

/** Code blocks, diagrams and formulas. */
export const code = (look: Look): Record<string, Component> => ({
  CodeBlock: (props) => codeBlock(props, look),
  Mermaid: (props) => diagram(textProp(props, "chart") ?? textOf(props.children), look, classes("docs-mermaid", props)),
  Latex: (props) => {
    const tex = textProp(props, "tex") ?? textOf(props.children);
    const onFault = (reason: string) => look.leave(`formula ${quoteValue(tex.trim())}`, reason);
    return look.math(tex, props.block === true, onFault) ?? element("code", { className: ["docs-math"] }, tex);
  },
});

function codeBlock(props: Props, look: Look): Child {
  const lang = textProp(props, "language");
  const written = textProp(props, "code") ?? textOf(props.children).replace(/\n$/, "");
  if (lang === "mermaid") return diagram(written, look);
  const { title, icon, lines, wrap, highlight, focus } = readFenceOptions(textProp(props, "meta") ?? "");
  const { text, marks } = readLineMarks(written, {
    highlight: textProp(props, "highlight") ?? highlight,
    focus: textProp(props, "focus") ?? focus,
  });
  const colored = look.highlight(text, lang ?? "text");
  const shown = textProp(props, "filename") ?? title;
  const picture = iconOf({ icon: icon ?? props.icon }, look);
  const block = element(
    "figure",
    {
      className: ["docs-code", lines && "docs-code-lines", wrap && "docs-code-wrap"].filter((name) => name !== false),
      id: textProp(props, "id"),
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
        marks.size > 0 || lines ? markLines(text, colored, marks) : (colored ?? text),
      ),
    ),
  );
  return markAs("CodeBlock", { title: shown, lang }, block);
}

/** A diagram as its text, in the place of which the page's script draws it. */
function diagram(text: string, { mermaid, diagramFault, leave }: Look, className = ["docs-mermaid"]): Child {
  const shown = element("pre", { className, tabIndex: 0 }, text);
  if (mermaid === undefined) return shown;
  const kind = text.split("\n").find((line) => /^(mindmap|architecture)/.test(line.trim()));
  const fault = kind === undefined ? diagramFault?.(text) : `diagrams of the kind ${kind.trim()} are not drawn`;
  if (fault === undefined) return element("docs-diagram", { dataSrc: mermaid }, shown);
  leave("Mermaid", fault);
  return shown;
}
