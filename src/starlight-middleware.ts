export { onRequest } from "./builders/starlight/middleware.ts";
