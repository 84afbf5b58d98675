import { sql } from 'kysely';
import type { PublishedRevision } from '../../../kit/registry/publication-hooks.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { notifyPublication } from '../../../kit/database/publications.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { selectTranslation, languageTag, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { TimeRole } from '../../../rules/kinds.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { edgesOf, nodesOf, type RelationRow } from '../../relations/face/nodes-and-edges.server.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import { readPassageAddress } from '../face/passage-address.ts';
import type { Claim } from './contract.ts';

/** Most claims of one kind that are read per book. */
const maxClaimsPerBook = 2000;

/** Must match the index expressions (migrations/0001-baseline.sql). */
const citesBook = (bookId: string) =>
  sql`source->>'url' like '%/book/detail?id=%' and substring(source->>'url' from '/book/detail[?]id=([^&#]+)') = ${bookId}`;

type TimeFields = Parameters<typeof timeOf>[0];
interface CitingRow {
  url: string;
}
type EventRow = CitingRow & TimeFields & { subjectId: string; title: InLanguages };
type FactRow = CitingRow & TimeFields & { subjectId: string; role: TimeRole };

/** Events, relations and times that cite segments of a chapter, ordered by kind, with the ids of their subjects. */
export async function loadClaims(
  db: Database,
  bookId: string,
  chapter: string,
  language: Language,
): Promise<{ claims: Claim[]; subjects: string[] }> {
  const [events, relations, facts] = await Promise.all([
    sql<EventRow>`select *, source->>'url' as url from event where ${citesBook(bookId)} order by earliest, id limit ${maxClaimsPerBook}`.execute(
      db,
    ),
    sql<
      RelationRow & CitingRow
    >`select *, source->>'url' as url from relation where ${citesBook(bookId)} order by id limit ${maxClaimsPerBook}`.execute(
      db,
    ),
    sql<FactRow>`select *, source->>'url' as url from subject_time where ${citesBook(bookId)} order by subject_id, position limit ${maxClaimsPerBook}`.execute(
      db,
    ),
  ]);
  const selectCiting = <Row extends CitingRow>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const passage = readPassageAddress(row.url);
      return passage?.chapter === chapter ? [{ row, segment: passage.segment }] : [];
    });
  const [ofEvents, ofRelations, ofFacts] = [
    selectCiting(events.rows),
    selectCiting(relations.rows),
    selectCiting(facts.rows),
  ];
  const ends = ofRelations.flatMap(({ row }) => [row.fromId, row.toId]);
  const entries = await loadLinkedEntries(
    db,
    [...ofEvents, ...ofFacts].map(({ row }) => row.subjectId),
    language,
  );
  const t = translateFor(language);
  const claimed = (subjectId: string, hash: string) => {
    const entry = entries.get(subjectId);
    return entry && { entry, href: `${entryAddress(entry.id)}${hash}`, kind: entry.kind };
  };
  const formatTime = (time: TimeRecord | null) => (time && writeRecord(time, language)) || null;
  const claims = [
    ...ofEvents.flatMap(({ row, segment }): Claim[] => {
      const target = claimed(row.subjectId, '#/timeline'),
        title = selectTranslation(row.title, language);
      if (!target || !title) return [];
      const { entry, ...where } = target;
      return [
        {
          ...where,
          segment,
          of: 'event',
          words: titleOf(title.value, entry, t),
          lang: languageTag(title.language),
          time: formatTime(timeOf(row)),
        },
      ];
    }),
    ...(await loadRelationClaims(db, ofRelations, ends, language)),
    ...ofFacts.flatMap(({ row, segment }): Claim[] => {
      const target = claimed(row.subjectId, '');
      if (!target) return [];
      const { entry, ...where } = target;
      const words = t('event.of', { name: entry.name, title: t(`entry.time.${row.role}`) });
      return [{ ...where, segment, of: 'fact', words, lang: languageTag(language), time: formatTime(timeOf(row)) }];
    }),
  ];
  return { claims, subjects: [...entries.keys(), ...ends] };
}

async function loadRelationClaims(
  db: Database,
  cited: readonly { row: RelationRow; segment: string }[],
  ends: readonly string[],
  language: Language,
): Promise<Claim[]> {
  if (!cited.length) return [];
  const nodes = await nodesOf(db, { ids: ends }, language);
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode]));
  const segments = new Map(cited.map(({ row, segment }) => [row.id, segment]));
  return edgesOf(
    cited.map(({ row }) => row),
    nodes,
    language,
  ).map((edge): Claim => {
    const a = node.get(edge.a)!,
      b = node.get(edge.b)!;
    return {
      segment: segments.get(edge.id)!,
      of: 'relation',
      words: edge.says.replace(/\{([ab])\}/g, (_, end) => (end === 'a' ? a.name : b.name)),
      lang: languageTag(edge.language),
      time: (edge.time && writeRecord(edge.time, language)) || null,
      href: `${entryAddress(a.id)}#/relation`,
      kind: a.kind,
    };
  });
}

/** Notifies the cited books in the publishing transaction, because their pages show the statements that cite them. */
export async function notifyCitedBooks(db: Database, published: readonly PublishedRevision[]): Promise<void> {
  const cited = published.flatMap(({ part, content }) =>
    part.listSources(content).flatMap(({ url }) => (url && readPassageAddress(url)?.bookId) || []),
  );
  if (cited.length) await notifyPublication(db, cited, []);
}
