import { sql } from 'kysely';
import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { anyListTag, kindTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import { sourcesOf } from '../media/face/views.server.ts';
import { isPixels } from '../media/face/similar-images.server.ts';
import { findPaintingsLike, loadPaintingPixels, findSimilarPaintings } from './similar.server.ts';
import { countsOf as socialCounts } from '../social/face/counts.server.ts';
import * as contract from './contract.ts';
import { countsOf, paintingOf } from './detail.server.ts';
import { choicesOf, countPictures, groups } from './filters.server.ts';
import { listPaintings, nameContains, buildFilterCondition, paintingsById, matchesWords } from './list.server.ts';
import { museumOf, loadMuseumsOnMap, loadPaintingLocations, suggestMuseums } from './museums.server.ts';

/** Any published painting may change these results. */
const anyPainting = [anyListTag, kindTag('painting')];
/** Colours of tags. Source: spec §9 "Tag colours cycle through 11 presets". */
const tagColourCount = 11,
  tagFontColour = '#1d1b16';
const maxTags = 40;
/** Radius around a place, in metres, within which museums are searched. */
const nearMetres = 30_000;

const byTime = sql`t.earliest nulls last, s.id`;

export const paintings = implement(contract, {
  async paintingFilters({ group }, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    const requestedGroups = group ? [group] : groups;
    return {
      groups: await Promise.all(
        requestedGroups.map(async (filterGroup) => ({
          group: filterGroup,
          choices: await choicesOf(db, filterGroup, language),
        })),
      ),
      pictures: await countPictures(db),
    };
  },

  async paintingList({ page, size, filters, order }, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    const where = buildFilterCondition(filters);
    return listPaintings(db, { where, page, size, ...(order === 'time' && { order: byTime }) }, language);
  },

  async searchPaintings(
    { page, size, keyword, filters, imageId, pixels },
    { db, language, drivers, member, settings },
  ) {
    if (imageId === null && pixels === null) {
      const where = sql<boolean>`${matchesWords(keyword)} and ${buildFilterCondition(filters)}`;
      const order = sql`${nameContains(keyword)} desc, l.rank nulls last, s.id`;
      return { ...(await listPaintings(db, { where, order, page, size }, language)), by: null, likeness: [] };
    }
    const requestedPixels =
      pixels === null
        ? ((await loadPaintingPixels(db, drivers.media, imageId!, member)) ?? fail('imageNotFound'))
        : Buffer.from(pixels, 'base64');
    if (!isPixels(requestedPixels)) fail('badInput', { field: 'pixels' });
    const { by, matches } = await findPaintingsLike(db, requestedPixels, settings.IMAGE_MODEL);
    const where = sql<boolean>`s.id = any(${matches.map(({ subjectId }) => subjectId)}) and ${buildFilterCondition(filters)}`;
    const order = sql`array_position(${matches.map(({ subjectId }) => subjectId)}::text[], s.id)`;
    const list = await listPaintings(db, { where, order, page, size }, language);
    const likeness = new Map(matches.map((match) => [match.subjectId, match.likeness]));
    return { ...list, by, likeness: list.paintings.map(({ itemId }) => likeness.get(itemId)!) };
  },

  async paintingTimemap(_, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    return { nodes: await loadPaintingLocations(db, language) };
  },

  async museumList(_, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    return loadMuseumsOnMap(db, language);
  },

  async museumPaintings({ page, size, museumId, paintingId }, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    const museum = await requireSubject(db, museumId);
    const other = paintingId === null ? null : await requireSubject(db, paintingId);
    const where = sql<boolean>`p.museum_id = ${museum} and s.id is distinct from ${other}`;
    return listPaintings(db, { where, page, size, order: byTime }, language);
  },

  async museum({ id }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, id);
    cacheTags(subject, ...anyPainting);
    return (await museumOf(db, subject, language)) ?? fail('entryNotFound');
  },

  museumSuggestions: async ({ key, page, size }, { db, language }) => suggestMuseums(db, key, { page, size }, language),

  async locationPaintings({ page, size, id }, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    const subject = await requireSubject(db, id);
    const { latitude, longitude } = await db
      .selectFrom('subject')
      .where('id', '=', subject)
      .select(['latitude', 'longitude'])
      .executeTakeFirstOrThrow();
    if (latitude === null) return { total: 0, paintings: [] };
    // Distance on the ground in metres, for short distances: a degree of latitude is 111 km.
    const away = sql<number>`111320 * sqrt(power(coalesce(m.latitude, s.latitude) - ${latitude}, 2)
      + power((coalesce(m.longitude, s.longitude) - ${longitude}) * cosd(${latitude}), 2))`;
    const { rows } = await sql<{ id: string }>`
      select s.id from subject s left join painting p on p.subject_id = s.id left join subject m on m.id = p.museum_id
      where s.kind = 'painting' and coalesce(m.latitude, s.latitude) is not null and ${away} <= ${nearMetres}
      order by ${away}, s.id limit 2000`.execute(db);
    const ids = rows.map((row) => row.id);
    return {
      total: ids.length,
      paintings: await paintingsById(db, ids.slice((page - 1) * size, page * size), language),
    };
  },

  async paintingTags(_, { db, language, cacheTags }) {
    cacheTags(...anyPainting);
    const words = await Promise.all(
      (['styles', 'themes', 'materials'] as const).map(async (group) =>
        (await choicesOf(db, group, language)).map((choice) => ({ ...choice, group })),
      ),
    );
    return words
      .flat()
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, maxTags)
      .map((tag, at) => ({
        ...tag,
        id: `${tag.group}:${tag.value}`,
        color: at % tagColourCount,
        fontColor: tagFontColour,
        status: 'normal' as const,
        data: { group: tag.group, count: tag.count },
      }));
  },

  async similarPaintings({ id }, { db, language, drivers, settings, cacheTags }) {
    cacheTags(...anyPainting);
    return findSimilarPaintings(db, drivers.media, await requireSubject(db, id), language, settings.IMAGE_MODEL);
  },

  async paintingDetail({ id }, { db, language, cacheTags }) {
    const subject = await requireSubject(db, id);
    const painting = await paintingOf(db, subject, language);
    cacheTags(subject, ...painting.views.map((view) => view.id), ...(painting.museum ? [painting.museum.itemId] : []));
    return painting;
  },

  async paintingTiles({ id }, { db, settings }) {
    const subject = await requireSubject(db, id);
    return { sources: await sourcesOf(db, subject, settings.PUBLIC_URL ?? '') };
  },

  async paintingStats({ id }, { db }) {
    const subjectId = await requireSubject(db, id);
    const { like, favour } = (await socialCounts(db, [subjectId]))(subjectId);
    return { ...(await countsOf(db, subjectId)), likes: like, favourites: favour };
  },
});
