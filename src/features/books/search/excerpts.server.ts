import { sql } from 'kysely';
import { asJson, type Database } from '../../../kit/database/database.server.ts';
import { readLanguage } from '../../../rules/languages.ts';
import { createStemmer, type Stemmer } from '../../search/face/words.server.ts';
import type { PassageMatch, StreamMatch } from './matches.server.ts';
import { wordsOf } from './passages.server.ts';
import type { BookQuery } from './query.server.ts';
import { isMostlyUnspaced, rangeInSource, streamWithOffsets } from './stream.server.ts';

/** Characters of an excerpt before and after the match; half in scripts without spaces. */
const excerptLengths = { before: 60, after: 120 };
/** Most occurrences returned per passage. */
const maxExcerpts = 60;

/** A match: the text in its original spelling, and the segment in which it starts. */
export interface Excerpt {
  segment: string;
  /** Range in the segment's text without notes, or in its notes: start and exclusive end, in UTF-16 units. */
  range: [number, number];
  text: string;
  marks: [number, number][];
}

interface SegmentText {
  segment: string;
  text: string;
}

/** The segments of passages, in order. */
export async function segmentsOf(db: Database, met: readonly PassageMatch[]): Promise<SegmentText[][]> {
  // One row per passage, because the driver is slow with thousands of small rows.
  const { rows } = await sql<{ place: number; segments: [segment: string, text: string][] }>`
    select m.place, json_agg(json_build_array(s.segment, case m.part when 'notes' then s.notes_text else s.text end) order by s.ordinal) as segments
    from jsonb_to_recordset(${asJson(
      met.map(({ bookId, chapter, witness, part, fromOrdinal, untilOrdinal }, place) => ({
        place,
        book: bookId,
        chapter,
        witness,
        part,
        first: fromOrdinal,
        last: untilOrdinal,
      })),
    )}::jsonb) m(place int, book text, chapter text, witness text, part text, first int, last int)
    join book_segment s on s.book_id = m.book and s.chapter = m.chapter and s.witness = m.witness and s.ordinal between m.first and m.last
    group by m.place`.execute(db);
  const of = new Map(rows.map(({ place, segments }) => [place, segments]));
  return met.map((_, place) => (of.get(place) ?? []).map(([segment, text]) => ({ segment, text })));
}

/** Counts the matches in each passage from its stream only; at most `maxExcerpts` per passage. */
export async function countOccurrences(db: Database, query: BookQuery, met: readonly StreamMatch[]): Promise<number[]> {
  const words = new Map<string, Set<string>>();
  if (hasForms(query))
    for (const [language, passages] of Map.groupBy(met, (passage) => passage.language))
      words.set(language, new Set(passages.flatMap(({ folded }) => wordsOfStream(folded))));
  const marker = await createMarker(db, query, words);
  return met.map(({ own: ownLength, language, folded }) => {
    const occurrences = marker(language)(folded).filter(([at]) => at < ownLength);
    return Math.min(occurrences.length, maxExcerpts);
  });
}

/** Whether the query has words that match in other forms. */
const hasForms = ({ must }: BookQuery) => must.some(({ marked }) => marked.forms.length);
const wordsOfStream = (stream: string) => stream.match(/(?<= )[^ ]+(?= )/g) ?? [];

/** The occurrences of a query in each passage, at most `maxPerPassage` per passage. */
export async function excerptsOf(
  db: Database,
  query: BookQuery,
  met: readonly PassageMatch[],
  maxPerPassage = maxExcerpts,
): Promise<Excerpt[][]> {
  const segments = await segmentsOf(db, met);
  const words = new Map<string, Set<string>>();
  if (hasForms(query))
    for (const [language, places] of Map.groupBy(met.keys(), (place) => met[place]!.language))
      words.set(language, wordsOf(places.flatMap((place) => segments[place]!.map(({ text }) => text))));
  const marker = await createMarker(db, query, words);
  return met.map((passage, place) => findExcerpts(segments[place]!, passage, marker(passage.language), maxPerPassage));
}

type Marker = (stream: string) => [number, number][];

/** Returns functions that find the ranges of a query in a stream. */
async function createMarker(
  db: Database,
  { must }: BookQuery,
  words: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<(tag: string) => Marker> {
  const letters = [...new Set(must.flatMap(({ marked }) => marked.letters))];
  const forms = new Set(must.flatMap(({ marked }) => marked.forms));
  const stemmers = new Map<string, Stemmer>();
  for (const [tag, languageWords] of forms.size ? words : []) {
    const language = readLanguage(tag.split('-')[0]);
    if (language) stemmers.set(tag, await createStemmer(db, language, languageWords));
  }
  return (tag) => (stream) => {
    const occurrences: [number, number][] = [];
    for (const piece of letters)
      for (let at = stream.indexOf(piece); at >= 0; at = stream.indexOf(piece, at + 1))
        occurrences.push([at, piece.length]);
    if (forms.size) {
      const stem = stemmers.get(tag);
      for (const { 0: word, index } of stream.matchAll(/(?<= )[^ ]+(?= )/g))
        if (forms.has(word) || (stem && forms.has(stem(word)))) occurrences.push([index, word.length]);
    }
    return occurrences.sort((a, b) => a[0] - b[0]);
  };
}

/** Joins segments with a character that no stream contains, so that offsets can be mapped to segments. */
const segmentSeparator = '\n';

function findExcerpts(
  segments: readonly SegmentText[],
  { own: ownLength, fromOffset }: PassageMatch,
  mark: Marker,
  maxPerPassage: number,
): Excerpt[] {
  const [first, ...others] = segments;
  if (!first) return [];
  const skipped = fromOffset && Array.from(first.text).slice(0, fromOffset).join('').length;
  const text = [first.text.slice(skipped), ...others.map((segment) => segment.text)].join(segmentSeparator);
  const stream = streamWithOffsets(text);
  const ranges = mark(stream.text).map(([at, length]) => ({ at, range: rangeInSource(stream, at, length) }));
  return ranges
    .filter(({ at }) => at < ownLength)
    .slice(0, maxPerPassage)
    .map(({ range }) =>
      excerptAt(
        text,
        range,
        ranges.map((occurrence) => occurrence.range),
        segments,
        skipped,
      ),
    );
}

function excerptAt(
  text: string,
  [from, until]: [number, number],
  ranges: readonly [number, number][],
  segments: readonly SegmentText[],
  skipped: number,
): Excerpt {
  let start = 0,
    place = 0;
  const lengths = segments.map((segment, at) => segment.text.length - (at ? 0 : skipped));
  while (from > start + lengths[place]! && place < segments.length - 1)
    start += lengths[place++]! + segmentSeparator.length;
  const isWide = isMostlyUnspaced(text.slice(Math.max(0, from - 60), until + 60));
  const begin = excerptStart(text, Math.max(0, from - excerptLengths.before / (isWide ? 2 : 1)), isWide, from);
  const end = Math.min(text.length, excerptEnd(text, until + excerptLengths.after / (isWide ? 2 : 1), isWide));
  const [lead, tail] = [begin > 0 ? '…' : '', end < text.length ? '…' : ''];
  const offset = place === 0 ? skipped : 0;
  return {
    segment: segments[place]!.segment,
    range: [from - start + offset, Math.min(until - start, lengths[place]!) + offset],
    text: `${lead}${text.slice(begin, end).replaceAll(segmentSeparator, ' ')}${tail}`,
    marks: mergeRanges(
      ranges
        .filter(([rangeStart, other]) => rangeStart >= begin && other <= end)
        .map(([rangeStart, other]) => [rangeStart - begin + lead.length, other - begin + lead.length]),
    ),
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

const isInsideCharacter = (text: string, at: number) =>
  at > 0 && at < text.length && /[\udc00-\udfff\p{M}]/u.test(text[at]!);

/** The start of an excerpt: after a nearby space or punctuation mark, never inside a character. */
function excerptStart(text: string, at: number, isWide: boolean, hit: number): number {
  let start = Math.floor(at);
  if (start === 0) return 0;
  for (let step = 0; step < (isWide ? 8 : 24) && start + step < hit; step++)
    if (/[\s.,;:!?，。、；：！？]/u.test(text[start + step - 1]!)) return start + step;
  while (isInsideCharacter(text, start)) start--;
  return start;
}

function excerptEnd(text: string, at: number, isWide: boolean): number {
  let end = Math.floor(at);
  if (end >= text.length) return text.length;
  const space = isWide ? -1 : text.lastIndexOf(' ', end);
  if (space > end - 24) return space;
  while (isInsideCharacter(text, end)) end++;
  return end;
}
