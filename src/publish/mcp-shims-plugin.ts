import type { Plugin } from "esbuild";

/**
 * Leaves the JSON Schema validator out of the bundled protocol's SDK: it is for answers that a server asks a person for,
 * which ours does not, and it is a third of the whole.
 */
export const mcpShimsForEsbuild: Plugin = {
  name: "mcp-shims",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: "shims.js",
      namespace: "mcp-shims",
    }));
    onLoad({ filter: /.*/, namespace: "mcp-shims" }, () => ({ contents: SHIMS }));
  },
};

const SHIMS = `export { default as process } from "node:process";
export class DefaultJsonSchemaValidator {
  getValidator() { throw new Error("no validator is bundled"); }
}
`;
