import { createDocsSource } from "docsjson/fumadocs";

// Sitemap, llms.txt, the Markdown of the pages, specs and logos.
const docs = await createDocsSource({ root: "content", siteUrl: "https://docs.lumen.example", watch: false });
await docs.writeFiles("public");

/** @type {import("next").NextConfig} */
export default {
  // `next dev` renders what is asked for, pages included that were added since it started.
  output: process.env.NODE_ENV === "production" ? "export" : undefined,
  serverExternalPackages: ["docsjson"],
  turbopack: { root: import.meta.dirname },
  // `npm run typecheck` checks the types.
  typescript: { ignoreBuildErrors: true },
};
