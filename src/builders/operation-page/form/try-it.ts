import { answerView } from "./answer-view.ts";
import { bodyControl } from "./body-control.ts";
import { type Control, choice, fieldControl, make, textControl } from "./form-controls.ts";
import type { FormCredential, FormParameter, FormServer, RequestForm } from "./form-data.ts";
import { say } from "./form-words.ts";
import { makeRequest, type Written } from "./make-request.ts";

// Runs in the browser, once a reader has asked for it: the form that sends requests of an operation.

type Credentials = readonly (readonly [FormCredential, string])[];
type Servers = Control<Pick<Written, "server" | "variables">>;

/** Keys are kept for the page alone, unless the reader has them kept in this browser. */
const keys = new Map<string, string>();
const KEPT = "docs-try-keys";

/** The form of one operation, which `data-request` describes. */
class RequestFormElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const form: RequestForm = JSON.parse(this.dataset.request ?? "{}");
    const servers = serverControl(form.servers);
    const credentials = form.ways.some((way) => way.length > 0) ? credentialControl(form) : undefined;
    const parameters = parameterControls(form.parameters);
    const body = form.bodies.length > 0 ? bodyControl(form.bodies) : undefined;
    const answer = make("div", "docs-try-answer");
    answer.role = "status";
    const send = make("button", "docs-try-send", say("Send"));
    send.type = "submit";
    const controls = [servers, credentials, ...parameters.map(({ group }) => group), body];
    const element = make(
      "form",
      "docs-try-form",
      ...controls.flatMap((control) => control?.element ?? []),
      send,
      answer,
    );
    element.noValidate = true;
    element.addEventListener("submit", async (event) => {
      event.preventDefault();
      send.disabled = true;
      answer.replaceChildren("…");
      const read = (): Written => ({
        ...(servers.read() ?? { server: undefined, variables: new Map() }),
        credentials: credentials?.read() ?? [],
        parameters: parameters.flatMap(({ read }) => read()),
        body: body?.read(),
      });
      answer.replaceChildren(await answerTo(form, read));
      send.disabled = false;
    });
    this.append(element);
  }
}

/** Sends the request of a form; gives what came back, or why nothing did. */
async function answerTo({ method, path, cookies }: RequestForm, read: () => Written): Promise<HTMLElement> {
  try {
    const written = read();
    const request = makeRequest(path, written, location.href);
    const started = performance.now();
    const response = await fetch(request.url, {
      method,
      headers: request.headers.map(([name, value]) => [name, value] as [string, string]),
      body: request.body ?? null,
      credentials: cookies ? "include" : "omit",
    });
    const view = await answerView(response, started);
    if (request.cookies.length === 0) return view;
    return make(
      "div",
      "",
      view,
      make("p", "docs-try-note", say("No page can send cookies to another site: $1", request.cookies.join(", "))),
    );
  } catch (error) {
    const reason =
      error instanceof TypeError
        ? `${error.message}. ${say("The server may not allow requests from this site (CORS).")}`
        : String(error instanceof Error ? error.message : error);
    return make("p", "docs-try-bad", reason);
  }
}

function serverControl(servers: readonly FormServer[]): Servers {
  const own = make("div", "");
  const variablesOf = servers.map(({ variables }) =>
    variables.map((variable) => ({
      name: variable.name,
      control: fieldControl({
        name: variable.name,
        type: "string",
        ...(variable.default === undefined ? {} : { value: variable.default }),
        ...(variable.values.length > 0 ? { values: variable.values } : {}),
      }),
    })),
  );
  const show = (index: number) =>
    own.replaceChildren(...(variablesOf[index] ?? []).map(({ control }) => control.element));
  const choices = choice(
    say("Server"),
    servers.map(({ url, description }) => (description ? `${url} (${description})` : url)),
    show,
  );
  show(0);
  return {
    element: make("div", "docs-try-group", ...(servers.length > 0 ? [choices.element] : []), own),
    read: () => ({
      server: servers[choices.index()],
      variables: new Map(
        (variablesOf[choices.index()] ?? []).map(({ name, control }) => [name, String(control.read() ?? "")]),
      ),
    }),
  };
}

function credentialControl({ ways, servers }: RequestForm): Control<Credentials> {
  // Other APIs of the site may have a scheme of the same name, and must not get this one's keys.
  const keyOf = ({ scheme }: FormCredential): string => `${scheme} ${servers[0]?.url ?? ""}`;
  const kept = keptKeys();
  for (const [name, value] of Object.entries(kept)) if (!keys.has(name)) keys.set(name, value);
  const controls = ways.map((way) =>
    way.map((credential) => ({ credential, control: keyControl(credential, keys.get(keyOf(credential))) })),
  );
  const own = make("div", "");
  const show = (index: number) =>
    own.replaceChildren(...(controls[index] ?? []).flatMap(({ control }) => control.element));
  const names = ways.map((way) => way.map(({ scheme }) => scheme).join(" + ") || say("No authorization"));
  const choices = choice(say("Authorization"), names, show);
  const keep = make("input", "");
  keep.type = "checkbox";
  keep.checked = Object.keys(kept).length > 0;
  keep.addEventListener("change", () => keepKeys(keep.checked));
  show(0);
  return {
    element: make(
      "fieldset",
      "docs-try-group",
      make("legend", "", say("Authorization")),
      ...(ways.length > 1 ? [choices.element] : []),
      own,
      make("label", "docs-try-keep", keep, ` ${say("Keep in this browser")}`),
    ),
    read: () => {
      const written = (controls[choices.index()] ?? []).flatMap(({ credential, control }) => {
        const value = control.read();
        if (value !== undefined) keys.set(keyOf(credential), value);
        return value === undefined ? [] : [[credential, value] as const];
      });
      keepKeys(keep.checked);
      return written;
    },
  };
}

/** A secret; of a name and a password both, as they are sent. */
function keyControl({ name, scheme, hint, isBasic, value = "" }: FormCredential, known = value): Control<string> {
  if (!isBasic) return textControl({ name: `${name} (${scheme})`, hint, value: known }, "password");
  const at = known.indexOf(":");
  const user = textControl({ name: say("User name"), value: at < 0 ? known : known.slice(0, at) });
  const password = textControl({ name: say("Password"), value: at < 0 ? "" : known.slice(at + 1) }, "password");
  return {
    element: make("div", "", user.element, password.element),
    read: () =>
      user.read() === undefined && password.read() === undefined
        ? undefined
        : `${user.read() ?? ""}:${password.read() ?? ""}`,
  };
}

/** Storage is closed to some readers. */
function keptKeys(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function keepKeys(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(keys)));
    else localStorage.removeItem(KEPT);
  } catch {}
}

const PLACES = { path: "Path", query: "Query", header: "Headers", cookie: "Cookies" } as const;

/** The parameters of each place, as a group. */
function parameterControls(parameters: readonly FormParameter[]) {
  return Object.entries(PLACES).flatMap(([place, title]) => {
    const own = parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({ parameter, control: fieldControl(parameter) }));
    if (own.length === 0) return [];
    const read = () =>
      own.flatMap(({ parameter, control }): [FormParameter, string][] => {
        const value = control.read();
        if (value === undefined && parameter.in === "path") throw new Error(say('"$1" is missing', parameter.name));
        return value === undefined ? [] : [[parameter, typeof value === "string" ? value : JSON.stringify(value)]];
      });
    const element = make(
      "fieldset",
      "docs-try-group",
      make("legend", "", say(title)),
      ...own.map(({ control }) => control.element),
    );
    return [{ group: { element }, read }];
  });
}

if (!customElements.get("docs-request-form")) customElements.define("docs-request-form", RequestFormElement);
