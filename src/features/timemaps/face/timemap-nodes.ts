import type { Say } from '../../../kit/texts.ts';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { MapArc, MapNode, MapSketch } from '../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../ui/year/year-scale.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import type { TimemapNode, WorldNode } from '../contract.ts';
import { secondsOf } from './time-selection.ts';

/** Places of its nodes that have a time, numbered in the order of the list; null for the others. */
export function numbersOf(nodes: readonly Pick<TimemapNode, 'time'>[]): (number | null)[] {
  let number = 0;
  return nodes.map(({ time }) => (time ? ++number : null));
}

/** The place of the entry itself, which has no time of its own. */
export const isOwn = ({ time, title }: Pick<TimemapNode, 'time' | 'title'>, name: string) =>
  time === null && title === name;

/**
 * Whether a node is drawn weakly: its time is not known, it has not begun by a year, or lies outside a span; without
 * either only the first.
 */
export function isFaint(
  { time, title }: Pick<TimemapNode, 'time' | 'title'>,
  value: number | Years | null,
  name: string,
): boolean {
  const own = time && recordBounds(time);
  if (!own) return !isOwn({ time, title }, name);
  if (value === null) return false;
  const { earliest, latest } = secondsOf(value);
  return own.earliest > latest || (typeof value !== 'number' && own.latest < earliest);
}

/** The nodes of an entry as the map draws them. */
export function mapNodesOf(
  nodes: readonly TimemapNode[],
  { kind, name }: { kind: Kind; name: string },
  value: number | Years | null,
): MapNode[] {
  const numbers = numbersOf(nodes);
  return nodes.map((node, place) => ({
    id: node.id,
    title: node.place.name || node.title,
    latitude: node.place.latitude,
    longitude: node.place.longitude,
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

/** The nodes a journey walks: those with a time, in its order. */
export function journeyOf(nodes: readonly TimemapNode[]): TimemapNode[] {
  const dated = nodes.flatMap((node) => {
    const own = node.time && recordBounds(node.time);
    return own ? [{ node, begin: own.earliest }] : [];
  });
  return dated.sort((one, other) => one.begin - other.begin).map(({ node }) => node);
}

/**
 * The arcs of a journey that has come to a stop and so far (0 to 1) towards the next. Where it stays in its place there
 * is none.
 */
export function arcsOf(stops: readonly Pick<TimemapNode, 'id' | 'place'>[], at: number, part: number): MapArc[] {
  return stops.slice(0, -1).flatMap(({ place }, leg) => {
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
}

/** A node of the world as the map draws it: whose it is stands before its title. */
export const toMapNode = (
  { id, title, place: { latitude, longitude }, entry, weight, time }: WorldNode,
  say: Say,
): MapNode => ({
  id,
  title: titleOf(title, entry, say),
  latitude,
  longitude,
  hue: entry.kind,
  order: null,
  weight,
  faint: time === null,
});
