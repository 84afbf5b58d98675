import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import type { MailDriver } from '../../kit/drivers.server.ts';
import { job } from '../../kit/jobs/job.server.ts';
import type { Language } from '../../rules/languages.ts';
import { longDate } from '../../rules/time/long-date.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import type { StoredMessage } from './queries.server.ts';
import { renderMessages } from './render.server.ts';

const settingsPage = '/user/usercenter#/msgcenter/msgsetting',
  messagesPage = '/user/usercenter#/msgcenter';
/** Maximum number of messages listed in one mail; the rest are counted. */
const maxPerMail = 50;
/** After this number of consecutive failures, wait for the next round. */
const maxFailures = 3;

interface DigestContext {
  db: Database;
  mail: MailDriver;
  /** The public origin of this site. */
  origin: string;
}

export const sendDigestsJob = job({
  name: 'digests',
  schema: z.object({}),
  every: 'tenMinutes',
  retries: 2,
  async run(_, { db, drivers: { mail }, settings: { PUBLIC_URL, PORT } }) {
    const origin = PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;
    return mail ? { sent: await sendDigests({ db, mail, origin }) } : {};
  },
});

/** Sends all due digests and returns their number. A mail that the gateway rejected is due again in the next round. */
export async function sendDigests(house: DigestContext): Promise<number> {
  let sent = 0,
    failures = 0,
    last = '';
  while (failures < maxFailures) {
    const before = last;
    try {
      const memberId = await sendNext(house, before, (id) => {
        last = id;
      });
      if (!memberId) return sent;
      sent++;
      failures = 0;
    } catch (error) {
      if (last === before || (error as { errorName?: string }).errorName !== 'gatewayFailed') throw error;
      failures++;
    }
  }
  return sent;
}

/**
 * Sends the digest of the next due member after `after`, and marks it sent in the same transaction. Members locked by
 * another process are skipped.
 */
const sendNext = async (
  { db, mail, origin }: DigestContext,
  after: string,
  begins: (memberId: string) => void,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const dueBefore = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const member = await tx
      .selectFrom('messageSetting')
      .innerJoin('member', 'member.id', 'messageSetting.memberId')
      .where('member.id', '>', after)
      .where('member.mail', 'is not', null)
      .where('member.deletedAt', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([eb('messageSetting.digest', '!=', 'off'), eb('messageSetting.digestedAt', 'is', null)]),
          eb.and([eb('messageSetting.digest', '=', 'daily'), eb('messageSetting.digestedAt', '<=', dueBefore(24))]),
          eb.and([
            eb('messageSetting.digest', '=', 'weekly'),
            eb('messageSetting.digestedAt', '<=', dueBefore(7 * 24)),
          ]),
        ]),
      )
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('message')
            .whereRef('message.memberId', '=', 'member.id')
            .where('message.read', '=', false)
            .where((ofMessage) =>
              ofMessage.or([
                ofMessage('messageSetting.digestedAt', 'is', null),
                ofMessage('message.createdAt', '>', ofMessage.ref('messageSetting.digestedAt')),
              ]),
            )
            .select('message.id'),
        ),
      )
      .select(['member.id', 'member.name', 'member.mail', 'member.language', 'messageSetting.digestedAt'])
      .orderBy('member.id')
      .limit(1)
      .forUpdate('messageSetting')
      .skipLocked()
      .executeTakeFirst();
    if (!member) return null;
    begins(member.id);
    let unread = tx.selectFrom('message').where('memberId', '=', member.id).where('read', '=', false);
    if (member.digestedAt) unread = unread.where('createdAt', '>', member.digestedAt);
    const rows = await unread
      .select(['id', 'number', 'memberId', 'type', 'read', 'content', 'createdAt'])
      .orderBy('number', 'desc')
      .limit(maxPerMail)
      .execute();
    const { count } = await unread.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    await tx.updateTable('messageSetting').set({ digestedAt: new Date() }).where('memberId', '=', member.id).execute();
    await mail.send({
      to: member.mail!,
      ...(await composeMail(tx, member, rows as StoredMessage[], count, origin)),
      unsubscribe: origin + settingsPage,
    });
    return member.id;
  });

async function composeMail(
  db: Database,
  { name, language }: { name: string; language: Language },
  rows: readonly StoredMessage[],
  count: number,
  origin: string,
) {
  const text = translateFor(language);
  const items = (await renderMessages(db, rows, language)).map(({ msgTime, customMsg, rejectReason, href }) =>
    [
      `${longDate(new Date(msgTime), language)}\n${customMsg}`,
      ...(rejectReason ? [text('message.digest.reason', { reason: rejectReason })] : []),
      ...(href ? [origin + href] : []),
    ].join('\n'),
  );
  const rest = count - rows.length;
  const parts = [
    text('message.digest.hello', { name }),
    text('message.digest.since'),
    ...items,
    ...(rest > 0 ? [text('message.digest.more', { count: rest })] : []),
    text('message.digest.all', { url: origin + messagesPage }),
    text('message.digest.stop', { url: origin + settingsPage }),
  ];
  return { subject: text('message.digest.subject', { count }), text: parts.join('\n\n') };
}
