import { textWidth } from '../../../rules/text-width.ts';
import { createPaths, projectPlace, viewAround } from '../../../ui/map-canvas/small-map.ts';

/** Size of the drawing, in its own units. */
export const smallMap = { width: 300, height: 200 } as const;
/** Most places with a label; all are marked. */
const maxNames = 5;
const letterWidth = 5.8,
  labelHeight = 13,
  labelOffset = 6;

interface Place {
  latitude: number;
  longitude: number;
  name: string;
  /** Number of events there; 1 by default. */
  times?: number;
}
export interface DrawnPlace {
  x: number;
  y: number;
  /** Number of events there, which determines the size of the mark. */
  times: number;
  /** Null if there is no room for it. */
  label: { text: string; x: number; y: number } | null;
}

/** Land, rivers and marks around the places of an entry, the most frequent places first; null without places. */
export function drawSmallMap(places: readonly Place[]): { land: string; rivers: string; marks: DrawnPlace[] } | null {
  if (!places.length) return null;
  const view = viewAround(places, smallMap.width, smallMap.height);
  const spots = Map.groupBy(
    places.map((place) => ({ place, ...projectPlace(view, place) })),
    ({ x, y }) => `${Math.round(x / 5)} ${Math.round(y / 5)}`,
  );
  const marks = [...spots.values()]
    .map((group) => ({
      x: Math.round(group[0]!.x),
      y: Math.round(group[0]!.y),
      times: group.reduce((sum, { place }) => sum + (place.times ?? 1), 0),
      name: group[0]!.place.name,
    }))
    .sort((a, b) => b.times - a.times);
  return { ...createPaths(view), marks: withLabels(marks) };
}

type Mark = { x: number; y: number; times: number; name: string };

/** Names right or left of the marks that overlap neither one another nor another mark. */
function withLabels(marks: readonly Mark[]): DrawnPlace[] {
  const taken = marks.map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
  let labelCount = 0;
  return marks.map(({ x, y, times, name }, of) => {
    const wide = textWidth(name) * letterWidth;
    const side =
      labelCount < maxNames && name
        ? [x + labelOffset, x - labelOffset - wide].find((left) => {
            const box = { left, right: left + wide, top: y - labelHeight / 2, bottom: y + labelHeight / 2 };
            return (
              box.left >= 2 &&
              box.right <= smallMap.width - 2 &&
              !taken.some(
                (other, at) =>
                  at !== of &&
                  box.left < other.right &&
                  box.right > other.left &&
                  box.top < other.bottom &&
                  box.bottom > other.top,
              )
            );
          })
        : undefined;
    if (side === undefined) return { x, y, times, label: null };
    labelCount++;
    taken.push({ left: side, right: side + wide, top: y - labelHeight / 2, bottom: y + labelHeight / 2 });
    return { x, y, times, label: { text: name, x: Math.round(side), y: y + 4 } };
  });
}
