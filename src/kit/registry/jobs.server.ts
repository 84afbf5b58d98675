import type { Job } from '../jobs/job.server.ts';

/** All deferred and recurring jobs. Filled by `loadJobs`. */
export const jobs: Job[] = [];

export const findJob = (name: string): Job | undefined => jobs.find((job) => job.name === name);
