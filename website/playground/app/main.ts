import type { Diagnostic, Fix } from "../../../src/diagnostic/diagnostic.ts";
import { element, fill } from "../../../src/preview/app/dom.ts";
import type { PreviewNode } from "../../../src/preview/data.ts";
import { DIALECTS } from "../../../src/vocabulary/platform/dialect.ts";
import { PLATFORM_NAMES } from "../../../src/vocabulary/platform/platforms.ts";
import { decodeShared, encodeShared, MOST_CHARACTERS } from "../share.ts";
import { byId } from "./by-id.ts";
import { choicesOf } from "./choices.ts";
import type { Editor } from "./editor.ts";
import { showFiles } from "./files-view.ts";
import { countsOf, showFindings } from "./findings-view.ts";
import { showNavigation } from "./navigation-view.ts";
import { filesOf, filesOfDrop, readSite } from "./open-files.ts";
import { fileOf, PageView } from "./page-view.ts";
import { connectRules } from "./rules-dialog.ts";
import { SAMPLES } from "./samples.ts";
import { SiteState } from "./site-state.ts";
import { connectTabs, showPane } from "./tabs.ts";

const state = new SiteState();
const pageView = new PageView(byId("page"), state);
let editor: Editor | undefined;

const theme = localStorage.getItem("starlight-theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

function openFile(file: string): void {
  byId("file-name").textContent = file;
  if (editor) editor.show(file);
  else fill(byId("editor"), element("pre", { class: "plain" }, state.files.get(file) ?? ""));
  pageView.openFile(file);
  pageView.show();
  drawFiles();
}

const drawFiles = (): void =>
  showFiles(byId("files"), state, {
    current: byId("file-name").textContent ?? "",
    open: (file) => {
      openFile(file);
      showPane("edit");
      editor?.focus();
    },
  });

function goTo({ file, range }: Pick<Diagnostic, "file" | "range">): void {
  if (!state.files.has(file)) return;
  openFile(file);
  showPane("edit");
  editor?.select(range?.start.offset ?? 0, range?.end.offset ?? 0);
}

/** Makes a correction, in whatever file it is. */
function applyFixes(fixes: readonly Fix[]): void {
  const current = fixes.filter((fix) => state.isCurrent(fix));
  if (current.length === 0) say("The text has changed since; the next check is under way.");
  const files = new Set(current.map(({ file }) => file));
  for (const file of files) {
    const changes = withoutOverlaps(current.filter((fix) => fix.file === file)).map(({ range, text }) => ({
      from: range.start.offset,
      to: range.end.offset,
      insert: text,
    }));
    openFile(file);
    if (editor) editor.change(changes);
    else state.write(file, changed(state.files.get(file) ?? "", changes));
  }
}

/** A text with changes in the order of their places. */
const changed = (text: string, changes: readonly { from: number; to: number; insert: string }[]): string =>
  changes.reduceRight((rest, { from, to, insert }) => rest.slice(0, from) + insert + rest.slice(to), text);

/** Corrections of one text from its start on, without those that touch an earlier one. */
function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const kept: Fix[] = [];
  for (const fix of [...fixes].sort((a, b) => a.range.start.offset - b.range.start.offset)) {
    const last = kept.at(-1);
    const isSame = last?.range.start.offset === fix.range.start.offset;
    if (!last || (!isSame && fix.range.start.offset >= last.range.end.offset)) kept.push(fix);
  }
  return kept;
}

const fix = (chosen: Fix): void => applyFixes([chosen]);

function openPage(node: PreviewNode): void {
  if (node.type === "link") {
    say(`This entry leads to ${node.href ?? "nowhere"}.`);
    return;
  }
  const file = fileOf(node, state);
  if (file !== undefined) openFile(file);
  pageView.open(node.href ?? "");
  byId("tab-page").click();
}

async function goToSource({ source }: PreviewNode): Promise<void> {
  const [file = "", pointer = ""] = source.split(" ");
  const text = state.files.get(file);
  if (text === undefined) return;
  const { sourceMapOfText } = await import("../../../src/source/text-source-map.ts");
  const [range] = sourceMapOfText(text, file).ranges(file, [{ pointer, part: "value" }]);
  goTo({ file, ...(range ? { range } : {}) });
}

function say(text: string): void {
  byId("message").textContent = text;
  clearTimeout(Number(byId("message").dataset.timer));
  byId("message").dataset.timer = String(setTimeout(() => byId("message").replaceChildren(), 6000));
}

state.addEventListener("opened", () => {
  editor?.reset();
  const [first = "docs.json"] = state.files.has("docs.json") ? ["docs.json"] : state.files.keys();
  byId<HTMLSelectElement>("dialect").value = state.settings.dialect ?? "";
  byId<HTMLSelectElement>("platform").value = state.settings.platform ?? "";
  openFile(first);
});
state.addEventListener("files", () => {
  const current = byId("file-name").textContent ?? "";
  if (!state.files.has(current)) openFile("docs.json");
  drawFiles();
});
state.addEventListener("failed", (event) => {
  byId("counts").textContent = (event as CustomEvent<string>).detail;
});
state.addEventListener("checked", () => {
  const { checked } = state;
  if (!checked) return;
  byId("counts").textContent = countsOf(checked);
  showFindings(byId("findings"), checked.found, { goTo, fix, choicesOf: (found) => choicesOf(found, state) });
  byId("fix-all").hidden = !checked.found.some(({ fixes }) => fixes.length > 0);
  showNavigation(byId("navigation"), checked.navigation, { openPage, goToSource });
  drawFiles();
  editor?.mark();
  pageView.show();
});

byId("fix-all").addEventListener("click", () =>
  applyFixes((state.checked?.found ?? []).flatMap(({ fixes }) => fixes.slice(0, 1))),
);

function fillSelect(
  id: string,
  options: readonly (readonly [value: string, label: string])[],
  choose: (value: string) => void,
): void {
  const select = byId<HTMLSelectElement>(id);
  select.append(...options.map(([value, label]) => new Option(label, value)));
  select.addEventListener("change", () => choose(select.value));
}

fillSelect(
  "example",
  Object.keys(SAMPLES).map((name) => [name, name]),
  (name) => {
    const sample = SAMPLES[name];
    if (sample) state.open(sample);
  },
);
fillSelect("dialect", [["", "auto"], ...DIALECTS.map((name) => [name, name] as const)], (dialect) =>
  state.set({ dialect: dialect || undefined }),
);
fillSelect("platform", [["", "auto"], ...PLATFORM_NAMES.map((name) => [name, name] as const)], (platform) =>
  state.set({ platform: platform || undefined }),
);
connectRules(state);
connectTabs((tab) => {
  if (tab === "page") pageView.show();
});

byId("share").addEventListener("click", async () => {
  const fragment = encodeShared(state.shared());
  if (fragment.length > MOST_CHARACTERS) {
    say(
      `This site is too large for an address: ${fragment.length} characters, and ${MOST_CHARACTERS} is what chats and mail pass on. Remove some files.`,
    );
    return;
  }
  history.replaceState(null, "", `#${fragment}`);
  await navigator.clipboard?.writeText(location.href).then(
    () => say("The address is in the clipboard. It has the whole site in it; nothing was sent."),
    () => say("The address bar has the site in it now: copy it from there."),
  );
});

async function take(read: () => Promise<Parameters<typeof readSite>[0]>): Promise<void> {
  try {
    state.open({ files: await readSite(await read()) });
    byId<HTMLDialogElement>("open-dialog").close();
    say("Opened. The files stay in this browser.");
  } catch (error) {
    say(`Not opened: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function pick(isFolder: boolean): void {
  const input = Object.assign(document.createElement("input"), {
    type: "file",
    multiple: true,
    webkitdirectory: isFolder,
  });
  input.addEventListener("change", () => void take(async () => filesOf(input.files ?? [])));
  input.click();
}

byId("open").addEventListener("click", () => byId<HTMLDialogElement>("open-dialog").showModal());
byId("pick-folder").addEventListener("click", () => pick(true));
byId("pick-files").addEventListener("click", () => pick(false));
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const { dataTransfer } = event;
  if (dataTransfer) void take(() => filesOfDrop(dataTransfer));
});

/** The site of the address; else the one to begin with. */
function openAddress(): void {
  const [first] = Object.values(SAMPLES);
  try {
    const shared = decodeShared(location.hash);
    if (shared) {
      state.open(shared);
      return;
    }
  } catch {
    say("This address is not whole, so here is a site to begin with.");
  }
  if (first && state.files.size === 0) state.open(first);
}

addEventListener("hashchange", openAddress);
openAddress();

// The editor is half of the program: findings do not wait for it, and the text is there as it is.
await new Promise((resolve) => {
  for (const event of ["checked", "failed"]) state.addEventListener(event, resolve, { once: true });
});
editor = new (await import("./editor.ts")).Editor(byId("editor"), state, fix);
openFile(byId("file-name").textContent || "docs.json");
// From now on the playground needs no network. A failure takes nothing away that is there.
void navigator.serviceWorker?.register("service-worker.js").catch(() => undefined);
