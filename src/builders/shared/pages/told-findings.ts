import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { countOf } from "../../../diagnostic/words.ts";
import { fingerprintsOf } from "../../../policy/fingerprints.ts";
import { formatConcise } from "../../../report/formats/concise.ts";
import type { Site } from "../../../site/load-site.ts";
import { type Log, logDiagnostics } from "./read-docs.ts";

/** The subjects that are no pages. */
const DOCS = "docs";
const FAULT = "fault";

/** How many findings that are gone are listed. */
const MOST_GONE = 10;

/**
 * What a log has said about docs that are read again and again: each finding once, and once more when it is gone. It is known again
 * by its fingerprint, so that it may move to another line.
 */
export class ToldFindings {
  /** The findings of each subject, by fingerprint. */
  readonly #subjects = new Map<string, ReadonlyMap<string, Diagnostic>>();
  /** How many subjects have a finding. */
  readonly #counts = new Map<string, number>();

  /** Takes all that is found now about some subjects, such as a page; logs what is new, and what no subject has any more. */
  tell(found: ReadonlyMap<string, readonly Diagnostic[]>, site: Pick<Site, "texts">, log: Log): void {
    const fresh: Diagnostic[] = [];
    const left: (readonly [string, Diagnostic])[] = [];
    for (const [subject, diagnostics] of found) {
      left.push(...(this.#subjects.get(subject) ?? []));
      const fingerprints = fingerprintsOf(diagnostics);
      const now = new Map(diagnostics.map((each, index) => [fingerprints[index] ?? "", each]));
      this.#subjects.set(subject, now);
      for (const [fingerprint, each] of now) if (this.#count(fingerprint, 1) === 1) fresh.push(each);
    }
    const gone = left.filter(([fingerprint]) => this.#count(fingerprint, -1) === 0).map(([, each]) => each);
    logDiagnostics(fresh, site, log);
    if (gone.length > 0) log.info(goneLines(gone));
  }

  /** Takes all that is found in a reading of the docs. */
  tellDocs(diagnostics: readonly Diagnostic[], site: Pick<Site, "texts">, log: Log): void {
    const found = new Map([
      [DOCS, diagnostics],
      [FAULT, []],
    ]);
    this.tell(found, site, log);
  }

  /** Takes what keeps docs from being shown: what was found in the reading before may still be there. */
  tellFault(diagnostics: readonly Diagnostic[], site: Pick<Site, "texts">, log: Log): void {
    this.tell(new Map([[FAULT, diagnostics]]), site, log);
  }

  #count(fingerprint: string, more: number): number {
    const count = (this.#counts.get(fingerprint) ?? 0) + more;
    if (count === 0) this.#counts.delete(fingerprint);
    else this.#counts.set(fingerprint, count);
    return count;
  }
}

function goneLines(gone: readonly Diagnostic[]): string {
  const listed = gone.slice(0, MOST_GONE).map((each) => formatConcise([each]));
  const more = gone.length > MOST_GONE ? `and ${gone.length - MOST_GONE} more\n` : "";
  return `no longer found: ${countOf(gone.length, "finding")}\n${listed.join("")}${more}`.trimEnd();
}
