import { recordBounds } from '../../rules/time/historical-time.ts';
import type { TimeRole } from '../../rules/kinds.ts';
import type { SubjectFacts } from '../../rules/revisions/findings.ts';
import type { EntryHead } from '../../rules/entry-head.ts';

/** The roles of times that bound a subject, as on the server (kit/subject-facts.server.ts). */
const boundingRoles: ReadonlySet<TimeRole> = new Set(['life', 'birth', 'death', 'span']);

/** The data about an entry that the submission checks need. */
export function knownDataOf({ name, kind, times }: Pick<EntryHead, 'name' | 'kind' | 'times'>): SubjectFacts {
  const bounds = times.flatMap((time) => (boundingRoles.has(time.role) ? (recordBounds(time) ?? []) : []));
  const least = Math.min(...bounds.map(({ earliest }) => earliest)),
    latestBound = Math.max(...bounds.map(({ latest }) => latest));
  return {
    name,
    earliest: bounds.length ? least : null,
    latest: bounds.length ? latestBound : null,
    isPerson: kind === 'person',
  };
}
