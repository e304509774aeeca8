"use client";
import { useState } from "react";

/**
 * The HTML of a page. It is read where pages are rendered, and is in the page's HTML alone: in the browser, it is what is
 * there already.
 */
export function PageHtml({ number }) {
  const [html] = useState(() => (typeof window === "undefined" ? readHtml(number) : (shown()?.innerHTML ?? "")));
  return <div id="docs-html" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

const shown = () => document.getElementById("docs-html");

function readHtml(number) {
  const { readFileSync } = process.getBuiltinModule("node:fs");
  return readFileSync(`${process.env.DOCSJSON_FUMADOCS}/${number}.html`, "utf8");
}
