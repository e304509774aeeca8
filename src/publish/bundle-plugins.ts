import type { Plugin } from "esbuild";
import { embedForEsbuild } from "./embed-plugin.ts";
import { inlineCodesForEsbuild } from "./inline-codes-plugin.ts";
import { mcpShimsForEsbuild } from "./mcp-shims-plugin.ts";
import { nodeModulesForEsbuild } from "./node-modules-plugin.ts";
import { requiresForEsbuild } from "./requires-plugin.ts";

/** What every bundle of this code needs. */
export const BUNDLE_PLUGINS: readonly Plugin[] = [
  embedForEsbuild,
  nodeModulesForEsbuild,
  mcpShimsForEsbuild,
  requiresForEsbuild,
  inlineCodesForEsbuild,
];
