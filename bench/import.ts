import { formatCount, sizesOr, type EngineFigure, type Row } from './figure.ts';
import type { ImportMeasurement } from './import-run.ts';
import { startProcess } from './other-process.ts';
import type { OwnDatabase } from './own-database.ts';
import { withResultingRows } from './plain-copy.ts';

/** Tables with published content of subjects. */
const publishedTables = new Set([
  'origin',
  'member',
  'thing',
  'subject',
  'same_as',
  'subject_time',
  'entry',
  'other_name',
  'event',
  'event_subject',
  'relation',
  'edge',
]);
/** Number of repetitions; small imports are repeated. */
const repetitionsFor = (count: number) => (count > 10_000 ? 1 : 3);

/** The sources, and the required number of subjects per second. */
const kinds = [
  { source: 'synthetic', what: 'subjects in two languages with three relations', budget: 2500 },
  { source: 'rich', what: 'subjects in five languages with seven relations', budget: 1000 },
] as const;
export type SourceName = (typeof kinds)[number]['source'];

/**
 * Imports subjects with texts, times and relations, compared with COPY of exactly the resulting rows into all tables,
 * with their indexes and foreign keys: no lookups, comparisons, derived data or counts. Also compared with COPY of
 * published content only: no revisions, no search, no lists.
 */
export const imports: EngineFigure = async () => {
  const rows: Row[] = [];
  const sizes = sizesOr([1000, 10_000, 100_000]);
  for (const { source, what, budget } of kinds) {
    const peaks = new Map<number, number[]>();
    for (const count of sizes) {
      const perSecond: number[] = [],
        allPerSecond: number[] = [],
        some: number[] = [],
        peakMB: number[] = [];
      for (let time = 0; time < repetitionsFor(count); time++) {
        const { imported, allSeconds, seenSeconds } = await measureImport(source, count);
        perSecond.push(count / imported.seconds);
        allPerSecond.push(count / allSeconds);
        some.push(count / seenSeconds);
        peakMB.push(imported.peakMB);
      }
      peaks.set(count, peakMB);
      rows.push({
        what: `${formatCount(count)} ${what} brought in`,
        unit: '/s',
        values: perSecond,
        peer: { name: 'plain COPY of the same rows', values: allPerSecond },
        budget: {
          text: `≥ ${budget} /s and ≥ 0.45 of plain COPY of the same rows`,
          met: (value, ratio) => value >= budget && ratio >= 0.45,
        },
      });
      rows.push({
        what: `${formatCount(count)} ${what}: beside what readers see alone`,
        unit: '/s',
        values: perSecond,
        peer: { name: 'plain COPY of a third of the rows, without revisions, search and lists', values: some },
      });
    }
    rows.push(...memoryRows(what, peaks, sizes));
  }
  return rows;
};

/** Memory of the importer, which must not grow with ten times as many subjects. */
function memoryRows(what: string, peaks: ReadonlyMap<number, number[]>, sizes: readonly number[]): Row[] {
  const middle = sizes.at(-2) ?? sizes[0]!;
  return [...peaks].map(([count, values]) => {
    const isLargest = count === sizes.at(-1) && count !== middle;
    return {
      what: `${formatCount(count)} ${what}: largest memory of the importer’s process`,
      unit: 'MB',
      values,
      ...(isLargest && {
        peer: { name: `at ${formatCount(middle)}`, values: peaks.get(middle)!.slice(0, values.length) },
        budget: { text: `flat: ≤ 1.25 of ${formatCount(middle)}`, met: (_: number, ratio: number) => ratio <= 1.25 },
      }),
    };
  });
}

interface ImportTimings {
  imported: ImportMeasurement;
  allSeconds: number;
  seenSeconds: number;
}

const measureImport = (source: SourceName, count: number): Promise<ImportTimings> =>
  withResultingRows(
    (database) => run(source, count, database),
    async (imported, { secondsToCopy }) => ({
      imported,
      allSeconds: await secondsToCopy(),
      seenSeconds: await secondsToCopy((table) => publishedTables.has(table)),
    }),
  );

async function run(source: SourceName, count: number, { url }: OwnDatabase): Promise<ImportMeasurement> {
  const { firstMessage, stop } = await startProcess<ImportMeasurement>('bench/import-run.ts', { source, count, url });
  await stop();
  return firstMessage;
}
