import { backingUp, nightlyBackup } from './features/backups/backing-up.server.ts';
import { forgetting } from './features/accounts/delete-expired.server.ts';
import { importing } from './features/jobs/importing.server.ts';
import { drawing } from './features/media/plates/drawing.server.ts';
import { sweeping } from './features/media/pictures.server.ts';
import { tiling } from './features/media/tiles/tiling.server.ts';
import { digests } from './features/messages/digest.server.ts';
import { reindexing } from './features/search/reindex.server.ts';
import { pushing } from './features/social/watching/push.server.ts';
import { tellDaily, tellWatchers } from './features/social/watching/tell-watchers.server.ts';
import { countingReading } from './features/tracking/summing.server.ts';
import { findingFirstTasks, findingTasks } from './features/tasks/find-tasks.server.ts';
import type { Job } from './kit/jobs/job.server.ts';
import { removingFiles } from './kit/pictures/media-store.server.ts';

/** Everything that waits or recurs. */
export const jobs: readonly Job[] = [
  digests,
  forgetting,
  reindexing,
  sweeping,
  removingFiles,
  importing,
  tiling,
  tellWatchers,
  tellDaily,
  pushing,
  countingReading,
  drawing,
  findingTasks,
  findingFirstTasks,
  backingUp,
  nightlyBackup,
];

export const jobNamed = (name: string): Job | undefined => jobs.find((one) => one.name === name);
