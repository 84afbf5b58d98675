/** Runs before the tests of a worker: the setup of every process of the product. */
import '../src/features.server.ts';
import '../src/features.ts';
import { loadJobs } from '../src/kit/registry/feature.server.ts';
import { loadPartViews } from '../src/kit/registry/part-views.ts';

await loadPartViews();
await loadJobs();
