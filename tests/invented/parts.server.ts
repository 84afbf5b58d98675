import { z } from 'zod';
import { asJson } from '../../src/kit/database/database.server.ts';
import { sql } from 'kysely';
import { compareFields } from '../../src/editing/revisions/face/compare-items.server.ts';
import { noDifference } from '../../src/editing/revisions/face/compare.server.ts';
import { part } from '../../src/kit/registry/part.server.ts';
import { toPlainText } from '../../src/rules/safe-html.ts';

export const Reading = z.object({ name: z.string().max(200), body: z.string().max(10_000) });
export const Line = z.object({ text: z.string().max(1000) });

/** The text of an inscription, in each language. */
export const readingPart = part({
  name: 'reading',
  of: 'inscription',
  perLanguage: true,
  schema: Reading,
  messageModule: 'item',
  searched: true,
  sanitize: ({ name, body }) => ({ name: toPlainText(name), body: toPlainText(body) }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: () => ({ ...noDifference, coarse: true }),
  async publish(db, revisions) {
    const rows = revisions.map(({ thingId, language, content }) => ({ thing_id: thingId, language, ...content }));
    await sql`
      insert into inscription (thing_id, language, name, body)
      select thing_id, language, name, body from jsonb_populate_recordset(null::inscription, ${asJson(rows)})
      on conflict (thing_id, language) do update set name = excluded.name, body = excluded.body, changed_at = now()`.execute(
      db,
    );
  },
});

/** Its lines, each a separate part. */
export const linePart = part({
  name: 'line',
  of: 'inscription',
  keyed: true,
  schema: Line,
  messageModule: 'item',
  sanitize: ({ text }) => ({ text: toPlainText(text) }),
  compare: (before, after) => ({ ...noDifference, fields: compareFields(before, after) }),
  compareCoarsely: () => ({ ...noDifference, coarse: true }),
  async publish(db, revisions) {
    const rows = revisions.map(({ thingId, key, content }) => ({ thing_id: thingId, key, ...content }));
    await sql`
      insert into inscription_line (thing_id, key, text)
      select thing_id, key, text from jsonb_populate_recordset(null::inscription_line, ${asJson(rows)})
      on conflict (thing_id, key) do update set text = excluded.text`.execute(db);
  },
});
