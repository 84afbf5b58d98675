import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { CameFrom, PageAction, CountedPageKind } from './rules.ts';

/** Events sent by readers' browsers, stored for 90 days; migrations/0001-baseline.sql documents the columns. */
export interface PageEventTable {
  at: Generated<Date>;
  session: string;
  action: PageAction;
  kind: CountedPageKind;
  page: string;
  thing: string | null;
  cameFrom: CameFrom;
  language: Language;
  lookedMs: number;
  term: string | null;
}
/** Daily sums of events, by page. */
interface PageDayTable {
  day: Date;
  kind: CountedPageKind;
  page: string;
  language: Language;
  thingId: string | null;
  views: number;
  visits: number;
  lookedMs: number;
  cites: number;
}
/** Moves from one kind of page to another, by day. */
interface PageMoveDayTable {
  day: Date;
  cameFrom: CameFrom;
  kind: CountedPageKind;
  moves: number;
}
/** The time up to which events are summed: one row. */
interface PageSumTable {
  onlyRow: Generated<boolean>;
  summedTo: Date;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    pageEvent: PageEventTable;
    pageDay: PageDayTable;
    pageWayDay: PageMoveDayTable;
    pageSum: PageSumTable;
  }
}
