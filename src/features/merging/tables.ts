import type { Generated } from 'kysely';

/** An entry that was merged into another. */
export interface MergedThingTable {
  /** The removed id; no longer in use. */
  formerId: string;
  /** The entry it was merged into; never itself a removed one. */
  thingId: string;
  mergedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    mergedThing: MergedThingTable;
  }
}
