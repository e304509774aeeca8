import type { Diagnostic } from "../../../src/diagnostic/diagnostic.ts";
import type { Rules } from "../../../src/policy/rules.ts";
import { buildPreviewData } from "../../../src/preview/build-data.ts";
import { countSeverities } from "../../../src/report/summary.ts";
import { worstFirst } from "../../../src/report/worst-first.ts";
import { type CheckOptions, checkSite } from "../../../src/site/check-site.ts";
import { SiteError } from "../../../src/site/config/docs-root.ts";
import { projectOptions } from "../../../src/site/config/project-options.ts";
import { findToolConfig } from "../../../src/site/config/read-tool-config.ts";
import { FILES } from "../node/files.ts";
import type { Answer, Changes, Request } from "./protocol.ts";
import { ROOT } from "./root.ts";

/** How many findings the page gets: more than anybody reads, and few enough to be drawn at once. */
const MOST_FOUND = 1000;

/** How many entries of the navigation the page gets. */
const MOST_NODES = 1500;

type Result = Awaited<ReturnType<typeof checkSite>>;

/** A site in memory that is checked again after each change: what `docsjson check` says, said in a worker. */
export class Engine {
  readonly #texts = new Map<string, string>();
  readonly #send: (answer: Answer) => void;
  #options: CheckOptions = {};
  /** The last result with a navigation, for completion while docs.json is no JSON. */
  #lastGood: Result | undefined;
  #result: Result | undefined;
  #newest = 0;

  constructor(send: (answer: Answer) => void) {
    this.#send = send;
  }

  async answer(request: Request): Promise<void> {
    try {
      if (request.ask === "check") await this.#check(request);
      else await this.#help(request);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#send({
        answer: "failed",
        id: request.id,
        message: error instanceof SiteError ? message.replaceAll(`${ROOT}/`, "") : message,
      });
    }
  }

  /** First without what is inside pages, which takes a parser that may have to be loaded; then with it. */
  async #check({ id, changes, settings }: Extract<Request, { ask: "check" }>): Promise<void> {
    this.#newest = id;
    this.#write(changes);
    const config = await findToolConfig(ROOT);
    this.#options = {
      ...projectOptions(config ? [config] : [], settings.rules as Rules),
      ...(settings.dialect && { dialect: settings.dialect as NonNullable<CheckOptions["dialect"]> }),
      ...(settings.platform && { platform: settings.platform as NonNullable<CheckOptions["platform"]> }),
    };
    const own = config?.diagnostics ?? [];
    for (const contents of [false, true]) {
      const start = performance.now();
      const result = await checkSite(ROOT, { ...this.#options, contents });
      // Typed on meanwhile: a later request is about newer texts.
      if (this.#newest !== id) return;
      this.#keep(result);
      this.#tell(id, [...own, ...result.diagnostics], { result, isFirst: !contents, start });
    }
  }

  #write(changes: Changes): void {
    for (const [path, text] of Object.entries(changes)) {
      if (text === null) this.#texts.delete(path);
      else this.#texts.set(path, text);
    }
    FILES.clear();
    for (const [path, text] of this.#texts) FILES.write(`${ROOT}/${path}`, text);
  }

  #keep(result: Result): void {
    this.#result = result;
    if (result.value.navigation) this.#lastGood = result;
  }

  #tell(
    id: number,
    diagnostics: readonly Diagnostic[],
    { result, isFirst, start }: { result: Result; isFirst: boolean; start: number },
  ): void {
    const { navigation, site } = result.value;
    const name = settingOf(site.config, "name");
    const data =
      navigation && buildPreviewData(navigation, diagnostics, { name: typeof name === "string" ? name : "" });
    this.#send({
      answer: "checked",
      id,
      found: worstFirst(diagnostics).slice(0, MOST_FOUND),
      counts: countSeverities(diagnostics),
      navigation: data && {
        name: data.name,
        nodes: data.nodes.slice(0, MOST_NODES),
        areMore: data.nodes.length > MOST_NODES,
        roots: data.roots,
      },
      variables: textsOf(settingOf(site.config, "variables")),
      isFirst,
      milliseconds: performance.now() - start,
    });
  }

  async #help(request: Exclude<Request, { ask: "check" }>): Promise<void> {
    const { id, file, offset, ask } = request;
    const [result, lastGood] = [this.#result, this.#lastGood];
    const text = this.#texts.get(file);
    const help = result && lastGood && text !== undefined ? await import("./editor-help.ts") : undefined;
    const at = help?.askAt({
      result: result as Result,
      lastGood: lastGood as Result,
      texts: this.#texts,
      options: this.#options,
      file,
      offset,
    });
    if (ask === "complete")
      this.#send({ answer: "completed", id, proposals: at ? ((await help?.proposalsAt(at)) ?? []) : [] });
    else this.#send({ answer: "hovered", id, markdown: at ? await help?.hoverAt(at) : undefined });
  }
}

const settingOf = (config: unknown, name: string): unknown =>
  typeof config === "object" && config !== null ? (config as Record<string, unknown>)[name] : undefined;

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {}).filter(
      ([, text]) => typeof text === "string",
    ),
  );
