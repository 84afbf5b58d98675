import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { rateLimit } from '../../kit/calls/rate-limit.server.ts';
import { escapeLike, type Database } from '../../kit/database/database.server.ts';
import { fail } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import type { Citation } from '../../rules/schemas.ts';
import { readIdentifier, writeIdentifier } from '../../rules/source-identifiers.ts';
import { citationOfPassage } from '../books/face/cited-passage.server.ts';
import { fold } from '../../kit/folding.server.ts';
import * as contract from '../../editing/lookups/source-contract.ts';
import type { SourceTable } from './tables.ts';

export const sources = implement(contract, {
  async findSource({ q }, { db, drivers, member }) {
    const passage = await citationOfPassage(db, q);
    if (passage) return { sources: [passage] };
    const identifier = readIdentifier(q);
    if (!identifier) return { sources: await searchSources(db, q) };
    if (identifier === 'wrong') fail('identifierWrong');
    const storedSources = await db
      .selectFrom('source')
      .where('identifier', '=', writeIdentifier(identifier))
      .select(columns)
      .limit(limits.suggestions)
      .execute();
    if (storedSources.length || !drivers.sources)
      return storedSources.length ? { sources: storedSources.map(toCitation) } : fail('sourceNotFound');
    await limitLookups(db, member!.id);
    return { sources: [(await drivers.sources.find(identifier)) ?? fail('sourceNotFound')] };
  },

  sourceLookup: async (_, { drivers }) => ({ isOn: drivers.sources !== null }),

  async findBook({ isbn }, { db, drivers, member }) {
    const identifier = readIdentifier(isbn);
    if (identifier === 'wrong' || identifier?.scheme !== 'isbn') fail('identifierWrong');
    if (!drivers.sources) return { book: null };
    await limitLookups(db, member!.id);
    return { book: (await drivers.sources.findBook(identifier.value)) ?? fail('sourceNotFound') };
  },
});

/** Fails with `tryLater` if a member makes too many external look-ups. */
const limitLookups = (db: Database, memberId: string) =>
  rateLimit(db, { key: `source ${memberId}`, maxAttempts: limits.lookupsPerHour, perMs: 3_600_000 });

type Row = Pick<SourceTable, 'title' | 'author' | 'year' | 'url' | 'forms' | 'kind' | 'language'>;
const columns = ['title', 'author', 'year', 'url', 'forms', 'kind', 'language'] as const;
const toCitation = ({ forms, kind, language, ...source }: Row): Citation => ({
  ...source,
  where: null,
  ...(forms && { forms }),
  ...(kind && { kind }),
  ...(language && { language }),
});

/**
 * Sources that contain all of these words: works before texts of notes, which say only how one was cited; then those whose
 * title begins with the words first.
 */
async function searchSources(db: Database, q: string): Promise<Citation[]> {
  const words = fold(q).split(/\s+/).filter(Boolean).map(escapeLike);
  const rows = await db
    .selectFrom('source')
    .where((where) => where.and(words.map((word) => where('folded', 'like', `%${word}%`))))
    .orderBy(sql`forms is not null or author is not null`, 'desc')
    .orderBy((order) => order('folded', 'like', `${words.join(' ')}%`), 'desc')
    .orderBy((order) => order.fn('length', ['folded']))
    .orderBy('id')
    .limit(limits.suggestions)
    .select(columns)
    .execute();
  return rows.map(toCitation);
}
