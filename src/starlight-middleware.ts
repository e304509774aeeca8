export { onRequest } from "./integrations/starlight/middleware.ts";
