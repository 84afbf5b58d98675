import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { timeColumns, timeOf } from '../../kit/database/time-columns.ts';
import { loadEntryIds } from '../../kit/linked-entries.server.ts';
import { fail } from '../../rules/errors.ts';
import { manifestScheme } from '../../rules/identifiers/subject-identifiers.ts';
import { selectTranslation, type InLanguages, type Language } from '../../rules/languages.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { viewsOf } from '../media/face/views.server.ts';
import type { PaintingDetail } from './contract.ts';
import { paintingsById } from './list.server.ts';
import { placeOf } from './museums.server.ts';
import { wordName } from './face/words.ts';
import type { Vocabulary } from './rules.ts';

/** Everything that the page of a painting shows. Fails with `entryNotFound`, also if the subject is not a painting. */
export async function paintingOf(db: Database, subjectId: string, language: Language): Promise<PaintingDetail> {
  const [listed] = await paintingsById(db, [subjectId], language);
  if (!listed) return fail('entryNotFound');
  const painters = listed.artists.flatMap(({ entry }) => entry ?? []);
  const [row, subject, entry, views, langs, museum, identifiers, lives] = await Promise.all([
    db.selectFrom('painting').where('subjectId', '=', subjectId).selectAll().executeTakeFirst(),
    db
      .selectFrom('subject')
      .where('id', '=', subjectId)
      .select(['latitude', 'longitude', 'placeName'])
      .executeTakeFirstOrThrow(),
    db.selectFrom('entry').where('id', '=', listed.id).select('summary').executeTakeFirstOrThrow(),
    viewsOf(db, subjectId, language),
    loadEntryIds(db, subjectId),
    listed.museum
      ? db
          .selectFrom('subject')
          .where('id', '=', listed.museum.itemId)
          .select(['latitude', 'longitude', 'placeName'])
          .executeTakeFirst()
      : undefined,
    db
      .selectFrom('sameAs')
      .where('subjectId', '=', subjectId)
      .where('scheme', 'in', ['wikidata', manifestScheme])
      .select(['scheme', 'value'])
      .execute(),
    db
      .selectFrom('subjectTime')
      .where('subjectId', 'in', [subjectId, ...painters.map(({ itemId }) => itemId)])
      .where('role', '=', 'life')
      .select(['subjectId', ...timeColumns])
      .execute(),
  ]);
  const identifier = (scheme: string) => identifiers.find((row) => row.scheme === scheme)?.value ?? null;
  const t = translateFor(language);
  const listTerms = (kind: Vocabulary) =>
    (row?.[kind] ?? []).map((value) => ({ value, name: wordName(kind, value, t) }));
  const text = (texts: InLanguages | undefined) => selectTranslation(texts, language)?.value ?? null;
  return {
    ...listed,
    summary: entry.summary,
    href: entryAddress(listed.id),
    styles: listTerms('styles'),
    themes: listTerms('themes'),
    materials: listTerms('materials').map(({ name }) => name),
    supports: listTerms('supports').map(({ name }) => name),
    place: placeOf(subject),
    museumPlace: museum ? placeOf(museum) : null,
    provenance: text(row?.provenance),
    creditLine: row?.creditLine ?? '',
    licence: row?.licence ?? null,
    source: row?.source ?? null,
    lives: painters.flatMap((painter) => {
      const life = lives.find((row) => row.subjectId === painter.itemId);
      return life ? { ...painter, time: timeOf(life)! } : [];
    }),
    wikidata: identifier('wikidata'),
    museumManifest: readWebAddress(identifier(manifestScheme)),
    views,
    langs,
  };
}

/** An address of the web; null for any other text: identifiers are free text. */
const readWebAddress = (text: string | null): string | null =>
  text && /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : null;

export async function countsOf(db: Database, subjectId: string) {
  const { rows } = await sql<{
    pictures: number;
    regions: number;
    relations: number;
    versions: number;
  }>`
    select
      (select count(distinct image_id)::int from image_shown where subject_id = ${subjectId}) as pictures,
      (select count(*)::int from image_region where image_id in (select image_id from image_shown where subject_id = ${subjectId})) as regions,
      (select count(*)::int from relation where from_id = ${subjectId} or to_id = ${subjectId}) as relations,
      (select count(*)::int from revision where thing_id = ${subjectId} and published) as versions`.execute(db);
  return rows[0]!;
}
