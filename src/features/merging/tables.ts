import type { Generated } from 'kysely';

/** An entry that was merged into another. */
export interface MergedThingTable {
  /** The id that went; nothing has it any more. */
  formerId: string;
  /** Where it went; never one that went itself. */
  thingId: string;
  mergedAt: Generated<Date>;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    mergedThing: MergedThingTable;
  }
}
