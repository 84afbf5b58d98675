import { entryAddress } from '../../../rules/entry-ids.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { textWidth } from '../../../rules/text-width.ts';
import { createPaths, minHeights, projectPlace, viewAround } from '../../../ui/map-canvas/small-map.ts';

/** Size of the drawing, in its own units. */
export const smallMap = { width: 300, height: 200 } as const;
/** Most places with a label; all are marked. */
const maxNames = 5;
const letterWidth = 6.4,
  labelHeight = 13,
  labelOffset = 6;
/** Least distance of another entry's mark from the edge. */
const margin = 8;

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
  name: string;
  /** Number of events there, which determines the size of the mark; 0 for a place of another entry. */
  times: number;
  /** Null if there is no room for it beside the others. */
  label: { text: string; x: number; y: number } | null;
  /** Whether its name is left of it, when it is shown without a label of its own. */
  isLeft: boolean;
  /** The names and addresses by which a mention is recognized. */
  follow: string[];
  kind: Kind | null;
}

/** Fewer marks, without a name or in an empty sea, say nothing. */
const minMarks = 3,
  minLandShare = 0.1;

/**
 * Land, rivers and marks around the places of an entry, the most frequent places first, and marks at the places of the
 * entries that its text mentions, as far as they are in the drawing. Null if that would say nothing.
 */
export function drawSmallMap(
  places: readonly Place[],
  mentioned: readonly (LinkedEntry & Pick<Place, 'latitude' | 'longitude'>)[] = [],
): { land: string; rivers: string; marks: DrawnPlace[] } | null {
  const around = places.length > 1 ? places : [...places, ...mentioned];
  if (!around.length) return null;
  const { view, landShare, ...paths } = drawWithCoast(around);
  const spots = new Map<string, Mark>();
  const markAt = (place: Pick<Place, 'latitude' | 'longitude' | 'name'>, kind: Kind | null) => {
    const { x, y } = projectPlace(view, place);
    const key = `${Math.round(x / 5)} ${Math.round(y / 5)}`;
    const mark = spots.get(key) ?? { x: Math.round(x), y: Math.round(y), times: 0, name: place.name, follow: [], kind };
    return spots.set(key, mark).get(key)!;
  };
  for (const place of places) {
    const mark = markAt(place, null),
      name = bareName(place.name);
    mark.times += place.times ?? 1;
    if (name && !mark.follow.includes(name)) mark.follow.push(name);
  }
  for (const entry of mentioned) {
    const { x, y } = projectPlace(view, entry);
    if (x < margin || y < margin || x > smallMap.width - margin || y > smallMap.height - margin) continue;
    markAt(entry, entry.kind).follow.push(entryAddress(entry.id));
  }
  const marks = withLabels([...spots.values()].sort((a, b) => b.times - a.times));
  const isTelling = marks.length >= minMarks || (landShare >= minLandShare && marks.some(({ label }) => label));
  return isTelling ? { ...paths, marks } : null;
}

/** A drawing of nothing but land would not say where it is. */
const maxLandShare = 0.97;

/** The closest view that has a coast; the widest if none has. */
function drawWithCoast(places: readonly Place[]) {
  let drawing;
  for (const height of minHeights) {
    const view = viewAround(places, smallMap.width, smallMap.height, height);
    drawing = { view, ...createPaths(view) };
    if (drawing.landShare <= maxLandShare) break;
  }
  return drawing!;
}

/** A place's name as a text would mention it: without what explains it. */
const bareName = (name: string) => name.split(/[,，、(（]/u, 1)[0]!.trim();

type Mark = Omit<DrawnPlace, 'label' | 'isLeft'>;

/**
 * Names right or left of the marks that overlap neither one another nor another mark, and end within the drawing; without
 * what explains them, if only that fits.
 */
function withLabels(marks: readonly Mark[]): DrawnPlace[] {
  const taken = marks.map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
  let labelCount = 0;
  return marks.map((mark, of) => {
    const { x, y, name } = mark;
    const boxesOf = (text: string) => {
      const wide = textWidth(text) * letterWidth;
      return [x + labelOffset, x - labelOffset - wide]
        .map((left) => ({ left, right: left + wide, top: y - labelHeight / 2, bottom: y + labelHeight / 2 }))
        .filter(({ left, right }) => left >= 2 && right <= smallMap.width - 2);
    };
    const isFree = (box: (typeof taken)[number]) =>
      !taken.some(
        (other, at) =>
          at !== of &&
          box.left < other.right &&
          box.right > other.left &&
          box.top < other.bottom &&
          box.bottom > other.top,
      );
    const texts = [...new Set([name, bareName(name)])].filter(Boolean);
    for (const text of labelCount < maxNames ? texts : []) {
      const box = boxesOf(text).find(isFree);
      if (!box) continue;
      labelCount++;
      taken.push(box);
      return { ...mark, label: { text, x: Math.round(box.left), y: y + 4 }, isLeft: box.left < x };
    }
    const text = texts.find((candidate) => boxesOf(candidate).length) ?? bareName(name);
    const [box] = boxesOf(text);
    return { ...mark, name: text, label: null, isLeft: box ? box.left < x : x > smallMap.width / 2 };
  });
}
