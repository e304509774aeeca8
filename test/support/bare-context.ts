import type { RenderContext } from "../../src/render/render-page.ts";

/** What a page is rendered in that has no other files, no variables and no look. */
export const BARE_CONTEXT: RenderContext = {
  readFile: () => undefined,
  resolvePath: (path) => path,
  addressIn: () => (address) => address,
  variables: new Map(),
  look: { icon: () => undefined, highlight: () => undefined, math: () => undefined },
};
