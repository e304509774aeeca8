import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/** What an address of the playground says: the texts of a site, and how it is checked. */
export interface Shared {
  readonly files: Readonly<Record<string, string>>;
  readonly dialect?: string | undefined;
  readonly platform?: string | undefined;
  /** Severities by code, area or `*`. */
  readonly rules?: Readonly<Record<string, string>> | undefined;
}

/** How long an address may be: what chats, mail and bug trackers pass on whole (characters). */
export const MOST_CHARACTERS = 32_000;

/** What an address may unpack to (bytes): a short one must not fill the memory. */
const MOST_BYTES = 5_000_000;

const NAME = "site";

/** The part of an address behind `#`. */
export function encodeShared(shared: Shared): string {
  const packed = deflateSync(strToU8(JSON.stringify(shared)), { level: 9 });
  return `${NAME}=${toBase64Url(packed)}`;
}

export const addressOfExample = (files: Readonly<Record<string, string>>): string => encodeShared({ files });

/**
 * What an address says; `undefined` if it says nothing.
 *
 * @throws Error if it is cut off, or was never one of the playground
 */
export function decodeShared(fragment: string): Shared | undefined {
  const [, text] = new RegExp(`^#?${NAME}=([\\w-]+)$`).exec(fragment) ?? [];
  if (text === undefined) return undefined;
  const bytes = inflateSync(fromBase64Url(text), { out: new Uint8Array(MOST_BYTES) });
  const value: unknown = JSON.parse(strFromU8(bytes));
  if (!isShared(value)) throw new Error("the address holds no site");
  return value;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");

const isShared = (value: unknown): value is Shared => {
  if (typeof value !== "object" || value === null) return false;
  const { files, dialect, platform, rules } = value as Record<string, unknown>;
  const isName = (name: unknown) => name === undefined || typeof name === "string";
  return isTexts(files) && isName(dialect) && isName(platform) && (rules === undefined || isTexts(rules));
};

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
