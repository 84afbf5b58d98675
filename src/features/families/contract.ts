import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { genders } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { Citation, EntryId, LinkedEntry, PageNumber, TimeRecord } from '../../rules/schemas.ts';
import { unionEnds, unionKinds } from './rules.ts';

/** Which relatives a tree shows. */
export const treeWays = ['both', 'ancestors', 'descendants', 'all'] as const;
export type TreeWay = (typeof treeWays)[number];

/** A person of a tree. */
const FamilyPerson = LinkedEntry.extend({
  gender: z.enum(genders).nullable(),
  royal: z.boolean(),
  life: TimeRecord.nullable(),
  /** By themselves if one of them has a first and a last possible time; `life` is then only their outer bounds. */
  birth: TimeRecord.nullish(),
  death: TimeRecord.nullish(),
  reign: TimeRecord.nullable(),
  /** Subject id of their house; null when unknown. */
  house: EntryId.nullable(),
  /** The part of the name that is the surname, if it is stated. */
  surname: z.string().nullish(),
  /** Source of their life or reign dates. */
  source: Citation.nullable(),
  /** Number of their unions that the tree does not show: those of their parents, and their own. */
  hidden: z.object({ up: z.number().int(), down: z.number().int() }),
});

/** A union, the same for all its members. */
export const FamilyUnion = z.object({
  id: z.string(),
  /** The subject whose family part records it. */
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
    'The family of a person: people and unions, each once. Returns ancestors, descendants, ' +
    'both, or all relatives, up to a number of generations, with their kinship to the person.',
  for: 'anyone',
  cached: true,
  abortPrevious: false,
  input: z.object({
    id: EntryId,
    way: z.enum(treeWays).default('both'),
    steps: z.coerce.number().int().min(1).max(limits.family.generations).default(3),
  }),
  reply: z.object({
    /** The requested subject. */
    center: EntryId,
    people: z.array(
      FamilyPerson.extend({ /** Kin terms relative to the center, closest first. */ kin: z.array(z.string()) }),
    ),
    unions: z.array(FamilyUnion),
    houses: z.array(LinkedEntry),
    /** True when the answer was cut at its maximum number of people. */
    more: z.boolean(),
  }),
  fails: ['entryNotFound'],
  example: { id: 'augustus', way: 'both', steps: 2 },
});

/** A house in the index of families. */
const ListedHouse = z.object({
  house: LinkedEntry,
  /** Number of its members in family trees. */
  people: z.number().int(),
  /** Its best linked members, each with birth and death in seconds if both are known. */
  best: z.array(LinkedEntry.extend({ life: z.tuple([z.number(), z.number()]).nullable() })),
  /** The beginning of its entry. */
  summary: z.string(),
  time: TimeRecord.nullable(),
  /** Address of a picture of the house. */
  picture: z.string().nullable(),
  /** Lives of its members from birth to death in seconds, as far as both are known, in the order of birth. */
  lives: z.array(z.tuple([z.number(), z.number()])),
});
export type ListedHouse = z.output<typeof ListedHouse>;

export const houseList = endpoint('GET /data/families', {
  summary: 'Houses and dynasties with a family tree, the largest first.',
  for: 'anyone',
  cached: true,
  input: z.object({ page: PageNumber }),
  reply: z.object({ total: z.number().int(), houses: z.array(ListedHouse) }),
  example: { page: 1 },
});

export const kinOf = endpoint('GET /data/kin/{aId}/{bId}', {
  summary:
    'How two people are related: the kinship terms both ways, the people between them, and their common ancestors.',
  for: 'anyone',
  cached: true,
  input: z.object({ aId: EntryId, bId: EntryId }),
  reply: z.object({
    a: LinkedEntry,
    b: LinkedEntry,
    kinships: z.array(
      z.object({
        term: z.string(),
        /** What a is to b. */
        back: z.string(),
        /** The path from a to b, both included. */
        via: z.array(EntryId),
        /** Common ancestors; empty when they are related by marriage alone. */
        ancestors: z.array(EntryId),
        adopted: z.boolean(),
        doubtful: z.boolean(),
      }),
    ),
    /** Everyone on these paths. */
    people: z.array(LinkedEntry),
  }),
  fails: ['entryNotFound'],
  example: { aId: 'nero', bId: 'augustus' },
});
