import { ADMIN_CODES } from "./admin.ts";
import { ASSET_CODES } from "./asset.ts";
import { ASYNCAPI_CODES } from "./asyncapi.ts";
import { BUILDER_CODES } from "./builder.ts";
import { CONFIG_CODES } from "./config.ts";
import type { CodeDescription } from "./description.ts";
import { EDIT_CODES } from "./edit.ts";
import { GRAPHQL_CODES } from "./graphql.ts";
import { LINK_CODES } from "./link.ts";
import { NAV_CODES } from "./nav.ts";
import { OPENAPI_CODES } from "./openapi.ts";
import { OVERLAY_CODES } from "./overlay.ts";
import { PAGE_CODES } from "./page.ts";
import { REDIRECT_CODES } from "./redirect.ts";
import { SDK_CODES } from "./sdk.ts";
import { VARIABLE_CODES } from "./variable.ts";

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
