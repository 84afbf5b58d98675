import { count, type Report, type Source } from './record.ts';
import type { UndoReport } from './undo/undo.ts';

/** Entries of a list that are printed before the rest is only counted. */
const printLimit = 40;

/** Text for the operator: the result of an import. */
export function formatReport(
  report: Report,
  {
    source,
    dryRun,
    stopping,
    seconds,
  }: { source: Pick<Source, 'origin'>; dryRun: boolean; stopping: boolean; seconds: number },
): string {
  const { read, taken, changed, unchanged, merged, keptApart, refused, dangling, more } = report;
  const passedOver = Object.values(report.passedOver).reduce((sum, number) => sum + number, 0);
  const numbers: [string, number, string][] = [
    ['read', read, ''],
    [
      'taken',
      taken,
      `new here${merged.length ? `, ${merged.length + more.merged} of them merged into subjects that are here` : ''}`,
    ],
    ['changed', changed, 'here from an earlier run, different now'],
    ['unchanged', unchanged, 'here already, passed over'],
    ['merged', merged.length + more.merged, 'the same as a subject that is here, which got what it lacked'],
    [
      'kept apart',
      keptApart.length + more.keptApart,
      'the same name as a subject that is here, but not clearly the same',
    ],
    ['refused', refused.length + more.refused, 'could not be taken'],
    ['passed over', passedOver, 'in order, but nothing for us'],
    ['broken', report.broken.length + more.broken, 'fields that cannot be, left out of records that were taken'],
    ['left out', report.omitted.length + more.omitted, 'fields and parts that an entry has no room for'],
    ['notices', report.notices.length + more.notices, 'oddities, and how they were read'],
    ['dangling', dangling, 'relations whose other end the source does not have'],
  ];
  return [
    `${source.origin.name} (${source.origin.licence})${dryRun ? ', a trial: nothing was changed' : ''}`,
    ...numbers.map(([name, count, meaning]) =>
      `  ${name.padEnd(11)} ${String(count).padStart(9)}   ${meaning}`.trimEnd(),
    ),
    ...(dryRun ? counts('Holds', report.holds) : []),
    ...counts('Passed over', report.passedOver),
    ...counts('Left out of what was taken', report.leftOut),
    ...list(
      'Merged',
      merged.map(({ key, into, because }) => `${key} into ${into}: ${because}`),
    ),
    ...list(
      'Kept apart',
      keptApart.map(({ key, from, other, because }) => `${key} from ${other ?? from}: ${because}`),
    ),
    ...list(
      'Refused',
      refused.map(({ where, why }) => `${where}  ${why}`),
    ),
    ...list(
      'Broken fields, left out',
      report.broken.map(({ where, why }) => `${where}  ${why}`),
    ),
    ...counts('Left out, by field', countFields(report.omitted)),
    ...list(
      'Left out',
      report.omitted.map(({ where, why }) => `${where}  ${why}`),
    ),
    ...list(
      'Notices',
      report.notices.map(({ where, why }) => `${where}  ${why}`),
    ),
    ...list(
      'No longer in the source',
      report.noLonger.map(
        ({ where, stays }) => `${where}  ${stays ? 'stays (--replace takes it away)' : 'taken away'}`,
      ),
    ),
    `${seconds.toFixed(1)} s, ${Math.round(read / Math.max(seconds, 0.001))} a second`,
    ...(stopping ? ['Stopped before the end. What is in stays in; the next run goes on.'] : []),
  ].join('\n');
}

function counts(heading: string, byReason: Record<string, number>): string[] {
  const lines = Object.entries(byReason)
    .sort(([, a], [, b]) => b - a)
    .map(([why, count]) => `  ${String(count).padStart(9)}  ${why}`);
  return lines.length ? [`${heading}:`, ...lines] : [];
}

/** Number of lines by field: the part of their place after `file:line`. */
function countFields(lines: Report['omitted']): Record<string, number> {
  const fields: Record<string, number> = {};
  for (const { where } of lines) {
    const field = where.split(/:\d{1,9} /)[1];
    if (field !== undefined) count(fields, field);
  }
  return fields;
}

function list(heading: string, lines: string[]): string[] {
  if (!lines.length) return [];
  return [
    `${heading}:`,
    ...lines.slice(0, printLimit).map((line) => `  ${line}`),
    ...(lines.length > printLimit ? [`  … and ${lines.length - printLimit} more (--report FILE has all)`] : []),
  ];
}

/** Text for the operator: what an undo removed, and which subjects stay. */
export function formatUndoReport(
  { origin, removed, stays, reverted, borders, eras, more }: UndoReport,
  { dryRun, stopping }: { dryRun: boolean; stopping: boolean },
): string {
  return [
    `${origin}${dryRun ? ', a trial: nothing was changed' : ''}`,
    ...(
      [
        [removed, 'subjects taken away'],
        [stays.length + more, 'subjects stay'],
        [reverted, 'parts of subjects that went back to what was before, or to what others wrote'],
        [borders, 'shapes of borders taken away'],
        [eras, 'eras taken away'],
      ] as const
    ).map(([count, meaning]) => `  ${String(count).padStart(9)}   ${meaning}`),
    ...list(
      'Stay',
      stays.map(({ id, name, why }) => `${name} (${id}): ${why}`),
    ),
    ...(stopping ? ['Stopped before the end. What is undone is undone; the next run goes on.'] : []),
  ].join('\n');
}
