import { sql } from 'kysely';
import { z } from 'zod';
import { implement } from '../../src/kit/calls/api.server.ts';
import { endpoint } from '../../src/kit/calls/endpoint.ts';
import { newId } from '../../src/kit/database/ids.server.ts';
import { beginThings } from '../../src/kit/things.server.ts';
import { Saved, Saving, savingFails } from '../../src/features/revisions/contract.ts';
import { partOf } from '../../src/features/revisions/face/of-part.server.ts';
import { keepDraft, save, submit } from '../../src/features/revisions/face/submit.server.ts';
import { Line, Reading } from './parts.server.ts';

export const saveReading = endpoint('POST /data/inscription/reading', {
  summary: 'Saves or submits what stands on an inscription; a new one where none is named.',
  for: 'member with phone',
  input: Saving.extend({ itemId: z.string().max(60).optional(), isNew: z.boolean().default(false), reading: Reading }),
  reply: Saved,
  fails: savingFails,
  example: { reading: { name: 'Stele', body: '' }, draft: true },
});
export const saveLine = endpoint('POST /data/inscription/line', {
  summary: 'Saves or submits one line.',
  for: 'member with phone',
  input: Saving.extend({ itemId: z.string().max(60), key: z.string().max(20), line: Line }),
  reply: Saved,
  fails: savingFails,
  example: { itemId: 'x', key: '1', line: { text: '' }, draft: true },
});

export const inscriptionWriting = implement(
  { saveReading, saveLine },
  {
    async saveReading({ itemId, isNew, reading, draft, ...saving }, context) {
      const { db, member, language } = context;
      const thingId = itemId ?? newId();
      if (!itemId) {
        await beginThings(db, [{ id: thingId, type: 'inscription' }]);
        await sql`insert into found_by (thing_id, member_id) values (${thingId}, ${member!.id})`.execute(db);
      }
      const proposed = { ...saving, part: partOf(thingId, 'reading', language), content: reading };
      return draft ? keepDraft(db, proposed, member!.id) : submit(db, context, proposed, { isNew: isNew || !itemId });
    },
    async saveLine({ itemId, key, line, draft, ...saving }, context) {
      const part = partOf(itemId, 'line', context.language, key);
      return save(context, draft, { ...saving, part, content: line });
    },
  },
);
