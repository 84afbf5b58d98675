import { sql } from 'kysely';
import type { Published } from '../../../after-publication.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { holdLock } from '../../../kit/database/locks.server.ts';
import type { SearchDocument } from '../../../kit/search-document.ts';
import { typesOf } from '../../../things.server.ts';
import { fold } from '../../../kit/folding.server.ts';
import { keysOfName, keysOfReading, type NameKey } from './names.server.ts';
import { joinFields } from '../words/fields.ts';
import { cutIntoPassages, wordsOfHtml } from '../words/passages.server.ts';
import { pairsOf, partsOfWord, runsOf, stemmed, stemmerFor, type Run, type Stemmer } from '../words/words.server.ts';

/** Raise it when folding or cutting changes: every installation then rebuilds its index after the next start. */
export const indexVersion = 2;

/** Writes what search knows of things, from what readers see of them now. In the transaction that publishes them. */
export async function indexThings(db: Database, thingIds: readonly string[]): Promise<void> {
  const ids = [...new Set(thingIds)];
  await holdLock(db, 'searchIndex'); // one transaction after the other writes the index
  await sql`delete from search_passage where thing_id = any(${ids})`.execute(db);
  await sql`delete from search_name where thing_id = any(${ids})`.execute(db);
  for (const [type, own] of await typesOf(db, ids))
    if (type.documents) await writeDocuments(db, await type.documents(db, own));
}

/** Indexes the things of which something was published that search finds them by. In the same transaction. */
export async function indexPublished(db: Database, published: readonly Published[]): Promise<void> {
  const ids = published.filter(({ part }) => part.searched).map(({ thingId }) => thingId);
  if (ids.length) await indexThings(db, ids);
}

/** Adds documents that search does not know yet. */
export async function writeDocuments(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  if (!documents.length) return;
  await writeNames(db, documents);
  await writePassages(db, documents);
}

const separator = '\u0001',
  none = '\u0002';

const withoutControls = (text: string) => text.replaceAll(separator, ' ').replaceAll(none, ' ');

/** A column of texts as one parameter, which PostgreSQL takes apart in half the time of an array. */
function column(values: readonly (string | number | null)[]) {
  if (values.length === 1) return sql`${values}::text[]`;
  return sql`string_to_array(${values.map((value) => value ?? none).join(separator)}, ${separator}, ${none})`;
}

async function writeNames(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  const rows: (NameKey & { own: boolean; name: string; document: number })[] = [];
  for (const [number, { name, otherNames, pronunciation, language }] of documents.entries()) {
    const put = (written: string, own: boolean, keys: NameKey[]) => {
      for (const key of keys) rows.push({ ...key, own, name: withoutControls(written), document: number + 1 });
    };
    put(name, true, keysOfName(name, language));
    for (const other of new Set(otherNames)) put(other, false, keysOfName(other, language));
    if (pronunciation) put(name, true, keysOfReading(pronunciation));
  }
  await sql`
    insert into search_name (key, form, own, at, type, ref, thing_id, language, name)
    select n.key, n.form, n.own::boolean, n.at::smallint, d.type, d.ref, d.thing_id, d.language, n.name
    from unnest(${column(rows.map(({ key }) => key))}, ${column(rows.map(({ form }) => form))}, ${column(rows.map(({ own }) => (own ? 't' : 'f')))}, ${column(rows.map(({ at }) => at))},
      ${column(rows.map(({ document }) => document))}, ${column(rows.map(({ name }) => name))}) n (key, form, own, at, document, name)
    join unnest(${column(documents.map(({ type }) => type))}, ${column(documents.map(({ ref }) => ref))}, ${column(documents.map(({ thingId }) => thingId))}, ${column(documents.map(({ language }) => language))})
      with ordinality d (type, ref, thing_id, language, number) on d.number = n.document::int`.execute(db);
}

/** A folded text and its runs of letters, cut once. */
interface Cut {
  folded: string;
  runs: Run[];
}
const cut = (text: string): Cut => {
  const folded = fold(text);
  return { folded, runs: runsOf(folded) };
};

async function writePassages(db: Database, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap((document) => {
    const names = {
      own: cut(document.name),
      others: [...document.otherNames, document.pronunciation, document.disambiguation].flatMap((name) =>
        name ? [cut(name)] : [],
      ),
    };
    const passages = document.html ? cutIntoPassages(wordsOfHtml(document.html)) : [];
    return [{ text: document.summary, heading: '' }, ...passages].map(({ text, heading }, position) => ({
      document,
      position,
      text: withoutControls(text),
      names,
      heading: cut(heading),
      cut: cut(text),
    }));
  });
  const stemmers = new Map<string, Stemmer>();
  for (const language of stemmed) {
    const words = rows
      .filter(({ document }) => document.language === language)
      .flatMap((row) =>
        [row.cut, row.heading, row.names.own, ...row.names.others].flatMap(({ runs }) =>
          runs.flatMap((run) => (run.spaced ? partsOfWord(run.text) : [])),
        ),
      );
    stemmers.set(language, await stemmerFor(db, language, words));
  }
  const asIs: Stemmer = (word) => word;
  const written = rows.map(({ document, position, text, names, heading, cut: { folded, runs } }) => {
    const words = new Words(stemmers.get(document.language) ?? asIs, position === 0 ? 'C' : 'D');
    words.addName(names.own.runs, 'A');
    for (const { runs: more } of names.others) words.addName(more, 'B');
    words.addName(heading.runs, 'C');
    words.addText(runs);
    return {
      document,
      position,
      text,
      folded: joinFields({
        name: names.own.folded,
        otherNames: names.others.map((one) => one.folded).join('\n'),
        heading: heading.folded,
        text: folded,
      }),
      words: words.toString(),
    };
  });
  await sql`
    insert into search_passage (type, ref, thing_id, language, position, text, folded, words)
    select type, ref, thing_id, language, position::int, text, folded, words::tsvector
    from unnest(${column(written.map((row) => row.document.type))}, ${column(written.map((row) => row.document.ref))}, ${column(written.map((row) => row.document.thingId))},
      ${column(written.map((row) => row.document.language))}, ${column(written.map(({ position }) => position))}, ${column(written.map(({ text }) => text))},
      ${column(written.map(({ folded }) => folded))}, ${column(written.map(({ words }) => words))}) d (type, ref, thing_id, language, position, text, folded, words)`.execute(
    db,
  );
}

/** How often a word of a text counts at most. */
const mostOften = 6;

/** Where a word of a passage stands: in which names or its heading, and above that how often in the text. */
const inName = { A: 1, B: 2, C: 4 };
const once = 8;

/** The words of one passage, by where they stand, as PostgreSQL writes them. Positions only say how often. */
class Words {
  readonly #places = new Map<string, number>();
  readonly #stem: Stemmer;
  readonly #textWeight: 'C' | 'D';
  constructor(stem: Stemmer, textWeight: 'C' | 'D') {
    this.#stem = stem;
    this.#textWeight = textWeight;
  }

  addName(runs: readonly Run[], weight: 'A' | 'B' | 'C') {
    const put = (word: string) => this.#places.set(word, (this.#places.get(word) ?? 0) | inName[weight]);
    for (const run of runs) {
      if (!run.spaced) pairsOf(run.text).forEach(put);
      else for (const word of partsOfWord(run.text)) put(this.#stem(word));
    }
  }

  addText(runs: readonly Run[]) {
    const put = (word: string) => this.#places.set(word, (this.#places.get(word) ?? 0) + once);
    for (const run of runs) {
      if (!run.spaced) pairsOf(run.text).forEach(put);
      else for (const word of partsOfWord(run.text)) put(this.#stem(word));
    }
  }

  toString(): string {
    const weight = this.#textWeight === 'D' ? '' : this.#textWeight;
    let all = '';
    for (const [word, places] of this.#places) {
      all += `'${word}'`;
      const often = Math.min(Math.floor(places / once), mostOften);
      if (places !== once || weight) {
        // a single D needs no position: that is what a word without one counts as
        let position = 0,
          sign = ':';
        const put = (one: string) => {
          all += `${sign}${++position}${one}`;
          sign = ',';
        };
        if (places & inName.A) put('A');
        if (places & inName.B) put('B');
        if (places & inName.C) put('C');
        for (let time = 0; time < often; time++) put(weight);
      }
      all += ' ';
    }
    return all;
  }
}
