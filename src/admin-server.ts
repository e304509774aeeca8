export { type AdminHandlerOptions, createAdminHandler } from "./admin/server/handler.ts";
export { type AdminKey, makeAdminKey, parseAdminKeys } from "./admin/server/keys.ts";
export { memoryStore } from "./admin/server/memory-store.ts";
export { toNodeListener } from "./admin/server/node-listener.ts";
export { connectPglite, connectPostgres, type SqlConnection, type SqlQuery } from "./admin/server/sql-connection.ts";
export { sqlStore } from "./admin/server/sql-store.ts";
export type {
  AdminBatch,
  AdminStore,
  ConversationRange,
  ConversationRow,
  ImportCheckpoint,
} from "./admin/server/store.ts";
