import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { z } from 'zod';
import { job } from '../../../kit/jobs/job.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import { bringPlates, platesHere, rememberSources } from './bring.server.ts';
import type { Asked, Told } from './drawn.ts';

/**
 * Draws the plates of the built-in world after a start, one subject after the other, in a process of its own behind all
 * readers. What has been drawn from the same sources is not drawn again; a run that was cut off goes on where it was.
 */
export const drawing = job({
  name: 'drawing',
  schema: z.object({}),
  every: 'start',
  retries: 3,
  async run(_, { db, drivers, settings, signal, progress }) {
    if (settings.STELE_WORLD === 'off') return { plates: 0 };
    const draughtsman = fork(sourceFile('world/plates/draw.ts'), {
      env: {},
      serialization: 'advanced',
      signal,
      killSignal: 'SIGKILL', // behind all others it may not come to hear of a milder one
    });
    draughtsman.on('error', () => {}); // of the signal; whoever waits for an answer hears that it ended
    if (draughtsman.pid) setPriority(draughtsman.pid, priority);
    try {
      let plates = 0,
        told = await ask(draughtsman, await platesHere(db));
      while (!('finished' in told)) {
        signal.throwIfAborted();
        await bringPlates(db, drivers.media, told.subjectId, told.plates);
        plates += told.plates.length;
        progress(told.done, told.total);
        told = await ask(draughtsman, 'next');
      }
      await rememberSources(db, told.sources);
      return { plates };
    } finally {
      draughtsman.kill('SIGKILL');
    }
  },
});

/** As `nice`. */
const priority = 15;

function ask(draughtsman: ChildProcess, asked: Asked): Promise<Told> {
  return new Promise((done, failed) => {
    const hear = (told: Told) => {
      draughtsman.off('exit', gone);
      done(told);
    };
    const gone = (code: number | null, killedBy: string | null) => {
      draughtsman.off('message', hear);
      failed(new Error(`The process that draws plates ended with ${killedBy ?? code}`));
    };
    draughtsman.once('message', hear).once('exit', gone);
    draughtsman.send(asked, (error) => error && failed(error));
  });
}
