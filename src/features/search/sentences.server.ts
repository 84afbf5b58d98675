import { sql } from 'kysely';
import { copyNewRows } from '../../kit/database/copy-new.server.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { CopiedRow } from '../../kit/database/copy.server.ts';
import type { SearchSentence } from '../../kit/search-document.ts';
import type { Language } from '../../rules/languages.ts';
import { loadEntriesToIndex } from './entries-to-index.server.ts';
import { indexSentences, indexVersion } from './face/index.server.ts';
import { createStemmer, partsOfWord, runsOf, type Stemmer } from './face/words.server.ts';
import { joinFields, sentencesPosition, splitFields } from './words/fields.ts';
import { foldToRuns, PassageWords } from './words/passage-words.server.ts';

/** Between two sentences. */
const separator = ' · ';
/** Longest passage of sentences, in characters. */
const maxLength = 4000;

/** Replaces the passages with the sentences of entries. */
export async function writeSentences(
  db: Database,
  thingIds: readonly string[],
  sentences: readonly SearchSentence[],
): Promise<void> {
  await sql`delete from search_passage where thing_id = any(${[...thingIds]}) and position = ${sentencesPosition}`.execute(
    db,
  );
  const texts = new Map<string, string>();
  for (const { thingId, language, text } of sentences) {
    const key = `${thingId} ${language}`,
      before = texts.get(key);
    const joined = before ? before + separator + text : text;
    if (joined.length <= maxLength) texts.set(key, joined);
  }
  const { rows: entries } = await sql<{ ref: string; thingId: string; language: Language; folded: string }>`
    select ref, thing_id, language, folded from search_passage
    where thing_id = any(${[...thingIds]}) and type = 'entries' and position = 0`.execute(db);
  const rows: CopiedRow[] = [];
  for (const [language, ofLanguage] of Map.groupBy(entries, (entry) => entry.language)) {
    const passages = ofLanguage.flatMap(({ ref, thingId, folded }) => {
      const text = texts.get(`${thingId} ${language}`);
      return text ? [{ ref, thingId, text, cut: foldToRuns(text), names: splitFields(folded) }] : [];
    });
    const words = passages.flatMap(({ cut, names }) =>
      [...cut.runs, ...runsOf(`${names.name}\n${names.otherNames}`)].flatMap((run) =>
        run.spaced ? partsOfWord(run.text) : [],
      ),
    );
    const stem: Stemmer = await createStemmer(db, language, words);
    for (const { ref, thingId, text, cut, names } of passages) {
      const vector = new PassageWords(stem, 'D');
      vector.addName(runsOf(names.name), 'A');
      vector.addName(runsOf(names.otherNames), 'B');
      vector.addText(cut.runs);
      rows.push({
        type: 'entries',
        ref,
        thing_id: thingId,
        language,
        position: sentencesPosition,
        text,
        folded: joinFields({ ...names, heading: '', text: cut.folded }),
        words: vector.toString(),
      });
    }
  }
  await copyNewRows(
    db,
    'search_passage',
    ['type', 'ref', 'thing_id', 'language', 'position', 'text', 'folded', 'words'],
    rows,
  );
}

/** Things per transaction. */
const batchSize = 200;

/** Indexes the sentences of things that were indexed since the last time, such as those of an import. */
export async function indexNewSentences(db: Database, isStopped: () => boolean = () => false): Promise<number> {
  let done = 0;
  while (!isStopped()) {
    const count = await db.transaction().execute(async (tx) => {
      const next = await loadEntriesToIndex(tx, 'sentences_to', batchSize);
      if (!next) return 0;
      await indexSentences(tx, next.thingIds);
      await sql`
        insert into search_index (version, sentences_to) values (${indexVersion}, ${next.to})
        on conflict (one) do update set sentences_to = excluded.sentences_to`.execute(tx);
      return next.passages;
    });
    if (!count) break;
    done += count;
  }
  if (done > batchSize) await sql`analyze search_passage`.execute(db); // rare words are weighed by statistics
  return done;
}
