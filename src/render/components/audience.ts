import { isShownTo } from "../../vocabulary/platform/readers.ts";
import { element } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import type { Look } from "./look.ts";
import { textProp } from "./props.ts";

/** The parts of a page that depend on who reads it, and people who are named in it. */
export const audience = ({ readers = [] }: Look): Record<string, Component> => ({
  Visibility: (props) => (isShownTo(props.for, "page", readers) ? props.children : []),
  Mention: (props) => {
    const page = textProp(props, "page");
    if (page !== undefined) return element("a", { href: page }, props.children ?? page);
    return element("span", { className: ["docs-mention"] }, props.children ?? `@${textProp(props, "user") ?? ""}`);
  },
});
