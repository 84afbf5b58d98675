import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.server.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import { runStatement } from './cluster.ts';
import { createLoadedFolder, pollOptions, startProduct } from './product.ts';
import {
  findDisagreements,
  countNameRequests,
  pathLength,
  publishFriend,
  publishSummary,
  startLoad,
  startClusteredSite,
  upload,
  type RunningLoad,
  type ClusteredSite,
} from './clustered-site.ts';

const some = { pages: 50, writes: 20 };

/** A replica stops replaying: it is no longer used, so that no process shows data from before a publication. */
async function showsWhatWasPublished({ cluster, db, urls, replicasUsed }: ClusteredSite) {
  await runStatement(cluster.replicas[0]!.url, 'select pg_wal_replay_pause()');
  for (let round = 1; round <= 2; round++) {
    const summary = `What was published the ${round}. time`;
    await publishSummary(db, summary);
    for (const url of urls()) {
      const page = async () => (await fetch(`${url}/detail/ban-gu-en?fresh=${round}`)).text();
      await expect.poll(page, pollOptions).toContain(summary);
      for (let again = 0; again < 3; again++) expect(await page()).toContain(summary);
    }
  }
  await runStatement(cluster.replicas[0]!.url, 'select pg_wal_replay_resume()');
  await expect.poll(replicasUsed, pollOptions).toEqual([2, 2, 2]);
}

/** Processes do not know each other; they share state through the database and the store. */
async function agrees({ db, urls, s3 }: ClusteredSite) {
  const [first, second, third] = urls() as [string, string, string];
  await publishFriend(db, 'pan-geng', 'qin-shi-huang');
  for (const url of urls()) await expect.poll(() => pathLength(url, 'pan-geng', 'qin-shi-huang'), pollOptions).toBe(1);

  // Three processes together have one limit: a network's requests per minute are counted across all of them.
  expect(await countNameRequests(urls(), 100)).toBe(60);

  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a52a1c' } })
    .png()
    .toBuffer();
  const address = (await upload(first, red))!;
  for (const url of [second, third]) expect((await fetch(url + address)).status).toBe(200);
  expect([...s3.objects.keys()]).toEqual([expect.stringContaining(address.replace('/media/', ''))]);

  // Two jobs of one name run one after another, whichever process takes them.
  for (let at = 0; at < 6; at++) await addJob(db, deleteExpiredJob, {});
  const runs = () =>
    db.selectFrom('jobRun').where('job', '=', 'forgetting').orderBy('id').select(['startedAt', 'endedAt']).execute();
  await expect
    .poll(async () => (await runs()).filter(({ endedAt }) => endedAt).length, pollOptions)
    .toBeGreaterThanOrEqual(6);
  const inOrder = await runs();
  for (const [at, { startedAt }] of inOrder.entries())
    if (at) expect(startedAt.getTime()).toBeGreaterThanOrEqual(inOrder[at - 1]!.endedAt!.getTime());
}

async function survives({ cluster, killProcess, startProcess, replicasUsed, urls }: ClusteredSite, load: RunningLoad) {
  await killProcess(2);
  await load.more(some);

  await cluster.kill(cluster.replicas[0]!);
  await load.more(some);
  await expect.poll(replicasUsed, pollOptions).toEqual([1, 1]);

  await cluster.kill(cluster.primary);
  const before = load.acknowledged.length;
  await load.more({ pages: some.pages });
  expect(load.acknowledged.length).toBe(before);
  const health = async () => ((await (await fetch(`${urls()[0]}/healthz`)).json()) as { status: string }).status;
  await expect.poll(health, pollOptions).toBe('readOnly');
  expect((await fetch(`${urls()[0]}/healthz/ready`)).status).toBe(200);

  await cluster.failOver();
  await load.more(some);
  await expect.poll(health, pollOptions).toBe('ok');
  await startProcess(2);
  await load.more(some);
}

test('three processes, a primary and two replicas agree under fifty readers and ten writers; killed in turn, they lose no acknowledged data', async () => {
  const house = await startClusteredSite({
    folder: createLoadedFolder(),
    start: startProduct,
    settings: { PAGE_CACHE_MB: '8' },
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return [];
    isStopped = true;
    return house.stop();
  };
  onTestFinished(async () => void (await stop()));
  await expect.poll(house.replicasUsed, pollOptions).toEqual([2, 2, 2]);
  const load = startLoad(house, { readers: 50, writers: 10, sockets: 3, restMs: 500 });
  await load.more(some);
  await showsWhatWasPublished(house);
  await agrees(house);
  await survives(house, load);
  await expect.poll(load.unheard, pollOptions).toEqual([]);
  expect(load.told.size).toBeGreaterThan(0);
  await load.stop();
  expect(load.failedReads).toEqual([]);
  await expect.poll(() => findDisagreements(house, load), pollOptions).toEqual([]);
  expect(await stop()).toEqual([]);
});
