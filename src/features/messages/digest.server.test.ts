import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../tests/world.ts';
import type { MailDriver } from '../../kit/drivers.server.ts';
import { Failure } from '../../rules/errors.ts';
import { sendDigests } from './digest.server.ts';
import { notify } from '../../kit/notifications/notify.server.ts';
import type { Notification } from '../../kit/notifications/notification.ts';

type Letter = Parameters<MailDriver['send']>[0];
const origin = 'https://stele.example';

/** Members who want a digest, and a gateway that records mails; it rejects those to `refuses`. */
async function openPost(...members: [id: string, digest: 'off' | 'daily' | 'weekly', mail?: string | null][]) {
  const { db } = await openDatabase();
  for (const [id, digest, mail = `${id}@example.org`] of members) {
    await db.insertInto('member').values({ id, name: id, mail, language: 'en' }).execute();
    await db.insertInto('messageSetting').values({ memberId: id, digest }).execute();
  }
  const letters: Letter[] = [];
  const refuses = new Set<string>();
  const mail: MailDriver = {
    kind: 'gateway',
    async send(letter) {
      if (refuses.has(letter.to)) throw new Failure('gatewayFailed');
      letters.push(letter);
    },
  };
  const notifyMembers = (news: Notification, ...ids: string[]) =>
    db.transaction().execute((tx) => notify(tx, ids, news));
  const agoDigested = (id: string, hours: number) =>
    db
      .updateTable('messageSetting')
      .set({ digestedAt: new Date(Date.now() - hours * 3_600_000) })
      .where('memberId', '=', id)
      .execute();
  return {
    db,
    letters,
    refuses,
    notifyMembers,
    agoDigested,
    send: () => sendDigests({ db, mail, origin }),
    to: () => letters.splice(0).map((letter) => letter.to),
  };
}
const rejected: Notification = {
  kind: 'auditRejected',
  itemId: 'augustus',
  itemName: 'Augustus',
  modModule: 'timeline',
  rejectReason: 'No source.',
};

test('unread messages are sent as one email in the member’s language, with links and an unsubscribe link', async () => {
  const { db, letters, notifyMembers, send } = await openPost(['a', 'daily']);
  await db.updateTable('member').set({ language: 'fr', name: 'Ban Zhao' }).where('id', '=', 'a').execute();
  await notifyMembers(rejected, 'a');
  await notifyMembers({ kind: 'welcome' }, 'a');
  await notifyMembers({ kind: 'passwordChanged' }, 'a');
  await db
    .updateTable('message')
    .set({ createdAt: new Date('2026-11-22T10:00:00Z') })
    .execute();
  await sql`update message set read = true where content ->> 'kind' = 'passwordChanged'`.execute(db);
  await expect(send()).resolves.toBe(1);
  expect(letters).toEqual([
    {
      to: 'a@example.org',
      subject: 'Stèle : 2 messages non lus',
      unsubscribe: 'https://stele.example/user/usercenter#/msgcenter/msgsetting',
      text: [
        'Bonjour Ban Zhao,',
        'Voici ce que vous n’avez pas encore lu :',
        '22 novembre 2026\nBienvenue dans Stèle ! Votre compte est prêt.\nhttps://stele.example/user/usercenter',
        '22 novembre 2026\nVotre contribution a été refusée : la chronologie de « Auguste ».\nMotif du refus : No source.\nhttps://stele.example/detail/augustus-fr#/timeline',
        'Tous les messages : https://stele.example/user/usercenter#/msgcenter',
        'Pour ne plus recevoir ces lettres : https://stele.example/user/usercenter#/msgcenter/msgsetting',
      ].join('\n\n'),
    },
  ]);
});

test('a daily digest is sent once a day, a weekly one once a week, new messages only; none after opting out or without an address', async () => {
  const { db, notifyMembers, agoDigested, send, to } = await openPost(
    ['daily', 'daily'],
    ['weekly', 'weekly'],
    ['off', 'off'],
    ['mailless', 'daily', null],
    ['left', 'daily'],
    ['read', 'daily'],
  );
  const everybody = ['daily', 'weekly', 'off', 'mailless', 'left', 'read'];
  await notifyMembers({ kind: 'welcome' }, ...everybody);
  await db.updateTable('member').set({ deletedAt: new Date() }).where('id', '=', 'left').execute();
  await db.updateTable('message').set({ read: true }).where('memberId', '=', 'read').execute();
  await send();
  expect(to()).toEqual(['daily@example.org', 'weekly@example.org']);
  await notifyMembers(rejected, ...everybody);
  await send();
  expect(to()).toEqual(['read@example.org']);
  for (const id of ['daily', 'weekly']) await agoDigested(id, 25);
  await send();
  expect(to()).toEqual(['daily@example.org']);
  await agoDigested('weekly', 7 * 24 + 1);
  await db
    .updateTable('message')
    .set({ createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) })
    .where('memberId', '=', 'weekly')
    .execute();
  await send();
  expect(to()).toEqual([]); // all messages were in the previous mail
});

test('an email that the gateway refuses is retried in the next round, and delays no other member', async () => {
  const { notifyMembers, send, to, refuses, db } = await openPost(['a', 'daily'], ['b', 'daily'], ['c', 'daily']);
  await notifyMembers({ kind: 'welcome' }, 'a', 'b', 'c');
  refuses.add('b@example.org');
  await expect(send()).resolves.toBe(2);
  expect(to()).toEqual(['a@example.org', 'c@example.org']);
  expect(await db.selectFrom('messageSetting').where('digestedAt', 'is', null).select('memberId').execute()).toEqual([
    { memberId: 'b' },
  ]);
  refuses.clear();
  await expect(send()).resolves.toBe(1);
  expect(to()).toEqual(['b@example.org']);
});

test('a gateway that refuses everything is not called again until the next round', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const { notifyMembers, send, refuses, to } = await openPost(...ids.map((id) => [id, 'daily'] as [string, 'daily']));
  await notifyMembers({ kind: 'welcome' }, ...ids);
  for (const id of ids) refuses.add(`${id}@example.org`);
  await expect(send()).resolves.toBe(0);
  refuses.clear();
  await expect(send()).resolves.toBe(5);
  expect(to()).toHaveLength(5);
});

test('of several concurrent processes one sends each email; of many messages the newest are listed', async () => {
  const ids = Array.from({ length: 8 }, (_, number) => `member-${number}`);
  const { notifyMembers, send, letters } = await openPost(...ids.map((id) => [id, 'weekly'] as [string, 'weekly']));
  await notifyMembers({ kind: 'welcome' }, ...ids);
  for (let number = 0; number < 52; number++) await notifyMembers({ kind: 'passwordChanged' }, 'member-0');
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(8);
  expect(letters.map(({ to }) => to).toSorted()).toEqual(ids.map((id) => `${id}@example.org`));
  const long = letters.find(({ to }) => to.startsWith('member-0'))!;
  expect(long.subject).toBe('Stele: 53 unread messages');
  expect(long.text).toContain('And 3 more.');
});
