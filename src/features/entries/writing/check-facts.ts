import { checkTime, found, type Found, type IsOld } from '../../../rules/revisions/findings.ts';
import type { Facts } from '../rules.ts';

export function checkFacts({ times }: Facts, isOld: IsOld): Found[] {
  return times.flatMap((time, place) =>
    isOld(time)
      ? []
      : [...checkTime(time, `times.${place}`), ...(time.source ? [] : [found('sourceMissing', `times.${place}`)])],
  );
}
