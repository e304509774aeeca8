export { type AdminHandlerOptions, createAdminHandler } from "./admin/server/http/handler.ts";
export { type AdminKey, makeAdminKey, parseAdminKeys } from "./admin/server/http/keys.ts";
export { toNodeListener } from "./admin/server/http/node-listener.ts";
export { memoryStore } from "./admin/server/stores/memory-store.ts";
export { connectPglite } from "./admin/server/stores/pglite-connection.ts";
export { connectPostgres } from "./admin/server/stores/postgres-connection.ts";
export type { SqlConnection, SqlQuery } from "./admin/server/stores/sql-connection.ts";
export { sqlStore } from "./admin/server/stores/sql-store.ts";
export type {
  AdminBatch,
  AdminStore,
  ConversationRange,
  ConversationRow,
  FileState,
  ImportCheckpoint,
  KeptRejects,
} from "./admin/server/stores/store.ts";
