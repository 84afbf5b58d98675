import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/time-columns.ts';
import { inLanguage, type Language } from '../../rules/languages.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import type { SeenRelation } from './contract.ts';

/** Every relation that touches a subject, by type in their order, then by time, then by how much the other end is linked. */
export async function relationsOf(db: Database, subjectId: string, language: Language): Promise<SeenRelation[]> {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('subject as other', (join) => join.on((eb) => eb.or([
      eb.and([eb('relation.fromId', '=', subjectId), eb('other.id', '=', eb.ref('relation.toId'))]),
      eb.and([eb('relation.toId', '=', subjectId), eb('other.id', '=', eb.ref('relation.fromId'))]),
    ])))
    .where((eb) => eb.or([eb('relation.fromId', '=', subjectId), eb('relation.toId', '=', subjectId)]))
    .selectAll('relation')
    .select('other.weight')
    .execute();
  const others = await linkedEntries(db, rows.map((row) => (row.fromId === subjectId ? row.toId : row.fromId)), language);
  return rows
    .sort((a, b) => relationTypes.indexOf(a.type) - relationTypes.indexOf(b.type) || (a.earliest ?? Infinity) - (b.earliest ?? Infinity) || b.weight - a.weight)
    .flatMap((row): SeenRelation[] => {
      const outwards = row.fromId === subjectId;
      const other = others.get(outwards ? row.toId : row.fromId);
      const word = inLanguage(outwards ? row.word : (row.inverse ?? row.word), language);
      if (!other || !word) return [];
      return [{
        id: row.id, type: row.type, word: word.value, direction: row.inverse ? (outwards ? 'out' : 'in') : 'both', other,
        time: timeOf(row),
        place: row.latitude === null ? null : { latitude: row.latitude, longitude: row.longitude!, name: row.placeName ?? {} },
        description: inLanguage(row.description, language)?.value ?? null,
        attributes: row.attributes, source: row.source,
      }];
    });
}
