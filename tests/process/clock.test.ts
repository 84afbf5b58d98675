import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deleteExpiredJob } from '../../src/features/accounts/delete-expired.server.ts';
import { hashPassword } from '../../src/features/accounts/methods/passwords.server.ts';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { addJob } from '../../src/kit/jobs/job.server.ts';
import * as limits from '../../src/rules/limits.ts';
import { ask } from '../http/ask.ts';
import { randomNetwork } from '../visitor.ts';
import { openDatabase } from '../world.ts';
import { createDataFolder, pollOptions, startProduct } from './product.ts';

const password = 'zizhitongjian1084';

test(
  'while the clock of a process jumps hours forward and back, sessions, locks, drafts, jobs, limits and pages work',
  { timeout: 180_000 },
  async () => {
    const { db, url: DATABASE_URL } = await openDatabase('stele');
    const folder = createDataFolder(),
      clock = join(folder, 'hours');
    const setClock = (hours: number) => writeFileSync(clock, String(hours));
    setClock(0);
    const product = startProduct({
      DATABASE_URL,
      STELE_DATA: folder,
      STELE_WORLD: 'off',
      TRUST_PROXY: '127.0.0.1',
      SHIFTED_CLOCK: clock,
      NODE_OPTIONS: `--import=${resolve('tests/process/shifted-clock.ts')}`,
    });
    const of = await product.open();
    const passwordHash = await hashPassword(password);
    await db
      .insertInto('member')
      .values([
        { id: 'author', name: 'author', phone: '+8613800138001', passwordHash },
        { id: 'other', name: 'other', phone: '+8613800138002', passwordHash },
      ])
      .execute();

    const call = async (path: string, { body, cookie = '' }: { body?: object; cookie?: string } = {}) => {
      const headers = { cookie, 'x-forwarded-for': randomNetwork() };
      return (await ask(path, { of, body, headers })).envelope;
    };
    async function signIn(username: string): Promise<string> {
      const answer = await ask('/api/auth', {
        of,
        body: { username, password },
        headers: { 'x-forwarded-for': randomNetwork() },
      });
      expect(answer.envelope, answer.text).toMatchObject({ code: 200 });
      return answer.headers['set-cookie']!.map((header) => header.split(';')[0]).join('; ');
    }
    const clockOf = async () => Number((await call('/data/seal/key')).data.now);

    const sessions: string[] = [];
    let version: number | null = null,
      token: string | undefined;
    const itemId = 'augustus-en';
    const heartbeat = (cookie: string) =>
      call('/api/item/heartbeat/update', { cookie, body: { itemId, type: 'text' } });
    const text = (summary: string) => ({
      name: 'Augustus',
      otherNames: [],
      disambiguation: null,
      summary,
      body: '<p>Text.</p>',
    });

    for (const [step, hours] of [0, 3, 0, -3, 30, 0].entries()) {
      const at = `step ${step}, ${hours} hours`;
      setClock(hours);
      await expect
        .poll(async () => Math.abs((await clockOf()) - Date.now() - hours * 3_600_000), pollOptions)
        .toBeLessThan(60_000);

      sessions.push(await signIn('author'));
      for (const cookie of sessions)
        expect((await call('/home/Index/userInfo', { cookie })).data, at).toMatchObject({ username: 'author' });
      const author = sessions[0]!,
        other = await signIn('other');

      // The author still has the lock of the previous step: only a few seconds have passed.
      if (step) expect(await heartbeat(other), at).toMatchObject({ data: { error: 'entryLocked' } });
      const lock = await heartbeat(author);
      expect(lock, at).toMatchObject({ code: 200 });
      if (token) expect(lock.data.token, at).toBe(token);
      token = String(lock.data.token);
      expect(await heartbeat(other), at).toMatchObject({ data: { error: 'entryLocked' } });

      const saved = await call('/api/user/version/save', {
        cookie: author,
        body: { itemId, text: text(`Draft of ${at}`), token, draft: true, onVersion: version, baseId: null },
      });
      expect(saved, at).toMatchObject({ code: 200 });
      version = Number(saved.data.version);
      const opened = await call(`/data/part/${itemId}/text`, { cookie: author });
      expect(JSON.stringify(opened.data), at).toContain(`Draft of ${at}`);

      await addJob(db, deleteExpiredJob, {});
      const done = async () =>
        (
          await db
            .selectFrom('jobRun')
            .where('job', '=', 'forgetting')
            .where('outcome', '=', 'done')
            .select('id')
            .execute()
        ).length;
      await expect.poll(done, pollOptions).toBeGreaterThan(step);

      const network = { 'x-forwarded-for': randomNetwork() };
      const answers: number[] = [];
      for (let tries = 0; tries <= limits.accountChecksPerMinute; tries++)
        answers.push(
          (await ask('/api/auth/checkUsername', { of, headers: network, body: { username: `nobody-${tries}` } }))
            .status,
        );
      expect(answers.filter((status) => status === 429).length, `${at}: ${answers.join(' ')}`).toBeGreaterThan(0);
      expect(answers[0], at).not.toBe(429);

      const summary = `What was published at ${at}`;
      const content = { name: 'Cleopatra', otherNames: [], disambiguation: null, summary, body: '' };
      await db.transaction().execute((tx) =>
        publishAtOnce(tx, [{ module: 'text', thingId: 'cleopatra', language: 'en', content }], {
          authorId: 'import-world',
          originId: 'world',
        }),
      );
      const page = async () =>
        (await ask('/detail/cleopatra-en', { of, headers: { 'x-forwarded-for': randomNetwork() } })).text;
      await expect.poll(page, pollOptions).toContain(summary);
      expect((await ask('/healthz', { of })).status, at).toBe(200);
    }
    await expect(product.signal('SIGTERM')).resolves.toBe(0);
    expect(product.complaints).toEqual([]);
  },
);
