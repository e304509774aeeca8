import { ADMIN_EXAMPLES } from "./examples/admin.ts";
import { ASSET_EXAMPLES } from "./examples/asset.ts";
import { BUILDER_EXAMPLES } from "./examples/builder.ts";
import { COMPONENT_EXAMPLES } from "./examples/component.ts";
import { CONFIG_EXAMPLES } from "./examples/config.ts";
import { ASYNCAPI_EXAMPLES, GRAPHQL_EXAMPLES, SDK_EXAMPLES } from "./examples/definitions.ts";
import { EDIT_EXAMPLES } from "./examples/edit.ts";
import type { CodeExample } from "./examples/example.ts";
import { LINK_EXAMPLES } from "./examples/link.ts";
import { NAV_EXAMPLES } from "./examples/nav.ts";
import { OPENAPI_EXAMPLES } from "./examples/openapi.ts";
import { OVERLAY_EXAMPLES } from "./examples/overlay.ts";
import { PAGE_EXAMPLES } from "./examples/page.ts";
import { REDIRECT_EXAMPLES } from "./examples/redirect.ts";
import type { KnownCode } from "./table.ts";

/** An example of every code. It is not part of the table of codes, because that is in every bundle. */
export const EXAMPLES: Readonly<Record<KnownCode, CodeExample>> = {
  ...CONFIG_EXAMPLES,
  ...NAV_EXAMPLES,
  ...OPENAPI_EXAMPLES,
  ...OVERLAY_EXAMPLES,
  ...ASYNCAPI_EXAMPLES,
  ...GRAPHQL_EXAMPLES,
  ...SDK_EXAMPLES,
  ...PAGE_EXAMPLES,
  ...COMPONENT_EXAMPLES,
  ...REDIRECT_EXAMPLES,
  ...ASSET_EXAMPLES,
  ...LINK_EXAMPLES,
  ...ADMIN_EXAMPLES,
  ...BUILDER_EXAMPLES,
  ...EDIT_EXAMPLES,
};
