import type { Generated } from 'kysely';
import type { Language } from '../../rules/languages.ts';
import type { CameFrom, PageAction, PageKind } from './rules.ts';

/** What readers' browsers told, for 90 days; migrations/2026-12-02-tracking.ts says what its columns mean. */
export interface PageEventTable {
  at: Generated<Date>;
  session: string;
  action: PageAction;
  kind: PageKind;
  page: string;
  thing: string | null;
  cameFrom: CameFrom;
  language: Language;
  lookedMs: number;
  term: string | null;
}
/** What a day's events come to, by page. */
interface PageDayTable {
  day: Date;
  kind: PageKind;
  page: string;
  language: Language;
  thingId: string | null;
  views: number;
  visits: number;
  lookedMs: number;
  cites: number;
}
/** Ways from one kind of page to another, by day. */
interface PageWayDayTable {
  day: Date;
  cameFrom: CameFrom;
  kind: PageKind;
  moves: number;
}
/** Up to when events are summed: one row. */
interface PageSumTable {
  onlyRow: Generated<boolean>;
  summedTo: Date;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    pageEvent: PageEventTable;
    pageDay: PageDayTable;
    pageWayDay: PageWayDayTable;
    pageSum: PageSumTable;
  }
}
