import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { bookAddress } from '../addresses.ts';
import type { SimilarPassages } from './contract.ts';
import { segmentsOf } from './excerpts.server.ts';
import { gramOfPair, gramOfWord } from './grams.server.ts';
import { passageGrams, type PassageMatch } from './matches.server.ts';
import { matchAddress } from './rules.ts';
import { chapterLengths } from './search.server.ts';
import { findCommonPieces } from './common-pieces.ts';
import { bookHeads, witnessRows } from './book-heads.server.ts';
import { piecesOf, rangeInSource, streamOf, streamWithOffsets, type Piece } from './stream.server.ts';

/** Fewest consecutive characters or words that passages must share. */
const minSharedCharacters = 8,
  minSharedWords = 5;
/** Distance between looked-up pieces, in characters or words: finds shared pieces that are longer by this distance. */
const step = 2;
/** Most pieces looked up per segment, passages compared, and passages shown. */
const maxPieces = 150,
  maxPassages = 200,
  maxShown = 30;

/**
 * Passages of any book, including this one, that share long pieces of text with a segment: the longest first. Fails
 * with `bookNotFound`.
 */
export async function findSimilarPassages(
  db: Database,
  bookId: string,
  { chapter, witness, segment }: { chapter: string; witness: string; segment: string },
  language: Language,
): Promise<SimilarPassages> {
  const {
    rows: [sourceSegment],
  } = await sql<{ text: string; lang: string }>`
    select s.text, w.language as lang from book_segment s join book_witness w on w.book_id = s.book_id and w.witness = s.witness
    where s.book_id = ${bookId} and s.chapter = ${chapter} and s.witness = ${witness} and s.segment = ${segment}`.execute(
    db,
  );
  const [book] = await bookHeads(db, [bookId], language);
  if (!sourceSegment || !book) fail('bookNotFound');
  const met = await findPassagesSharing(db, sourceSegment.text);
  const stream = streamWithOffsets(sourceSegment.text);
  const segments = await segmentsOf(db, met);
  const shared = new Map<
    string,
    { passage: PassageMatch; segment: string; text: string; marks: [number, number][]; shared: number }
  >();
  const ownMarks: [number, number][] = [];
  for (const [at, passage] of met.entries())
    for (const passageSegment of segments[at]!) {
      const isItself =
        passage.bookId === bookId &&
        passage.chapter === chapter &&
        passage.witness === witness &&
        passageSegment.segment === segment;
      const key = [passage.bookId, passage.chapter, passage.witness, passageSegment.segment].join(' ');
      if (isItself || shared.has(key)) continue;
      const other = streamWithOffsets(passageSegment.text);
      const pieces = findCommonPieces(stream.text, other.text, {
        characters: minSharedCharacters,
        words: minSharedWords,
      });
      if (!pieces.length) continue;
      ownMarks.push(...pieces.map((piece) => rangeInSource(stream, piece.at, piece.length)));
      shared.set(key, {
        passage,
        segment: passageSegment.segment,
        text: passageSegment.text,
        marks: pieces.map((piece) => rangeInSource(other, piece.inOther, piece.length)).sort((a, b) => a[0] - b[0]),
        shared: pieces.reduce((sum, piece) => sum + piece.length, 0),
      });
    }
  const best = [...shared.values()].sort((a, b) => b.shared - a.shared).slice(0, maxShown);
  const ids = [...new Set(best.map(({ passage }) => passage.bookId))];
  const heads = new Map((await bookHeads(db, ids, language)).map((head) => [head.id, head]));
  const chapters = await chapterLengths(db, ids);
  const witnesses = await witnessRows(db, ids);
  return {
    book: { id: book.id, title: book.title, href: bookAddress(bookId, { chapter, segment }) },
    segment: { ...sourceSegment, marks: mergeRanges(ownMarks) },
    passages: best.flatMap(({ passage, segment: segmentId, text, marks, shared: letters }) => {
      const head = heads.get(passage.bookId);
      if (!head) return [];
      const original =
        witnesses.find((row) => row.bookId === passage.bookId && row.kind === 'original')?.witness ?? null;
      return {
        book: { id: head.id, title: head.title },
        chapterTitle: chapters.get(passage.bookId)?.find((row) => row.chapter === passage.chapter)?.title ?? '',
        segment: segmentId,
        lang: passage.language,
        text,
        marks: mergeRanges(marks),
        shared: letters,
        href: matchAddress(passage.bookId, {
          chapter: passage.chapter,
          witness: passage.witness,
          original,
          segment: segmentId,
        }),
      };
    }),
  };
}

function mergeRanges(marks: readonly [number, number][]): [number, number][] {
  const mergedMarks: [number, number][] = [];
  for (const [from, until] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = mergedMarks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else mergedMarks.push([from, until]);
  }
  return mergedMarks;
}

/** Passages that share at least one piece with a text, those with most shared pieces first. */
async function findPassagesSharing(db: Database, text: string): Promise<PassageMatch[]> {
  const lookups = selectLookups(piecesOf(text));
  if (!lookups.length) return [];
  const { rows } = await sql<PassageMatch>`
    select p.book_id, p.chapter, p.witness, p.part, p.ordinal, p.language, p.from_ordinal, p.from_offset, p.until_ordinal, p.own
    from jsonb_to_recordset(${asJson(lookups)}::jsonb) w(grams int[], letters text)
    cross join lateral (select * from book_passage where ${passageGrams} @> w.grams and part = 'text' limit ${maxPassages} offset 0) p
    where strpos(p.folded, w.letters) between 1 and p.own
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    order by count(*) desc limit ${maxPassages}`.execute(db);
  return rows;
}

/** The pieces of a text to look up, with their index numbers. */
function selectLookups(pieces: readonly Piece[]): { grams: number[]; letters: string }[] {
  const lookups: { grams: number[]; letters: string }[] = [];
  let words: Piece[] = [];
  for (const piece of pieces) {
    if (piece.spaced) {
      words = [...words, piece].slice(-minSharedWords);
      if (words.length === minSharedWords)
        lookups.push({ grams: words.map((word) => gramOfWord(word.text)), letters: streamOf(words) });
      continue;
    }
    words = [];
    const letters = [...piece.text];
    for (let at = 0; at + minSharedCharacters <= letters.length; at += step) {
      const some = letters.slice(at, at + minSharedCharacters);
      lookups.push({
        grams: some.slice(1).map((letter, place) => gramOfPair(some[place]!, letter)),
        letters: some.join(''),
      });
    }
  }
  // Samples the pieces of a long segment evenly.
  const every = Math.ceil(lookups.length / maxPieces);
  return lookups.filter((_, at) => at % every === 0);
}
