import { ADMIN_CODES } from "./areas/admin.ts";
import { ASSET_CODES } from "./areas/asset.ts";
import { ASYNCAPI_CODES } from "./areas/asyncapi.ts";
import { BUILDER_CODES } from "./areas/builder.ts";
import { COMPONENT_CODES } from "./areas/component.ts";
import { CONFIG_CODES } from "./areas/config.ts";
import type { CodeDescription } from "./areas/description.ts";
import { EDIT_CODES } from "./areas/edit.ts";
import { GRAPHQL_CODES } from "./areas/graphql.ts";
import { LINK_CODES } from "./areas/link.ts";
import { NAV_CODES } from "./areas/nav.ts";
import { OPENAPI_CODES } from "./areas/openapi.ts";
import { OVERLAY_CODES } from "./areas/overlay.ts";
import { PAGE_CODES } from "./areas/page.ts";
import { REDIRECT_CODES } from "./areas/redirect.ts";
import { SDK_CODES } from "./areas/sdk.ts";
import { VARIABLE_CODES } from "./areas/variable.ts";

/** What is said about every diagnostic code, `area/what`. Codes are never renamed. */
const TABLE = {
  ...CONFIG_CODES,
  ...NAV_CODES,
  ...OPENAPI_CODES,
  ...OVERLAY_CODES,
  ...ASYNCAPI_CODES,
  ...GRAPHQL_CODES,
  ...SDK_CODES,
  ...PAGE_CODES,
  ...COMPONENT_CODES,
  ...REDIRECT_CODES,
  ...ASSET_CODES,
  ...LINK_CODES,
  ...VARIABLE_CODES,
  ...ADMIN_CODES,
  ...BUILDER_CODES,
  ...EDIT_CODES,
};

/** A code of this package. */
export type KnownCode = keyof typeof TABLE;

export const CODES: Readonly<Record<KnownCode, CodeDescription>> = TABLE;

/** Whether a code is one of this package. */
export const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(CODES, code);
