import type { Couple, Relative } from '../src/features/families/kin/family-graph.ts';
import { randomFrom } from './random.ts';

/** Numbers of children per union; size of the neighbourhood from which a wife is chosen, so that houses intermarry. */
const children = [0, 1, 2, 2, 3, 4, 5],
  neighbours = 40;

/**
 * People in generations of a few thousand, with cousin marriages, second marriages and adoptions. The same every time.
 */
export function syntheticFamilies(count: number): { people: Relative[]; couples: Couple[] } {
  const random = randomFrom(18);
  const people: Relative[] = [],
    couples: Couple[] = [];
  const birth = (): Relative => {
    const relative: Relative = {
      id: `person-${people.length}`,
      gender: random.below(2) ? 'male' : 'female',
      born: null,
    };
    people.push(relative);
    return relative;
  };
  let generation = Array.from({ length: Math.max(8, Math.floor(count / 25)) }, birth);
  while (people.length < count) {
    const women = generation.filter(({ gender }) => gender === 'female');
    const next: Relative[] = [];
    const men = generation.filter(({ gender }) => gender === 'male');
    for (const [at, husband] of men.entries()) {
      const place = Math.floor((at / men.length) * women.length);
      for (let marriage = 0; marriage < (random.below(8) ? 1 : 2) && women.length; marriage++) {
        const wife = women[(place + random.below(neighbours)) % women.length]!;
        const newborns = Array.from({ length: Math.min(random.pick(children), count - people.length) }, birth);
        next.push(...newborns);
        couples.push({
          id: `union-${couples.length}`,
          partners: [husband.id, wife.id],
          children: newborns.map(({ id }) => ({ id, adopted: random.below(50) === 0, doubtful: false })),
        });
      }
    }
    if (!next.length) next.push(birth(), birth());
    generation = next;
  }
  return { people, couples };
}
