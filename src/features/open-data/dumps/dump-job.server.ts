import { z } from 'zod';
import { job } from '../../../kit/jobs/job.server.ts';
import { dumpsIn } from './manifest.ts';
import { writeDump } from './write-dump.server.ts';

/** Writes the files of `/dumps/of/` every night; needs PUBLIC_URL, because statements have whole addresses. */
export const dumpJob = job({
  name: 'dump',
  schema: z.object({}),
  every: 'day',
  retries: 1,
  async run(_, { db, settings, signal, progress }) {
    if (!settings.PUBLIC_URL) return;
    const manifest = await writeDump({
      db,
      folder: dumpsIn(settings.STELE_DATA),
      origin: new URL(settings.PUBLIC_URL).origin,
      signal,
      progress,
    });
    if (!manifest) return;
    const dumpLines = manifest.files.reduce((sum, { lines }) => sum + lines, 0);
    return { dumpFiles: manifest.files.length, dumpLines };
  },
});
