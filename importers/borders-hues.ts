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

/** What of a polity is the same through the years and from one collection to the next. */
const polityOf = ({ subjectId, name }: Pick<Placed, 'subjectId' | 'name'>) =>
  subjectId ?? Object.values(name)[0]!.toLowerCase();

/**
 * A hue for each shape: the one that its polity has already, for a new polity the one that is rarest among those that
 * lay beside it at the time: those whose boxes overlap, and before all those with which it shares a line. Large ones
 * choose first.
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

/** Which polities share a line at the same time, that is at least two points of it. */
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

/** How much more a shared line counts than boxes that overlap. */
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
  // Among hues as rare as each other its letters decide, so that not all begin with the first.
  const start = [...polity].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % borderHues, 0);
  const order = Array.from({ length: borderHues }, (_, i) => (start + i) % borderHues);
  return order.reduce((best, hue) => (beside[hue]! < beside[best]! ? hue : best));
}
