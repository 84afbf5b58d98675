import { sql } from 'kysely';
import { borderHues, type BorderShape } from '../src/features/timemaps/rules.ts';
import { boxesOverlap, type Box } from '../src/features/timemaps/face/shapes.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { InLanguages } from '../src/rules/languages.ts';

interface Placed extends Box {
  subjectId: string | null;
  name: InLanguages;
  earliest: number;
  latest: number;
}

/** Identity of a polity across years and collections. */
const polityOf = ({ subjectId, name }: Pick<Placed, 'subjectId' | 'name'>) =>
  subjectId ?? Object.values(name)[0]!.toLowerCase();

/**
 * A hue for each shape: that of its polity if it has one; for a new polity the rarest among neighbours of its time,
 * which are those with overlapping boxes and, with a higher weight, those with a shared line. Large ones choose first.
 */
export async function huesFor(db: Database, shapes: readonly (Placed & { shape: BorderShape })[]): Promise<number[]> {
  const { rows } = await sql<
    Placed & { hue: number }
  >`select subject_id, name, earliest, latest, west, south, east, north, hue from border`.execute(db);
  const hues = new Map(rows.map((row) => [polityOf(row), row.hue])),
    seen: (Placed & { hue: number })[] = [...rows];
  const touching = neighboursOf(shapes);
  const size = ({ west, south, east, north }: Box) => (east - west) * (north - south);
  for (const [polity, mine] of Map.groupBy(
    shapes.toSorted((a, b) => size(b) - size(a)),
    polityOf,
  )) {
    const hue =
      hues.get(polity) ??
      rarestBeside(
        mine,
        { seen, next: [...(touching.get(polity) ?? [])].flatMap((one) => hues.get(one) ?? []) },
        polity,
      );
    hues.set(polity, hue);
    for (const shape of mine) seen.push({ ...shape, hue });
  }
  return shapes.map((shape) => hues.get(polityOf(shape))!);
}

/** Polities that share a line at the same time, which means at least two points of it. */
function neighboursOf(shapes: readonly (Placed & { shape: BorderShape })[]): Map<string, Set<string>> {
  const at = new Map<string, Set<Placed>>(),
    shared = new Map<Placed, Map<Placed, number>>(),
    neighbours = new Map<string, Set<string>>();
  for (const one of shapes) {
    for (const point of new Set(one.shape.coordinates.flat(2).map(String))) {
      const there = at.get(point) ?? new Set();
      for (const other of there) {
        const counts = shared.get(one) ?? new Map<Placed, number>(),
          points = (counts.get(other) ?? 0) + 1;
        shared.set(one, counts.set(other, points));
        if (points < 2 || one.earliest > other.latest || other.earliest > one.latest) continue;
        const [a, b] = [polityOf(one), polityOf(other)];
        neighbours.set(a, (neighbours.get(a) ?? new Set()).add(b));
        neighbours.set(b, (neighbours.get(b) ?? new Set()).add(a));
      }
      at.set(point, there.add(one));
    }
  }
  return neighbours;
}

/** Weight of a shared line relative to overlapping boxes. */
const lineWeight = 1000;

function rarestBeside(
  mine: readonly Placed[],
  { seen, next }: { seen: readonly (Placed & { hue: number })[]; next: readonly number[] },
  polity: string,
): number {
  const beside = Array.from({ length: borderHues }, () => 0);
  for (const hue of next) beside[hue]! += lineWeight;
  for (const other of seen) {
    if (mine.some((one) => one.earliest <= other.latest && other.earliest <= one.latest && boxesOverlap(one, other)))
      beside[other.hue]!++;
  }
  // Among equally rare hues the polity's letters decide, so that not all start with the first.
  const start = [...polity].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % borderHues, 0);
  const order = Array.from({ length: borderHues }, (_, i) => (start + i) % borderHues);
  return order.reduce((best, hue) => (beside[hue]! < beside[best]! ? hue : best));
}
