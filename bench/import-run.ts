/** Imports a synthetic source in its own process; reports time and memory. Argument: `{ source, count, url }`. */
import { importSource } from '../importers/engine.ts';
import { connect } from '../src/kit/database/database.server.ts';
import type { SourceName } from './import.ts';
import { richSource, syntheticSource } from './import-source.ts';
import { serveQuestions } from './other-process.ts';

export interface ImportMeasurement {
  seconds: number;
  /** Peak memory of this process, in MB. */
  peakMB: number;
}

await serveQuestions(async () => {
  const { source, count, url } = JSON.parse(process.argv[2]!) as { source: SourceName; count: number; url: string };
  const { db } = connect(url);
  let peakMB = 0;
  const watch = setInterval(() => {
    peakMB = Math.max(peakMB, process.memoryUsage.rss() / 1e6);
  }, 50);
  const began = performance.now();
  const { taken, refused } = await importSource(
    db,
    { synthetic: syntheticSource, rich: richSource }[source](count),
  ).finally(() => {
    clearInterval(watch);
    return db.destroy(); // otherwise a failure would keep the process alive and the bench waiting
  });
  const seconds = (performance.now() - began) / 1000;
  if (taken !== count)
    throw new Error(
      `Of ${count} records ${taken} were taken, ${refused.length} refused: ${JSON.stringify(refused[0])}`,
    );
  return {
    firstMessage: { seconds, peakMB } satisfies ImportMeasurement,
    answer: () => Promise.reject(new Error('It only imports.')),
  };
});
