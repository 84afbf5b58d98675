import { found, longest, type Found, type IsOld } from '../../rules/revisions/findings.ts';
import { readViewAddress, type Tour } from './rules.ts';

/** Findings that prevent the submission of a tour: no title, no stops, or faulty stops. */
export function checkTour({ name, stops }: Tour, isOld: IsOld): Found[] {
  return [
    ...(name ? [] : [found('titleMissing', 'name')]),
    ...(stops.length ? [] : [found('stopsMissing', 'stops')]),
    ...stops.flatMap((stop, place) => {
      if (isOld(stop)) return [];
      const where = `stops.${place}`;
      return [
        ...(readViewAddress(stop.address) === null ? [found('stopNowhere', `${where}.address`)] : []),
        ...(longest(stop.titles) ? [] : [found('stopSilent', `${where}.titles`)]),
      ];
    }),
  ];
}
