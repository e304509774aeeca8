export { type AdminHandlerOptions, createAdminHandler } from "./admin/server/http/handler.ts";
export { type AdminKey, makeAdminKey, parseAdminKeys } from "./admin/server/http/keys.ts";
export { toNodeListener } from "./admin/server/http/node-listener.ts";
export { memoryStore } from "./admin/server/stores/memory-store.ts";
export {
  connectPglite,
  connectPostgres,
  type SqlConnection,
  type SqlQuery,
} from "./admin/server/stores/sql-connection.ts";
export { sqlStore } from "./admin/server/stores/sql-store.ts";
export type {
  AdminBatch,
  AdminStore,
  ConversationRange,
  ConversationRow,
  ImportCheckpoint,
} from "./admin/server/stores/store.ts";
