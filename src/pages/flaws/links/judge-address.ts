import { isNearMiss } from "../../../diagnostic/nearest.ts";
import type { ScannedLink } from "../../read/scanned-page.ts";
import type { NoteFlaw } from "../flaw.ts";
import { malformedLink } from "./malformed-link.ts";

/** The schemes that people mean. */
const MEANT = ["https", "http", "mailto"] as const;

/** Schemes that are near to these, and others. */
const OTHERS: ReadonlySet<string> = new Set(["ftp", "ftps", "sftp", "httpx", "tcp", "ssh", "https", "http", "mailto"]);

const DOUBLED = /^https?:\/*(https?:\/\/.*)$/is;

/** Judges the address of a link by itself: its scheme. */
export function judgeAddress({ target, start, end }: ScannedLink, note: NoteFlaw): void {
  const written = target.trim();
  const at = { start, end };
  const fixOf = (text: string) => (end - start === target.length ? { fix: { ...at, text } } : {});
  const colon = written.indexOf(":");
  if (colon === -1) return;
  const [, meant] = DOUBLED.exec(written) ?? [];
  if (meant !== undefined) {
    note(malformedLink, { case: "doubled", target: written, meant }, at, fixOf(meant));
    return;
  }
  const scheme = written.slice(0, colon).toLowerCase();
  if (!/^[a-z][a-z\d+.-]*$/.test(scheme) || OTHERS.has(scheme)) return;
  const near = MEANT.find((known) => isNearMiss(scheme, known, 1));
  if (near === undefined) return;
  const rest = written.slice(colon + 1);
  const corrected = near === "mailto" ? `${near}:${rest}` : `${near}://${rest.replace(/^\/*/, "")}`;
  note(malformedLink, { case: "scheme", target: written, scheme, meant: corrected }, at, fixOf(corrected));
}
