// The other calls of Node on the way of a check: small, or never reached in a browser.

export const isDeepStrictEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const setImmediate = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const pathToFileURL = (path: string): URL => new URL(`file://${encodeURI(path)}`);
export const fileURLToPath = (url: string | URL): string => decodeURIComponent(new URL(url).pathname);

/** What builds run the code of pages in; the frame of the playground is its own limit, and runs it itself. */
export class Script {}
export const createContext = (place: object): object => place;
