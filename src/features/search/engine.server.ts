import { sql } from 'kysely';
import { escapeLike } from '../../kit/database/database.server.ts';
import type { NamedDocument, SearchEngine } from '../../kit/registry/search-engine.server.ts';
import { forgetThings, writeDocuments } from './face/index.server.ts';
import { nameKey, wholeNameKey } from './face/names.server.ts';
import { prefixEnd } from './name-matches.server.ts';

/** The search engine of this feature: tables and indexes in PostgreSQL. */
export const searchEngine: SearchEngine = {
  index: writeDocuments,
  forget: forgetThings,

  // Loaded when needed: importers only index documents.
  async indexSentences(...sentences) {
    const { writeSentences } = await import('./sentences.server.ts');
    return writeSentences(...sentences);
  },

  // Loaded when needed: threads and importers only write.
  async suggest(...request) {
    const { suggestNames } = await import('./box/suggestions.server.ts');
    return suggestNames(...request);
  },

  async search(db, keyword, language, { textModel = null } = {}) {
    const [{ search }, { loadExcerpts }] = await Promise.all([
      import('./search.server.ts'),
      import('./excerpts.server.ts'),
    ]);
    const outcome = await search(db, keyword, language, textModel);
    return {
      matches: outcome.matches,
      capped: outcome.capped,
      near: outcome.near?.name ?? null,
      nearest: outcome.nearest,
      isByMeaning: outcome.isByMeaning,
      loadExcerpts(selected) {
        const selection = new Set(selected);
        const matches = outcome.matches.filter((match) => selection.has(match));
        return loadExcerpts(db, outcome, matches, language);
      },
    };
  },

  async findByName(db, names, { type, language, own } = {}) {
    const namesByKey = Map.groupBy(new Set(names), wholeNameKey);
    namesByKey.delete('');
    if (!namesByKey.size) return [];
    let query = db
      .selectFrom('searchName')
      .where('key', '=', sql<string>`any(${[...namesByKey.keys()]})`)
      .where('form', '=', 'name')
      .where('at', '=', 0);
    if (type) query = query.where('type', '=', type);
    if (language) query = query.where('language', '=', language);
    if (own !== undefined) query = query.where('own', '=', own);
    const rows = await query.select(['key', 'type', 'ref', 'thingId', 'language', 'own']).execute();
    return rows.flatMap(({ key, ...row }) =>
      namesByKey.get(key)!.map((requestedName): NamedDocument => ({ requestedName, ...row })),
    );
  },

  async filterByName(db, thingIds, text) {
    if (!thingIds.length) return new Set();
    const pattern = `%${escapeLike(nameKey(text) || text)}%`;
    const { rows } = await sql<{ thingId: string }>`
      select distinct thing_id from search_name where thing_id = any(${[...thingIds]}) and key like ${pattern}`.execute(
      db,
    );
    return new Set(rows.map(({ thingId }) => thingId));
  },

  async namesStartingWith(_, text) {
    const key = wholeNameKey(text);
    return key
      ? sql`select thing_id from search_name where key >= ${key} and key < ${prefixEnd(key)}`
      : sql`select null::text where false`;
  },
};
