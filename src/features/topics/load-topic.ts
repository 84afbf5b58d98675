import type { Call } from '../../kit/calls/endpoint.ts';
import { periodName } from '../../rules/eras/periods.ts';
import { createNameReader } from '../../rules/eras/time-names.ts';
import { findEraByName, yearsOfEra } from '../../rules/eras/era-names.ts';
import { erasOrBuiltIn } from '../../rules/eras/eras.ts';
import type { Era } from '../../rules/eras/era.ts';
import { importedEras } from '../../kit/eras-contract.ts';
import type { Language } from '../../rules/languages.ts';
import { formatRecord, withDescription } from '../../rules/time/historical-time-format.ts';
import { yearOfSecond, recordBounds, type TimeRecord } from '../../rules/time/historical-time.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import { articleDetail, articleList, thingCards } from '../articles/contract.ts';
import { bookList } from '../books/contract.ts';
import { searchPassages } from '../books/search/contract.ts';
import { entryDetail } from '../entries/contract.ts';
import { searchPaintings } from '../paintings/contract.ts';
import { relationsOfEntry } from '../relations/contract.ts';
import { searchAll, type Hit } from '../search/contract.ts';
import { axis, topEvents } from '../timelines/contract.ts';
import { placePage } from '../timemaps/contract.ts';
import { computeSharedSpan } from './shared-span.ts';

/** Maximum number of each kind that a topic shows. */
const maxCounts = {
  entries: 12,
  books: 6,
  passages: 5,
  paintings: 8,
  articles: 6,
  events: 12,
  places: 12,
  relations: 12,
};

/** Entries by texts of the reader's language: a word of another may look the same (French Auguste, English August). */
async function findEntries(call: Call, title: string, language: Language) {
  const request = { keyword: title, size: maxCounts.entries };
  const inLanguage = await call(searchAll, { ...request, in: language });
  return inLanguage.hits.length ? inLanguage : call(searchAll, request);
}

/** Everything that a topic shows, loaded with public calls. */
export async function loadTopic(call: Call, title: string, language: Language) {
  const time = readTime(title, language, createNameReader()).record ?? (await timeOfEra(call, title));
  const [entries, articles, tagged, passages, paintings, ofTitle, events] = await Promise.all([
    findEntries(call, title, language),
    call(searchAll, { keyword: title, type: 'articles', size: maxCounts.articles }),
    call(bookList, { filters: { tag: title }, size: maxCounts.books }),
    call(searchPassages, { keyword: title, size: maxCounts.passages }),
    call(searchPaintings, { keyword: title, size: maxCounts.paintings }),
    call(articleList, { title, kind: 'theme', size: 1 }),
    time && call(axis, spanOf(time)).catch(() => null),
  ]);
  // For a title that is a time, entries with the most important events precede entries that only match its name.
  const then = events ? [...events.events, ...events.clusters.map(({ lead }) => lead)] : [];
  const ofTime = [...new Set(then.sort((a, b) => b.weight - a.weight).map(({ entry }) => entry.itemId))];
  const hitIds = entries.hits.map(({ itemId }) => itemId);
  const ids = [...new Set([...hitIds.slice(0, maxCounts.entries / 2), ...ofTime, ...hitIds])].slice(
    0,
    maxCounts.entries,
  );
  const nearest = entries.hits.find((hit) => hasName(hit, title)) ?? entries.hits[0] ?? null;
  const [{ cards }, views, introduction, written] = await Promise.all([
    call(thingCards, { ids: ids.join(',') }),
    nearest && viewsOf(call, nearest.id, language),
    ofTitle.articles[0] ? call(articleDetail, { id: ofTitle.articles[0].id }) : null,
    Promise.all(articles.hits.map(({ itemId }) => call(articleDetail, { id: itemId }))),
  ]);
  const coreCard = cards.find(({ itemId }) => itemId === nearest?.itemId);
  const inBooks = passages.books.flatMap(({ title: book, passages: bookPassages }) =>
    bookPassages.map((passage) => ({ book, passage })),
  );
  return {
    introduction,
    core: nearest && coreCard ? { ...coreCard, isNamed: hasName(nearest, title) } : null,
    cards,
    span: computeSharedSpan(cards),
    views,
    books: tagged.books,
    passages: inBooks.slice(0, maxCounts.passages),
    paintings: paintings.paintings,
    articles: written.filter(({ id }) => id !== introduction?.id),
    isEmpty: !cards.length && !tagged.books.length && !inBooks.length && !introduction && !written.length,
  };
}

/** The years of an era given by its bare name, which the date parser does not accept. */
async function timeOfEra(call: Call, title: string): Promise<TimeRecord | null> {
  const { eras } = await call(importedEras, {});
  const era = findEraByName(title, erasOrBuiltIn(eras as Era[]));
  return era && yearsOfEra(era);
}

const normalizeName = (text: string) => text.normalize('NFKC').toLowerCase();
/** Whether the title is one of the entry's names. */
const hasName = ({ name, found: match }: Hit, title: string) =>
  [name, match?.name].some((candidate) => candidate !== undefined && normalizeName(candidate) === normalizeName(title));

/** A span in years, as the axis call expects. */
function spanOf(time: TimeRecord): { from: string; end: string } {
  const { earliest, latest } = recordBounds(time)!;
  return { from: String(yearOfSecond(earliest)), end: String(yearOfSecond(latest)) };
}

/** The most important events, places and relations of one entry, with formatted times. */
async function viewsOf(call: Call, id: string, language: Language) {
  const [entry, timeline, timemap, related] = await Promise.all([
    call(entryDetail, { id }),
    call(topEvents, { id, size: maxCounts.events }),
    call(placePage, { id }),
    call(relationsOfEntry, { id, page: 1 }),
  ]);
  const { id: entryId, global: itemId, name, disambiguation, kind, times, language: spoken } = entry;
  const inWords = (time: TimeRecord | null) => time && withDescription(formatRecord(time, language), time);
  return {
    entry: { id: entryId, itemId, name, disambiguation, kind, times, language: spoken },
    events: timeline.events.map((event) => ({
      ...event,
      when: withDescription(writeRecord(event.time, language, { namePeriod: periodName }), event.time),
    })),
    nodes: timemap.nodes.slice(0, maxCounts.places).map((node) => ({ ...node, when: inWords(node.time) })),
    relations: related.relations
      .slice(0, maxCounts.relations)
      .map(({ says: _says, language: _language, ...relation }) => ({ ...relation, when: inWords(relation.time) })),
  };
}
