import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { FamilyContext } from './face/check-family.ts';
import { peopleOf, loadUnionsAround } from './queries.server.ts';

/** The people named in a family and all their ancestors, from unions that other subjects record. */
export async function loadFamilyContext(
  db: Database,
  teller: string,
  ids: readonly string[],
  language: Language,
): Promise<FamilyContext> {
  const [people, around] = await Promise.all([
    peopleOf(db, [...new Set([teller, ...ids])], language),
    loadUnionsAround(db, [...new Set([teller, ...ids])], { up: true, down: false, spouses: true }),
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
