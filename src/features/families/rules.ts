import { z } from 'zod';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { CitationInput, EntryId, Names, TimeInput, BoundedText } from '../../rules/schemas.ts';

export const unionKinds = ['marriage', 'concubinage', 'other'] as const;
/** How a union ended. */
export const unionEnds = ['divorce', 'death'] as const;

/** A person who may not have an entry yet: it is created with the family. Source: spec §3 "Family member". */
const NewPerson = z.object({
  names: Names,
  gender: z.enum(genders).nullable(),
  royal: z.boolean(),
  /** From birth to death. */
  life: TimeInput.nullable(),
});

/** A member of a union: a subject, by its id. */
export const Member = z.object({
  id: EntryId,
  /** Facts of a person who was new when this was written. */
  person: NewPerson.nullish(),
});
export type Member = z.output<typeof Member>;

export const Child = Member.extend({ adopted: z.boolean(), doubtful: z.boolean() });
export type Child = z.output<typeof Child>;

export const Union = z.object({
  /** Two; one when the other is unknown; none when only siblings are known. */
  partners: z.array(Member).max(2),
  kind: z.enum(unionKinds),
  /** Begin and end. */
  time: TimeInput.nullable(),
  ended: z.enum(unionEnds).nullable(),
  doubtful: z.boolean(),
  /** In order of birth. */
  children: z.array(Child).max(limits.childrenOfUnion),
  source: CitationInput.nullable(),
  /** The import it came from, if any. */
  origin: BoundedText(limits.nameLength).nullable(),
});
export type Union = z.output<typeof Union>;

/** Content of a `family` revision: every union that a person's part records, as a partner or as a child. */
export const Family = z.object({ unions: z.array(Union).max(limits.unionsOfPerson) });
export type Family = z.output<typeof Family>;

export const membersOf = ({ partners, children }: Pick<Union, 'partners' | 'children'>): Member[] => [
  ...partners,
  ...children,
];
