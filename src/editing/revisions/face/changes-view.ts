import type { FunctionComponent, ReactNode } from 'react';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import type { Reader } from '../../../kit/reader.tsx';
import type { TextKey } from '../../../kit/texts.ts';
import type { Difference } from '../../../rules/revisions/difference.ts';

/** The subject whose items are compared, and the entries they mention, by subject. */
export interface ComparisonContext {
  self: Pick<LinkedEntry, 'name' | 'kind' | 'language'>;
  linked: ReadonlyMap<string, LinkedEntry>;
}

export interface FieldProps<Item, Value> {
  value: Value;
  /** The same field on the other side of a change; null for none. */
  other: Value | null;
  item: Item;
  speaking: ComparisonContext;
}
/** Fields that are shown together as one, `time`. */
export type TimeField = 'time' | keyof TimeRecord;

/** How a field is rendered; strings name renderers shared by several parts. Null hides the field. */
export type FieldView<Item, Value> = 'texts' | 'place' | 'source' | FunctionComponent<FieldProps<Item, Value>> | null;

/** How the items of a list are rendered in a difference. */
export interface ItemView<Item> {
  /** The item in one line, after its time. */
  Line: FunctionComponent<{ item: Item; speaking: ComparisonContext }>;
  /** Whether lines begin with the time, and items are sorted by time. */
  byTime: boolean;
  /** Whether items are numbered from 1. */
  isNumbered?: boolean;
  /** Labels that replace `desk.field.{field}`. */
  labels?: Readonly<Record<string, TextKey>>;
  /** Its fields in display order, after the time. */
  fields: {
    readonly [Field in Exclude<keyof Item, TimeField | 'origin'>]-?: FieldView<Item, NonNullable<Item[Field]>>;
  };
}

/** How a part's changes are rendered, except words of a text. */
export interface ChangesView {
  /** Shown above the whole difference. */
  Overview?: FunctionComponent<{ difference: Difference }>;
  /** A field of the part, from the text form used for comparison. */
  Field?: FunctionComponent<{ field: string; text: string; linked: ComparisonContext['linked'] }>;
  /** Renders a line of a field that holds codes; null for free text. */
  renderLine?(field: string, line: string, reader: Reader, linked: ComparisonContext['linked']): ReactNode;
  items?: ItemView<never>;
}

declare module '../../../kit/registry/part-views.ts' {
  interface PartView {
    /** Renderers of its fields and items in a difference; absent when it is compared word by word. */
    changes?(): Promise<ChangesView>;
  }
}
