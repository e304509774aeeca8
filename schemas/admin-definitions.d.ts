// Generated from src/schema by src/publish/main.ts; not to be edited.
import type { AdminDefinitions } from "../src/schema/admin/admin-openapi.ts";
import type { Dialect } from "../src/vocabulary/platform/dialect.ts";

export const ADMIN_DEFINITIONS: Readonly<Record<Dialect, AdminDefinitions>>;
