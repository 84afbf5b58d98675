import { z } from 'zod';
import { genders, type Gender } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { CitationInput, EntryId, Names, TimeInput, BoundedText } from '../../rules/schemas.ts';

/**
 * From the closest to the loosest. `consort`: formally taken into the household of a ruler, below the main wife;
 * `concubinage`: in any other household; `lover`: without any such form; `other`: a couple without further details.
 */
export const unionKinds = ['marriage', 'consort', 'concubinage', 'lover', 'other'] as const;
export type UnionKind = (typeof unionKinds)[number];
/** How a union ended. */
export const unionEnds = ['divorce', 'annulment', 'death'] as const;

/** Roles of partners outside marriage. A consort or concubine and the man have words of their own. */
export const partnerRoles = ['consort', 'consort.man', 'concubine', 'concubine.man', 'lover', 'partner'] as const;
export type PartnerRole = 'spouse' | (typeof partnerRoles)[number];

/** The role of a person in a union, by its kind and both genders: a consort needs a man as partner. */
export function partnerRole(kind: UnionKind, gender: Gender | null, other: Gender | null): PartnerRole {
  if (kind === 'marriage') return 'spouse';
  if (kind === 'lover') return 'lover';
  const isDirected = gender !== null && other !== null && gender !== other;
  if (kind === 'other' || !isDirected) return 'partner';
  const role = kind === 'consort' ? 'consort' : 'concubine';
  return gender === 'female' ? role : `${role}.man`;
}

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
