import type { ImportReport, ReportGroup } from './contract.ts';

/** The fields of an importer's report (`--report`) that are used here. */
export interface FullReport {
  origin: { name: string; licence: string };
  seconds: number;
  read: number;
  taken: number;
  changed: number;
  unchanged: number;
  dangling: number;
  dryRun: boolean;
  holds: Record<string, number>;
  merged: { key: string; into: string; because: string }[];
  keptApart: { key: string; from: string; other?: string; because: string }[];
  broken: ReportLine[];
  omitted: ReportLine[];
  notices: ReportLine[];
  refused: ReportLine[];
  leftOut: Record<string, number>;
  passedOver: Record<string, number>;
  more: Record<'merged' | 'keptApart' | 'refused' | 'broken' | 'omitted' | 'notices', number>;
  pages?: string[];
}
interface ReportLine {
  where: string;
  why: string;
}

/** Lines of each reason, and reasons of each list, that are stored; the rest is only counted. */
const maxLines = 100,
  maxReasons = 60;
/** Matches that are stored. */
const maxMatches = 500;

/** A report for the page of the import: its figures, its matches, and its lines by reason. */
export const summarizeReport = ({ more, ...report }: FullReport): ImportReport => ({
  origin: `${report.origin.name} (${report.origin.licence})`,
  ...(report.dryRun && { preview: true }),
  seconds: report.seconds,
  read: report.read,
  ...(report.holds['family'] && { persons: report.holds['person'] ?? 0, families: report.holds['family'] }),
  taken: report.taken,
  changed: report.changed,
  unchanged: report.unchanged,
  merged: report.merged.length + more.merged,
  keptApart: report.keptApart.length + more.keptApart,
  refused: report.refused.length + more.refused,
  passedOver: sum(report.passedOver),
  broken: report.broken.length + more.broken,
  omitted: report.omitted.length + more.omitted,
  notices: report.notices.length + more.notices,
  dangling: report.dangling,
  ...(report.pages?.length && { pages: report.pages }),
  matches: [
    ...report.merged.map(({ key, into, because }) => ({ key, id: into, because, isSame: true })),
    ...report.keptApart.map(({ key, from, other, because }) => ({
      key,
      // In a preview, the records of the file have no page yet.
      id: other !== undefined && report.dryRun ? null : from,
      ...(other !== undefined && { other }),
      because,
      isSame: false,
    })),
  ].slice(0, maxMatches),
  groups: [
    ...(['refused', 'broken', 'omitted', 'notices'] as const).flatMap((list) => groupLines(list, report[list])),
    ...countGroups('passedOver', report.passedOver),
    ...countGroups('leftOut', report.leftOut),
  ],
});

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

const countGroups = (list: ReportGroup['list'], counts: Record<string, number>): ReportGroup[] =>
  Object.entries(counts).map(([reason, count]) => ({ list, reason, count, lines: [] }));

/** The lines of a list by field and reason, the most frequent first. */
export function groupLines(list: ReportGroup['list'], lines: readonly ReportLine[]): ReportGroup[] {
  const groups = new Map<string, ReportGroup>();
  for (const { where, why } of lines) {
    const reason = [fieldOf(where), reasonOf(why)].filter(Boolean).join(' · ');
    const group = groups.get(reason) ?? { list, reason, count: 0, lines: [] };
    groups.set(reason, group);
    group.count++;
    if (group.lines.length < maxLines) group.lines.push({ where, why });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, maxReasons);
}

/** The part of a place after `file:line`: a tag, a column, a JSON pointer. */
const fieldOf = (where: string): string => /:\d{1,9} (.{1,80})$/s.exec(where)?.[1] ?? '';
/** A reason without the value that it repeats: the words before a colon, with pointers, quotations and numbers as “…”. */
const reasonOf = (why: string): string =>
  why
    .split(/: /)[0]!
    .replace(/“[^”“]{0,100}”|@\w{1,40}@|\d{1,20}/g, '…')
    .slice(0, 120);
