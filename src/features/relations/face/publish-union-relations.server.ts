import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { deriveId } from '../../../kit/database/ids.server.ts';
import type { InLanguages } from '../../../rules/languages.ts';
import type { RelationType } from '../../../rules/relation-types.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { recountWeights, writeRelations } from '../publish.server.ts';

/** A relation derived from a union, which exists as long as the union. */
export interface UnionRelation {
  unionId: string;
  from: string;
  to: string;
  type: RelationType;
  word: InLanguages;
  inverse: InLanguages | null;
  sentence: InLanguages;
  time: TimeRecord | null;
  source: Citation | null;
}

/**
 * Writes the relations derived from some unions to the graph, replacing earlier ones. `touched` are all subjects that
 * have or had one.
 */
export async function publishUnionRelations(
  db: Database,
  unionIds: readonly string[],
  relations: readonly UnionRelation[],
  touched: readonly string[],
): Promise<void> {
  const rows = relations.map(({ unionId, from, to, type, word, inverse, sentence, time, source }) => ({
    id: deriveId(unionId, from, to),
    from_id: from,
    to_id: to,
    type,
    word,
    inverse,
    sentence,
    start_time: time?.startTime ?? null,
    end_time: time?.endTime ?? null,
    start_note: time?.startNote ?? null,
    end_note: time?.endNote ?? null,
    time_desc: time?.timeDesc ?? null,
    earliest: null,
    latest: null,
    ...(time && recordBounds(time)),
    latitude: null,
    longitude: null,
    place_name: null,
    description: null,
    attributes: {},
    source,
    union_id: unionId,
  }));
  await sql`delete from relation where union_id = any(${[...unionIds]}) and id <> all(${rows.map(({ id }) => id)})`.execute(
    db,
  );
  await writeRelations(db, rows);
  await recountWeights(db, touched);
}
