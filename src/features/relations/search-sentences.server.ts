import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { SearchSentence } from '../../kit/search-document.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { InLanguages, Language } from '../../rules/languages.ts';
import { nameInSentence, partsOfSentence, sentenceFor } from '../../rules/sentences/sentences.ts';

/** Most relations of a subject that search reads: those to the subjects with the most links. */
const maxRelations = 60;

interface RelationOfThing {
  thingId: string;
  outwards: boolean;
  sentence: InLanguages | null;
  word: InLanguages;
  inverse: InLanguages | null;
  description: InLanguages | null;
  entries: { language: Language; name: string }[];
  otherEntries: { language: Language; name: string }[];
  kind: Kind;
  otherKind: Kind;
}

/** The relations of subjects as sentences, oldest first, in each language in which both ends have an entry. */
export async function loadRelationSentences(db: Database, thingIds: readonly string[]): Promise<SearchSentence[]> {
  const namesOf = (column: string) =>
    sql`(select coalesce(json_agg(json_build_object('language', language, 'name', name)), '[]') from entry where subject_id = ${sql.ref(column)})`;
  const { rows } = await sql<RelationOfThing>`
    select thing_id, outwards, sentence, word, inverse, description, s.kind, other_kind,
      ${namesOf('thing_id')} as entries, ${namesOf('other_id')} as other_entries
    from unnest(${[...thingIds]}::text[]) thing_id join subject s on s.id = thing_id
      cross join lateral (
        select r.*, other.kind as other_kind from (
          select earliest, to_id as other_id, true as outwards, sentence, word, inverse, description from relation where from_id = thing_id
          union all
          select earliest, from_id, false, sentence, word, inverse, description from relation where to_id = thing_id
        ) r join subject other on other.id = r.other_id
        order by other.weight desc, other.id limit ${maxRelations}
      ) nearest
    where exists (select from entry where subject_id = other_id)
    order by thing_id, earliest nulls last, other_id, outwards, word::text`.execute(db);
  return rows.flatMap((row) =>
    row.entries.flatMap(({ language, name }): SearchSentence[] => {
      const otherName = row.otherEntries.find((entry) => entry.language === language)?.name;
      if (otherName === undefined) return [];
      const subject = { name, kind: row.kind, language },
        other = { name: otherName, kind: row.otherKind, language };
      const text = row.sentence?.[language]
        ? readSentence(
            row.sentence[language],
            row.outwards ? { a: subject, b: other } : { a: other, b: subject },
            language,
          )
        : [(row.outwards ? row.word : (row.inverse ?? row.word))[language], otherName].join(' ');
      // A description of a relation is about the subject that it starts from.
      const description = row.outwards ? row.description?.[language] : undefined;
      return [{ thingId: row.thingId, language, text: description ? `${text}: ${description}` : text }];
    }),
  );
}

function readSentence(pattern: string, ends: Parameters<typeof sentenceFor>[1], language: Language): string {
  const sentence = sentenceFor(pattern, ends, language);
  return partsOfSentence(sentence)
    .map((part) => (typeof part === 'string' ? part : nameInSentence(sentence, part.end, ends[part.end], language)))
    .join('');
}
