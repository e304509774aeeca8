import { type CodeExample, siteExample } from "./example.ts";

export const SPEC = `openapi: 3.1.0
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
export const overlay = (actions: string): string =>
  `overlay: 1.1.0\ninfo: { title: Public, version: "1" }\nactions:\n${actions}`;
export const RENAMED = overlay("  - target: $.paths['/users'].get\n    update: { summary: All users }\n");

/** One navigation over two texts of the overlay. */
export const twoOverlays = (wrong: string): CodeExample =>
  siteExample(NAVIGATION, NAVIGATION, { "api.yaml": SPEC, "public.yaml": wrong }, { "public.yaml": RENAMED });
