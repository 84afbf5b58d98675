import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { createDrivers } from '../../../kit/drivers.server.ts';
import type { JobContext } from '../../../kit/jobs/job.server.ts';
import { readSettings } from '../../../kit/settings.server.ts';
import { saveVersion } from '../../entries/writing-contract.ts';
import { messagePanel } from '../../messages/contract.ts';
import { closeReport, hideReported, report, reports } from '../../review/contract.ts';
import * as social from '../contract.ts';
import { renderWatchFeed } from './feed.server.ts';
import { dailyDigestJob, notifyWatchersJob } from './notify-watchers.server.ts';

const about = { id: 'augustus', type: 'item' } as const;

async function aWatchedWorld() {
  const desk = await createReviewFixture();
  const { db, by, open, newText, pass } = desk;
  const settings = readSettings({ STELE_DEV: 'on' });
  const context: JobContext = {
    db,
    databaseUrl: desk.url,
    settings,
    drivers: createDrivers(db, settings),
    progress() {},
    signal: new AbortController().signal,
    logLine() {},
  };
  const publish = async (who: 'author' | 'other', name: string) => {
    const { token, baseId } = await open(who, 'augustus-en');
    const { revisionId } = await by(who)(saveVersion, { itemId: 'augustus-en', text: newText(name), token, baseId });
    await pass(revisionId);
    const { rows } = await sql<{ payload: { thingId: string } }>`
      select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
      where identifier = ${notifyWatchersJob.name}`.execute(db);
    for (const { payload } of rows) await notifyWatchersJob.run(payload, context);
  };
  const system = async (who: Parameters<typeof by>[0]) =>
    (await by(who)(messagePanel, {})).SYSTEM.filter(({ icon }) => icon === 'favor').map(({ customMsg, href }) => [
      customMsg,
      href,
    ]);
  return { ...desk, context, publish, system };
}

test('watchers of an entry are notified of changes at once or daily, except the change’s author; the feed has a secret address', async () => {
  const { by, db, context, publish, system } = await aWatchedWorld();
  await by('author')(social.sendWatch, { ...about, how: 'at once' });
  await by('other')(social.sendWatch, { ...about, how: 'at once' });
  await by('second')(social.sendWatch, { ...about, how: 'daily' });
  await by('third')(social.sendWatch, { ...about, how: 'daily' });
  expect(await by('third')(social.sendWatch, { ...about, how: null })).toEqual({ watched: null });
  await publish('author', 'Octavian');
  await publish('author', 'Octavianus');
  const notice = ['“Octavianus”, which you watch, has changed.', '/detail/augustus-en'];
  expect(await system('other')).toEqual([notice]); // once, until it is read
  expect(await system('author')).toEqual([]);
  expect(await system('second')).toEqual([]);
  expect(await dailyDigestJob.run({}, context)).toEqual({ told: 1 });
  expect(await system('second')).toEqual([
    ['1 item that you watch has changed: Octavianus.', '/user/usercenter#/watched'],
  ]);
  expect(await dailyDigestJob.run({}, context)).toEqual({ told: 0 });
  expect(await by('second')(social.watched, {})).toMatchObject({
    total: 1,
    items: [{ name: 'Octavianus', type: 'item', how: 'daily' }],
    feed: null,
  });

  await sql`update member set language = 'en' where id = 'second'`.execute(db);
  const { feed } = await by('second')(social.makeWatchFeed, {});
  const secret = /^\/feed\/watched\/([\w-]{27})\.atom$/.exec(feed!)![1]!;
  const read = (key: string) => renderWatchFeed(db, key, 'https://stele.test');
  expect(await read(secret)).toContain('<link href="https://stele.test/detail/augustus-en"/>');
  expect(await read(secret)).toContain('<author><name>author</name></author>');
  expect((await by('second')(social.makeWatchFeed, {})).feed).not.toBe(feed);
  expect(await read(secret)).toBeNull();
});

test('POST /api/report/save on a comment reaches the desk; hiding it answers the reporter; POST /api/report/feedback/save likewise', async () => {
  const { by } = await aWatchedWorld();
  const { id } = await by('author')(social.sendComment, { ...about, reply: 'Buy coins!' });
  for (const who of ['other', 'second'] as const)
    await by(who)(report, { id, type: 'offence', report: 'An advertisement.', url: '' });
  await by('other')(report, { report: 'I like this site.' });
  const desk = await by('reviewer')(reports, {});
  expect(desk.map(({ name, href, mayHide }) => [name, href, mayHide])).toEqual([
    ['Buy coins!', `/comment/${id}`, true],
    ['Buy coins!', `/comment/${id}`, true],
    [null, null, false],
  ]);
  await by('reviewer')(hideReported, { id: desk[0]!.id, reason: 'Advertising.' });
  await by('reviewer')(closeReport, { id: desk[2]!.id, answer: 'So do we.' });
  expect(await by('reviewer')(reports, {})).toEqual([]);
  expect((await by('other')(social.comments, about)).items).toMatchObject([
    { state: 'hidden', hideReason: 'Advertising.', body: [] },
  ]);
  const listMessages = async (who: 'other' | 'second') =>
    (await by(who)(messagePanel, {})).SYSTEM.map(({ customMsg }) => customMsg);
  expect(await listMessages('second')).toEqual([
    'Your report on “Buy coins!” has been dealt with. Answer: Advertising.',
  ]);
  expect(await listMessages('other')).toHaveLength(2);
  await expect(by('reviewer')(hideReported, { id: desk[0]!.id, reason: 'x' })).rejects.toMatchObject({
    errorName: 'reportNotFound',
  });
});
