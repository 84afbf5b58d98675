import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FamilyGraph, type Couple, type FamilyLookup, type Relative } from './family-graph.ts';
import { indexOf } from '../../../../tests/family-index.ts';
import { bloodLines, kinshipsFrom, kinshipsOf, type BloodLine } from './kinship.ts';

/** Families of a few generations in which cousins marry, with several spouses, adoptions and lone parents. */
const families = fc
  .record({
    people: fc.integer({ min: 2, max: 14 }),
    unions: fc.array(
      fc.record({
        a: fc.nat(13),
        b: fc.option(fc.nat(13)),
        children: fc.array(fc.record({ id: fc.nat(13), adopted: fc.boolean() }), { maxLength: 4 }),
      }),
      { maxLength: 9 },
    ),
  })
  .map(({ people, unions }) => {
    const id = (n: number) => `p${n % people}`;
    const relatives: Relative[] = Array.from({ length: people }, (_, n) => ({
      id: `p${n}`,
      gender: n % 3 === 2 ? null : n % 2 ? 'male' : 'female',
      born: null,
    }));
    const couples = unions.map(({ a, b, children }, n): Couple => {
      const partners = [...new Set([id(a), ...(b === null ? [] : [id(b)])])];
      const eldest = Math.max(...partners.map((partner) => Number(partner.slice(1))));
      // Prevents loops: children have a higher number than their parents.
      const ownChildren = children.filter((child) => child.id % people > eldest);
      return {
        id: `u${n}`,
        partners,
        children: [
          ...new Map(
            ownChildren.map((child) => [id(child.id), { id: id(child.id), adopted: child.adopted, doubtful: false }]),
          ).values(),
        ],
      };
    });
    return { family: new FamilyGraph(relatives, couples), couples };
  });

/** All paths up from a person, starting with the person. */
function waysUp(family: FamilyGraph, from: string): string[][] {
  const parents = [...new Set(family.parentsOf(from).map(({ parent }) => parent))];
  return [[from], ...parents.flatMap((parent) => waysUp(family, parent).map((way) => [from, ...way]))];
}

/** The lines of two people, from all pairs of paths up: [up, down] without the common ancestor, and the ancestors. */
function byTryingAll(
  family: FamilyGraph,
  a: string,
  b: string,
): Map<string, { steps: number; ancestors: Set<string> }> {
  const lines = new Map<string, { steps: number; ancestors: Set<string> }>();
  for (const up of waysUp(family, a))
    for (const down of waysUp(family, b)) {
      const ancestor = up.at(-1)!;
      if (ancestor !== down.at(-1)) continue;
      const passed = new Set(up.slice(0, -1));
      if (down.slice(0, -1).some((person) => passed.has(person))) continue;
      const isDirect = up.length === 1 || down.length === 1;
      const key = JSON.stringify([up.slice(1, -1), down.slice(0, -1).reverse(), isDirect ? ancestor : '']);
      const line = lines.get(key) ?? { steps: up.length + down.length - 2, ancestors: new Set() };
      line.ancestors.add(ancestor);
      lines.set(key, line);
    }
  return lines;
}
const keyOf = ({ up, down }: BloodLine) => {
  const isDirect = !up.length || !down.length;
  return JSON.stringify([up.slice(0, -1), down, isDirect ? (up.at(-1) ?? null) : '']);
};

test('kinships from one person to many equal those of each pair, in the same order, in any family', () => {
  fc.assert(
    fc.property(families, ({ family }) => {
      for (const a of family.people.keys()) {
        const kinships = kinshipsFrom(family, a);
        for (const b of family.people.keys()) expect(kinships(b)).toEqual(kinshipsOf(family, a, b));
      }
    }),
  );
});

test('security H1 among 500 spouses only those with a possible close relative are searched', () => {
  const wives = Array.from({ length: 500 }, (_, n) => `wife ${n}`);
  const people = ['king', ...wives, ...wives.map((wife) => `child of ${wife}`)];
  const family = new FamilyGraph(
    people.map((id): Relative => ({ id, gender: null, born: null })),
    wives.map((wife, n): Couple => ({
      id: `u${n}`,
      partners: ['king', wife],
      children: [{ id: `child of ${wife}`, adopted: false, doubtful: false }],
    })),
  );
  let climbed = 0;
  const counting: FamilyLookup = new Proxy(family, {
    get(target, name: keyof FamilyGraph) {
      if (name === 'findMeetingDistance') climbed++;
      return target[name];
    },
  });
  const kinships = kinshipsFrom(counting, 'king');
  expect(people.flatMap((id) => kinships(id)).length).toBeGreaterThanOrEqual(1000);
  expect(climbed).toBeLessThan(5 * people.length);
});

test('blood lines equal those of an exhaustive search, within two steps of the shortest, in any family', () => {
  fc.assert(
    fc.property(families, ({ family }) => {
      const ids = [...family.people.keys()];
      for (const a of ids)
        for (const b of ids) {
          if (a === b) continue;
          const allLines = byTryingAll(family, a, b);
          const shortest = Math.min(...[...allLines.values()].map(({ steps }) => steps));
          const expected = [...allLines].filter(([, { steps }]) => steps <= shortest + 2);
          const lines = bloodLines(family, a, b);
          // A line that descends from the first person names that person as its ancestor.
          const asKey = (line: BloodLine) => keyOf(line).replace(',null]', `,"${a}"]`);
          expect(lines.map(asKey).sort()).toEqual(expected.map(([key]) => key).sort());
          for (const line of lines)
            expect([...line.ancestors].sort()).toEqual([...allLines.get(asKey(line))!.ancestors].sort());
        }
    }),
    { numRuns: 150 },
  );
});

test('the index of all families finds the same lines, and returns the people needed to find them in a small family', () => {
  fc.assert(
    fc.property(families, ({ family, couples }) => {
      const index = indexOf(couples);
      const ids = [...family.people.keys()];
      for (const a of ids)
        for (const b of ids) {
          if (a === b) continue;
          const lines = (of: FamilyLookup) => bloodLines(of, a, b).map((line) => [keyOf(line), line.adopted]);
          const familyLines = lines(family);
          expect(lines(index).sort()).toEqual(familyLines.sort());
          const few = new Set([
            a,
            b,
            ...bloodLines(index, a, b).flatMap(({ up, down, ancestors }) => [...up, ...down, ...ancestors]),
          ]);
          const among = new FamilyGraph(
            [...few].map((id) => family.people.get(id)!),
            index.unionsAmong(few),
          );
          expect(lines(among).sort()).toEqual(familyLines);
        }
    }),
    { numRuns: 60 },
  );
});

test('two people with one common parent by birth and the other by adoption are kin by birth, in any order of the data', () => {
  const couples: Couple[] = [
    { id: 'a', partners: ['father'], children: [{ id: 'one', adopted: false, doubtful: false }] },
    {
      id: 'b',
      partners: ['mother'],
      children: ['one', 'other'].map((id) => ({ id, adopted: false, doubtful: false })),
    },
    { id: 'c', partners: ['mother', 'father'], children: [{ id: 'other', adopted: true, doubtful: false }] },
  ];
  for (const permutation of [couples, couples.toReversed()])
    for (const family of [indexOf(permutation), new FamilyGraph([], permutation)])
      expect(bloodLines(family, 'one', 'other').map(({ adopted }) => adopted)).toEqual([false]);
});

test('the index of all families lists everybody connected by unions, however far, each once, the requested person first', () => {
  fc.assert(
    fc.property(families, ({ family, couples }) => {
      const index = indexOf(couples);
      for (const id of family.people.keys()) {
        const joined = new Set([id]);
        for (const joinedId of joined)
          for (const { partners, children } of couples) {
            const members = [...partners, ...children.map((child) => child.id)];
            if (members.includes(joinedId)) for (const member of members) joined.add(member);
          }
        const ids = index.relativesOf(id);
        expect(ids[0]).toBe(id);
        expect(ids.toSorted()).toEqual([...joined].toSorted());
      }
    }),
    { numRuns: 60 },
  );
});

test('the term for one person reversed is the term for the other', () => {
  fc.assert(
    fc.property(families, ({ family }) => {
      const ids = [...family.people.keys()];
      const degrees = (a: string, b: string, turned: boolean) =>
        kinshipsOf(family, a, b)
          .flatMap(({ line, first, last }) =>
            line && !first && !last
              ? [turned ? [line.down.length, line.up.length] : [line.up.length, line.down.length]]
              : [],
          )
          .map(String)
          .sort();
      for (const a of ids)
        for (const b of ids)
          if (a < b) {
            const [forth, back] = [kinshipsOf(family, a, b), kinshipsOf(family, b, a)];
            expect(back.length > 0).toBe(forth.length > 0);
            if (forth.length < 6) expect(degrees(a, b, false)).toEqual(degrees(b, a, true));
          }
    }),
    { numRuns: 100 },
  );
});

test('a hundred consecutive cousin marriages are computed quickly', () => {
  const people: Relative[] = [],
    couples: Couple[] = [];
  for (let generation = 0; generation < 100; generation++)
    for (const n of [0, 1, 2, 3])
      people.push({ id: `${generation}-${n}`, gender: n % 2 ? 'female' : 'male', born: null });
  for (let generation = 0; generation < 99; generation++)
    for (const n of [0, 2])
      couples.push({
        id: `u${generation}-${n}`,
        partners: [`${generation}-${n}`, `${generation}-${(n + 3) % 4}`],
        children: [0, 1].map((child) => ({ id: `${generation + 1}-${n + child}`, adopted: false, doubtful: false })),
      });
  const family = new FamilyGraph(people, couples);
  const kinships = kinshipsOf(family, '99-0', '99-3');
  expect(kinships.length).toBeGreaterThan(1);
  expect(kinships.every(({ line }) => line!.up.length + line!.down.length <= 6)).toBe(true);
});
