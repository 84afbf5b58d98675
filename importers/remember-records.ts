import { sql } from 'kysely';
import { asJson, type Database } from '../src/kit/database/database.server.ts';

interface PublishedRecord {
  key: string;
  thingId: string;
  hash: string;
}

/** Records that an origin has fully published, with links: the next run skips unchanged ones. */
export async function rememberRecords(
  tx: Database,
  origin: string,
  records: readonly PublishedRecord[],
): Promise<void> {
  const rows = records.map(({ key, thingId, hash }) => ({
    origin_id: origin,
    key,
    thing_id: thingId,
    hash,
    linked_hash: hash,
  }));
  await sql`
    insert into import_record (origin_id, key, thing_id, hash, linked_hash)
    select origin_id, key, thing_id, hash, linked_hash from jsonb_populate_recordset(null::import_record, ${asJson(rows)})
    on conflict (origin_id, key) do update set hash = excluded.hash, linked_hash = excluded.linked_hash`.execute(tx);
}
