import { asList, asObject, filledText, isFilled, own } from "../../../json/json-value.ts";
import type { Look } from "../../../render/components/look.ts";
import { normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { isWebUrl } from "../../../vocabulary/addresses/url.ts";
import { isHexColor, textOn } from "../../model/colors.ts";

/** Style rules that carry out settings, and the files of the docs root that they name. */
export interface SettingStyles {
  readonly imports: readonly string[];
  readonly css: string;
  readonly files: readonly string[];
}

const LIGHT = ':root:not([data-theme="dark"], .dark)';
const DARK = ':root:is([data-theme="dark"], .dark)';

/** The rules of light mode, then those of dark mode. */
const inBothModes = <Value>(light: Value, dark: Value, rules: (root: string, value: Value) => string[]): string[] => [
  ...rules(LIGHT, light),
  ...rules(DARK, dark),
];

/** `fonts` and `background` of docs.json, for the builders' own variables. `addressOf` gives the address of a file. */
export function settingStyles(config: unknown, addressOf: (file: string) => string): SettingStyles {
  const files: string[] = [];
  const urlOf = (file: string): string => {
    if (isWebUrl(file)) return quoted(file);
    files.push(normalizePath(file));
    return quoted(addressOf(file));
  };
  const { fonts, background, colors } = asObject(config);
  const { imports, css } = fontStyles(fonts, urlOf);
  const parts = [css, backgroundStyles(background, colors, urlOf), buttonStyles(colors), bannerStyles(config)];
  return { imports, css: parts.filter(Boolean).join("\n"), files };
}

/** What is a button in Starlight's bar, and on pages of operations; the other builders color theirs. */
const BUTTONS = ":root :is(.docs-navbar-link.button, .docs-page docs-try > button, .docs-page .docs-try-send)";

/** `colors.dark`, the color of buttons. */
function buttonStyles(colors: unknown): string {
  const shade = colorOf(asObject(colors).dark);
  return shade === undefined
    ? ""
    : `${BUTTONS} { background: ${shade}; border-color: ${shade}; color: ${textOn(shade)}; }`;
}

/** The banner of each builder. */
const BANNERS =
  ':is(.sl-banner:not(docs-banner *), docs-banner, .theme-announcement-bar, [aria-labelledby="docs:banner"])';

/** The colors of `banner.type`. */
const TYPES: ReadonlyMap<unknown, string> = new Map([
  ["info", "#1d4ed8"],
  ["warning", "#92400e"],
  ["critical", "#b91c1c"],
]);

/** `type` and `color` of the site's banner, and of those that languages have. */
function bannerStyles(config: unknown): string {
  const { banner, navigation } = asObject(config);
  const ofLanguages = asList(asObject(navigation).languages).flatMap((each) => {
    const { language, banner } = asObject(each);
    const isOwn = /^[\w-]+$/.test(String(language)) && own(asObject(banner), "content") !== undefined;
    return isOwn ? [[`:lang(${language})`, banner] as const] : [];
  });
  const others = ofLanguages.length > 0 ? `:not(${ofLanguages.map(([where]) => where).join(", ")})` : "";
  const rules = [[others, banner] as const, ...ofLanguages].flatMap(([where, banner]) => {
    const { color, type } = asObject(banner);
    const { light = color, dark = light } = asObject(color);
    return inBothModes(light, dark, (root, given) => {
      const shade = colorOf(given) ?? TYPES.get(type);
      return shade === undefined
        ? []
        : [
            `${root}${where} ${BANNERS} { background: ${shade} !important; &, & :is(a, button, p) { color: ${textOn(shade)} !important; } }`,
          ];
    });
  });
  return rules.join("\n");
}

/** `styling.codeblocks`: blocks of code in the colors that their theme is made for. */
export const codeStyles = (colors: Look["codeColors"]): string =>
  colors === undefined
    ? ""
    : inBothModes(colors.light, colors.dark, (root, { bg, fg }) =>
        ["pre", ".docs-copy"].map((part) => `${root} .docs-code ${part} { background: ${bg}; color: ${fg}; }`),
      ).join("\n");

interface Font {
  readonly family: string;
  readonly weight: number | undefined;
  readonly source: string | undefined;
  readonly format: string | undefined;
}

function fontStyles(fonts: unknown, urlOf: (file: string) => string): { imports: string[]; css: string } {
  const whole = readFont(fonts);
  const body = whole ?? readFont(asObject(fonts).body);
  const heading = whole ?? readFont(asObject(fonts).heading);
  const used = [...new Map([body, heading].flatMap((font) => (font ? [[JSON.stringify(font), font]] : []))).values()];
  const imports = used.filter(({ source }) => source === undefined).map(googleFont);
  const faces = used.flatMap(({ family, weight, source, format }) =>
    source === undefined
      ? []
      : `@font-face { font-family: ${quoted(family)}; src: url(${urlOf(source)})${format ? ` format(${quoted(format)})` : ""}; font-weight: ${weight ?? "100 900"}; font-display: swap; }`,
  );
  const stackOf = ({ family }: Font) => `${quoted(family)}, system-ui, sans-serif`;
  const rules = [
    body &&
      `:root, body { --sl-font: ${stackOf(body)}; --vp-font-family-base: ${stackOf(body)}; --ifm-font-family-base: ${stackOf(body)}; font-family: ${stackOf(body)};${weightOf(body)} }`,
    heading &&
      `:root { --ifm-heading-font-family: ${stackOf(heading)}; }\n:is(h1, h2, h3, h4, h5, h6) { font-family: ${stackOf(heading)};${weightOf(heading)} }`,
  ];
  return { imports, css: [...faces, ...rules.filter((rule) => rule !== undefined)].join("\n") };
}

const weightOf = ({ weight }: Font): string => (weight === undefined ? "" : ` font-weight: ${weight};`);

function readFont(value: unknown): Font | undefined {
  const { family, weight, source, format } = asObject(value);
  if (!isFilled(family)) return undefined;
  return {
    family,
    weight: typeof weight === "number" && Number.isFinite(weight) ? weight : undefined,
    source: filledText(source),
    format: filledText(format),
  };
}

const googleFont = ({ family, weight }: Font): string =>
  `@import url(${quoted(`https://fonts.googleapis.com/css2?family=${encodeURIComponent(family).replaceAll("%20", "+")}:wght@${weight ?? "400;500;600;700"}&display=swap`)});`;

function backgroundStyles(background: unknown, colors: unknown, urlOf: (file: string) => string): string {
  const { color, image, decoration } = asObject(background);
  const { light, dark } = asObject(color);
  const primary = colorOf(asObject(colors).primary) ?? "#16a34a";
  const pictures = typeof image === "string" ? { light: image, dark: image } : asObject(image);
  const inLight = { shade: colorOf(light), picture: pictures.light };
  const inDark = { shade: colorOf(dark), picture: pictures.dark ?? pictures.light };
  return inBothModes(inLight, inDark, (root, { shade, picture }) => {
    const layers = [
      ...(typeof picture === "string" ? [`url(${urlOf(picture)}) top center / cover no-repeat fixed`] : []),
      ...decorationOf(decoration, primary),
    ];
    return [
      ...(shade === undefined ? [] : [`${root} { ${BACKGROUNDS.map((name) => `${name}: ${shade};`).join(" ")} }`]),
      ...(layers.length === 0 ? [] : [`${root} body { background: ${layers.join(", ")}, ${shade ?? SHADES}; }`]),
    ];
  }).join("\n");
}

/** What the builders call the color of a page, and of what is around it. */
const BACKGROUNDS = [
  ...["--sl-color-bg", "--sl-color-bg-nav", "--sl-color-bg-sidebar", "--vp-c-bg", "--vp-sidebar-bg-color"],
  ...["--ifm-background-color", "--ifm-navbar-background-color", "--ifm-footer-background-color"],
  "--color-fd-background",
];
const SHADES = "var(--sl-color-bg, var(--vp-c-bg, var(--ifm-background-color, var(--color-fd-background))))";

function decorationOf(decoration: unknown, primary: string): string[] {
  const tint = (share: number) => `color-mix(in srgb, ${primary} ${share}%, transparent)`;
  switch (decoration) {
    case "gradient":
      return [`radial-gradient(80rem 30rem at 50% -10rem, ${tint(18)}, transparent) no-repeat`];
    case "grid":
      return ["", "to right, "].map((way) => `repeating-linear-gradient(${way}${tint(9)} 0 1px, transparent 1px 4rem)`);
    case "windows":
      return [22, 50, 78].map((x) => `radial-gradient(9rem 34rem at ${x}% -4rem, ${tint(16)}, transparent) no-repeat`);
    default:
      return [];
  }
}

const colorOf = (value: unknown): string | undefined => (isHexColor(value) ? value : undefined);

/** A text in quotes that no style sheet ends early. */
const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r<>]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;
