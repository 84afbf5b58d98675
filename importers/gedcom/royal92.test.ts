import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { presentFamily } from '../../src/features/families/face/shown-family.ts';
import { layOutLives } from '../../src/features/families/lives/lives.ts';
import { layOut } from '../../src/features/families/tree/layout.ts';
import { createTreeDrawing } from '../../src/features/families/tree/paint-tree.ts';
import type { Painter } from '../../src/ui/time-axis/painter.ts';
import type { ImportedSubject } from '../record.ts';
import { gedcomSource } from './gedcom.ts';

const file = '../shared/data/22-gedcom/royal92.ged';

async function royals() {
  const people = new Map<string, ImportedSubject>();
  let broken = 0;
  for await (const item of (await gedcomSource(file)).read()) {
    if ('refused' in item) throw new Error(JSON.stringify(item));
    if (!('record' in item)) continue;
    people.set(item.record.key, item.record);
    broken += item.broken?.length ?? 0;
  }
  const unions = [...people.values()]
    .flatMap((person) => person.unions ?? [])
    .map(({ partners, children }, at) => ({
      id: `u${at}`,
      partners,
      children: children.map(({ key, adopted, doubtful }) => ({ id: key, adopted, doubtful })),
    }));
  return { people, unions, broken };
}

test.skipIf(!existsSync(file))(
  'S06 R21 royal92 is imported with 3,010 persons; four generations from Victoria are drawn once each; a phone draws only what it shows',
  async () => {
    const { people, unions } = await royals();
    expect(people.size).toBe(3010);
    // Families with only one known person do not form a union of two.
    expect(unions.length).toBeGreaterThan(1400);
    // A few children are older than a parent: they are in a union with the other parent alone.
    expect(unions.length).toBeLessThanOrEqual(1430);

    const victoria = [...people.values()].find(({ names }) => names.en === 'Victoria Hanover')!.key;
    const familyIds = new Set([victoria]),
      generations = [[victoria]];
    for (let step = 0; step < 4; step++) {
      const ownUnions = unions.filter(({ partners }) => partners.some((id) => generations.at(-1)!.includes(id)));
      for (const id of ownUnions.flatMap(({ partners }) => partners)) familyIds.add(id);
      generations.push(ownUnions.flatMap(({ children }) => children.map(({ id }) => id)));
      for (const id of generations.at(-1)!) familyIds.add(id);
    }
    expect(generations[1]).toHaveLength(9);
    const among = unions.filter(
      ({ partners, children }) =>
        [...partners, ...children.map(({ id }) => id)].filter((id) => familyIds.has(id)).length > 1,
    );
    const drawn = layOut([...familyIds], among).people.map(({ id }) => id);
    expect(drawn).toHaveLength(familyIds.size);
    expect(new Set(drawn)).toEqual(familyIds);
    const lives = layOutLives(
      [...familyIds].map((itemId) => ({ itemId, born: null, died: null })),
      among,
    );
    expect(lives.undated.length + lives.lives.length).toBe(familyIds.size);

    // All people, on a screen of 390 by 600 pixels.
    const family = presentFamily(
      {
        center: victoria,
        more: false,
        houses: [],
        people: [...people.values()].map(({ key, names, gender }) => ({
          itemId: key,
          id: key,
          name: names.en!,
          disambiguation: null,
          kind: 'person' as const,
          language: 'en' as const,
          gender: gender ?? null,
          royal: false,
          life: null,
          reign: null,
          house: null,
          source: null,
          hidden: { up: 0, down: 0 },
          kin: [],
        })),
        unions: unions.map((union) => ({
          ...union,
          toldBy: union.partners[0] ?? union.children[0]!.id,
          kind: 'marriage' as const,
          ended: null,
          doubtful: false,
          time: null,
          source: null,
        })),
      },
      'en',
    );
    const fullLayout = layOut([...people.keys()], unions);
    expect(new Set(fullLayout.people.map(({ id }) => id)).size).toBe(3010);
    let texts = 0;
    const nothing = () => {};
    const painter: Painter = {
      box: nothing,
      fade: nothing,
      frame: nothing,
      line: nothing,
      lines: nothing,
      polygon: nothing,
      disc: nothing,
      text: () => void texts++,
      clip: (_x, _y, _width, _height, draw) => draw(),
    };
    const center = fullLayout.people.find(({ id }) => id === victoria)!;
    createTreeDrawing({
      layout: fullLayout,
      people: new Map(family.people.map((person) => [person.itemId, person])),
      unions: new Map(family.unions.map((union) => [union.id, union])),
      center: victoria,
      selectedId: null,
      houses: null,
      year: null,
      measure: (text) => text.length * 7,
    }).paint(
      painter,
      { scale: 0.75, left: 195 - 0.75 * center.x, top: 300 - 0.75 * center.y, width: 390, height: 600 },
      {
        minNameScale: 0.42,
        ground: '',
        card: '',
        ink: '',
        quiet: '',
        line: '',
        selection: '',
        royal: '',
        male: '',
        female: '',
        houses: [],
        serif: 'serif',
        sans: 'sans-serif',
      },
    );
    expect(texts).toBeGreaterThan(0);
    expect(texts).toBeLessThan(120);
  },
);
