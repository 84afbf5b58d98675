import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { kinds } from '../../../rules/kinds.ts';
import { EntryId, LanguageCode, Name } from '../../../rules/schemas.ts';
import { Relations } from '../../relations/rules.ts';
import { Timeline } from '../../timelines/rules.ts';
import { Facts, Text } from '../rules.ts';

const ItemId = z
  .string()
  .max(13)
  .regex(/^Q[1-9]\d{0,11}$/);
/** An entry that describes the item already. */
const KnownEntry = z.object({ id: EntryId, name: z.string() });

export const findWikidataItems = endpoint('GET /data/wikidata/items', {
  summary:
    'Items of Wikidata whose name begins with some words, in the language of the call, and the entries here that ' +
    'describe them. None where the operator has not enabled Wikimedia (WIKIMEDIA).',
  for: 'member with phone',
  cost: 'dear',
  ownTransactions: true,
  input: z.object({ name: Name.min(2) }),
  reply: z.object({
    isOn: z.boolean(),
    items: z.array(
      z.object({ id: ItemId, label: z.string(), description: z.string().nullable(), entry: KnownEntry.nullable() }),
    ),
  }),
  fails: ['wikimediaAway', 'wikimediaBusy', 'tryLater'],
  example: { name: 'Augustus' },
});

/** Content of an item as proposals for an entry; each has Wikidata as its source. */
export const ItemProposal = z.object({
  id: ItemId,
  entry: KnownEntry.nullable(),
  /** The kinds that it may be, the likeliest first. */
  kinds: z.array(z.enum(kinds)),
  facts: Facts.pick({ region: true, times: true, place: true, same: true }),
  /** Its names by language; `isTaken`: another entry there has the same name and nothing distinguishes them. */
  texts: z.array(z.object({ language: LanguageCode, text: Text, isTaken: z.boolean() })),
  /** Relations to entries that exist here, with their name and the word beside it. */
  relations: z.array(z.object({ relation: Relations.shape.relations.element, name: z.string(), word: z.string() })),
  /** Number of relations to subjects without an entry here. */
  otherRelations: z.number().int(),
  events: Timeline.shape.events,
  /** The file of its picture on Wikimedia Commons, if it has one. */
  picture: z.string().nullable(),
});
export type ItemProposal = z.output<typeof ItemProposal>;

export const readWikidataItem = endpoint('GET /data/wikidata/item', {
  summary: 'What an item of Wikidata states, as proposals for a new entry. Nothing is saved.',
  for: 'member with phone',
  cost: 'dear',
  ownTransactions: true,
  input: z.object({ id: ItemId }),
  reply: ItemProposal,
  fails: ['wikimediaOff', 'wikimediaAway', 'wikimediaBusy', 'itemNotFound', 'itemUnfit', 'tryLater'],
  example: { id: 'Q1405' },
});
