import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { wordCorpora } from '../../../tests/hostile-corpus.ts';
import { openWorld, type TestMember } from '../../../tests/world.ts';
import { listen } from '../../kit/database/listen.server.ts';
import { languages } from '../../rules/languages.ts';
import { changeMessageSettings, messageList, messagePanel, messageSettings, readAll, readOne } from './contract.ts';
import { deviceName } from './rules.ts';
import { notificationsChannel, notify } from '../../kit/notifications/notify.server.ts';
import { parts } from '../../kit/registry/parts.server.ts';
import { thingViews } from '../../kit/registry/thing-views.ts';
import type { Notification } from '../../kit/notifications/notification.ts';

async function openMembers() {
  const world = await openWorld();
  await world.db
    .insertInto('member')
    .values([
      { id: 'sima-qian', name: 'Sima Qian', phone: '+8613800138000' },
      { id: 'ban-zhao', name: 'Ban Zhao' },
      { id: 'liu-xiang', name: 'Liu Xiang', role: 'reviewer' },
    ])
    .execute();
  const notifyMembers = (news: Notification, ...members: TestMember[]) =>
    world.db.transaction().execute((tx) => notify(tx, members.length ? members : ['sima-qian'], news));
  return { ...world, notifyMembers };
}
const liked = (socialTitle: string): Notification => ({
  kind: 'liked',
  userName: 'Ban Zhao',
  socialType: 'image',
  socialId: 'x',
  socialTitle,
});
const passed: Notification = {
  kind: 'auditPassed',
  itemId: 'qin-shi-huang',
  itemName: 'First Emperor',
  modModule: 'timeline',
};

test('R28 S02 the panel has the latest twenty of each tab, newest first, and the unread counts', async () => {
  const { as, notifyMembers } = await openMembers();
  for (let number = 1; number <= 22; number++) await notifyMembers(liked(`${number}`));
  await notifyMembers(passed);
  await notifyMembers({
    kind: 'commented',
    userName: 'Ban Zhao',
    socialType: 'article',
    socialId: 'a',
    socialTitle: 'On Qin',
    quote: 'Well said',
  });
  const panel = await as('sima-qian', 'en')(messagePanel, {});
  expect(panel.FAVOR).toHaveLength(20);
  expect(panel.FAVOR.map(({ socialTitle }) => socialTitle).slice(0, 2)).toEqual(['22', '21']);
  expect(panel.unread).toEqual({ SYSTEM: 1, FAVOR: 22, COMMENT: 1 });
  expect(panel.SYSTEM).toMatchObject([
    {
      customMsg: 'Your contribution was approved and published: the timeline of “Qin Shi Huang”.',
      href: '/detail/qin-shi-huang-en#/timeline',
      auditStatus: 'passed',
      itemName: 'Qin Shi Huang',
      modModuleText: 'Timeline',
      msStatus: 'UNREAD',
    },
  ]);
  expect(panel.COMMENT).toMatchObject([
    {
      customMsg: 'Ban Zhao commented on your article “On Qin”. “Well said”',
      href: '/article/a',
      commentOrNot: true,
      userName: 'Ban Zhao',
      extra: { url: '/article/a', id: 'a', type: 'article' },
    },
  ]);
  expect(panel.SYSTEM[0]!.number).toBeGreaterThan(panel.FAVOR[0]!.number);

  const after = await as('sima-qian', 'en')(messagePanel, { after: panel.FAVOR[0]!.number });
  expect([after.SYSTEM.length, after.FAVOR.length, after.COMMENT.length]).toEqual([1, 0, 1]);
  const second = await as('sima-qian')(messageList, { a: 'favor' as 'FAVOR', b: 2, c: 20 });
  expect(second).toMatchObject({
    total: 22,
    page: 2,
    size: 20,
    messages: [{ socialTitle: '2' }, { socialTitle: '1' }],
  });
  await expect(as('ban-zhao')(messagePanel, {})).resolves.toEqual({
    SYSTEM: [],
    FAVOR: [],
    COMMENT: [],
    unread: { SYSTEM: 0, FAVOR: 0, COMMENT: 0 },
  });
});

test('R28 a message about a rejected contribution has its reason, and links to the entry', async () => {
  const { as, notifyMembers } = await openMembers();
  await notifyMembers({
    kind: 'auditRejected',
    itemId: 'augustus-en',
    itemName: 'Augustus',
    modModule: 'item',
    rejectReason: 'No source.',
  });
  await notifyMembers({
    kind: 'auditRejected',
    itemId: 'gone',
    itemName: 'An entry that is gone',
    modModule: 'relation',
  });
  const {
    SYSTEM: [gone, rejection],
  } = await as('sima-qian', 'fr')(messagePanel, {});
  expect(rejection).toMatchObject({
    rejectReason: 'No source.',
    auditStatus: 'rejected',
    itemId: 'augustus-fr',
    href: '/detail/augustus-fr',
    customMsg: 'Votre contribution a été refusée : l’entrée « Auguste ».',
  });
  expect(gone).toMatchObject({
    rejectReason: null,
    href: null,
    customMsg: 'Votre contribution a été refusée : les relations de « An entry that is gone ».',
  });
});

test('T01 a tab is marked as read completely or up to one message; one message is marked read or unread; counts follow', async () => {
  const { as, notifyMembers } = await openMembers();
  for (const title of ['a', 'b', 'c']) await notifyMembers(liked(title));
  await notifyMembers(passed);
  const call = as('sima-qian');
  const {
    FAVOR: [c, b, a],
    SYSTEM: [system],
  } = await call(messagePanel, {});
  await expect(call(readOne, { messageId: a!.messageId, messageType: 'FAVOR' })).resolves.toEqual({
    SYSTEM: 1,
    FAVOR: 2,
    COMMENT: 0,
  });
  await expect(call(readOne, { messageId: a!.messageId, msStatus: 'UNREAD' })).resolves.toEqual({
    SYSTEM: 1,
    FAVOR: 3,
    COMMENT: 0,
  });
  await expect(call(readAll, { messageType: 'FAVOR', messageId: b!.messageId })).resolves.toEqual({
    SYSTEM: 1,
    FAVOR: 1,
    COMMENT: 0,
  });
  expect((await call(messagePanel, {})).FAVOR.map(({ msStatus }) => msStatus)).toEqual(['UNREAD', 'READ', 'READ']);
  // specification 25: an empty id means no id.
  await expect(call(readAll, { messageType: 'FAVOR', messageId: '' })).resolves.toEqual({
    SYSTEM: 1,
    FAVOR: 0,
    COMMENT: 0,
  });
  await expect(call(readAll, { messageType: 'SYSTEM' })).resolves.toEqual({ SYSTEM: 0, FAVOR: 0, COMMENT: 0 });
  // An id of another tab, or an unknown id.
  for (const wrong of [
    () => call(readOne, { messageId: c!.messageId, messageType: 'SYSTEM' }),
    () => call(readAll, { messageType: 'FAVOR', messageId: system!.messageId }),
    () => call(readOne, { messageId: 'nothing' }),
  ])
    await expect(wrong()).rejects.toMatchObject({ errorName: 'messageNotFound' });
});

test('T01 a member cannot read, mark or count another member’s messages', async () => {
  const { as, notifyMembers } = await openMembers();
  await notifyMembers(passed);
  const {
    SYSTEM: [message],
  } = await as('sima-qian')(messagePanel, {});
  const other = as('ban-zhao');
  await expect(other(readOne, { messageId: message!.messageId })).rejects.toMatchObject({
    errorName: 'messageNotFound',
  });
  await expect(other(readAll, { messageType: 'SYSTEM', messageId: message!.messageId })).rejects.toMatchObject({
    errorName: 'messageNotFound',
  });
  await expect(other(readAll, { messageType: 'SYSTEM' })).resolves.toEqual({ SYSTEM: 0, FAVOR: 0, COMMENT: 0 });
  await expect(other(messageList, { a: 'SYSTEM', b: 1, c: 20 })).resolves.toMatchObject({ messages: [], total: 0 });
  expect((await as('sima-qian')(messagePanel, {})).unread.SYSTEM).toBe(1);
});

test('V21 favour and comment notices can be switched off; system notices cannot', async () => {
  const { as, notifyMembers, db } = await openMembers();
  const call = as('sima-qian');
  await expect(call(messageSettings, {})).resolves.toEqual({
    system: true,
    favor: true,
    comment: true,
    digest: 'off',
    digestPossible: false,
  });
  await expect(call(changeMessageSettings, { system: false })).rejects.toMatchObject({
    errorName: 'systemNoticesStay',
  });
  await expect(call(changeMessageSettings, { favor: false })).resolves.toMatchObject({
    system: true,
    favor: false,
    comment: true,
  });
  await expect(call(changeMessageSettings, { comment: false, system: true })).resolves.toMatchObject({
    favor: false,
    comment: false,
  });
  await notifyMembers(liked('x'), 'sima-qian', 'ban-zhao');
  await notifyMembers(
    { kind: 'replied', userName: 'Ban Zhao', socialType: 'comment', socialId: 'c', socialTitle: 'x' },
    'sima-qian',
    'ban-zhao',
  );
  await notifyMembers(passed, 'sima-qian', 'ban-zhao', 'sima-qian');
  expect((await call(messagePanel, {})).unread).toEqual({ SYSTEM: 1, FAVOR: 0, COMMENT: 0 });
  expect((await as('ban-zhao')(messagePanel, {})).unread).toEqual({ SYSTEM: 1, FAVOR: 1, COMMENT: 1 });

  await call(changeMessageSettings, { digest: 'weekly' });
  expect(
    (await db.selectFrom('messageSetting').where('memberId', '=', 'sima-qian').selectAll().executeTakeFirst())!
      .digestedAt,
  ).not.toBeNull();
  await db.updateTable('member').set({ mail: 'sima@example.org' }).where('id', '=', 'sima-qian').execute();
  await expect(call(messageSettings, {})).resolves.toEqual({
    system: true,
    favor: false,
    comment: false,
    digest: 'weekly',
    digestPossible: true,
  });
});

test('a member who left, or never existed, gets no message', async () => {
  const { db, notifyMembers } = await openMembers();
  await db.updateTable('member').set({ deletedAt: new Date() }).where('id', '=', 'ban-zhao').execute();
  await db.transaction().execute((tx) => notify(tx, ['ban-zhao', 'nobody', 'sima-qian'], passed));
  await notifyMembers(passed, 'ban-zhao');
  await db.transaction().execute((tx) => notify(tx, [], passed));
  expect(await db.selectFrom('message').select('memberId').execute()).toEqual([{ memberId: 'sima-qian' }]);
});

test('a message in a transaction that is rolled back is neither stored nor sent', async () => {
  const { db, url, notifyMembers } = await openMembers();
  const heard: string[] = [];
  const listening = listen(url, {
    [notificationsChannel]: { onNames: (members) => heard.push(...members), onLost: () => {} },
  });
  onTestFinished(() => listening.stop());
  await listening.ready;
  await db
    .transaction()
    .execute(async (tx) => {
      await notify(tx, ['ban-zhao'], passed);
      throw new Error('something else went wrong');
    })
    .catch(() => {});
  await notifyMembers(passed);
  await expect.poll(() => heard, { interval: 5 }).toEqual(['sima-qian']);
  expect(await db.selectFrom('message').select('memberId').execute()).toEqual([{ memberId: 'sima-qian' }]);
});

test('a member’s messages become visible in the order of their numbers, even if another transaction began earlier', async () => {
  const { db, as, notifyMembers } = await openMembers();
  let second!: Promise<void>;
  await db.transaction().execute(async (tx) => {
    await notify(tx, ['sima-qian'], liked('first'));
    second = notifyMembers(liked('second'));
    await expect
      .poll(
        async () =>
          (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db)).rows.length,
        { interval: 5 },
      )
      .toBe(1);
    expect((await as('sima-qian')(messagePanel, {})).FAVOR).toEqual([]);
  });
  await second;
  expect((await as('sima-qian')(messagePanel, {})).FAVOR.map(({ socialTitle }) => socialTitle)).toEqual([
    'second',
    'first',
  ]);
});

/** One of each kind, with every module and every type of thing. */
/** The social types of all things, synonyms included. */
const socialTypes = () => thingViews().flatMap(({ socialType, synonyms = [] }) => [socialType, ...synonyms]);

const everyNews: Notification[] = [
  ...(
    [
      'welcome',
      'reviewWaits',
      'passwordSet',
      'passwordChanged',
      'phoneBound',
      'phoneChanged',
      'phoneRemoved',
      'mailBound',
      'mailRemoved',
      'weixinBound',
      'weixinRemoved',
      'passkeyAdded',
      'passkeyRemoved',
      'accessTokenAdded',
      'secondFactorAdded',
      'secondFactorRemoved',
      'secondFactorReset',
      'recoveryCodesRenewed',
    ] as const
  ).map((kind) => ({ kind })),
  {
    kind: 'newSignIn',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    network: '192.0.2.1',
  },
  { kind: 'newSignIn', agent: '', network: '' },
  { kind: 'banned', days: 1, reason: 'Spam.' },
  { kind: 'banned', days: 7, reason: '' },
  { kind: 'recoveryCodeUsed', count: 1 },
  { kind: 'recoveryCodeUsed', count: 9 },
  { kind: 'banLifted' },
  { kind: 'roleChanged', role: 'reviewer' },
  { kind: 'appealGranted', answer: 'Sorry.' },
  { kind: 'appealRefused', answer: '' },
  { kind: 'appealFiled', userName: 'Ban Zhao' },
  { kind: 'reportAnswered', itemId: 'rome', itemName: 'Roma', answer: 'Mended.' },
  { kind: 'reportAnswered', itemName: '', answer: '' },
  { kind: 'watchedChanged', itemId: 'rome', itemName: '' },
  { kind: 'watchedToday', count: 5, itemIds: ['rome', 'augustus'] },
  { kind: 'taskDone', itemId: 'rome', userName: 'Ban Zhao' },
  {
    kind: 'passReturned',
    itemId: 'rome',
    itemName: 'Roma',
    modModule: 'item',
    revisionId: 'r',
    error: 'baseOutdated',
  },
  ...[...new Set(parts.map(({ messageModule }) => messageModule))].flatMap((modModule) =>
    (['auditPassed', 'auditMended', 'auditRejected', 'auditFeatured'] as const).map((kind) => ({
      kind,
      itemId: 'rome',
      itemName: 'Roma',
      modModule,
      ...(kind === 'auditMended' && { userName: 'Ban Zhao' }),
    })),
  ),
  ...socialTypes().flatMap((socialType) =>
    (['favored', 'liked', 'commented', 'replied', 'mentioned'] as const).map((kind) => ({
      kind,
      userName: 'Ban Zhao',
      itemId: 'rome',
      itemName: 'Roma',
      socialType,
      socialId: 'x',
      socialTitle: 'Title',
      quote: 'Quote',
    })),
  ),
];

test('specification 6 a message names what was proposed: an article, the pictures of an entry; socialType and socialId identify it', async () => {
  const { as, notifyMembers } = await openMembers();
  await notifyMembers({
    kind: 'auditRejected',
    itemId: 'rome',
    itemName: 'Roma',
    modModule: 'gallery',
    thing: { type: 'item', id: 'rome' },
  });
  await notifyMembers({
    kind: 'auditPassed',
    itemId: 'a1',
    itemName: 'Roads of the empire',
    modModule: 'article',
    thing: { type: 'article', id: 'a1' },
  });
  const { SYSTEM } = await as('sima-qian', 'en')(messagePanel, {});
  expect(SYSTEM).toMatchObject([
    {
      customMsg: 'Your contribution was approved and published: the article “Roads of the empire”.',
      modModule: 'article',
      modModuleText: 'Article',
      socialType: 'article',
      socialId: 'a1',
      socialTitle: 'Roads of the empire',
    },
    { modModule: 'gallery', modModuleText: 'Pictures', socialType: 'item', socialId: 'rome' },
  ]);
  expect(SYSTEM[1]!.customMsg).toMatch(/the pictures of “/);
});

test('K05 S02 every kind of message is a whole sentence in five languages, with how long ago', async () => {
  const { db, as, notifyMembers } = await openMembers();
  for (const news of everyNews) await notifyMembers(news);
  await db
    .updateTable('message')
    .set({ createdAt: new Date(Date.now() - 3 * 3_600_000) })
    .execute();
  const ago = { zh: '3小时前', en: '3 hours ago', fr: 'il y a 3 heures', es: 'hace 3 horas', jp: '3 時間前' };
  const sentences = new Set<string>();
  for (const language of languages) {
    const call = as('sima-qian', language);
    const pages = await Promise.all(
      (['SYSTEM', 'FAVOR', 'COMMENT'] as const).map((a) => call(messageList, { a, b: 1, c: 100 })),
    );
    const messages = pages.flatMap((page) => page.messages);
    expect(messages).toHaveLength(everyNews.length);
    for (const message of messages) {
      for (const text of [message.customMsg, message.actionText, message.typeText, message.modModuleText ?? '-'])
        expect(text).not.toMatch(/dict missed|[{}]|undefined|null/);
      expect(message.customMsg).toMatch(/[.!。！”»」]$/);
      expect(message.fromNowTime).toBe(ago[language]);
      sentences.add(message.customMsg);
    }
  }
  expect(sentences.size).toBeGreaterThan(0.9 * (everyNews.length - socialTypes().length * 4) * 5); // both article types are one, replies and mentions name no type
});

test('a device is named by its browser and system', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
  ).toBe('Edge, Windows');
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari, iPhone');
  expect(deviceName('curl/8.14')).toBe('');
});

for (const { of, items } of wordCorpora)
  test.skipIf(!items)(
    `hostile texts are sent and read unchanged: ${of} (others’ need ../shared/data/26-hostile-input)`,
    async () => {
      const { db, as } = await openMembers();
      const hostile = [...items!, 'a\0b', '\ud800', '{userName} {yours} $& $1', 'x'.repeat(1_000_000), '\u202etxet'];
      await db.transaction().execute(async (tx) => {
        for (const text of hostile)
          await notify(tx, ['sima-qian'], {
            kind: 'commented',
            userName: text,
            socialType: 'comment',
            socialId: text,
            socialTitle: text,
            quote: text,
          });
      });
      const read: string[] = [];
      for (let b = 1; read.length < hostile.length; b++) {
        const { messages } = await as('sima-qian', 'en')(messageList, { a: 'COMMENT', b, c: 100 });
        expect(messages.length).toBeGreaterThan(0);
        read.push(...messages.map(({ socialTitle }) => socialTitle!));
        for (const { customMsg, userName } of messages)
          expect(customMsg.startsWith(`${userName ?? ''} commented on your comment “`)).toBe(true);
      }
      const storedTexts = hostile.map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, 2000));
      expect(read.toReversed()).toEqual(storedTexts);
    },
  );
