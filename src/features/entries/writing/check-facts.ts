import { checkTime, createFinding, type Finding, type IsOld } from '../../../rules/revisions/findings.ts';
import type { Facts } from '../rules.ts';

export const checkFacts = ({ times }: Facts, isOld: IsOld): Finding[] =>
  times.flatMap((time, place) =>
    isOld(time)
      ? []
      : [
          ...checkTime(time, `times.${place}`),
          ...(time.source ? [] : [createFinding('sourceMissing', `times.${place}`)]),
        ],
  );
