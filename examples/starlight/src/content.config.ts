import { defineCollection } from "astro:content";
import { docsSchema } from "@astrojs/starlight/schema";

// Pages come from docs.json.
export const collections = { docs: defineCollection({ loader: () => [], schema: docsSchema() }) };
