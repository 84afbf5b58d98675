import { sql } from 'kysely';
import { implement } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { notifyPublication } from '../../../kit/database/publications.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { matchAddress } from '../search/rules.ts';
import { titleOf } from '../titles.ts';
import type { BookFacts } from '../rules.ts';
import * as contract from './contract.ts';
import { proposeMentions } from './propose.server.ts';

/** Passages per page of an entry's "quoted in", and passages shown to a reviewer per entry. */
const quotedPageSize = 20,
  maxPassages = 8;
/** Characters around a name. */
const contextLength = 40;
/** Characters of a card's description. */
const aboutLength = 140;

interface Row extends contract.Mention {
  length: number;
}

/** Selects mentions with the fields of the specification. */
const selectMentions = sql`
  select m.id as mention_id, m.content as mention_content, m.book_id, m.subject_id as item_id, m.chapter as volumn_id,
    coalesce(c.title, m.chapter) as volumn_name, m.segment as page, coalesce(w.language, '') as language, m.witness, m.at, m.length`;
const mentionTables = sql`
  book_mention m left join book_chapter c on c.book_id = m.book_id and c.chapter = m.chapter
  left join book_witness w on w.book_id = m.book_id and w.witness = m.witness`;

async function entriesOf(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Record<string, contract.MentionedEntry>> {
  const linked = await loadLinkedEntries(db, [...new Set(ids)], language);
  const { rows } = await sql<{ id: string; summary: string }>`
    select id, summary from entry where id = any(${[...linked.values()].map(({ id }) => id)})`.execute(db);
  const summaries = new Map(rows.map(({ id, summary }) => [id, summary]));
  return Object.fromEntries(
    [...linked].map(([itemId, { id, name, kind }]) => {
      const about = (summaries.get(id) ?? '').replace(/<[^<>]*>/g, '');
      return [
        itemId,
        {
          name,
          kind,
          href: entryAddress(id),
          about: about.length > aboutLength ? `${about.slice(0, aboutLength).toWellFormed()}…` : about,
        },
      ];
    }),
  );
}

const requireBook = async (db: Database, id: string) =>
  (await db.selectFrom('book').where('id', '=', id).select(['id', 'title']).executeTakeFirst()) ?? fail('bookNotFound');

export const bookMentions = implement(contract, {
  async mentionsInChapter({ id, chapter }, { db, language, cacheTags }) {
    cacheTags(id);
    const { rows } = await sql<Row>`${selectMentions} from ${mentionTables}
      where m.book_id = ${id} and m.chapter = ${chapter} and m.state = 'passed' order by m.witness, m.segment, m.at`.execute(
      db,
    );
    const ids = rows.map(({ itemId }) => itemId);
    cacheTags(...new Set(ids));
    return { mentions: rows, entries: await entriesOf(db, ids, language) };
  },

  async quotingPassages({ itemId, page }, { db, language, cacheTags }) {
    cacheTags(itemId);
    // Each segment once: the original, or a translation if the original does not mention the entry.
    const passed = sql`
      select distinct on (m.book_id, m.chapter, m.segment) m.id from book_mention m
      join book_witness w on w.book_id = m.book_id and w.witness = m.witness
      where m.subject_id = ${itemId} and m.state = 'passed' order by m.book_id, m.chapter, m.segment, w.position, m.at`;
    const { rows } = await sql<Row & { facts: BookFacts; text: string; total: number; original: string | null }>`
      ${selectMentions}, b.facts, s.text, count(*) over ()::int as total,
        (select witness from book_witness o where o.book_id = m.book_id and o.kind = 'original' order by position limit 1) as original
      from ${mentionTables} join book b on b.id = m.book_id
      join book_segment s on s.book_id = m.book_id and s.chapter = m.chapter and s.witness = m.witness and s.segment = m.segment
      where m.id in (${passed}) order by b.earliest nulls last, m.book_id, c.ordinal, s.ordinal
      limit ${quotedPageSize} offset ${(page - 1) * quotedPageSize}`.execute(db);
    cacheTags(...new Set(rows.map(({ bookId }) => bookId)));
    return {
      total: rows[0]?.total ?? 0,
      passages: rows.map(({ facts, text, original, ...mention }) => {
        const { begin, before, after } = cutContext(text, mention);
        return {
          ...mention,
          book: titleOf(facts, language),
          time: facts.writing,
          text: before + mention.mentionContent + after,
          marks: [[begin, begin + mention.length] as [number, number]],
          href: matchAddress(mention.bookId, {
            chapter: mention.volumnId,
            witness: mention.witness,
            original,
            segment: mention.page,
          }),
        };
      }),
    };
  },

  async proposedMentions({ id }, { db, language }) {
    const { title } = await requireBook(db, id);
    const { rows } = await sql<Row & { text: string; count: number }>`
      select * from (
        ${selectMentions}, s.text, count(*) over (partition by m.subject_id)::int as count,
          row_number() over (partition by m.subject_id order by c.ordinal, s.ordinal, m.at) as place
        from ${mentionTables} join book_segment s on s.book_id = m.book_id and s.chapter = m.chapter and s.witness = m.witness and s.segment = m.segment
        where m.book_id = ${id} and m.state = 'proposed') p
      where place <= ${maxPassages} order by count desc, item_id, place limit 2000`.execute(db);
    const entries = await entriesOf(
      db,
      rows.map(({ itemId }) => itemId),
      language,
    );
    return {
      title,
      groups: [...Map.groupBy(rows, ({ itemId }) => itemId)].flatMap(([itemId, mentions]) => {
        const entry = entries[itemId];
        if (!entry) return [];
        const passages = mentions.map(({ text, ...mention }) => ({ ...mention, ...cutContext(text, mention) }));
        return [{ itemId, entry, count: mentions[0]!.count, passages }];
      }),
    };
  },

  async proposeInBook({ id }, { db }) {
    await requireBook(db, id);
    return { proposed: await proposeMentions(db, id) };
  },

  async decideMentions({ id, itemId, passes, mentionIds }, { db, member }) {
    await requireBook(db, id);
    const { rows } = await sql`
      update book_mention set state = ${passes ? 'passed' : 'refused'}, decided_by = ${member!.id}, decided_at = now()
      where book_id = ${id} and subject_id = ${itemId} and state = 'proposed'
        and ${mentionIds === null ? sql`true` : sql`id = any(${mentionIds})`} returning id`.execute(db);
    if (passes && rows.length) await notifyPublication(db, [id, itemId], []);
    return { decided: rows.length };
  },
});

/** The text around a mention; in scripts with spaces, words are not cut. */
function cutContext(text: string, { at, length }: { at: number; length: number }) {
  const [from, until] = [Math.max(0, at - contextLength), Math.min(text.length, at + length + contextLength)];
  const [left, right] = [text.slice(from, at).toWellFormed(), text.slice(at + length, until).toWellFormed()];
  const before = from > 0 ? `…${left.replace(/^[\p{L}\p{M}\d’'-]*\s(?=.)/u, '')}` : left;
  const after = until < text.length ? `${right.replace(/(?<=.)\s[\p{L}\p{M}\d’'-]*$/u, '')}…` : right;
  return { before, after, begin: before.length };
}
