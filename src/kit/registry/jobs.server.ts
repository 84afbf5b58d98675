import type { Job } from '../jobs/job.server.ts';

/** Everything that waits or recurs. Filled by `loadJobs`. */
export const jobs: Job[] = [];

export const jobNamed = (name: string): Job | undefined => jobs.find((job) => job.name === name);
