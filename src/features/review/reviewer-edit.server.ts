import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { newId } from '../../kit/database/ids.server.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { isSmallEdit } from './small-edit.ts';
import type { PassingRevision } from '../../editing/revisions/face/publish.server.ts';
import { sanitizeContent } from '../../editing/revisions/face/check-in-worker.server.ts';
import { recordStep } from '../../editing/revisions/face/steps.server.ts';
import { examine } from '../../editing/revisions/face/submit.server.ts';
import type { Tables } from '../../kit/tables.ts';

/**
 * Saves a reviewer's edit of a submission that just passed, as the reviewer's own revision based on the author's, under
 * the same rules as for authors. Null when nothing differs. Fails with `mendTooLarge` when it is more than a small
 * correction.
 */
export async function saveReviewerEdit(
  tx: Database,
  row: Selectable<Tables['revision']>,
  editedContent: unknown,
  { memberId, language }: { memberId: string; language: Language },
): Promise<(PassingRevision & { of: string }) | null> {
  const parsed = requirePart(row.module).schema.safeParse(editedContent);
  if (!parsed.success)
    fail('badInput', { field: parsed.error.issues[0]!.path.join('.'), reason: parsed.error.issues[0]!.message });
  const content = await sanitizeContent(row.module, parsed.data);
  await examine(tx, row, content, row.baseId, language);
  if (isDeepStrictEqual(content, row.content)) return null;
  if (!isSmallEdit(requirePart(row.module).list, row.content, content)) fail('mendTooLarge');

  const { module, thingId, language: spoken, key, translatedFrom, originId } = row,
    id = newId();
  await tx
    .insertInto('revision')
    .values({
      id,
      module,
      thingId,
      language: spoken,
      key,
      authorId: memberId,
      state: 'passed',
      isMend: true,
      baseId: row.id,
      bundleId: id,
      content: JSON.stringify(content),
      translatedFrom,
      originId,
      rejectReason: null,
      decidedAt: sql<Date>`now()`,
    })
    .execute();
  await recordStep(tx, row, 'edit', row.state, memberId);
  await recordStep(tx, { id, state: 'draft' }, 'edit', 'passed', memberId);
  return { id, of: row.id, module, thingId, language: spoken, key, content, originId };
}
