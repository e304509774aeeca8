import site from "virtual:docsjson/starlight";
import { applyRoute, type DocsLocals, type StarlightRoute } from "./route.ts";

interface RouteContext {
  readonly url: URL;
  readonly locals: { starlightRoute: StarlightRoute; docsjson?: DocsLocals; t: Translate };
}

/** Starlight's words by its keys. */
type Translate = (key: string, ...values: unknown[]) => string;

/** Starlight's route middleware: gives each page its data from docs.json. */
export function onRequest({ url, locals }: RouteContext): void {
  const docs = applyRoute(locals.starlightRoute, url.pathname, site);
  locals.docsjson = docs;
  const { t } = locals;
  const { words } = docs.chrome;
  if (words) locals.t = Object.assign((...asked: Parameters<Translate>) => words[asked[0]] ?? t(...asked), t);
}
