import { useMemo } from 'react';
import { LazyTree } from '../../src/features/families/face/lazy-tree.tsx';
import type { ShownFamily } from '../../src/features/families/face/shown-family.ts';
import { syntheticFamilies } from '../synthetic-families.ts';

/** The tree of a generated family, always the same. */
export function SyntheticTree({ people }: { people: number }) {
  const family = useMemo(() => generateFamily(people), [people]);
  return <LazyTree family={family} name={`${people} people`} />;
}

function generateFamily(count: number): ShownFamily {
  const { people, couples } = syntheticFamilies(count);
  return {
    center: people[0]!.id,
    more: false,
    houses: [],
    people: people.map(({ id, gender }, at) => {
      const born = 1200 + Math.floor((600 * at) / count);
      return {
        itemId: id,
        id,
        name: `Somebody ${at}`,
        disambiguation: null,
        language: 'en' as const,
        gender,
        royal: at % 40 === 0,
        life: '',
        years: `${born} – ${born + 60}`,
        born,
        died: born + 60,
        times: { born: null, died: null, reigned: null },
        reign: null,
        house: null,
        source: null,
        kin: [],
        hidden: { up: 0, down: 0 },
      };
    }),
    unions: couples.map(({ id, partners, children }) => ({
      id,
      toldBy: partners[0]!,
      kind: 'marriage' as const,
      ended: null,
      doubtful: false,
      when: '',
      times: { began: null, ended: null },
      source: null,
      partners: [...partners],
      children: [...children],
    })),
  };
}
