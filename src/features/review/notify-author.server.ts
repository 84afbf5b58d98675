import type { Database } from '../../kit/database/database.server.ts';
import { requirePart } from '../../kit/registry/parts.server.ts';
import { addressIdOf } from '../../kit/registry/things.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { ReviewAction } from '../../rules/revision-states.ts';
import type { ReviewEvent } from '../../kit/notifications/notification.ts';
import { thingViews } from '../../kit/registry/thing-views.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import { summarizeChange } from '../../editing/revisions/face/summary/summarize.server.ts';
import { nameOf } from '../../editing/revisions/face/thing-names.server.ts';
import type { Revision } from '../../editing/revisions/face/steps.server.ts';

/** Notifies an author that their submission is published, corrected and published, not passed, or featured. */
export async function notifyAuthor(
  tx: Database,
  row: Revision,
  { act, reason, language, editor }: { act: ReviewAction; reason?: string; language: Language; editor?: string | null },
): Promise<void> {
  const kind = kindOf(act, editor ?? null);
  if (!kind) return;
  await notify(tx, [row.authorId], {
    kind,
    ...(await describeProposal(tx, row, language)),
    ...(reason && { rejectReason: reason }),
    ...(editor && { userName: editor }),
  });
}

const kindOf = (act: ReviewAction, editor: string | null): ReviewEvent['kind'] | null =>
  act === 'reject'
    ? 'auditRejected'
    : act === 'feature'
      ? 'auditFeatured'
      : act === 'pass'
        ? editor === null
          ? 'auditPassed'
          : 'auditMended'
        : null;

/** A painting is an entry whose part has a page of its own; every other thing is named by its type. */
const socialTypeOf = ({ name, of }: { name: string; of: string }): string =>
  thingViews().find(({ socialType, isSecondPage }) => isSecondPage && socialType === name)?.socialType ??
  thingViews().find(({ type, isSecondPage }) => type === of && !isSecondPage)!.socialType;

/** The subject of a submission, for messages. */
export async function describeProposal(
  tx: Database,
  row: Revision,
  language: Language,
): Promise<Pick<ReviewEvent, 'itemId' | 'itemName' | 'modModule' | 'thing' | 'count'>> {
  const part = requirePart(row.module),
    spoken = row.language ?? language;
  const base = row.baseId
    ? await tx.selectFrom('revision').where('id', '=', row.baseId).select('content').executeTakeFirst()
    : undefined;
  const summary = part.list === null ? null : summarizeChange(row.module, row.content, base?.content);
  return {
    itemId: addressIdOf(part.of, row.thingId, spoken),
    itemName: await nameOf(tx, row, spoken),
    modModule: part.messageModule,
    thing: { type: socialTypeOf(part), id: row.thingId },
    ...(summary && { count: summary.count }),
  };
}
