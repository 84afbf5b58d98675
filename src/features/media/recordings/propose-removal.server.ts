import type { Context } from '../../../kit/calls/api.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { fail } from '../../../rules/errors.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { latestPublished, submit } from '../../../editing/revisions/face/submit.server.ts';
import { kindOf, readRecordingAddress, type RecordingKind } from '../face/recordings/formats.ts';
import type { Recordings } from '../face/recordings/rules.ts';

/** Proposes an entry without one of its sounds or films. Fails with `recordingNotFound`. */
export async function proposeRemoval(
  context: Context,
  itemId: string,
  { id, kind }: { id: string; kind: RecordingKind },
) {
  const { db, language } = context;
  const part = toPartRef(await requireSubject(db, itemId), 'recordings', language);
  const newest = await latestPublished(db, part);
  const { recordings } = (newest?.content as Recordings | undefined) ?? { recordings: [] };
  const isIt = (recording: Recordings['recordings'][number]) =>
    recording.id === id && kindOf(readRecordingAddress(recording.url)!.format) === kind;
  if (!recordings.some(isIt)) fail('recordingNotFound');
  const content = { recordings: recordings.filter((recording) => !isIt(recording)) };
  return submit(
    db,
    context,
    { part, baseId: newest?.id ?? null, note: '', onVersion: 'any', content },
    { isNew: true },
  );
}
