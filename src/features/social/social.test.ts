import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import * as limits from '../../rules/limits.ts';
import { messagePanel } from '../messages/contract.ts';
import * as social from './contract.ts';

const entry = { socialId: 'augustus', type: 'item' } as const;
const about = { id: 'augustus', type: 'item' } as const;

test('S04 P02 GET /api/social/favor/check, POST /api/social/favor/send, POST /api/social/like/send: each counts once a member; GET /home/Book/socialLike has the total', async () => {
  const { by } = await createReviewFixture();
  const author = by('author'),
    other = by('other');
  expect(await other(social.sendLike, entry)).toEqual({ count: 1, mine: true });
  expect(await other(social.sendLike, entry)).toEqual({ count: 1, mine: true });
  expect(await author(social.sendLike, { itemId: 'augustus-fr', type: 'painting' })).toEqual({ count: 2, mine: true });
  expect(await other(social.sendLike, { ...entry, action: 'cancel' })).toEqual({ count: 1, mine: false });
  expect(await other(social.socialLike, about)).toEqual({ count: 1, mine: false });
  expect(await other(social.sendFavour, entry)).toEqual({ count: 1, mine: true });
  expect(await other(social.checkFavour, about)).toEqual({ count: 1, mine: true });
  expect(await author(social.checkFavour, about)).toEqual({ count: 1, mine: false });
  expect(await other(social.socialState, about)).toEqual({
    likes: 1,
    favourites: 1,
    comments: 0,
    liked: false,
    kept: true,
    watched: null,
  });
  expect(await other(social.sendFavour, { ...entry, action: 'cancel' })).toEqual({ count: 0, mine: false });
  await expect(other(social.sendLike, { ...entry, type: 'book' })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
  await expect(other(social.sendLike, { type: 'book' })).rejects.toMatchObject({ errorName: 'badInput' });
});

test('concurrent likes and unlikes from two tabs of many members end in the right count, in at most sixteen rows', async () => {
  const { by, db } = await createReviewFixture();
  await sql`insert into member (id, name) select 'm' || n, 'm' || n from generate_series(1, 300) n`.execute(db);
  await sql`insert into thing_like (thing_id, member_id) select 'augustus', 'm' || n from generate_series(1, 300) n`.execute(
    db,
  );
  const racing = (['author', 'other', 'reviewer'] as const).flatMap((who) =>
    Array.from({ length: 20 }, (_, n) => by(who)(social.sendLike, { ...entry, action: n % 2 ? 'cancel' : 'add' })),
  );
  await Promise.all(racing);
  await sql`delete from thing_like where member_id in (select 'm' || n from generate_series(1, 100) n)`.execute(db);
  const { rows } = await sql<{ likes: number; counted: number; slots: number }>`
    select (select count(*)::int from thing_like where thing_id = 'augustus') as likes,
      sum(count)::int as counted, count(*)::int as slots from social_count where thing_id = 'augustus'`.execute(db);
  expect(rows[0]!.likes).toBeGreaterThanOrEqual(200);
  expect(rows[0]!.counted).toBe(rows[0]!.likes);
  expect(rows[0]!.slots).toBeLessThanOrEqual(16);
});

test('GET /api/social/favor/list lists favourites by kind and word, in the reader’s language; withdrawn ones are marked', async () => {
  const { by, db } = await createReviewFixture({}, 'stele');
  const call = by('author');
  for (const [socialId, type] of [
    ['augustus', 'item'],
    ['rome', 'item'],
    ['book-laozi', 'book'],
    ['mona-lisa', 'painting'],
  ] as const)
    await call(social.sendFavour, { socialId, type });
  const list = async (more: object = {}, language: 'en' | 'zh' = 'en') =>
    by('author', language)(social.favourites, { page: 1, size: 20, ...more });
  const allFavourites = await list();
  expect(allFavourites.kinds).toEqual([
    { type: 'item', count: 2 },
    { type: 'book', count: 1 },
    { type: 'painting', count: 1 },
  ]);
  expect(allFavourites.items[0]).toMatchObject({
    name: 'Mona Lisa',
    type: 'painting',
    href: '/painting/detail?paintingType=alone&paintingId=mona-lisa-en',
  });
  expect((await list({ type: 'book' })).items.map(({ href }) => href)).toEqual(['/book/detail?id=book-laozi']);
  // By a name in another language than the stored one, and by its reading.
  for (const keyword of ['奥古斯', 'aogusi', 'gustu'])
    expect((await list({ keyword }, 'zh')).items.map(({ name }) => name)).toEqual(['奥古斯都']);
  expect((await list({ page: 2, size: 3 })).items).toHaveLength(1);

  await sql`delete from subject where id = 'augustus'`.execute(db);
  expect((await list({ keyword: 'August' })).items).toMatchObject([{ id: 'augustus', name: 'Augustus', href: null }]);
  await call(social.sendFavour, { ...entry, action: 'cancel' });
  expect((await list()).total).toBe(3);
});

test('POST /api/social/comment/send comments and answers; each member concerned gets one linked notice (S04, messages COMMENT and FAVOR)', async () => {
  const { by, db, open, newText, pass } = await createReviewFixture();
  const { saveVersion } = await import('../entries/writing-contract.ts');
  await sql`update member set name = 'Ban-Zhao' where id = 'second'`.execute(db);
  const { token, baseId } = await open('author', 'augustus-en');
  const proposed = await by('author')(saveVersion, { itemId: 'augustus-en', text: newText('Augustus'), token, baseId });
  await pass(proposed.revisionId);
  await sql`update revision set origin_id = null, author_id = 'author' where thing_id = 'augustus'`.execute(db);

  const first = await by('other')(social.sendComment, {
    ...about,
    reply: 'Hail, @Ban-Zhao: see [[Livia]] and https://example.org.',
    anchor: { kind: 'event', label: 'Actium', address: '#/timeline' },
  });
  expect(first).toMatchObject({
    author: { name: 'other' },
    state: 'shown',
    mine: true,
    anchor: { label: 'Actium', href: '/detail/augustus-en#/timeline' },
    source: 'Hail, @Ban-Zhao: see [[livia|Livia]] and https://example.org.',
  });
  expect(first.body).toEqual([
    { text: 'Hail, ' },
    { member: 'Ban-Zhao' },
    { text: ': see ' },
    { entry: { name: 'Livia', href: '/detail/livia-en' } },
    { text: ' and ' },
    { link: 'https://example.org' },
    { text: '.' },
  ]);
  const answer = await by('author')(social.sendComment, { id: first.id, type: 'comment', reply: 'Well said.' });
  const deeper = await by('reviewer')(social.sendComment, { id: answer.id, type: 'comment', reply: 'Indeed.' });
  expect(answer.answers).toBeNull();
  expect(deeper.answers).toEqual({ id: answer.id, author: 'author' });
  await by('reviewer')(social.sendLike, { socialId: first.id, type: 'comment' });
  await by('second')(social.sendLike, { socialId: first.id, type: 'comment' });
  await by('other')(social.sendFavour, entry);

  const listMessages = async (who: 'author' | 'other' | 'second') => {
    const { COMMENT, FAVOR } = await by(who)(messagePanel, {});
    return [...COMMENT, ...FAVOR].map(({ customMsg, href, commentOrNot }) => [customMsg, href, commentOrNot]);
  };
  expect(await listMessages('author')).toEqual([
    ['reviewer replied to you under “Augustus”. “Indeed.”', `/comment/${deeper.id}`, true],
    [
      'other commented on your entry “Augustus”. “Hail, @Ban-Zhao: see Livia and https://example.org.”',
      `/comment/${first.id}`,
      true,
    ],
    ['other added your entry “Augustus” to their favourites.', '/detail/augustus-en', false],
  ]);
  expect(await listMessages('second')).toEqual([
    [expect.stringContaining('other mentioned you under “Augustus”.'), `/comment/${first.id}`, true],
  ]);
  // A second like while the first is unread creates no second message.
  expect(await listMessages('other')).toEqual([
    ['author replied to you under “Augustus”. “Well said.”', `/comment/${answer.id}`, true],
    [expect.stringMatching(/^reviewer likes your comment “Hail/), `/comment/${first.id}`, false],
  ]);
  expect(await by('other', 'fr')(social.whereComment, { id: deeper.id })).toEqual({
    href: `/detail/augustus-fr?comment=${deeper.id}#comments`,
  });

  const page = await by('second')(social.comments, about);
  expect(page).toMatchObject({ total: 3, more: false, items: [{ id: first.id, likes: 2, liked: true, replies: 2 }] });
  expect(page.items[0]!.first.map(({ id }) => id)).toEqual([answer.id, deeper.id]);
  expect(page.items[0]).toMatchObject({ mine: false, source: null });
});

test('comments have orders, pages, threads 1,000 deep and links; when an author leaves, the name goes and the thread stays', async () => {
  const { by, db } = await createReviewFixture();
  const { deleteAccount } = await import('../user-centre/contract.ts');
  const deep = 1000;
  await sql`insert into thing (id, type) select 'c' || n, 'comment' from generate_series(1, ${deep}) n`.execute(db);
  await sql`
    insert into comment (id, thing_id, type, author_id, root_id, parent_id, body, language)
    select 'c' || n, 'rome', 'item', case when n % 2 = 0 then 'other' else 'author' end, case when n > 1 then 'c1' end,
      case when n > 2 then 'c' || n - 1 end, to_jsonb(array['number ' || n]), 'en'
    from generate_series(1, ${deep}) n order by n`.execute(db);
  const rome = { id: 'rome', type: 'item' } as const;
  for (const text of ['second', 'third']) await by('author')(social.sendComment, { ...rome, reply: text });
  const [third, second] = (await by('author')(social.comments, rome)).items.map(({ id }) => id);
  await by('other')(social.sendLike, { socialId: second!, type: 'post' });

  const order = async (options: object) =>
    (await by('other')(social.comments, { ...rome, ...options })).items.map(({ id }) => id);
  expect(await order({ order: 'newest' })).toEqual([third, second, 'c1']);
  expect(await order({ order: 'oldest' })).toEqual(['c1', second, third]);
  expect(await order({ order: 'liked' })).toEqual([second, third, 'c1']);
  expect(await order({ size: 1, page: 2 })).toEqual([second]);
  const result = await by('other')(social.comments, { ...rome, comment: 'c700' });
  expect(result.total).toBe(deep + 2);
  expect(result.items.map(({ id }) => id)).toEqual(['c1', third, second]);
  expect(result.items[0]!.first.map(({ id }) => id)).toEqual(['c2', 'c3', 'c4', 'c700']);
  expect(result.items[0]!.replies).toBe(deep - 1);
  const last = await by('other')(social.replies, { id: 'c1', page: 50, size: 20 });
  expect(last.more).toBe(false);
  expect(last.items.at(-1)).toMatchObject({ id: 'c1000', answers: { id: 'c999', author: 'author' } });

  await by('author')(deleteAccount, {});
  const left = await by('other')(social.comments, { ...rome, order: 'oldest' });
  expect(left.total).toBe(deep + 2);
  expect(left.items[0]).toMatchObject({ id: 'c1', author: null, body: [{ text: 'number 1' }] });
  expect(left.items[0]!.first[1]).toMatchObject({ id: 'c3', author: null, answers: { author: 'other' } });
});

test('a comment can be edited by its author within a quarter of an hour, deleted, or hidden with a reason; its count follows', async () => {
  const { by, db } = await createReviewFixture();
  const author = by('author'),
    other = by('other');
  const total = async () => (await other(social.socialState, about)).comments;
  const { id } = await author(social.sendComment, { ...about, reply: 'Frist' });
  expect(await author(social.editComment, { id, reply: ' First\u202e ' })).toMatchObject({
    body: [{ text: 'First' }],
    edited: true,
  });
  await expect(other(social.editComment, { id, reply: 'x' })).rejects.toMatchObject({ errorName: 'commentNotFound' });
  await expect(other(social.deleteComment, { id })).rejects.toMatchObject({ errorName: 'commentNotFound' });
  await sql`update comment set created_at = now() - interval '15 minutes'`.execute(db);
  await expect(author(social.editComment, { id, reply: 'x' })).rejects.toMatchObject({ errorName: 'commentStands' });
  expect((await author(social.comments, about)).items[0]!.source).toBeNull();

  const answer = await other(social.sendComment, { id, type: 'comment', reply: 'Second' });
  expect(await total()).toBe(2);
  await expect(other(social.hideComment, { id, reason: 'x' })).rejects.toMatchObject({ errorName: 'notAllowed' });
  await by('reviewer')(social.hideComment, { id, reason: 'Off the subject.' });
  expect(await total()).toBe(1);
  const seen = async (who: 'author' | 'other' | 'reviewer') => (await by(who)(social.comments, about)).items[0]!;
  expect(await seen('other')).toMatchObject({ state: 'hidden', hideReason: 'Off the subject.', body: [], replies: 1 });
  expect((await seen('author')).body).toEqual([{ text: 'First' }]);
  expect((await seen('reviewer')).body).toEqual([{ text: 'First' }]);
  await expect(other(social.sendComment, { id, type: 'comment', reply: 'x' })).rejects.toMatchObject({
    errorName: 'commentNotFound',
  });
  await by('reviewer')(social.hideComment, { id });
  expect(await total()).toBe(2);

  // A comment with answers leaves a placeholder; the last answer removes it.
  await author(social.deleteComment, { id });
  expect(await seen('other')).toMatchObject({ state: 'deleted', author: null, body: [] });
  expect(await total()).toBe(1);
  await other(social.deleteComment, { id: answer.id });
  expect(await total()).toBe(0);
  expect(await other(social.comments, about)).toMatchObject({ total: 0, items: [] });
  expect(await db.selectFrom('thing').where('type', '=', 'comment').select('id').execute()).toEqual([]);
});

test('members to mention are suggested by name prefix, commenters here first, without deleted members and oneself', async () => {
  const { by, db } = await createReviewFixture();
  await sql`insert into member (id, name, deleted_at) values ('s1', 'Secundus', null), ('s2', 'secunda', null), ('s3', 'Secret', now())`.execute(
    db,
  );
  await by('second')(social.sendComment, { ...about, reply: 'Here.' });
  const suggestNames = async (begins: string) =>
    (await by('author')(social.membersNamed, { ...about, begins })).members.map(({ name }) => name);
  expect(await suggestNames('Sec')).toEqual(['second', 'secunda', 'Secundus']);
  expect(await suggestNames('s')).toEqual(['second']);
  expect(await suggestNames('')).toEqual(['second']);
  expect(await suggestNames('author')).toEqual([]);
  expect(await by('other')(social.comments, { ...about, named: true })).toMatchObject({
    about: { name: 'Augustus', href: '/detail/augustus-en' },
  });
});

test('V19 a comment’s length is limited; empty, prohibited and hasty ones are refused, newcomers’ sooner', async () => {
  const { by, db } = await createReviewFixture();
  const { addTerms } = await import('../review/contract.ts');
  const sendReply = (reply: string, who: 'author' | 'other' = 'author') =>
    by(who)(social.sendComment, { ...about, reply });
  await by('boss')(addTerms, { terms: 'vandal' });
  await sql`update member set created_at = now() - interval '4 days' where id = 'author'`.execute(db);
  for (const [reply, errorName] of [
    ['\u202e \u200b\n', 'badInput'],
    ['x'.repeat(limits.comment.length + 1), 'badInput'],
    ['x'.repeat(5_000_000), 'badInput'],
    ['The VÁNDAL kings', 'prohibitedContent'],
  ] as const)
    await expect(sendReply(reply)).rejects.toMatchObject({ errorName });
  const marked = await sendReply(`e${'\u0301'.repeat(200)} ${'\u2067'.repeat(200)}<b>bold</b>`);
  expect(marked.body).toEqual([{ text: `\u00e9${'\u0301'.repeat(8)} <b>bold</b>` }]);
  for (let more = 1; more < limits.comment.aMinute; more++) await sendReply('史'.repeat(limits.comment.length));
  await expect(sendReply('One more.')).rejects.toMatchObject({ errorName: 'tryLater' });

  await expect(sendReply('http://a.example http://b.example', 'other')).rejects.toMatchObject({
    errorName: 'tooManyLinks',
  });
  for (let more = 0; more < limits.newcomer.commentsAnHour; more++) await sendReply('New here.', 'other');
  await expect(sendReply('Once more.', 'other')).rejects.toMatchObject({ errorName: 'tryLater' });
  await sql`update member set status = 'ban', banned_until = now() + interval '1 day' where id = 'other'`.execute(db);
  await expect(sendReply('Me again.', 'other')).rejects.toMatchObject({ errorName: 'accountBanned' });
});
