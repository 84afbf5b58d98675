import { timeFaultsOf } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  createFinding,
  longestLength,
  checkKnownSpan,
  type Finding,
  type IsOld,
  type SubjectFacts,
} from '../../../rules/revisions/findings.ts';
import type { Timeline } from '../rules.ts';

export const checkTimeline = ({ events }: Timeline, self: SubjectFacts, isOld: IsOld): Finding[] =>
  events.flatMap((event, place) => {
    if (isOld(event)) return [];
    const where = `events.${place}`;
    return [
      ...(longestLength(event.title) ? [] : [createFinding('titleMissing', `${where}.title`)]),
      ...checkTime(event, where),
      ...(timeFaultsOf(event).length ? [] : checkKnownSpan(event, self, where)),
      ...(event.source ? [] : [createFinding('sourceMissing', `${where}.source`)]),
    ];
  });
