/** The part of a development server that is needed to reload the pages of its browsers. */
export interface ReloadServer {
  readonly middlewares: {
    use(
      handle: (
        request: { readonly headers: { readonly accept?: string | undefined } },
        response: unknown,
        next: () => void,
      ) => void,
    ): unknown;
  };
  readonly ws: {
    on(event: "connection", listener: () => void): unknown;
    send(payload: { readonly type: "full-reload" }): void;
  };
}

/**
 * Reloads the pages of all browsers after each change. A browser that asks for a page before a change and connects behind it, as
 * one that is just reloading does, hears nothing of that change: it is told once it connects.
 */
export class PageReloads {
  readonly #server: ReloadServer;
  #changes = 0;
  /** How many changes the page has that was asked for last. */
  #asked = 0;

  constructor(server: ReloadServer) {
    this.#server = server;
    server.middlewares.use((request, _, next) => {
      if (request.headers.accept?.includes("text/html")) this.#asked = this.#changes;
      next();
    });
    server.ws.on("connection", () => {
      if (this.#asked < this.#changes) this.#send();
    });
  }

  /** After a change, once pages are served with it. */
  reload(): void {
    this.#changes++;
    this.#send();
  }

  #send(): void {
    this.#server.ws.send({ type: "full-reload" });
  }
}
