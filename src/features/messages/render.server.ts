import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import type { TextKey, Translate, Values } from '../../kit/texts.ts';
import { parseEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { ThingSummary } from '../../kit/registry/thing-type.server.ts';
import { loadSummaries } from '../../kit/registry/things.server.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import type { Message, MessageType } from './contract.ts';
import type { StoredMessage } from './queries.server.ts';
import { deviceName, hrefOf, iconOf } from './rules.ts';
import type { Notification } from '../../kit/notifications/notification.ts';

/** Renders messages in a language, with relative times and the entries' current names. */
export async function renderMessages(
  db: Database,
  rows: readonly StoredMessage[],
  language: Language,
  now = new Date(),
): Promise<Message[]> {
  const thingIds = rows.flatMap(({ content }) => {
    if (content.kind === 'watchedToday') return content.itemIds;
    return 'itemId' in content && content.itemId ? [content.itemId, parseEntryId(content.itemId).subjectId] : [];
  });
  const entries = await loadLinkedEntries(db, thingIds, language);
  const others = await loadSummaries(
    db,
    thingIds.filter((id) => !entries.has(id)),
    language,
  );
  return rows.map((row) => renderMessage(row, entries, others, language, now));
}

const auditStatuses = {
  auditPassed: 'passed',
  auditMended: 'passed',
  auditRejected: 'rejected',
  auditFeatured: 'featured',
} as const;

function renderMessage(
  { id, number, type, read, content: notification, createdAt }: StoredMessage,
  entries: Map<string, LinkedEntry>,
  /** Published things other than subjects. */
  others: ReadonlyMap<string, ThingSummary>,
  language: Language,
  now: Date,
): Message {
  const text = translateFor(language);
  const itemId = ('itemId' in notification && notification.itemId) || null;
  const entry = (itemId && (entries.get(itemId) ?? entries.get(parseEntryId(itemId).subjectId))) || null;
  const other = (itemId && others.get(itemId)) || null;
  const itemName = entry?.name ?? other?.name ?? (('itemName' in notification && notification.itemName) || null);
  const ofComment = 'commentId' in notification && notification.commentId !== undefined;
  const href = (ofComment ? null : other?.href) ?? hrefOf(notification, entry?.id ?? null);
  const [audit, social] = [
    'modModule' in notification && notification.kind !== 'passReturned' ? notification : null,
    'socialType' in notification ? notification : null,
  ];
  const tab = type.toUpperCase() as MessageType;
  return {
    messageId: id,
    number,
    type: tab,
    messageType: tab,
    typeText: text(`message.type.${type}`),
    msStatus: read ? 'READ' : 'UNREAD',
    msgTime: createdAt.toISOString(),
    fromNowTime: formatRelativeTime(createdAt, now, language),
    customMsg: renderSentence(
      notification,
      { itemName, nameOf: (id) => entries.get(id)?.name ?? others.get(id)?.name },
      text,
    ),
    actionText: text(`message.action.${notification.kind}`),
    icon: iconOf(notification),
    href,
    rejectReason: audit?.rejectReason ?? null,
    auditStatus: audit && auditStatuses[audit.kind],
    itemId: entry?.id ?? itemId,
    itemName,
    modModule: audit?.modModule ?? null,
    modModuleText: audit && text(`message.module.${audit.modModule}` as TextKey),
    socialType: social?.socialType ?? audit?.thing?.type ?? null,
    socialId: social?.socialId ?? audit?.thing?.id ?? null,
    socialTitle: social?.socialTitle ?? (audit?.thing ? itemName : null),
    userName: ('userName' in notification && notification.userName) || null,
    commentOrNot: type === 'comment',
    extra: social && href ? { url: href, id: social.socialId, type: social.socialType } : null,
  };
}

/** The text key of a message: a report about the site names no thing. */
const textKeyOf = (notification: Notification) =>
  notification.kind === 'reportAnswered' && !notification.itemId ? 'feedbackAnswered' : notification.kind;

/** The message as one sentence, followed by a quoted comment, answer or reason. */
function renderSentence(
  notification: Notification,
  { itemName, nameOf }: { itemName: string | null; nameOf(id: string): string | undefined },
  text: Translate,
): string {
  const values: Values = { ...(notification as object as Values) };
  if (notification.kind === 'newSignIn')
    values.device = deviceName(notification.agent) || text('message.unknownDevice');
  if (notification.kind === 'taskDone') values.name = itemName ?? '…';
  if (notification.kind === 'roleChanged') values.role = text(`message.role.${notification.role}`);
  if (notification.kind === 'banned') values.count = notification.days;
  if (notification.kind === 'watchedToday')
    values.names = notification.itemIds.flatMap((id) => nameOf(id) ?? []).join(text('message.between')) || '…';
  if (notification.kind === 'watchedChanged' || notification.kind === 'reportAnswered') values.name = itemName ?? '…';
  if ('modModule' in notification)
    values.what = text(`message.what.${notification.modModule}` as TextKey, {
      name: itemName ?? notification.itemName,
      ...('count' in notification && notification.count !== undefined && { count: notification.count }),
    });
  if ('socialType' in notification)
    values.yours = text(`message.yours.${notification.socialType}` as TextKey, {
      title: notification.socialTitle || itemName || '…',
    });
  const mainSentence = text(`message.said.${textKeyOf(notification)}`, values);
  const further =
    ('quote' in notification && notification.quote && text('message.quote', values)) ||
    ('answer' in notification && notification.answer && text('message.answer', values)) ||
    ('reason' in notification && notification.reason && text('message.reason', values));
  return further ? `${mainSentence}${further}` : mainSentence;
}
