import { implement, type Context } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import * as contract from './contract.ts';
import { newestOf, zeroCounts, pageOf, tabOf, unreadOf } from './queries.server.ts';
import { renderMessages } from './render.server.ts';

const unreadCounts = async (db: Context['db'], memberId: string) =>
  (await unreadOf(db, [memberId])).get(memberId) ?? zeroCounts;

async function settingsOf({ db, drivers, member }: Context) {
  const savedSettings = await db
    .selectFrom('messageSetting')
    .where('memberId', '=', member!.id)
    .select(['favor', 'comment', 'digest'])
    .executeTakeFirst();
  const mail = await db.selectFrom('member').where('id', '=', member!.id).select('mail').executeTakeFirst();
  return {
    system: true,
    ...(savedSettings ?? { favor: true, comment: true, digest: 'off' as const }),
    digestPossible: Boolean(drivers.mail && mail?.mail),
  };
}

export const messages = implement(contract, {
  async messagePanel({ after = 0 }, { db, member, language }) {
    const rows = await newestOf(db, [{ memberId: member!.id, after }], limits.messagesPerTab);
    const renderedMessages = (await renderMessages(db, rows, language)).toReversed();
    const tab = (type: contract.MessageType) => renderedMessages.filter((message) => message.type === type);
    return {
      SYSTEM: tab('SYSTEM'),
      FAVOR: tab('FAVOR'),
      COMMENT: tab('COMMENT'),
      unread: await unreadCounts(db, member!.id),
    };
  },

  async messageList({ a: type, b: page, c: size }, { db, member, language }) {
    const { rows, total } = await pageOf(db, member!.id, tabOf(type), { page, size });
    return {
      messages: await renderMessages(db, rows, language),
      total,
      page,
      size,
      unread: await unreadCounts(db, member!.id),
    };
  },

  async readOne({ messageId, messageType, msStatus }, { db, member }) {
    let marked = db
      .updateTable('message')
      .set({ read: msStatus === 'READ' })
      .where('id', '=', messageId)
      .where('memberId', '=', member!.id);
    if (messageType) marked = marked.where('type', '=', tabOf(messageType));
    if (!(await marked.returning('id').executeTakeFirst())) fail('messageNotFound');
    return unreadCounts(db, member!.id);
  },

  async readAll({ messageType, messageId }, { db, member }) {
    let marked = db
      .updateTable('message')
      .set({ read: true })
      .where('memberId', '=', member!.id)
      .where('type', '=', tabOf(messageType))
      .where('read', '=', false);
    if (messageId) {
      const upTo = await db
        .selectFrom('message')
        .where('id', '=', messageId)
        .where('memberId', '=', member!.id)
        .where('type', '=', tabOf(messageType))
        .select('number')
        .executeTakeFirst();
      marked = marked.where('number', '<=', (upTo ?? fail('messageNotFound')).number);
    }
    await marked.execute();
    return unreadCounts(db, member!.id);
  },

  messageSettings: (_, context) => settingsOf(context),

  async changeMessageSettings({ system, ...changed }, context) {
    if (system === false) fail('systemNoticesStay');
    const { db, member } = context;
    const before = await settingsOf(context);
    // A new digest starts with messages sent from now on.
    const digestStart =
      changed.digest && changed.digest !== 'off' && before.digest === 'off' ? { digestedAt: new Date() } : {};
    await db
      .insertInto('messageSetting')
      .values({ memberId: member!.id, ...changed, ...digestStart })
      .onConflict((conflict) =>
        conflict.column('memberId').doUpdateSet({ memberId: member!.id, ...changed, ...digestStart }),
      )
      .execute();
    return settingsOf(context);
  },
});
