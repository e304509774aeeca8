export type { AdminScript } from "../schemas/types.ts";
export {
  type AdminCaller,
  type AdminHandler,
  type AdminHandlerOptions,
  createAdminHandler,
} from "./admin/server/http/handler.ts";
export { type AdminKey, type KeyScope, makeAdminKey, parseAdminKeys } from "./admin/server/http/keys.ts";
export type { RequestLimits } from "./admin/server/http/limits.ts";
export { type NodeListenerOptions, toNodeListener } from "./admin/server/http/node-listener.ts";
export type { AdminScriptOption, AdminScripts, ScriptedDeployment, ScriptedJob } from "./admin/server/script.ts";
export { memoryStore } from "./admin/server/stores/memory-store.ts";
export { connectPglite } from "./admin/server/stores/pglite-connection.ts";
export { connectPostgres } from "./admin/server/stores/postgres-connection.ts";
export type { DatedTraffic, JobPrompts, RecordKind, RecordTypes } from "./admin/server/stores/record-kinds.ts";
export type { SqlConnection, SqlQuery } from "./admin/server/stores/sql-connection.ts";
export { sqlStore } from "./admin/server/stores/sql-store.ts";
export type {
  AdminBatch,
  AdminStore,
  FileState,
  ImportCheckpoint,
  KeptRejects,
  RecordRange,
  RecordRow,
} from "./admin/server/stores/store.ts";
