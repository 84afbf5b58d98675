import { timeFaultsOf } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  createFinding,
  longest,
  outside,
  type Finding,
  type IsOld,
  type Known,
} from '../../../rules/revisions/findings.ts';
import type { Timeline } from '../rules.ts';

export function checkTimeline({ events }: Timeline, self: Known, isOld: IsOld): Finding[] {
  return events.flatMap((event, place) => {
    if (isOld(event)) return [];
    const where = `events.${place}`;
    return [
      ...(longest(event.title) ? [] : [createFinding('titleMissing', `${where}.title`)]),
      ...checkTime(event, where),
      ...(timeFaultsOf(event).length ? [] : outside(event, self, where)),
      ...(event.source ? [] : [createFinding('sourceMissing', `${where}.source`)]),
    ];
  });
}
