import type { SiteColors } from "../../model/colors.ts";

/** How the images of a site look. */
export interface ThumbnailLook {
  readonly mode: "light" | "dark";
  /** The site's name, which stands where there is no logo. */
  readonly name: string;
  readonly colors: SiteColors | undefined;
  /** The `logo` and the `background` by these names, as far as there are any. */
  readonly pictures: readonly { readonly src: string; readonly data: Buffer }[];
}

/** The size that those who show links ask for. */
export const thumbnailSize = { width: 1200, height: 630 } as const;

const MODES = {
  light: { page: "#ffffff", title: "#101217", text: "#4b5563", accent: "#374151" },
  dark: { page: "#0b0c0e", title: "#ffffff", text: "#b6bbc4", accent: "#d1d5db" },
} as const;

/** What is on the image of a page: the logo at the top, and its title with what is around it at the bottom. */
export function thumbnailNode(
  { title, description, above }: Readonly<Record<"title" | "description" | "above", string>>,
  { mode, name, colors, pictures }: ThumbnailLook,
): object {
  const { page, title: titleColor, text, accent } = MODES[mode];
  const shows = (picture: string) => pictures.some(({ src }) => src === picture);
  const color = (mode === "light" ? colors?.primary : colors?.light) ?? accent;
  return box({ ...thumbnailSize, ...COLUMN, justifyContent: "space-between", padding: 72, backgroundColor: page }, [
    ...(shows("background") ? [{ type: "image", src: "background", style: { ...WHOLE, objectFit: "cover" } }] : []),
    shows("logo")
      ? { type: "image", src: "logo", style: LOGO }
      : line(name, { color: titleColor, fontSize: 36, fontWeight: 700, lineClamp: 1 }),
    box({ ...COLUMN, gap: 22 }, [
      ...(above === "" ? [] : [line(above, { color, fontSize: 28, fontWeight: 700, lineClamp: 1 })]),
      line(title, { color: titleColor, fontSize: 68, fontWeight: 700, lineHeight: 1.12, lineClamp: 3 }),
      ...(description === "" ? [] : [line(description, { color: text, fontSize: 30, lineHeight: 1.4, lineClamp: 2 })]),
    ]),
    box({ ...WHOLE, top: thumbnailSize.height - 12, height: 12, backgroundColor: colors?.dark ?? accent }, []),
  ]);
}

/** What is not positioned is below the background. */
const ABOVE = { position: "relative" } as const;
const LOGO = { height: 56, maxWidth: 480, objectFit: "contain", objectPosition: "left", ...ABOVE } as const;
const COLUMN = { display: "flex", flexDirection: "column", ...ABOVE } as const;
const WHOLE = { ...thumbnailSize, position: "absolute", left: 0, top: 0 } as const;

const box = (style: object, children: readonly object[]): object => ({ type: "container", style, children });

const line = (text: string, style: object): object => ({
  type: "text",
  text,
  style: { fontFamily: "Inter", overflowWrap: "anywhere", textOverflow: "ellipsis", ...ABOVE, ...style },
});
