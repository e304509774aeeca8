import { tsImport } from "tsx/esm/api";

/** Starlight's own check of its config. The package ships it as TypeScript, and does not export it. */
export async function loadStarlightSchema(): Promise<{ parse(config: unknown): unknown }> {
  const file = new URL("../../node_modules/@astrojs/starlight/utils/user-config.ts", import.meta.url).href;
  const { StarlightConfigSchema } = await tsImport(file, import.meta.url);
  return StarlightConfigSchema;
}
