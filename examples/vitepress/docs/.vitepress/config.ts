import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { withDocs } from "docsjson/vitepress";
import { defineConfig } from "vitepress";

const { resolve } = createRequire(import.meta.url);

export default withDocs(defineConfig({ themeConfig: { search: { provider: "local" } } }), {
  root: "docs",
  siteUrl: "https://docs.lumen.example",
  renderIcon: (icon) => {
    const name = typeof icon === "string" ? icon : icon.name;
    return readFileSync(resolve(`lucide-static/icons/${name}.svg`), "utf8")
      .replace(/<!--.*?-->/s, "")
      .trim();
  },
});
