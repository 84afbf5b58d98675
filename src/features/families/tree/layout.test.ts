import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Couple } from '../kin/family-graph.ts';
import { generationsOf } from './generations.ts';
import { layOut } from './layout.ts';
import { crossingsOf, exchangeNeighbours, orderRows } from './order.ts';
import { separatePositions, sizes } from './place.ts';
import { rowsOf } from './rows.ts';

const couples = (people: number) =>
  fc.array(
    fc.record({
      partners: fc.uniqueArray(fc.nat(people - 1), { maxLength: 2 }),
      children: fc.uniqueArray(fc.nat(people - 1), { maxLength: 5 }),
    }),
    { maxLength: 14 },
  );
/** Arbitrary data: loops, children of themselves, people without any union. */
const families = fc.integer({ min: 1, max: 25 }).chain((count) =>
  couples(count).map((unions) => ({
    people: Array.from({ length: count }, (_, n) => `p${n}`),
    unions: unions.map(({ partners, children }, n): Couple => ({
      id: `u${n}`,
      partners: partners.map((partner) => `p${partner}`),
      children: children.map((child) => ({ id: `p${child}`, adopted: false, doubtful: false })),
    })),
  })),
);

test('R21 each person is drawn once and no two cards touch, whatever the data', () => {
  fc.assert(
    fc.property(families, ({ people, unions }) => {
      const layout = layOut(people, unions);
      expect(layout.people.map(({ id }) => id)).toEqual(people);
      for (const [at, person] of layout.people.entries())
        for (const other of layout.people.slice(at + 1))
          expect(
            Math.abs(person.x - other.x) >= sizes.width - 0.01 || Math.abs(person.y - other.y) >= sizes.height,
            `${person.id} and ${other.id}`,
          ).toBe(true);
      for (const { points } of layout.lines) {
        expect(points.every(Number.isFinite)).toBe(true);
        for (let at = 2; at < points.length; at += 2)
          expect(
            Math.min(Math.abs(points[at]! - points[at - 2]!), Math.abs(points[at + 1]! - points[at - 1]!)),
          ).toBeLessThan(0.001);
      }
      expect(layOut(people, unions)).toEqual(layout);
    }),
    { numRuns: 300 },
  );
});

test('R21 children are below both parents, partners side by side, an uncle next to the niece he married', () => {
  const sound = families.map(({ people, unions }) => ({
    people,
    // Children have higher numbers than their parents, so there are no loops.
    unions: unions.map((union) => ({
      ...union,
      children: union.children.filter(({ id }) =>
        union.partners.every((partner) => Number(partner.slice(1)) < Number(id.slice(1))),
      ),
    })),
  }));
  fc.assert(
    fc.property(sound, ({ people, unions }) => {
      const generation = generationsOf(people, unions);
      for (const { partners, children } of unions)
        for (const partner of partners)
          for (const { id } of children) expect(generation.get(partner)!).toBeLessThan(generation.get(id)!);
    }),
    { numRuns: 300 },
  );
  const union = (id: string, partners: string[], ...children: string[]): Couple => ({
    id,
    partners,
    children: children.map((child) => ({ id: child, adopted: false, doubtful: false })),
  });
  // An uncle marries his niece; a king has three wives; second cousins marry.
  const house = [
    union('1', ['A', 'B'], 'C', 'D'),
    union('2', ['C', 'X'], 'E'),
    union('3', ['D', 'E'], 'F'),
    union('4', ['C', 'Y'], 'G'),
    union('5', ['C', 'Z'], 'H'),
    union('6', ['G', 'H2'], 'I'),
  ];
  const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'H2', 'I', 'X', 'Y', 'Z'];
  const { people: placed } = layOut(people, house);
  const at = (id: string) => placed.find((person) => person.id === id)!;
  expect(at('D').y).toBe(at('E').y);
  expect(Math.abs(at('D').x - at('E').x)).toBe(sizes.width + sizes.beside);
  for (const wife of ['X', 'Y', 'Z']) expect(at(wife).y).toBe(at('C').y);
  const row = placed.filter(({ y }) => y === at('C').y).sort((a, b) => a.x - b.x);
  const places = row.map(({ id }) => 'XYZC'.includes(id)).join('');
  expect(places).toMatch(/^(?:false)*(?:true){4}(?:false)*$/);
  expect(at('H2').y).toBe(at('G').y);
});

const rowsOfFamily = ({ people, unions }: { people: string[]; unions: Couple[] }) =>
  rowsOf(
    people,
    unions.filter(({ partners, children }) => partners.length + children.length > 1),
    generationsOf(people, unions),
  );

test('crossings are counted correctly, compared with every pair of lines, and match the count reported for an order', () => {
  fc.assert(
    fc.property(families, (family) => {
      const tree = rowsOfFamily(family);
      const expectCounted = (crossings: number) => {
        const place = new Map<number, number>();
        for (const row of tree.rows) for (const [at, node] of row.flat().entries()) place.set(node, at);
        let pairs = 0;
        for (const row of tree.rows) {
          const lines = row
            .flat()
            .flatMap((from) => tree.below[from]!.map((to) => [place.get(from)!, place.get(to)!] as const));
          for (const [a, b] of lines) for (const [c, d] of lines) if (a < c && b > d) pairs++;
        }
        expect(crossings).toBe(pairs);
      };
      const items = () => tree.rows.map((row) => row.map((item) => item.toSorted((a, b) => a - b).join()).sort());
      const before = items(),
        initialCrossings = crossingsOf(tree);
      expectCounted(initialCrossings);
      expectCounted(initialCrossings - exchangeNeighbours(tree));
      expectCounted(orderRows(tree));
      expect(exchangeNeighbours(tree)).toBe(0);
      // No person is missing, and spouses are still side by side.
      expect(items()).toEqual(before);
    }),
    { numRuns: 200 },
  );
});

test('positions are ordered and apart, and no other arrangement is closer to the targets', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ to: fc.integer({ min: -500, max: 500 }), weight: fc.integer({ min: 1, max: 4 }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      (targets) => {
        const widths = targets.map((_, at) => 20 + 10 * (at % 3)),
          gaps = targets.map(() => 5);
        const places = separatePositions(targets, widths, gaps);
        const cost = (positions: readonly number[]) =>
          positions.reduce((sum, place, at) => sum + targets[at]!.weight * (place - targets[at]!.to) ** 2, 0);
        const isApart = (positions: readonly number[]) =>
          positions.every(
            (place, at) => !at || place - positions[at - 1]! >= widths[at]! / 2 + widths[at - 1]! / 2 + 5 - 1e-6,
          );
        expect(isApart(places)).toBe(true);
        for (const step of [-3, -0.5, 0.5, 3])
          for (let at = 0; at < places.length; at++) {
            const other = places.with(at, places[at]! + step);
            if (isApart(other)) expect(cost(other)).toBeGreaterThanOrEqual(cost(places) - 1e-6);
          }
      },
    ),
  );
});
