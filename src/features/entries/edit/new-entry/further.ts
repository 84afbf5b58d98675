import type { FurtherPart } from '../../writing-contract.ts';

/** Parts that are proposed with a new entry, and the names of the entries that its relations lead to, by subject. */
export interface Further {
  parts: readonly FurtherPart[];
  names: Readonly<Record<string, string>>;
}
export const noFurther: Further = { parts: [], names: {} };

/** In the order in which the server returns them, so that equal contents are equal. */
export const sortParts = (parts: readonly FurtherPart[]): FurtherPart[] =>
  parts.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
const orderOf = (part: FurtherPart) => `${part.module} ${part.module === 'text' ? part.language : ''}`;

/** One thing in a further part that an author can leave out. */
export interface FurtherItem {
  part: FurtherPart;
  /** Its place in the list of the part; null for a text, which is left out as a whole. */
  at: number | null;
}

export const itemsOf = (parts: readonly FurtherPart[]): FurtherItem[] =>
  parts.flatMap((part): FurtherItem[] =>
    part.module === 'text'
      ? [{ part, at: null }]
      : (part.module === 'relations' ? part.content.relations : part.content.events).map((_, at) => ({ part, at })),
  );

/** The parts without one item; a part without items is left out. */
export const withoutItem = (parts: readonly FurtherPart[], { part: of, at }: FurtherItem): FurtherPart[] =>
  parts.flatMap((part): FurtherPart[] => {
    if (part !== of) return [part];
    if (part.module === 'text' || at === null) return [];
    if (part.module === 'relations') {
      const relations = part.content.relations.toSpliced(at, 1);
      return relations.length ? [{ ...part, content: { relations } }] : [];
    }
    const events = part.content.events.toSpliced(at, 1);
    return events.length ? [{ ...part, content: { events } }] : [];
  });
