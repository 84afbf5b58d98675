import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { z } from 'zod';
import { job } from '../../../kit/jobs/job.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import { importPlates, loadPlateHashes, saveSourcesDigest } from './import-plates.server.ts';
import type { DrawRequest, DrawReply } from './plate-messages.ts';

/**
 * Draws the plates of the built-in world after a start, one subject at a time, in a separate low-priority process.
 * Plates of unchanged sources are not redrawn; an interrupted run resumes.
 */
export const drawPlatesJob = job({
  name: 'drawing',
  schema: z.object({}),
  every: 'start',
  retries: 3,
  async run(_, { db, drivers, settings, signal, progress }) {
    if (settings.STELE_WORLD !== 'on') return { plates: 0 };
    const draughtsman = fork(sourceFile('world/plates/draw.ts'), {
      env: {},
      serialization: 'advanced',
      signal,
      killSignal: 'SIGKILL', // at its low priority it may be slow to handle a milder signal
    });
    draughtsman.on('error', () => {}); // raised by `signal`; pending requests fail on `exit`
    if (draughtsman.pid) setPriority(draughtsman.pid, priority);
    try {
      let plates = 0,
        reply = await sendRequest(draughtsman, await loadPlateHashes(db));
      while (!('finished' in reply)) {
        signal.throwIfAborted();
        await importPlates(db, drivers.media, reply.subjectId, reply.plates);
        plates += reply.plates.length;
        progress(reply.done, reply.total);
        reply = await sendRequest(draughtsman, 'next');
      }
      await saveSourcesDigest(db, reply.sources);
      return { plates };
    } finally {
      draughtsman.kill('SIGKILL');
    }
  },
});

/** A `nice` value. */
const priority = 15;

const sendRequest = (draughtsman: ChildProcess, request: DrawRequest): Promise<DrawReply> =>
  new Promise((done, failed) => {
    const hear = (reply: DrawReply) => {
      draughtsman.off('exit', gone);
      done(reply);
    };
    const gone = (code: number | null, killedBy: string | null) => {
      draughtsman.off('message', hear);
      failed(new Error(`The process that draws plates ended with ${killedBy ?? code}`));
    };
    draughtsman.once('message', hear).once('exit', gone);
    draughtsman.send(request, (error) => error && failed(error));
  });
