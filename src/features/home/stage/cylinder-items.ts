import type { Translate } from '../../../kit/texts.ts';
import { bounds } from '../../../rules/time/historical-time.ts';
import type { Region } from '../../../rules/kinds.ts';
import type { CylinderItem } from '../../../ui/time-cylinder/time-cylinder.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { WorldNode } from '../../timemaps/contract.ts';
import type { Lane } from '../contract.ts';

/** First and last year of the cylinder, as on the timeline next to it. */
const years = { from: -3200, until: 1950 } as const;
const boundsOfYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });
export const cylinderSpan = { earliest: boundsOfYear(years.from).earliest, latest: boundsOfYear(years.until).latest };

/** Initial longitude: most of recorded history is near it. */
export const initialLongitude = 56;

/** Longitude of subjects without a known place: the middle of their region. */
const middleOf: Record<Region, number> = {
  'east-asia': 112,
  'south-asia': 78,
  'near-east': 43,
  africa: 22,
  europe: 11,
  americas: -88,
  oceania: 170,
};

/** Polities and people as bars; weights are between 2 and 3, the best linked highest. */
export function barsOf(lanes: readonly Lane[]): CylinderItem[] {
  const bars = lanes.flatMap(({ region, polities, people }) =>
    [...polities, ...people].map((bar) => ({ ...bar, region })),
  );
  const maxWeight = Math.max(1, ...bars.map(({ weight }) => weight));
  return bars.map(({ itemId, name, region, longitude, earliest, latest, time, kind, weight }) => ({
    id: itemId,
    title: name,
    longitude: longitude ?? middleOf[region],
    earliest: Math.max(earliest, cylinderSpan.earliest),
    latest: Math.min(latest, cylinderSpan.latest),
    startNote: time.startNote,
    endNote: time.endNote,
    hue: kind,
    weight: 2 + weight / maxWeight,
  }));
}

const isInCylinderSpan = ({ earliest, latest }: Pick<WorldNode, 'earliest' | 'latest'>) =>
  earliest !== null && latest !== null && earliest < cylinderSpan.latest && latest > cylinderSpan.earliest;

/** Whether a node gets no mark: its subject is already a bar, or it is outside the time span. */
export const isWithoutMark = (node: WorldNode, lanes: readonly Lane[]) =>
  !isInCylinderSpan(node) ||
  lanes.some(({ polities, people }) => [...polities, ...people].some(({ itemId }) => itemId === node.id));

/** Events as marks between the bars. */
export const marksOf = (events: readonly WorldNode[], t: Translate): CylinderItem[] =>
  events.map(({ id, title, place, earliest, latest, time, entry, weight }) => ({
    id,
    title: titleOf(title, entry, t),
    longitude: place.longitude,
    earliest: earliest!,
    latest: latest!,
    startNote: time?.startNote ?? null,
    endNote: time?.endNote ?? null,
    // Events of polities get another colour, as polities' own is that of their bars.
    hue: entry.kind === 'polity' ? 'event' : entry.kind,
    weight: Math.min(1.9, weight * 0.6),
  }));
