import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippet,
  startCompletion,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, type Diagnostic as Marked, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Fix } from "../../../src/diagnostic/diagnostic.ts";
import type { Proposal } from "../worker/protocol.ts";
import { choicesOf } from "./choices.ts";
import { colors, look } from "./editor-look.ts";
import { markdownToDom } from "./markdown-to-dom.ts";
import type { SiteState } from "./site-state.ts";

/** What is offered without being asked for. */
const BEGINS_VALUE = /["/({:#<]$/;

/** As many squiggles as a text can have without being slow to draw. */
const MOST_MARKS = 500;

/** The editor: the text of one file of the site, with its findings, completion and hover. */
export class Editor {
  readonly #state: SiteState;
  readonly #view: EditorView;
  readonly #language = new Compartment();
  /** The text, selection and history of each file that was shown. */
  readonly #states = new Map<string, EditorState>();
  /** Corrects the file that is shown. */
  readonly #fix: (fix: Fix) => void;
  file = "";

  constructor(parent: HTMLElement, state: SiteState, fix: (fix: Fix) => void) {
    this.#state = state;
    this.#fix = fix;
    parent.replaceChildren();
    this.#view = new EditorView({ parent });
  }

  /** Forgets the files of the site that was open. */
  reset(): void {
    this.#states.clear();
    this.file = "";
  }

  show(file: string): void {
    if (this.file === file) return;
    if (this.file !== "") this.#states.set(this.file, this.#view.state);
    this.file = file;
    const known = this.#states.get(file);
    const text = this.#state.files.get(file) ?? "";
    this.#view.setState(known && known.doc.toString() === text ? known : this.#begin(file, text));
    void this.#speak(file);
    this.mark();
  }

  focus(): void {
    this.#view.focus();
  }

  /** Puts the cursor to a place of the file that is shown. */
  select(start: number, end = start): void {
    const { length } = this.#view.state.doc;
    const [anchor, head] = [Math.min(start, length), Math.min(end, length)];
    this.#view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    this.focus();
  }

  /** Replaces stretches of the file that is shown. */
  change(changes: readonly { readonly from: number; readonly to: number; readonly insert: string }[]): void {
    this.#view.dispatch({ changes: [...changes], userEvent: "input.fix" });
  }

  /** Marks the findings of the file. */
  mark(): void {
    const { checked } = this.#state;
    const { length } = this.#view.state.doc;
    const here = (checked?.found ?? []).filter(({ file, range }) => file === this.file && range).slice(0, MOST_MARKS);
    const marks = here.map((found): Marked => {
      const [from, to] = [
        Math.min(found.range?.start.offset ?? 0, length),
        Math.min(found.range?.end.offset ?? 0, length),
      ];
      return {
        from,
        to,
        severity: found.severity,
        source: found.code,
        message: found.hint ? `${found.message}\n${found.hint}` : found.message,
        actions: choicesOf(found, this.#state).map((fix) => ({ name: fix.title, apply: () => this.#fix(fix) })),
      };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  #begin(file: string, text: string): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [...this.#extensions(file), this.#language.of(file.endsWith(".json") ? json() : [])],
    });
  }

  #extensions(file: string): Extension[] {
    return [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      syntaxHighlighting(colors),
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": file }),
      autocompletion({ override: [(context) => this.#propose(context)], icons: false }),
      hoverTooltip((_view, offset) => this.#describe(offset)),
      keymap.of([
        { key: "Tab", run: acceptCompletion },
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...completionKeymap,
        ...lintKeymap,
      ]),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return;
        this.#state.write(file, update.state.doc.toString());
        const isTyped = update.transactions.some((each) => each.isUserEvent("input.type"));
        const { head } = update.state.selection.main;
        if (isTyped && BEGINS_VALUE.test(update.state.sliceDoc(Math.max(0, head - 1), head)))
          startCompletion(update.view);
      }),
    ];
  }

  /** Loads the colors of a language, unless another file is shown meanwhile. */
  async #speak(file: string): Promise<void> {
    const load = LANGUAGES.find(([names]) => names.test(file))?.[1];
    if (!load) return;
    const language = await load();
    if (this.file === file) this.#view.dispatch({ effects: this.#language.reconfigure(language) });
  }

  async #propose({ pos, explicit, state }: CompletionContext): Promise<CompletionResult | null> {
    const before = state.sliceDoc(Math.max(0, pos - 1), pos);
    if (!explicit && /[\s,}\]]/.test(before)) return null;
    const proposals = await this.#state.complete(this.file, pos);
    const from = Math.min(pos, ...proposals.map((each) => each.from));
    if (proposals.length === 0) return null;
    return { from, to: pos, filter: false, options: proposals.map(optionOf) };
  }

  async #describe(offset: number) {
    const markdown = await this.#state.hover(this.file, offset);
    if (markdown === undefined) return null;
    return {
      pos: offset,
      above: true,
      create: () => {
        const dom = document.createElement("div");
        dom.className = "hover";
        dom.append(...markdownToDom(markdown));
        return { dom };
      },
    };
  }
}

const LANGUAGES: readonly [RegExp, () => Promise<Extension>][] = [
  [/\.mdx?$/, async () => (await import("@codemirror/lang-markdown")).markdown()],
  [/\.ya?ml$/, async () => (await import("@codemirror/lang-yaml")).yaml()],
];

/** The places to fill in as the editor writes them: it has no choices, and places without a name are in braces. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the form of a place
const withPlaces = (text: string): string =>
  text.replace(/\$\{(\d+)\|([^,|]*)[^}]*\}/g, "${$1:$2}").replace(/\$\d+/g, "${}");
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the form of a place

function optionOf({ label, detail, info, from, to, text, isSnippet, also }: Proposal): Completion {
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    ...(info === undefined ? {} : { info: () => Object.assign(document.createElement("div"), { textContent: info }) }),
    apply: (view, completion) => {
      if (isSnippet) {
        snippet(withPlaces(text))(view, completion, from, to);
        return;
      }
      const changes = [{ from, to: Math.max(to, view.state.selection.main.head), insert: text }];
      view.dispatch({
        changes: [...changes, ...also.map((each) => ({ from: each.from, to: each.to, insert: each.text }))],
        userEvent: "input.complete",
      });
      const end = view.state.selection.main.head;
      view.dispatch({ selection: { anchor: end } });
    },
  };
}
