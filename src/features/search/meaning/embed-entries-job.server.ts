import { z } from 'zod';
import { job } from '../../../kit/jobs/job.server.ts';
import { textModelOf } from './text-models.server.ts';
import { embedNewEntries } from './vectors.server.ts';

/** Computes vectors of entries that are new or changed, if the operator has named a text model. */
export const embedEntriesJob = job({
  name: 'embeddingEntries',
  schema: z.object({}),
  every: 'tenMinutes',
  retries: 0,
  async run(_, { db, settings, signal, logLine }) {
    const model = textModelOf(settings);
    if (!model) return {};
    try {
      return { entries: await embedNewEntries(db, model, () => signal.aborted) };
    } catch (error) {
      signal.throwIfAborted();
      logLine(`text model: ${(error as Error).message}`); // search works without it; the next run continues
      return {};
    }
  },
});
