import { existsSync, readFileSync } from "node:fs";
import { withDocs } from "docsjson/vitepress";
import { defineConfig } from "vitepress";

export default withDocs(defineConfig({ themeConfig: { search: { provider: "local" } } }), {
  root: "docs",
  siteUrl: "https://docs.lumen.example",
  renderIcon: (icon) => {
    const file = `node_modules/lucide-static/icons/${typeof icon === "string" ? icon : icon.name}.svg`;
    const svg = existsSync(file) ? readFileSync(file, "utf8") : "";
    return svg.replace(/<!--.*?-->/s, "").trim();
  },
});
