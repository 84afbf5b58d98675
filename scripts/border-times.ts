/**
 * Lists what looks like a slip of a year or two in the borders, at the cities of `borders/cities.json` and the places of
 * subjects: `node scripts/border-times.ts [gap|overlap|flicker|near-date] [STATE]`. Some of it is history; look it up.
 */
import { readBorders, readCities } from '../importers/content/borders/load.ts';
import { changesNearDates, groupFaults, timeFaultsAt } from '../importers/content/borders/time-faults.ts';
import { builtInContent } from '../importers/content/load.ts';

const [kindOnly, stateOnly] = process.argv.slice(2);
const content = builtInContent(),
  borders = readBorders(content);
const places = [
  ...Object.entries(readCities(content.folder)).map(([name, { at }]) => [name, at] as const),
  ...content.subjects.flatMap(({ id, place }) => (place ? [[id, [place.at[1], place.at[0]]] as const] : [])),
];
const faults = groupFaults([...timeFaultsAt(borders, places), ...changesNearDates(borders, content.subjects)]).filter(
  ({ kind, states }) =>
    (kindOnly === undefined || kind === kindOnly) && (stateOnly === undefined || states.includes(stateOnly)),
);
for (const { kind, from, until, states, at } of faults)
  console.log(`${kind} ${from === until ? from : `${from}..${until}`} ${states.join(' → ')}: ${at}`);
console.log(`${faults.length} to look at`);
