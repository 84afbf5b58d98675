import { timeFaultsOf } from '../../../rules/time/historical-time-checks.ts';
import {
  checkTime,
  found,
  longest,
  outside,
  type Found,
  type IsOld,
  type Known,
} from '../../../rules/revisions/findings.ts';
import type { Timeline } from '../rules.ts';

export function checkTimeline({ events }: Timeline, self: Known, isOld: IsOld): Found[] {
  return events.flatMap((event, place) => {
    if (isOld(event)) return [];
    const where = `events.${place}`;
    return [
      ...(longest(event.title) ? [] : [found('titleMissing', `${where}.title`)]),
      ...checkTime(event, where),
      ...(timeFaultsOf(event).length ? [] : outside(event, self, where)),
      ...(event.source ? [] : [found('sourceMissing', `${where}.source`)]),
    ];
  });
}
