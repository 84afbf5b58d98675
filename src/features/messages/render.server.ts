import type { Database } from '../../kit/database/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import type { Say, Values } from '../../kit/texts.ts';
import { partsOfEntryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { relativeTime } from '../../rules/time/relative-time.ts';
import { sayFor } from '../../texts.server.ts';
import type { Message, MessageType } from './contract.ts';
import type { StoredMessage } from './queries.server.ts';
import { deviceName, hrefOf, iconOf } from './rules.ts';
import type { Notification } from './face/notification.ts';

/** Messages as a reader of a language reads them now; entries under the names they have in it. */
export async function renderMessages(
  db: Database,
  rows: readonly StoredMessage[],
  language: Language,
  now = new Date(),
): Promise<Message[]> {
  const named = rows.flatMap(({ content }) =>
    'itemId' in content && content.itemId ? [content.itemId, partsOfEntryId(content.itemId).subjectId] : [],
  );
  const entries = await linkedEntries(db, named, language);
  return rows.map((row) => renderMessage(row, entries, language, now));
}

const auditStatuses = {
  auditPassed: 'passed',
  auditMended: 'passed',
  auditRejected: 'rejected',
  auditFeatured: 'featured',
} as const;

function renderMessage(
  { id, number, type, read, content: told, createdAt }: StoredMessage,
  entries: Map<string, LinkedEntry>,
  language: Language,
  now: Date,
): Message {
  const text = sayFor(language);
  const itemId = ('itemId' in told && told.itemId) || null;
  const entry = (itemId && (entries.get(itemId) ?? entries.get(partsOfEntryId(itemId).subjectId))) || null;
  const itemName = entry?.name ?? (('itemName' in told && told.itemName) || null);
  const href = hrefOf(told, entry?.id ?? null);
  const [audit, social] = ['modModule' in told ? told : null, 'socialType' in told ? told : null];
  const tab = type.toUpperCase() as MessageType;
  return {
    messageId: id,
    number,
    type: tab,
    messageType: tab,
    typeText: text(`message.type.${type}`),
    msStatus: read ? 'READ' : 'UNREAD',
    msgTime: createdAt.toISOString(),
    fromNowTime: relativeTime(createdAt, now, language),
    customMsg: sentence(told, itemName, text),
    actionText: text(`message.action.${told.kind}`),
    icon: iconOf(told),
    href,
    rejectReason: audit?.rejectReason ?? null,
    auditStatus: audit && auditStatuses[audit.kind],
    itemId: entry?.id ?? itemId,
    itemName,
    modModule: audit?.modModule ?? null,
    modModuleText: audit && text(`message.module.${audit.modModule}`),
    socialType: social?.socialType ?? null,
    socialId: social?.socialId ?? null,
    socialTitle: social?.socialTitle ?? null,
    userName: ('userName' in told && told.userName) || null,
    commentOrNot: type === 'comment',
    extra: social && href ? { url: href, id: social.socialId, type: social.socialType } : null,
  };
}

/** What happened as one sentence, and what somebody said to it as a second one. */
function sentence(told: Notification, itemName: string | null, text: Say): string {
  const values: Values = { ...(told as object as Values) };
  if (told.kind === 'newSignIn') values.device = deviceName(told.agent) || text('message.unknownDevice');
  if (told.kind === 'banned') values.count = told.days;
  if ('modModule' in told) values.what = text(`message.what.${told.modModule}`, { name: itemName ?? told.itemName });
  if ('socialType' in told)
    values.yours = text(`message.yours.${told.socialType}`, { title: told.socialTitle || itemName || '…' });
  const said = text(`message.said.${told.kind}`, values);
  const further =
    ('quote' in told && told.quote && text('message.quote', values)) ||
    ('answer' in told && told.answer && text('message.answer', values)) ||
    ('reason' in told && told.reason && text('message.reason', values));
  return further ? `${said}${further}` : said;
}
