import type { Fix } from "../../../src/diagnostic/diagnostic.ts";
import type { Shared } from "../share.ts";
import type { Answer, Changes, Checked, Proposal, Request, Settings } from "../worker/protocol.ts";

/** How long to wait for the next keystroke (ms) before a check. */
const DELAY = 120;

/** The site that is open, and what the worker says of it. */
export class SiteState extends EventTarget {
  #files = new Map<string, string>();
  #settings: Settings = {};
  /** The files that the worker has not got yet. */
  #changes: Record<string, string | null> = {};
  /** The texts that the last findings are about. */
  #checkedTexts: ReadonlyMap<string, string> = new Map();
  /** The texts of each check that is not answered yet. */
  readonly #sent = new Map<number, ReadonlyMap<string, string>>();
  readonly #worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;
  checked: Checked | undefined;

  constructor() {
    super();
    this.#worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#take(data));
    this.#worker.addEventListener("error", ({ message }) => this.#fail(message));
  }

  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Opens another site in the place of this one. */
  open({ files, ...settings }: Shared): void {
    for (const file of this.#files.keys()) this.#changes[file] = null;
    this.#files = new Map(Object.entries(files));
    Object.assign(this.#changes, files);
    this.#settings = settings;
    this.checked = undefined;
    this.dispatchEvent(new Event("opened"));
    this.#check();
  }

  write(file: string, text: string): void {
    if (this.#files.get(file) === text) return;
    const isNew = !this.#files.has(file);
    this.#files.set(file, text);
    this.#changes[file] = text;
    if (isNew) this.dispatchEvent(new Event("files"));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), DELAY);
  }

  remove(file: string): void {
    if (!this.#files.delete(file)) return;
    this.#changes[file] = null;
    this.dispatchEvent(new Event("files"));
    this.#check();
  }

  set(settings: Settings): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#check();
  }

  /** What an address says of the site as it is now. */
  shared(): Shared {
    return { files: Object.fromEntries(this.#files), ...this.#settings };
  }

  /** Whether a correction is about the text as it is now. */
  isCurrent({ file }: Pick<Fix, "file">): boolean {
    return this.#files.has(file) && this.#checkedTexts.get(file) === this.#files.get(file);
  }

  async complete(file: string, offset: number): Promise<readonly Proposal[]> {
    const answer = await this.#askAbout("complete", file, offset);
    return answer.answer === "completed" ? answer.proposals : [];
  }

  async hover(file: string, offset: number): Promise<string | undefined> {
    const answer = await this.#askAbout("hover", file, offset);
    return answer.answer === "hovered" ? answer.markdown : undefined;
  }

  #askAbout(ask: "complete" | "hover", file: string, offset: number): Promise<Answer> {
    // The worker answers about the text that it has.
    if (Object.keys(this.#changes).length > 0) this.#check();
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#post({ ask, id, file, offset });
    });
  }

  #check(): void {
    clearTimeout(this.#timer);
    const id = ++this.#id;
    const changes: Changes = this.#changes;
    this.#changes = {};
    this.#sent.set(id, new Map(this.#files));
    this.#post({ ask: "check", id, changes, settings: this.#settings });
  }

  #post(request: Request): void {
    this.#worker.postMessage(request);
  }

  #take(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
    if (answer.answer === "failed") this.#fail(answer.message);
    if (answer.answer !== "checked") return;
    this.#checkedTexts = this.#sent.get(answer.id) ?? this.#checkedTexts;
    for (const id of this.#sent.keys()) if (id < answer.id) this.#sent.delete(id);
    this.checked = answer;
    this.dispatchEvent(new Event("checked"));
  }

  #fail(message: string): void {
    this.dispatchEvent(new CustomEvent("failed", { detail: message }));
  }
}
