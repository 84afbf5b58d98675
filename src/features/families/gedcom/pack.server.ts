import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Language } from '../../../rules/languages.ts';
import { splitIntoPages, type PackForm, type PackInput } from '../../../kit/packs/pack-form.server.ts';
import type { FamilyUnion } from '../contract.ts';
import { presentFamily } from '../face/shown-family.ts';
import { peopleOf, loadUnionsAround, type PersonRow } from '../queries.server.ts';
import { writeGedcom } from './write-gedcom.ts';

/** GEDCOM stores one name per person. */
const language: Language = 'en';

/** The families of the packed people, as GEDCOM 7. */
export const gedcomForm: PackForm = async function* (packing) {
  const { people, unions, houses } = await familiesOf(packing);
  if (!unions.length) return;
  const family = presentFamily(
    {
      center: people[0]!.itemId,
      people: people.map(({ asChild: _up, asPartner: _down, ...person }) => ({
        ...person,
        hidden: { up: 0, down: 0 },
        kin: [],
      })),
      unions,
      houses,
      more: false,
    },
    language,
  );
  yield {
    name: 'families.ged',
    type: 'text/vnd.familysearch.gedcom',
    isText: true,
    content: () => [writeGedcom(family, { version: '7.0', name: 'Stele', site: packing.site })],
  };
};

/** Unions with at least two packed members, without their other members. */
async function familiesOf({ db, subjects }: PackInput): Promise<{
  people: PersonRow[];
  unions: FamilyUnion[];
  houses: LinkedEntry[];
}> {
  const packed = new Set(subjects),
    unions = new Map<string, FamilyUnion>(),
    people: PersonRow[] = [];
  for (const ids of splitIntoPages(subjects))
    for (const union of (await loadUnionsAround(db, ids, { up: true, down: true }, 1)).unions)
      unions.set(union.id, union);
  const packedUnions = [...unions.values()].flatMap((union) => {
    const partners = union.partners.filter((id) => packed.has(id)),
      children = union.children.filter(({ id }) => packed.has(id));
    return partners.length + children.length > 1 ? [{ ...union, partners, children }] : [];
  });
  const members = new Set(
    packedUnions.flatMap(({ partners, children }) => [...partners, ...children.map(({ id }) => id)]),
  );
  for (const ids of splitIntoPages([...members])) people.push(...(await peopleOf(db, ids, language)));
  const houses = await loadLinkedEntries(db, [...new Set(people.flatMap(({ house }) => house ?? []))], language);
  return { people, unions: packedUnions, houses: [...houses.values()] };
}
