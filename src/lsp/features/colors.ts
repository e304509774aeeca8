import type {
  Color,
  ColorInformation,
  ColorPresentation,
  ColorPresentationParams,
} from "vscode-languageserver-protocol";
import { withBlankCode } from "../components/tag-cursor.ts";
import type { DocumentFeature } from "../feature.ts";

const IN_CONFIG = /"(#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))"/gi;
/** An attribute of a component that takes a color. */
const IN_PAGE = /\b(?:color|value|light|dark)\s*[=:]\s*\{?["'](#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8}))["']/gi;

/** The colors of docs.json and of components, which editors show as swatches. */
export const colors: DocumentFeature = {
  about: "document",
  method: "textDocument/documentColor",
  capabilities: { colorProvider: true },
  none: [],
  answer({ view, file, positions }): ColorInformation[] {
    const isConfig = view.site.configTexts.has(file);
    if (!isConfig && !view.site.contents.has(file)) return [];
    const text = isConfig ? positions.text : withBlankCode(positions.text);
    return Array.from(text.matchAll(isConfig ? IN_CONFIG : IN_PAGE), ({ 0: whole, 1: hex = "", index }) => {
      const start = index + whole.lastIndexOf(hex);
      return { range: positions.range(start, start + hex.length), color: colorOf(hex) };
    });
  },
};

/** The color that the user has chosen, as it is written. */
export const colorPresentations: DocumentFeature = {
  about: "document",
  method: "textDocument/colorPresentation",
  takes: ["range", "color"],
  capabilities: {},
  none: [],
  answer: (_asked, { color, range }: ColorPresentationParams): ColorPresentation[] => {
    const label = hexOf(color);
    return [{ label, textEdit: { range, newText: label } }];
  },
};

function colorOf(hex: string): Color {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return { red: part(0), green: part(2), blue: part(4), alpha: digits.length === 8 ? part(6) : 1 };
}

const hexOf = ({ red, green, blue, alpha }: Color): string =>
  `#${[red, green, blue, ...(alpha < 1 ? [alpha] : [])]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
