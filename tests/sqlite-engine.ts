import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { findInName, keysOfName, nameKey, wholeNameKey } from '../src/features/search/face/names.server.ts';
import { bigramsOf, partsOfWord, runsOf } from '../src/features/search/face/words.server.ts';
import { cutIntoPassages, wordsOfHtml } from '../src/features/search/words/passages.server.ts';
import { fold, isUnspaced } from '../src/kit/folding.server.ts';
import type {
  Excerpt,
  FoundThing,
  NamedDocument,
  SearchEngine,
  SuggestedName,
} from '../src/kit/registry/search-engine.server.ts';
import type { Language } from '../src/rules/languages.ts';
import type { SearchType } from '../src/rules/search/search-types.ts';

interface DocumentRow {
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
}
interface NameRow extends DocumentRow {
  key: string;
  own: number;
  name: string;
  form: SuggestedName['form'];
}
interface PassageRow extends DocumentRow {
  text: string;
}

const schema = `
  create table name (key text, form text, own integer, at integer, type text, ref text, thingId text, language text, name text);
  create index name_key on name (key);
  create virtual table passage using fts5 (
    words, text unindexed, type unindexed, ref unindexed, thingId unindexed, language unindexed)`;

/** The words of a text, and the pairs of characters of scripts without spaces. */
const wordsOf = (text: string): string[] =>
  runsOf(fold(text)).flatMap((run) => (run.spaced ? partsOfWord(run.text) : bigramsOf(run.text)));

/** A query for all words of a keyword in FTS5's syntax. The last character of a stretch is the beginning of a pair. */
const toMatchQuery = (keyword: string): string =>
  wordsOf(keyword)
    .map((word) => (isUnspaced(word) ? `"${word}"*` : `"${word}"`))
    .join(' ');

/**
 * A small search engine outside PostgreSQL, which shows that the interface is enough for one. It does not stem words,
 * tolerate typing errors or weigh subjects, and does not take part in transactions.
 */
export function createSqliteEngine(): SearchEngine {
  const store = new DatabaseSync(':memory:');
  store.exec(schema);
  const select = <Row>(statement: string, ...values: (string | number)[]) =>
    store.prepare(statement).all(...values) as unknown as Row[];
  const selectNamesByPrefix = (text: string) => {
    const key = wholeNameKey(text);
    return key
      ? select<NameRow>(
          'select * from name where key >= ? and key < ? order by at, length(key), thingId',
          key,
          `${key}\u{10ffff}`,
        )
      : [];
  };

  return {
    async index(_, documents) {
      const addName = store.prepare('insert into name values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
      const addPassage = store.prepare('insert into passage values (?, ?, ?, ?, ?, ?)');
      for (const { type, ref, thingId, language, name, otherNames, summary, html } of documents) {
        for (const written of new Set([name, ...otherNames]))
          for (const { key, form, at } of keysOfName(written, language))
            addName.run(key, form, Number(written === name), at, type, ref, thingId, language, written);
        for (const text of [summary, ...cutIntoPassages(wordsOfHtml(html)).map((passage) => passage.text)])
          addPassage.run(wordsOf([name, text].join('\n')).join(' '), text, type, ref, thingId, language);
      }
    },

    async indexSentences(_, thingIds, sentences) {
      const isSentence = `ref like '%#sentences'`;
      for (const thingId of thingIds)
        store.prepare(`delete from passage where thingId = ? and ${isSentence}`).run(thingId);
      const addPassage = store.prepare('insert into passage values (?, ?, ?, ?, ?, ?)');
      for (const { thingId, language, text } of sentences)
        addPassage.run(wordsOf(text).join(' '), text, 'entries', `${thingId}#sentences`, thingId, language);
    },

    async forget(_, thingIds) {
      for (const table of ['name', 'passage'])
        for (const thingId of thingIds) store.prepare(`delete from ${table} where thingId = ?`).run(thingId);
    },

    async suggest(db, typed, language, { linked }) {
      const names = selectNamesByPrefix(typed).filter(({ type }) => type === 'entries');
      const best = new Map<string, SuggestedName>();
      for (const { thingId, name, form, language: written } of names) {
        const before = best.get(thingId);
        if (!before || (before.language !== language && written === language))
          best.set(thingId, { thingId, name, form, language: written });
      }
      if (!linked) return [...best.values()];
      const { rows } = await sql<{ id: string }>`
        select id from subject where id = any(${[...best.keys()]}) and weight > 0`.execute(db);
      const linkedIds = new Set(rows.map(({ id }) => id));
      return [...best.values()].filter(({ thingId }) => linkedIds.has(thingId));
    },

    async search(_, keyword, language) {
      const query = toMatchQuery(keyword);
      const passages = query
        ? select<PassageRow>('select * from passage where passage match ? order by bm25(passage), thingId', query)
        : [];
      const names = selectNamesByPrefix(keyword);
      const matches = new Map<string, FoundThing & { languages: Set<Language> }>();
      const addMatch = ({ type, thingId, language: written }: DocumentRow, name: FoundThing['name']) => {
        const match = matches.get(thingId) ?? { type, thingId, languages: new Set(), name, facts: null };
        match.languages.add(written);
        matches.set(thingId, match);
      };
      for (const row of names) addMatch(row, { name: row.name, language: row.language, form: row.form });
      for (const row of passages) addMatch(row, null);
      return {
        matches: [...matches.values()],
        capped: false,
        near: null,
        nearest: [],
        isByMeaning: false,
        async loadExcerpts(selected) {
          return new Map(
            selected.map((match): [FoundThing, Excerpt] => {
              const ofThing = passages.filter(({ thingId, text }) => thingId === match.thingId && text);
              const passage = ofThing.find((row) => row.language === language) ?? ofThing[0];
              const markName = (name: string) => {
                const range = findInName(keyword, name);
                return { found: null, nameMarks: range ? [range] : [] };
              };
              return [
                match,
                { snippet: passage ? { text: passage.text, language: passage.language, marks: [] } : null, markName },
              ];
            }),
          );
        },
      };
    },

    async findByName(_, names, { type, language, own } = {}) {
      return [...new Set(names)].flatMap((requestedName) =>
        select<NameRow>(`select * from name where key = ? and form = 'name' and at = 0`, wholeNameKey(requestedName))
          .map((row): NamedDocument => ({
            requestedName,
            type: row.type,
            ref: row.ref,
            thingId: row.thingId,
            language: row.language,
            own: row.own === 1,
          }))
          .filter(
            (document) =>
              (type === undefined || document.type === type) &&
              (language === undefined || document.language === language) &&
              (own === undefined || document.own === own),
          ),
      );
    },

    async filterByName(_, thingIds, text) {
      const key = nameKey(text) || text;
      const rows = select<{ thingId: string }>('select distinct thingId from name where instr(key, ?) > 0', key);
      const matchingIds = new Set(rows.map(({ thingId }) => thingId));
      return new Set(thingIds.filter((thingId) => matchingIds.has(thingId)));
    },

    async namesStartingWith(_, text) {
      const ids = new Set(selectNamesByPrefix(text).map(({ thingId }) => thingId));
      return sql`select unnest(${[...ids]}::text[])`;
    },
  };
}
