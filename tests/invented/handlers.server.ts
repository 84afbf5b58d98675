import { sql } from 'kysely';
import { z } from 'zod';
import { implement } from '../../src/kit/calls/api.server.ts';
import { endpoint } from '../../src/kit/calls/endpoint.ts';
import { newId } from '../../src/kit/database/ids.server.ts';
import { registerThings } from '../../src/kit/thing-rows.server.ts';
import { SaveResult, SaveFields, saveErrors } from '../../src/editing/revisions/contract.ts';
import { toPartRef } from '../../src/editing/revisions/face/part-ref.server.ts';
import { saveDraft, save, submit } from '../../src/editing/revisions/face/submit.server.ts';
import { Line, Reading } from './parts.server.ts';

export const saveReading = endpoint('POST /data/inscription/reading', {
  summary: 'Saves or submits what stands on an inscription; a new one where none is named.',
  for: 'member with phone',
  input: SaveFields.extend({
    itemId: z.string().max(60).optional(),
    isNew: z.boolean().default(false),
    reading: Reading,
  }),
  reply: SaveResult,
  fails: saveErrors,
  example: { reading: { name: 'Stele', body: '' }, draft: true },
});
export const saveLine = endpoint('POST /data/inscription/line', {
  summary: 'Saves or submits one line.',
  for: 'member with phone',
  input: SaveFields.extend({ itemId: z.string().max(60), key: z.string().max(20), line: Line }),
  reply: SaveResult,
  fails: saveErrors,
  example: { itemId: 'x', key: '1', line: { text: '' }, draft: true },
});

export const inscriptionWriting = implement(
  { saveReading, saveLine },
  {
    async saveReading({ itemId, isNew, reading, draft, ...saving }, context) {
      const { db, member, language } = context;
      const thingId = itemId ?? newId();
      if (!itemId) {
        await registerThings(db, [{ id: thingId, type: 'inscription' }]);
        await sql`insert into found_by (thing_id, member_id) values (${thingId}, ${member!.id})`.execute(db);
      }
      const proposed = { ...saving, part: toPartRef(thingId, 'reading', language), content: reading };
      return draft ? saveDraft(db, proposed, member!.id) : submit(db, context, proposed, { isNew: isNew || !itemId });
    },
    async saveLine({ itemId, key, line, draft, ...saving }, context) {
      const part = toPartRef(itemId, 'line', context.language, key);
      return save(context, draft, { ...saving, part, content: line });
    },
  },
);
