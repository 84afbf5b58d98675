import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, EntryId, LinkedEntry, TimeRecord } from '../../rules/schemas.ts';
import { unionEnds, unionKinds } from './rules.ts';

/** Which relatives a tree shows. */
export const treeWays = ['both', 'ancestors', 'descendants', 'all'] as const;
export type TreeWay = (typeof treeWays)[number];

/** A person of a tree. */
const FamilyPerson = LinkedEntry.extend({
  gender: z.enum(genders).nullable(),
  royal: z.boolean(),
  life: TimeRecord.nullable(),
  reign: TimeRecord.nullable(),
  /** Subject; null: of no house that is known. */
  house: EntryId.nullable(),
  /** Who says when they lived, or ruled. */
  source: Citation.nullable(),
  /** Unions of theirs that the tree does not show: of their parents, and their own. */
  hidden: z.object({ up: z.number().int(), down: z.number().int() }),
});

/** A union as all its members see it. */
export const FamilyUnion = z.object({
  id: z.string(),
  /** The subject in whose family it is written. */
  toldBy: EntryId,
  kind: z.enum(unionKinds),
  ended: z.enum(unionEnds).nullable(),
  doubtful: z.boolean(),
  time: TimeRecord.nullable(),
  partners: z.array(EntryId),
  children: z.array(z.object({ id: EntryId, adopted: z.boolean(), doubtful: z.boolean() })),
  source: Citation.nullable(),
});
export type FamilyUnion = z.output<typeof FamilyUnion>;

export const familyOf = endpoint('GET /data/family/{id}', {
  summary:
    'The family of a person: people and unions, each once; ancestors, descendants, both, or all relatives, so many generations far, with what each is to the person.',
  for: 'anyone',
  cached: true,
  input: z.object({
    id: EntryId,
    way: z.enum(treeWays).default('both'),
    steps: z.coerce.number().int().min(1).max(limits.family.generations).default(3),
  }),
  reply: z.object({
    /** The subject asked for. */
    center: EntryId,
    people: z.array(
      FamilyPerson.extend({ /** What they are to the center, closest first. */ kin: z.array(z.string()) }),
    ),
    unions: z.array(FamilyUnion),
    /** The houses they are of. */
    houses: z.array(LinkedEntry),
    /** There are more people than one answer holds. */
    more: z.boolean(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'augustus', way: 'both', steps: 2 },
});

export const kinOf = endpoint('GET /data/kin/{aId}/{bId}', {
  summary:
    'How two people are related: what the second is to the first and the first to the second, in words; by whom, and who are their common ancestors.',
  for: 'anyone',
  cached: true,
  input: z.object({ aId: EntryId, bId: EntryId }),
  reply: z.object({
    a: LinkedEntry,
    b: LinkedEntry,
    kinships: z.array(
      z.object({
        /** What b is to a. */
        term: z.string(),
        /** What a is to b. */
        back: z.string(),
        /** From a to b, both included: whoever the way passes. */
        via: z.array(EntryId),
        /** Whom both descend from; empty where they are related by marriage alone. */
        ancestors: z.array(EntryId),
        adopted: z.boolean(),
        doubtful: z.boolean(),
      }),
    ),
    /** Whoever the ways pass. */
    people: z.array(LinkedEntry),
  }),
  fails: ['entryNotFound'],
  example: { aId: 'nero', bId: 'augustus' },
});
