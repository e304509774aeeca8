import { isWebOrMail } from "../../vocabulary/addresses/url.ts";

type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;
type Content = Node | string | undefined | false;

/**
 * Makes an element. Strings become text nodes, never markup; an attribute that is a function listens to the event of
 * its name; `false` and `undefined` leave an attribute or a child out.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  fill(made, ...content);
  return made;
}

/** Replaces all that is in `target`. */
export const fill = (target: Element, ...content: Content[]): void => {
  target.replaceChildren(...content.filter((child): child is Node | string => child !== undefined && child !== false));
};

/** An address that is safe to follow: http, https and mailto, nothing that runs. */
export const safeHref = (href: string): string | undefined => (isWebOrMail(href) ? href : undefined);
