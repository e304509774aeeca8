import { ADMIN_CODES } from "./codes/admin.ts";
import { ASSET_CODES } from "./codes/asset.ts";
import { ASYNCAPI_CODES } from "./codes/asyncapi.ts";
import { BUILDER_CODES } from "./codes/builder.ts";
import { CONFIG_CODES } from "./codes/config.ts";
import { EDIT_CODES } from "./codes/edit.ts";
import { GRAPHQL_CODES } from "./codes/graphql.ts";
import { NAV_CODES } from "./codes/nav.ts";
import { OPENAPI_CODES } from "./codes/openapi.ts";
import { OVERLAY_CODES } from "./codes/overlay.ts";
import { PAGE_CODES } from "./codes/page.ts";
import { REDIRECT_CODES } from "./codes/redirect.ts";
import { SDK_CODES } from "./codes/sdk.ts";
import { VARIABLE_CODES } from "./codes/variable.ts";
import type { CodeDefinition } from "./define.ts";

/** Every diagnostic code, `area/what`. Codes are never renamed. */
export const CODES = {
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
  ...VARIABLE_CODES,
  ...ADMIN_CODES,
  ...BUILDER_CODES,
  ...EDIT_CODES,
};

export type DiagnosticCode = keyof typeof CODES;

/** The facts that each code's message is made of. */
export type CodeArguments = {
  [Code in DiagnosticCode]: (typeof CODES)[Code] extends CodeDefinition<infer Args> ? Args : never;
};
