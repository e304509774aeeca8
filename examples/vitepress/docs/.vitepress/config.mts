import { withDocs } from "docsjson/vitepress";
import { defineConfig } from "vitepress";

export default withDocs(defineConfig({}), { root: "docs", siteUrl: "https://docs.lumen.example" });
