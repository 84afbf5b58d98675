import { z } from 'zod';
import { notifyPublication } from '../../../kit/database/publications.server.ts';
import { job } from '../../../kit/jobs/job.server.ts';
import { startDraughtsman } from './draughtsman.server.ts';
import { importPlates, loadPlateHashes, removePortraitPlates, saveSourcesDigest } from './import-plates.server.ts';
import type { DrawReply, DrawRequest } from './plate-messages.ts';

/**
 * Draws the plates of the content that the site starts with (STELE_WORLD), one subject at a time, in a separate
 * low-priority process. Plates of unchanged sources are not redrawn; an interrupted run resumes.
 */
export const drawPlatesJob = job({
  name: 'drawing',
  schema: z.object({}),
  every: 'start',
  retries: 3,
  async run(_, { db, drivers, settings, signal, progress }) {
    if (settings.STELE_WORLD === 'off') return { plates: 0 };
    const draughtsman = startDraughtsman<DrawRequest, DrawReply>('importers/content/plates/draw.ts', signal);
    let plates = 0,
      reached = '';
    try {
      await removePortraitPlates(db);
      const folder = settings.STELE_WORLD === 'on' ? null : settings.STELE_WORLD;
      let reply = await draughtsman.ask({ folder, ...(await loadPlateHashes(db)) });
      while (!('finished' in reply)) {
        signal.throwIfAborted();
        if ('problem' in reply) throw new Error(reply.problem);
        await importPlates(db, drivers.media, reply.subjectId, reply.plates);
        plates += reply.plates.length;
        reached = `, after ${reply.done} of ${reply.total} subjects`;
        progress(reply.done, reply.total);
        reply = await draughtsman.ask('next');
      }
      await saveSourcesDigest(db, reply.sources);
      // Lists of tours, books and articles that were read before now may show the drawings.
      if (plates) await notifyPublication(db, []);
      return { plates };
    } catch (error) {
      signal.throwIfAborted();
      throw new Error(`Drawing stopped${reached}: ${(error as Error).message}`, { cause: error });
    } finally {
      draughtsman.close();
    }
  },
});
