import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { Failure } from '../../../rules/errors.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import * as limits from '../../../rules/limits.ts';
import type { LinkedEntry } from '../../../rules/schemas.ts';
import { articlesOfEntry } from '../../articles/contract.ts';
import { booksOfEntry } from '../../books/contract.ts';
import { quotingPassages } from '../../books/mentions/contract.ts';
import { familyOf } from '../../families/contract.ts';
import { groupsOfEntry } from '../../groups/contract.ts';
import { imageList } from '../../media/gallery/contract.ts';
import { audioList, videoList } from '../../media/recordings/contract.ts';
import { relationsOfEntry } from '../../relations/contract.ts';
import { countryArticles, eventPage } from '../../timelines/contract.ts';
import { placePage } from '../../timemaps/contract.ts';
import { formatCitations } from '../citing/cite.ts';
import { entryDetail, thingAddress, type EntryDetail } from '../contract.ts';
import { jsonLdOf } from '../json-ld.ts';
import * as present from './present.ts';

/** Most pictures of the gallery on an entry page. */
const gallerySize = 60;

const toLinkedEntry = ({ global: itemId, id, name, disambiguation, kind, language }: EntryDetail): LinkedEntry => ({
  itemId,
  id,
  name,
  disambiguation,
  kind,
  language,
});

/** Pages of lists are in the query: relations `?page=2`, places `?places=2`, events `?events=2`. */
export async function loader({
  call,
  origin,
  language,
  t,
  params: { id },
  url: { searchParams },
}: PageRequest<{ id: string }>) {
  const detail = await call(entryDetail, { id, exact: true }).catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.errorName !== 'entryNotFound') throw error;
    // Chinese entries have no suffix; an address with one leads to the entry as for any missing language.
    const subjectId = /^(.+)-zh$/.exec(id)?.[1];
    const chinese = subjectId ? await call(entryDetail, { id: subjectId, exact: true }).catch(() => null) : null;
    throw new Redirect(chinese ? entryAddress(chinese.id) : (await call(thingAddress, { id })).href);
  });
  if (detail.id !== id) throw new Redirect(entryAddress(detail.id));
  const pageOfList = (name: string) => {
    const page = Number(searchParams.get(name) ?? 1);
    return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
  };
  const has = (view: string) => detail.views.includes(view);
  const recordings = { itemId: id, size: limits.recording.ofEntry };
  const [timeline, timemap, relations, library, family, gallery, films, sounds, quoted, written, groups, ofCountry] =
    await Promise.all([
      call(eventPage, { id, page: pageOfList('events') }),
      call(placePage, { id, page: pageOfList('places'), eventPage: pageOfList('events') }),
      call(relationsOfEntry, { id, page: pageOfList('page') }),
      has('library') ? call(booksOfEntry, { a: id, d: limits.maxPageSize }) : null,
      has('family') ? call(familyOf, { id, way: 'both', steps: 2 }) : null,
      has('gallery') ? call(imageList, { itemId: id, size: gallerySize }) : null,
      has('recordings') ? call(videoList, recordings) : null,
      has('recordings') ? call(audioList, recordings) : null,
      has('quoted') ? call(quotingPassages, { itemId: detail.global }) : null,
      has('articles') ? call(articlesOfEntry, { itemId: id }) : null,
      has('groups') ? call(groupsOfEntry, { itemId: id, size: limits.maxPageSize }) : null,
      detail.kind === 'polity' ? call(countryArticles, { a: id, b: 'all' }) : null,
    ]);
  const { portrait, facts, entry: presented } = present.presentEntry(detail, language, t);
  const kin = family && present.presentKin(family, language, t);
  const entry =
    presented.summary || !kin?.summary ? presented : { ...presented, summary: kin.summary, summaryLanguage: language };
  const events = present.presentEvents(detail)(timeline, language),
    nodes = present.presentNodes(timemap, language),
    { listed, works, narrated, neighbours } = present.presentRelations(detail)(relations, language);
  const of = toLinkedEntry(entry);
  const address = `${origin}${entryAddress(entry.id)}`;
  const siteName = t('site.name');
  const { name, changedAt } = entry;
  return {
    entry,
    of,
    portrait,
    facts,
    strip: present.presentStrip(detail)(timeline, language, t),
    narrative: detail.html ? null : { events: events.narrated, places: nodes, relations: narrated },
    panel: { of, neighbours, map: present.presentMap(detail)(timemap) },
    timeline: { events: events.listed, total: timeline.total, page: timeline.page, pages: timeline.pages },
    timemap: {
      nodes,
      total: timemap.total,
      page: timemap.places ? timemap.page : pageOfList('places'),
      mostTellingYear: present.tellingYearOf(detail)(timeline),
    },
    relations: { listed, total: relations.total, page: pageOfList('page') },
    works,
    family: kin?.family.unions.length ? kin.family : null,
    gallery,
    films: films?.recordings ?? [],
    sounds: sounds?.recordings ?? [],
    groups: groups?.items ?? [],
    written,
    alsoWritten:
      ofCountry?.articles.filter((article) => !written?.articles.some((other) => other.id === article.articleId)) ?? [],
    books: library?.books ?? [],
    quoted,
    jsonLd: jsonLdOf(entry, address, portrait),
    citations: formatCitations({
      id,
      name,
      language: entry.language,
      siteName,
      url: address,
      changedAt: new Date(changedAt),
      readAt: new Date(),
    }),
    head: { origin, language, siteName },
  };
}
export type EntryPageData = LoaderData<typeof loader>;
