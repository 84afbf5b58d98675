import type { FunctionComponent } from 'react';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Reader } from '../../../kit/reader.tsx';

/** The subject whose items are compared, and whom they speak of, by subject. */
export interface Speaking {
  self: Pick<LinkedEntry, 'name' | 'kind' | 'language'>;
  linked: ReadonlyMap<string, LinkedEntry>;
}

/** One field of an item. */
export interface FieldShown<Item, Value> {
  value: Value;
  item: Item;
  speaking: Speaking;
}
/** The fields that are shown together as one, `time`. */
export type TimeField = 'time' | keyof TimeRecord;

/** How a field reads; the names are of those that several parts have. */
export type FieldView<Item, Value> = 'texts' | 'place' | 'source' | FunctionComponent<FieldShown<Item, Value>>;

/** How the items of a list read in a difference. */
export interface ItemView<Item> {
  /** The item in one line, after its time. */
  Line: FunctionComponent<{ item: Item; speaking: Speaking }>;
  /** Whether the line begins with its time, and the items are in the order of time. */
  byTime: boolean;
  /** Its fields in the order in which they are shown, after the time. */
  fields: {
    readonly [Field in Exclude<keyof Item, TimeField | 'origin'>]-?: FieldView<Item, NonNullable<Item[Field]>>;
  };
}

/** How a part's changes read where they are not the words of a text. */
export interface ChangesView {
  /** A field of the whole part, from the text as which it was compared. */
  Field?: FunctionComponent<{ field: string; text: string; linked: Speaking['linked'] }>;
  /** How a line of a field reads that holds codes; null for words that somebody wrote. */
  sayLine?(field: string, line: string, reader: Reader): string | null;
  items?: ItemView<never>;
}
