import { implement } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { save } from '../../../editing/revisions/face/submit.server.ts';
import { findUploadEntry } from '../upload-entry.server.ts';
import * as contract from './contract.ts';
import { findInvalidCaptions } from './part.server.ts';
import { fileOf, recordingsOf } from './queries.server.ts';
import { receiveRecording, removeRecording } from './store.server.ts';

export const recordings = implement(contract, {
  async audioList({ itemId, ...request }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, itemId);
    cacheTags(subject);
    return recordingsOf(db, subject, 'audio', request, language);
  },

  async videoList({ itemId, ...request }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, itemId);
    cacheTags(subject);
    return recordingsOf(db, subject, 'video', request, language);
  },

  async uploadRecording({ itemId, name }, { db, member, drivers, settings, fileStream }) {
    await rateLimit(db, {
      key: `recording member ${member!.id}`,
      maxAttempts: limits.recording.aDay,
      perMs: 86_400_000,
    });
    const sent = (await fileStream?.()) ?? fail('recordingUnreadable');
    const row = await receiveRecording(db, { media: drivers.media, folder: settings.STELE_DATA }, sent, {
      memberId: member!.id,
      thingId: itemId ? await findUploadEntry(db, itemId) : null,
      name: toPlainText(name),
    });
    return fileOf(row);
  },

  async ownRecordings(_, { db, member }) {
    const rows = await db
      .selectFrom('recording')
      .where('uploaderId', '=', member!.id)
      .where('publishedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .selectAll()
      .execute();
    return { recordings: rows.map(fileOf), bytes: rows.reduce((sum, { size }) => sum + size, 0) };
  },

  async deleteRecording({ id }, { db, member, drivers }) {
    await removeRecording(db, drivers.media, member!.id, id);
    return null;
  },

  async saveRecordings({ itemId, recordings: newRecordings, draft, ...saving }, context) {
    const content = { recordings: newRecordings };
    const wrong = findInvalidCaptions(content);
    if (wrong) fail('captionsWrong', wrong);
    const part = toPartRef(await requireSubject(context.db, itemId), 'recordings', context.language);
    return save(context, draft, { ...saving, part, content });
  },
});
