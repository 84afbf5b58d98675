import type { Translate } from '../../../kit/texts.ts';
import { kilometresBetween } from '../../../rules/place/distance.ts';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { MapArc, MapNode, MapSketch } from '../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../ui/year/year-scale.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { TimemapNode, WorldNode } from '../contract.ts';
import { secondsOf } from './time-selection.ts';

/** Numbers of the nodes that have a time, in list order; null for the others. */
export function numbersOf(nodes: readonly Pick<TimemapNode, 'time'>[]): (number | null)[] {
  let number = 0;
  return nodes.map(({ time }) => (time ? ++number : null));
}

/** Whether a node is the entry's own place, which has no time. */
export const isOwnPlace = ({ time, title }: Pick<TimemapNode, 'time' | 'title'>, name: string) =>
  time === null && title === name;

/**
 * Whether a node is dimmed: its time is unknown, or it starts after the year, or it is outside the span; without
 * either, only the first counts.
 */
export function isFaint(
  { time, title }: Pick<TimemapNode, 'time' | 'title'>,
  value: number | Years | null,
  name: string,
): boolean {
  const timeBounds = time && recordBounds(time);
  if (!timeBounds) return !isOwnPlace({ time, title }, name);
  if (value === null) return false;
  const { earliest, latest } = secondsOf(value);
  return timeBounds.earliest > latest || (typeof value !== 'number' && timeBounds.latest < earliest);
}

/** Distance in kilometres within which two places of one name are one spot. */
const sameSpotKm = 25;

export function mapNodesOf(
  nodes: readonly TimemapNode[],
  { kind, name }: { kind: Kind; name: string },
  value: number | Years | null,
): MapNode[] {
  const numbers = numbersOf(nodes);
  const spots: TimemapNode['place'][] = [];
  /** Nearby places of the same name share one marker: that of the first. */
  const spotOf = (place: TimemapNode['place']) => {
    const sameSpot = spots.find(
      ({ name: called, ...at }) => called && called === place.name && kilometresBetween(at, place) < sameSpotKm,
    );
    if (!sameSpot) spots.push(place);
    return sameSpot ?? place;
  };
  return nodes.map((node, place) => ({
    id: node.id,
    title: node.place.name || node.title,
    latitude: spotOf(node.place).latitude,
    longitude: spotOf(node.place).longitude,
    hue: kind,
    order: numbers[place]!,
    weight: 2,
    faint: isFaint(node, value, name),
  }));
}

export const sketchesOf = (nodes: readonly TimemapNode[], value: number | Years | null, name: string): MapSketch[] =>
  nodes.flatMap((node) =>
    node.sketch
      ? [
          {
            id: node.id,
            shape: node.sketch.shape,
            style: node.sketch.style,
            size: node.sketch.size,
            fill: node.sketch.fill,
            border: node.sketch.border,
            faint: isFaint(node, value, name),
          },
        ]
      : [],
  );

/** The stops of a journey: nodes with a time, in order. */
export function journeyOf(nodes: readonly TimemapNode[]): TimemapNode[] {
  const dated = nodes.flatMap((node) => {
    const timeBounds = node.time && recordBounds(node.time);
    return timeBounds ? [{ node, begin: timeBounds.earliest }] : [];
  });
  return dated.sort((stop, other) => stop.begin - other.begin).map(({ node }) => node);
}

/** The arcs of a journey up to a stop and a fraction (0 to 1) towards the next. No arc if two stops share a place. */
export const arcsOf = (stops: readonly Pick<TimemapNode, 'id' | 'place'>[], at: number, part: number): MapArc[] =>
  stops.slice(0, -1).flatMap(({ place }, leg) => {
    const next = stops[leg + 1]!,
      drawn = leg < at ? 1 : leg === at ? part : 0;
    const moves = place.latitude !== next.place.latitude || place.longitude !== next.place.longitude;
    return moves && drawn > 0
      ? [
          {
            id: next.id,
            from: [place.longitude, place.latitude] as const,
            to: [next.place.longitude, next.place.latitude] as const,
            drawn,
          },
        ]
      : [];
  });

/** A node of the world map; its owner's name precedes the title. Named states have their names at their borders. */
export const toMapNode = (
  { id, title, place: { latitude, longitude }, entry, weight, time }: WorldNode,
  t: Translate,
  isNamedState: (entry: WorldNode['entry']) => boolean = () => false,
): MapNode => ({
  id,
  title: titleOf(title, entry, t),
  isNamed: title === entry.name && isNamedState(entry),
  latitude,
  longitude,
  hue: entry.kind,
  order: null,
  weight,
  faint: time === null,
});
