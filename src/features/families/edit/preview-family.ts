import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { historicalYear } from '../../../rules/time/historical-time.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { yearsOfLife } from '../face/check-family.ts';
import type { ShownFamily, ShownPerson } from '../face/shown-family.ts';
import { membersOf, type Member, type Union } from '../rules.ts';

interface PreviewOptions {
  language: Language;
  /** Label of a member without a name. */
  someone: string;
}

/**
 * The family tree after publication: unions that belong to other people's entries stay, the person's own are replaced
 * by the edited ones.
 */
export function previewFamily(
  published: ShownFamily,
  self: string,
  unions: readonly Union[],
  names: ReadonlyMap<string, LinkedEntry>,
  saying: PreviewOptions,
): ShownFamily {
  const { language } = saying;
  const people = new Map(published.people.map((person) => [person.itemId, person]));
  for (const member of unions.flatMap(membersOf))
    if (!people.has(member.id)) people.set(member.id, toShownPerson(member, names.get(member.id), saying));
  const allUnions = [
    ...published.unions.filter(({ toldBy }) => toldBy !== self),
    ...unions.map((union, at) => ({
      id: `written ${at}`,
      toldBy: self,
      kind: union.kind,
      ended: union.ended,
      doubtful: union.doubtful,
      when: union.time ? formatRecord(union.time, language) : '',
      times: { began: null, ended: null },
      source: null,
      partners: union.partners.map(({ id }) => id),
      children: union.children.map(({ id, adopted, doubtful }) => ({ id, adopted, doubtful })),
    })),
  ];
  const members = new Set([
    self,
    ...allUnions.flatMap(({ partners, children }) => [...partners, ...children.map(({ id }) => id)]),
  ]);
  return { ...published, people: [...people.values()].filter(({ itemId }) => members.has(itemId)), unions: allUnions };
}

function toShownPerson(
  { id, person }: Member,
  entry: LinkedEntry | undefined,
  { language, someone }: PreviewOptions,
): ShownPerson {
  const { born, died } = yearsOfLife(person?.life ?? null);
  return {
    itemId: id,
    id: entry?.id ?? id,
    name: entry?.name ?? selectTranslation(person?.names, language)?.value ?? (person ? someone : id),
    disambiguation: null,
    language,
    gender: person?.gender ?? null,
    royal: person?.royal ?? false,
    life: person?.life ? formatRecord(person.life, language) : '',
    years: person?.life ? formatRecord(person.life, language) : '',
    born: born === null ? null : historicalYear(born),
    died: died === null ? null : historicalYear(died),
    times: { born: null, died: null, reigned: null },
    reign: null,
    house: null,
    source: null,
    kin: [],
    hidden: { up: 0, down: 0 },
  };
}
