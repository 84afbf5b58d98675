import { sql } from 'kysely';
import { borderHues, type BorderShape } from '../src/features/timemaps/rules.ts';
import { boxesOverlap, type Box, type Point } from '../src/features/timemaps/face/shapes.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { InLanguages } from '../src/rules/languages.ts';

interface PlacedBorder extends Box {
  subjectId: string | null;
  name: InLanguages;
  earliest: number;
  latest: number;
}

/** Identity of a polity across years and collections. */
const polityOf = ({ subjectId, name }: Pick<PlacedBorder, 'subjectId' | 'name'>) =>
  subjectId ?? Object.values(name)[0]!.toLowerCase();

/**
 * A hue for each shape: that of its polity if it has one; for a new polity the rarest among neighbours of its time,
 * which are those with overlapping boxes and, with a higher weight, those with a shared line. Large ones choose first.
 */
export async function assignHues(
  db: Database,
  shapes: readonly (PlacedBorder & { shape: BorderShape })[],
): Promise<number[]> {
  const { rows } = await sql<
    PlacedBorder & { hue: number }
  >`select subject_id, name, earliest, latest, west, south, east, north, hue from border`.execute(db);
  const hues = new Map(rows.map((row) => [polityOf(row), row.hue])),
    seen: (PlacedBorder & { hue: number })[] = [...rows];
  const touching = neighboursOf(shapes);
  const size = ({ west, south, east, north }: Box) => (east - west) * (north - south);
  for (const [polity, polityShapes] of Map.groupBy(
    shapes.toSorted((a, b) => size(b) - size(a)),
    polityOf,
  )) {
    const hue =
      hues.get(polity) ??
      chooseHue(
        polityShapes,
        { seen, next: [...(touching.get(polity) ?? [])].flatMap((neighbour) => hues.get(neighbour) ?? []) },
        polity,
      );
    hues.set(polity, hue);
    for (const shape of polityShapes) seen.push({ ...shape, hue });
  }
  return shapes.map((shape) => hues.get(polityOf(shape))!);
}

/** One number for a point, to a thousandth of a degree, as precise as shapes are stored. */
const keyOfPoint = ([x, y]: Point): number => Math.round(x! * 1000) * 1_000_000 + Math.round(y! * 1000);

/** Polities that share a line at the same time, which means at least two points of it. */
function neighboursOf(shapes: readonly (PlacedBorder & { shape: BorderShape })[]): Map<string, Set<string>> {
  const at = new Map<number, PlacedBorder[]>(),
    shared = new Map<PlacedBorder, Map<PlacedBorder, number>>(),
    neighbours = new Map<string, Set<string>>();
  for (const border of shapes) {
    for (const point of new Set(border.shape.coordinates.flat(2).map(keyOfPoint))) {
      const bordersAtPoint = at.get(point) ?? [];
      for (const other of bordersAtPoint) {
        if (border.earliest > other.latest || other.earliest > border.latest) continue;
        const counts = shared.get(border) ?? new Map<PlacedBorder, number>(),
          points = (counts.get(other) ?? 0) + 1;
        shared.set(border, counts.set(other, points));
        if (points !== 2) continue;
        const [a, b] = [polityOf(border), polityOf(other)];
        neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
        neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
      }
      bordersAtPoint.push(border);
      if (bordersAtPoint.length === 1) at.set(point, bordersAtPoint);
    }
  }
  return neighbours;
}

/** Weight of a shared line relative to overlapping boxes. */
const lineWeight = 1000;

function chooseHue(
  polityShapes: readonly PlacedBorder[],
  { seen, next }: { seen: readonly (PlacedBorder & { hue: number })[]; next: readonly number[] },
  polity: string,
): number {
  const hueWeights = Array.from({ length: borderHues }, () => 0);
  for (const hue of next) hueWeights[hue]! += lineWeight;
  for (const other of seen) {
    if (
      polityShapes.some(
        (shape) => shape.earliest <= other.latest && other.earliest <= shape.latest && boxesOverlap(shape, other),
      )
    )
      hueWeights[other.hue]!++;
  }
  // Among equally rare hues the polity's letters decide, so that not all start with the first.
  const start = [...polity].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % borderHues, 0);
  const order = Array.from({ length: borderHues }, (_, i) => (start + i) % borderHues);
  return order.reduce((best, hue) => (hueWeights[hue]! < hueWeights[best]! ? hue : best));
}
