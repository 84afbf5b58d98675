import type { Revision } from '../../editing/revisions/revision-contract.ts';

export interface VersionRow {
  revision: Revision;
  /** The preceding version of the same part, if it is on the same page. */
  previous: string | null;
  /** Whether another version of the same part is on the same page. */
  comparable: boolean;
}

/** Versions, newest first, each with the version it replaced. */
export function rowsOf(revisions: readonly Revision[]): VersionRow[] {
  const partOf = ({ module, language }: Revision) => `${module} ${language}`;
  const parts = Map.groupBy(revisions, partOf);
  return revisions.map((revision) => {
    const versions = parts.get(partOf(revision))!;
    return {
      revision,
      previous: versions[versions.indexOf(revision) + 1]?.id ?? null,
      comparable: versions.length > 1,
    };
  });
}
