import { sql } from 'kysely';
import { z } from 'zod';
import { asLines, type PackForm } from '../../kit/packs/pack-form.server.ts';
import { Tour } from './rules.ts';

export const toursFile = 'tours.ndjson';

/** A tour of a pack: a line of `tours.ndjson`. */
export const TourLine = z.strictObject({ id: z.string().regex(/^tour-[\w-]{1,80}$/), content: Tour });
export type TourLine = z.output<typeof TourLine>;

/** In a pack of everything the tours that were imported; those by members belong to their authors. */
export const toursForm: PackForm = async function* ({ db, isAll }) {
  if (!isAll) return;
  const { rows } = await sql<TourLine>`
    select * from (
      select distinct on (thing_id) thing_id as id, content, origin_id, publication_number from revision
      where module = 'tour' and published order by thing_id, publication_number desc) tour
    where origin_id is not null order by publication_number`.execute(db);
  if (!rows.length) return;
  yield {
    name: toursFile,
    type: 'application/x-ndjson',
    isText: true,
    content: () =>
      asLines(
        (async function* () {
          for (const { id, content } of rows) yield { id, content };
        })(),
      ),
  };
};
