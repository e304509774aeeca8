import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The colors of code: variables of the style sheet, which has them for light and dark. */
export const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--code-key)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--code-text)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--code-value)" },
  { tag: [tags.heading, tags.strong], color: "var(--code-key)", fontWeight: "600" },
  { tag: [tags.link, tags.url], color: "var(--accent)", textDecoration: "underline" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.comment, tags.meta, tags.processingInstruction], color: "var(--muted)" },
  { tag: [tags.keyword, tags.tagName, tags.typeName], color: "var(--code-value)" },
]);

export const look = EditorView.theme({
  "&": { height: "100%", fontSize: "13.5px", backgroundColor: "transparent", color: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.65" },
  ".cm-content": { caretColor: "var(--accent)", padding: "10px 0" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--muted)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--soft)" },
  ".cm-cursor": { borderLeftColor: "var(--accent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--selection)",
  },
  ".cm-tooltip": {
    border: "1px solid var(--line)",
    borderRadius: "10px",
    backgroundColor: "var(--panel)",
    color: "var(--text)",
    boxShadow: "0 8px 30px rgb(0 0 0 / .16)",
    overflow: "hidden",
    maxWidth: "34rem",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "var(--mono)", maxHeight: "16rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 10px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent-fill)", color: "#fff" },
  ".cm-tooltip-autocomplete ul li[aria-selected] .cm-completionDetail": { color: "#fff" },
  ".cm-completionDetail": { color: "var(--muted)", fontStyle: "normal", marginLeft: "1em" },
  ".cm-completionInfo": { padding: "8px 12px", whiteSpace: "pre-wrap" },
  ".cm-diagnostic": { padding: "8px 12px", whiteSpace: "pre-wrap", borderLeftWidth: "4px" },
  ".cm-diagnosticAction": {
    margin: "6px 6px 0 0",
    padding: "3px 10px",
    borderRadius: "6px",
    backgroundColor: "var(--accent-fill)",
    color: "#fff",
  },
  ".cm-foldGutter span": { color: "var(--muted)" },
  ".cm-matchingBracket": { backgroundColor: "var(--selection) !important" },
});
