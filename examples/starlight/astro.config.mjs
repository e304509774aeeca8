import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { docsJson } from "docsjson/starlight";

export default defineConfig({
  site: "https://docs.lumen.example",
  integrations: [docsJson(starlight)],
});
