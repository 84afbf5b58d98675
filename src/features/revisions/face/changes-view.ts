import type { FunctionComponent, ReactNode } from 'react';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Reader } from '../../../kit/reader.tsx';
import type { TextKey } from '../../../kit/texts.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';

/** The subject whose items are compared, and whom they speak of, by subject. */
export interface Speaking {
  self: Pick<LinkedEntry, 'name' | 'kind' | 'language'>;
  linked: ReadonlyMap<string, LinkedEntry>;
}

/** One field of an item. */
export interface FieldShown<Item, Value> {
  value: Value;
  /** The same field on the other side of a change; null for none. */
  other: Value | null;
  item: Item;
  speaking: Speaking;
}
/** The fields that are shown together as one, `time`. */
export type TimeField = 'time' | keyof TimeRecord;

/** How a field reads; the names are of those that several parts have. Null for what says nothing to a reader. */
export type FieldView<Item, Value> = 'texts' | 'place' | 'source' | FunctionComponent<FieldShown<Item, Value>> | null;

/** How the items of a list read in a difference. */
export interface ItemView<Item> {
  /** The item in one line, after its time. */
  Line: FunctionComponent<{ item: Item; speaking: Speaking }>;
  /** Whether the line begins with its time, and the items are in the order of time. */
  byTime: boolean;
  /** Whether each item bears a number, from 1. */
  isNumbered?: boolean;
  /** What fields are called where `desk.field.{field}` says something else. */
  labels?: Readonly<Record<string, TextKey>>;
  /** Its fields in the order in which they are shown, after the time. */
  fields: {
    readonly [Field in Exclude<keyof Item, TimeField | 'origin'>]-?: FieldView<Item, NonNullable<Item[Field]>>;
  };
}

/** How a part's changes read where they are not the words of a text. */
export interface ChangesView {
  /** Stands over the whole difference. */
  Overview?: FunctionComponent<{ difference: Difference }>;
  /** A field of the whole part, from the text as which it was compared. */
  Field?: FunctionComponent<{ field: string; text: string; linked: Speaking['linked'] }>;
  /** How a line of a field reads that holds codes; null for words that somebody wrote. */
  sayLine?(field: string, line: string, reader: Reader, linked: Speaking['linked']): ReactNode;
  items?: ItemView<never>;
}

declare module '../../../kit/registry/part-views.ts' {
  interface PartView {
    /** How its fields and items read in a difference; none where it is compared word by word. */
    changes?(): Promise<ChangesView>;
  }
}
