import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { KnownFamily } from './face/check-family.ts';
import { peopleOf, unionsAround } from './queries.server.ts';

/** The people named in a family and all their ancestors, from unions that other subjects record. */
export async function knownFamily(
  db: Database,
  teller: string,
  ids: readonly string[],
  language: Language,
): Promise<KnownFamily> {
  const [people, around] = await Promise.all([
    peopleOf(db, [...new Set([teller, ...ids])], language),
    unionsAround(db, [...new Set([teller, ...ids])], { up: true, down: false, spouses: true }),
  ]);
  return {
    people: new Map(
      people.map(({ itemId, name, kind, gender, life }) => [
        itemId,
        { name, isPerson: kind === 'person', gender, life },
      ]),
    ),
    unions: around.unions
      .filter(({ toldBy }) => toldBy !== teller)
      .map(({ toldBy, partners, children }) => ({ toldBy, partners, children: children.map(({ id }) => id) })),
  };
}
