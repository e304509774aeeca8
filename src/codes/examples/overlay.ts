import type { OVERLAY_CODES } from "../areas/overlay.ts";
import { type CodeExample, site } from "./example.ts";

const SPEC = `openapi: 3.1.0
info: { title: API, version: "1" }
paths:
  /users:
    get:
      summary: List users
      responses: { "200": { description: OK } }
`;
const NAVIGATION =
  '{ "groups": [{ "group": "API", "openapi": { "source": "api.yaml", "overlays": ["public.yaml"] } }] }';

/** An overlay with these actions, as the rest of its YAML. */
const overlay = (actions: string): string =>
  `overlay: 1.1.0\ninfo: { title: Public, version: "1" }\nactions:\n${actions}`;
const RENAMED = overlay("  - target: $.paths['/users'].get\n    update: { summary: All users }\n");

/** One navigation over two texts of the overlay. */
const twoOverlays = (wrong: string, right = RENAMED): CodeExample =>
  site(NAVIGATION, NAVIGATION, { "api.yaml": SPEC, "public.yaml": wrong }, { "public.yaml": right });

export const OVERLAY_EXAMPLES: Readonly<Record<keyof typeof OVERLAY_CODES, CodeExample>> = {
  "overlay/invalid": twoOverlays(RENAMED.replace("update", "updat")),
  "overlay/path": twoOverlays(RENAMED.replace("$.paths['/users']", "$.paths[")),
  "overlay/unmatched": twoOverlays(RENAMED.replace("/users", "/user")),
  "overlay/not-applicable": twoOverlays(RENAMED.replace("{ summary: All users }", "All users")),
  "overlay/too-large": twoOverlays(
    overlay("  - target: $..[?search(@.summary, '(a+)+b')]\n    update: { deprecated: true }\n"),
  ),
  "overlay/conflict": site(
    `{ "groups": [{ "group": "API", "openapi": { "source": "api.yaml", "overlays": ["public.yaml"] } }, { "group": "All", "openapi": { "source": "api.yaml", "overlays": [], "directory": "all" } }] }`,
    `{ "groups": [{ "group": "API", "openapi": { "source": "api.yaml", "overlays": ["public.yaml"] } }, { "group": "All", "openapi": { "source": "api.yaml", "directory": "all" } }] }`,
    { "api.yaml": SPEC, "public.yaml": RENAMED },
  ),
};
