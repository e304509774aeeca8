import site from "virtual:docsjson/starlight";
import { applyRoute, type DocsLocals, type StarlightRoute } from "./route.ts";

interface RouteContext {
  readonly url: URL;
  readonly locals: { starlightRoute: StarlightRoute; docsjson?: DocsLocals };
}

/** Starlight's route middleware: gives each page its data from docs.json. */
export function onRequest({ url, locals }: RouteContext): void {
  locals.docsjson = applyRoute(locals.starlightRoute, url.pathname, site);
}
