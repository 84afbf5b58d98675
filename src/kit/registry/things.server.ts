import type { Database } from '../database/database.server.ts';
import { assertNotEmpty } from './assert-not-empty.ts';
import type { ThingSummary, ThingType } from './thing-type.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';

/** Every type of thing, in the order in which `findThing` tries them. Filled by `registerFeatures`. */
export const thingTypes: ThingType[] = [];

function requireThingType(type: string): ThingType {
  const match = assertNotEmpty(thingTypes).find((candidate) => candidate.type === type);
  if (!match) throw new Error(`There are things of the type ${type} in the database that the code does not know.`);
  return match;
}

export const addressIdOf = (type: string, thingId: string, language: Language): string =>
  requireThingType(type).addressId(thingId, language);

/** The published thing that an id in an address refers to; null for none. */
async function findThing(db: Database, id: string): Promise<{ id: string; type: string } | null> {
  for (const { type, find } of assertNotEmpty(thingTypes)) {
    const thingId = await find(db, id);
    if (thingId !== null) return { id: thingId, type };
  }
  return null;
}

/** The published thing that an id in an address refers to; fails with `entryNotFound`. */
export const requireThing = async (db: Database, id: string): Promise<{ id: string; type: string }> =>
  (await findThing(db, id)) ?? fail('entryNotFound');

/** The published thing of a type that an id in an address refers to; fails with `entryNotFound`. */
export const requireThingOfType = async (db: Database, type: string, id: string): Promise<string> =>
  (await assertNotEmpty(thingTypes)
    .find((candidate) => candidate.type === type)
    ?.find(db, id)) ?? fail('entryNotFound');

/** Groups ids of things, published or begun, by type; unknown ids are missing. */
export async function groupByType(db: Database, ids: readonly string[]): Promise<Map<ThingType, string[]>> {
  const rows = ids.length
    ? await db
        .selectFrom('thing')
        .where('id', 'in', [...new Set(ids)])
        .select(['id', 'type'])
        .execute()
    : [];
  return new Map(
    [...Map.groupBy(rows, ({ type }) => type)].map(([type, things]) => [
      requireThingType(type),
      things.map(({ id }) => id),
    ]),
  );
}

/** Published things of any type, as displayed to readers of a language; unpublished ones are missing. */
export async function loadSummaries(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ThingSummary>> {
  const displaysByType = await Promise.all(
    [...(await groupByType(db, ids))].map(([type, idsOfType]) => type.loadPublished(db, idsOfType, language)),
  );
  return new Map(displaysByType.flatMap((things) => [...things]));
}
