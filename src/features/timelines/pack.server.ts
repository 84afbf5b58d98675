import { sql } from 'kysely';
import { timeOf } from '../../kit/database/time-columns.ts';
import { asLines, splitIntoPages, type PackForm, type PackInput } from '../../kit/packs/pack-form.server.ts';
import type { InLanguages } from '../../rules/languages.ts';
import { toEdtf } from '../../rules/time/edtf.server.ts';

/** Every time of an entry and of each of its events as EDTF, one per line. */
export const timesForm: PackForm = (packing) =>
  packing.subjects.length
    ? [
        {
          name: 'times.ndjson',
          type: 'application/x-ndjson',
          isText: true,
          content: () => asLines(times(packing)),
        },
      ]
    : [];

type Row = Parameters<typeof timeOf>[0] & {
  subject: string;
  role: string;
  title: InLanguages | null;
};

async function* times({ db, subjects }: PackInput): AsyncGenerator<object> {
  for (const ids of splitIntoPages(subjects)) {
    const { rows } = await sql<Row>`
      select subject_id as subject, role, null::jsonb as title, start_time, end_time, start_note, end_note, time_desc
      from subject_time where subject_id = any(${ids})
      union all
      select subject_id, 'event', title::jsonb, start_time, end_time, start_note, end_note, time_desc
      from event where subject_id = any(${ids})`.execute(db);
    for (const { subject, role, title, ...row } of rows) {
      const time = timeOf(row)!;
      // EDTF cannot express some of our times: they are written in our own notation.
      yield { subject, role, ...(title && { title }), edtf: toEdtf(time), time };
    }
  }
}
