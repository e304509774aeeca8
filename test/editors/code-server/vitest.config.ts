import { defineConfig } from "vitest/config";
import { embedForVite } from "../../../src/publish/bundle/embed-plugin.ts";

/** `npm run test:vscode`: the tests that need code-server, which `npm test` does not run. */
export default defineConfig({
  plugins: [embedForVite],
  test: {
    include: ["test/editors/code-server/**/*.test.ts"],
    globalSetup: ["test/support/build-once.ts"],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
