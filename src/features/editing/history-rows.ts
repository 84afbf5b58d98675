import type { Revision } from '../entries/contract.ts';

export interface VersionRow {
  revision: Revision;
  /** The version of the same part that came before it, where it is on the same page. */
  previous: string | null;
}

/** Versions, newest first, each with the one that it took the place of. */
export function rowsOf(revisions: readonly Revision[]): VersionRow[] {
  return revisions.map((revision, place) => ({
    revision, previous: revisions.slice(place + 1).find(({ module, language }) => module === revision.module && language === revision.language)?.id ?? null,
  }));
}
