import { quote } from "../../diagnostic/words.ts";
import { type Child, element, type Node, nodesOf, type Props } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import type { Look } from "./look.ts";
import { classes, colorProp, numberProp, textProp } from "./props.ts";

/** `<Icon icon="flag" size={32} />` */
export const icons = (look: Look): Record<string, Component> => ({
  Icon: (props) => {
    const size = numberProp(props, "size");
    const color = colorProp(props, "color");
    const style = [size && `--docs-icon-size:${size}px`, color && `color:${color}`].filter(Boolean).join(";");
    const picture = iconOf(props, look);
    if (!picture) return [];
    return element("span", { className: classes("docs-icon", props), style: style || undefined }, picture);
  },
});

/** The icon of a component: a name of the site's library, an address of an image, or elements of the author's. */
export function iconOf(props: Props, look: Look): Child | undefined {
  const { icon } = props;
  if (typeof icon === "object" && icon !== null && nodesOf(icon as Child).length > 0) return icon as Child;
  const name = textProp(props, "icon") ?? textProp(props, "src");
  if (!name) return undefined;
  if (/[/.]/.test(name)) return element("img", { className: ["docs-icon-image"], src: name, alt: "" });
  const style = textProp(props, "iconType");
  const picture = look.icon(name, { style, library: textProp(props, "iconLibrary") }) ?? emoji(name);
  if (style !== undefined && look.lacksStyle?.(style, textProp(props, "iconLibrary")))
    look.leave(`style ${quote(style)} of icons`, "only Font Awesome Pro has it; the free icon is shown");
  if (!picture && look.hasIcons) look.leave(`icon ${quote(name)}`, "no library that is installed has it");
  return picture;
}

/** A sign that stands for itself. */
const emoji = (name: string): Node | undefined =>
  /\p{Extended_Pictographic}/u.test(name) ? { type: "text", value: name } : undefined;
