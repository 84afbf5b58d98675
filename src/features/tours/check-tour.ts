import { createFinding, longestLength, type Finding, type IsOld } from '../../rules/revisions/findings.ts';
import { readViewAddress, type Tour } from './rules.ts';

/** Findings that prevent the submission of a tour: no title, no stops, or faulty stops. */
export const checkTour = ({ name, stops }: Tour, isOld: IsOld): Finding[] => [
  ...(name ? [] : [createFinding('titleMissing', 'name')]),
  ...(stops.length ? [] : [createFinding('stopsMissing', 'stops')]),
  ...stops.flatMap((stop, place) => {
    if (isOld(stop)) return [];
    const where = `stops.${place}`;
    return [
      ...(readViewAddress(stop.address) === null ? [createFinding('stopNowhere', `${where}.address`)] : []),
      ...(longestLength(stop.titles) ? [] : [createFinding('stopSilent', `${where}.titles`)]),
    ];
  }),
];
