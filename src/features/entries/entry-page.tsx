import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../kit/pages/page.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { memoizeByReply } from '../../kit/pages/memoize-reply.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Translate } from '../../kit/texts.ts';
import { withDescription, formatRecord, formatYears } from '../../rules/time/historical-time-format.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import { Failure } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { languageTag, type Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { articlesOfEntry } from '../articles/contract.ts';
import { ArticleList } from '../articles/face/article-list.tsx';
import { CountryArticles } from '../articles/face/country-articles.tsx';
import { booksOfEntry } from '../books/contract.ts';
import { QuotedInBooks } from '../books/face/quoted-in.tsx';
import { quotingPassages } from '../books/mentions/contract.ts';
import { EntryBooks } from '../books/face/entry-books.tsx';
import { familyOf } from '../families/contract.ts';
import { FamilyView } from '../families/face/family-view.tsx';
import { presentFamily } from '../families/face/shown-family.ts';
import { summarizeFamily } from '../families/face/family-summary.ts';
import { groupsOfEntry } from '../groups/contract.ts';
import { EntryGroups } from '../groups/face/entry-groups.tsx';
import { imageList } from '../media/gallery/contract.ts';
import { GalleryList } from '../media/face/gallery-list.tsx';
import { audioList, videoList } from '../media/recordings/contract.ts';
import { RecordingList } from '../media/face/recordings/recording-list.tsx';
import { relationsOfEntry } from '../relations/contract.ts';
import { RelationView } from '../relations/face/relation-view.tsx';
import { neighboursOf } from '../relations/face/small-graph.tsx';
import { RelationList, type ListedRelation } from '../relations/face/relation-list.tsx';
import { isWork } from '../relations/face/is-work.ts';
import { Comments } from '../social/face/comments.tsx';
import { SocialBar } from '../social/face/social-bar.tsx';
import { placePage } from '../timemaps/contract.ts';
import { listNodes } from '../timemaps/face/listed-nodes.ts';
import { findMostTellingYear } from '../timemaps/face/time-selection.ts';
import { drawSmallMap } from '../timemaps/face/small-map-layout.ts';
import { TimemapView } from '../timemaps/face/timemap-view.tsx';
import { countryArticles, eventPage } from '../timelines/contract.ts';
import { listEvents } from '../timelines/face/listed-events.ts';
import { TimelineView } from '../timelines/face/entry-timeline.tsx';
import { formatCitations } from './citing/cite.ts';
import { CiteThis } from './citing/cite-this.tsx';
import { entryDetail, thingAddress, type EntryDetail } from './contract.ts';
import { Contemporaries } from './contemporaries.tsx';
import { EntryHeader } from './entry-header.tsx';
import { Glances } from './glances/glances.tsx';
import { EntryNav } from './nav/entry-nav.tsx';
import { viewsOf } from './nav/views.ts';
import { EntryFoot, EntryText } from './entry-text.tsx';
import { jsonLdOf } from './json-ld.ts';
import { factsOf } from './facts.ts';
import { RelativePage } from './relative/relative-page.tsx';
import { stripOf } from './life-strip/life-strip-layout.ts';
import { LifeStrip } from './life-strip/life-strip.tsx';
import { formatPortrait } from './portrait/format-portrait.ts';
import '../media/face/credit.css';
import '../../styles/text.css';
import './face/entry.css';

// Times are formatted on the server, so that the browser needs no tables of centuries and dynasties and no date parser.
const withFormattedDates = <T extends { time: TimeRecord | null }>(items: readonly T[], language: Language) =>
  items.map((item) => ({ ...item, when: item.time && withDescription(formatRecord(item.time, language), item.time) }));

/** Most pictures of the gallery on an entry page. */
const gallerySize = 60;

const presentEntry = memoizeByReply((entry: EntryDetail, language: Language, t: Translate) => ({
  entry: {
    ...entry,
    contemporaries: entry.contemporaries.map((contemporary) => ({
      ...contemporary,
      when: formatYears(contemporary.time, language),
    })),
  },
  portrait: formatPortrait(entry.portrait, language),
  facts: factsOf(entry, language, t),
}));
const presentStrip = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ events, highlights }: ReplyOf<typeof eventPage>, language: Language, t: Translate) =>
    stripOf(entry, highlights ?? events, language, t),
  ),
);
const presentEvents = memoizeByReply(({ events }: ReplyOf<typeof eventPage>, language: Language) =>
  listEvents(events, language),
);
const tellingYearOf = memoizeByReply((entry: EntryDetail) =>
  memoizeByReply(({ events, highlights }: ReplyOf<typeof eventPage>) =>
    findMostTellingYear(
      entry.times,
      (highlights ?? events).map((event) => ({ ...event, isOwn: event.owner.itemId === entry.global })),
    ),
  ),
);
const presentNodes = memoizeByReply(({ nodes }: ReplyOf<typeof placePage>, language: Language) =>
  listNodes(nodes, language),
);
const presentMap = memoizeByReply(({ nodes, places }: ReplyOf<typeof placePage>) =>
  drawSmallMap(places ?? nodes.map(({ place }) => place)),
);
const presentRelations = memoizeByReply(({ relations }: ReplyOf<typeof relationsOfEntry>, language: Language) => {
  const datedRelations = withFormattedDates(relations, language);
  return {
    listed: datedRelations.map(({ says: _says, language: _language, ...relation }): ListedRelation => relation),
    told: datedRelations.map(({ id, type, direction, says, language: sentenceLanguage, other, description, when }) => ({
      id,
      type,
      direction,
      says,
      language: sentenceLanguage,
      other,
      description,
      when,
    })),
  };
});

const presentKin = memoizeByReply((reply: ReplyOf<typeof familyOf>, language: Language) =>
  presentFamily(reply, language),
);

/** Replaces a missing summary with the family summary, in the reader's own language. */
const withFamilySummary = <E extends EntryDetail>(entry: E, summary: string, summaryLanguage: Language): E =>
  summary ? { ...entry, summary, summaryLanguage } : entry;

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
  const relationPage = pageOfList('page'),
    has = (view: string) => detail.views.includes(view);
  const recordings = { itemId: id, size: limits.recording.ofEntry };
  const [timeline, timemap, relations, library, family, gallery, films, sounds, quoted, written, groups, ofCountry] =
    await Promise.all([
      call(eventPage, { id, page: pageOfList('events') }),
      call(placePage, { id, page: pageOfList('places'), eventPage: pageOfList('events') }),
      call(relationsOfEntry, { id, page: relationPage }),
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
  const kin = family && presentKin(family, language);
  const presentation = presentEntry(detail, language, t),
    { portrait, facts } = presentation;
  const entry =
    presentation.entry.summary || !kin
      ? presentation.entry
      : withFamilySummary(presentation.entry, summarizeFamily(kin, language, t), language);
  const events = presentEvents(timeline, language),
    nodes = presentNodes(timemap, language),
    { listed, told: narratedRelations } = presentRelations(relations, language);
  const address = `${origin}${entryAddress(entry.id)}`;
  const siteName = t('site.name');
  const { name, changedAt } = entry;
  return {
    entry,
    portrait,
    facts,
    strip: presentStrip(detail)(timeline, language, t),
    events,
    nodes,
    telling: tellingYearOf(detail)(timeline),
    told: detail.html ? null : { events, places: nodes, relations: narratedRelations },
    relations: listed,
    books: library?.books ?? [],
    glanced: {
      of: toLinkedEntry(entry),
      others: neighboursOf(
        toLinkedEntry(entry),
        listed.map(({ other }) => other),
      ),
      map: presentMap(timemap),
    },
    family: kin,
    quoted,
    written,
    alsoWritten:
      ofCountry?.articles.filter((article) => !written?.articles.some((other) => other.id === article.articleId)) ?? [],
    relationTotal: relations.total,
    relationPage,
    gallery,
    films: films?.recordings ?? [],
    sounds: sounds?.recordings ?? [],
    groups: groups?.items ?? [],
    placesOf: { total: timemap.total, page: timemap.places ? timemap.page : pageOfList('places') },
    eventsOf: { total: timeline.total, page: timeline.page, pages: timeline.pages },
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

export const head = (loaded: LoaderData<typeof loader>) => {
  const { entry, portrait, jsonLd, head } = loaded;
  const path = (id: string) => entryAddress(id);
  return pageMeta({
    ...head,
    title: pageTitle(entry.name, entry.disambiguation),
    description: entry.summary || entry.name,
    type: 'article',
    canonical: path(entry.id),
    alternates: Object.fromEntries(Object.entries(entry.langs).map(([language, id]) => [language, path(id)])),
    image: portrait && { ...portrait, alt: entry.name },
    jsonLd,
    indexed: !entry.isRelative,
  });
};

/**
 * An entry. The hash selects the view: none, #/timeline, #/timemap, #/relation, #/works; views are real targets
 * (entry.css shows the current one), so that addresses work without script. Source: spec §2.
 */
export default function EntryPage({
  entry,
  portrait,
  facts,
  events,
  nodes,
  telling: representativeYear,
  told: narrative,
  glanced,
  relations,
  books,
  family,
  quoted,
  written,
  alsoWritten,
  relationTotal,
  relationPage,
  gallery,
  films,
  sounds,
  groups,
  placesOf,
  eventsOf,
  strip,
  citations,
}: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const works = relations.filter(isWork);
  const { id, global: itemId, name } = entry;
  const onAxis = { ...toLinkedEntry(entry), times: entry.times };
  const kinCount = family?.unions.length ? family.people.length - 1 : 0;
  const counts = {
    timeline: eventsOf.total,
    timemap: placesOf.total,
    relation: relationTotal,
    family: kinCount,
    gallery: gallery?.total ?? 0,
    recordings: films.length + sounds.length,
    groups: groups.length,
    works: works.length,
    articles: (written?.total ?? 0) + alsoWritten.length,
    library: books.length + (quoted?.total ?? 0),
  };
  const lang = entry.language === language ? undefined : languageTag(entry.language);
  const edit = (part: string) => (
    <a
      className="edit-part ui"
      href={`/user/edit?id=${encodeURIComponent(entry.id)}#/${part}`}
      rel="nofollow"
      aria-describedby={`${part}-title`}
    >
      {t('write.editLink')}
    </a>
  );
  const footer = (
    <footer className="entry-social">
      <SocialBar thingId={itemId} id={id} type="item" title={name} />
      <Comments thingId={itemId} id={id} type="item" />
    </footer>
  );
  // Whatever else there is, such as a gallery, needs the whole page.
  if (entry.isRelative && family && entry.views.every((view) => view === 'family'))
    return (
      <RelativePage
        entry={entry}
        facts={facts}
        family={family}
        relations={relations.filter(({ type }) => type !== 'family')}
      >
        <EntryFoot entry={entry} />
        {footer}
      </RelativePage>
    );
  return (
    <article className="entry" data-kind={entry.kind}>
      <EntryHeader entry={entry} facts={facts} portrait={portrait} />
      {strip && (
        <div className="wrap strip-wrap">
          <LifeStrip kind={entry.kind} strip={strip} />
        </div>
      )}
      <div className="wrap entry-columns">
        <Island name="entry-nav" of={EntryNav} props={{ id, views: viewsOf(counts, t) }} wake="address" />
        <div className="views">
          <section className="view view-text" aria-label={t('entry.text')}>
            <EntryText entry={entry} narrative={narrative} glances={<Glances glanced={glanced} />} lang={lang} />
          </section>
          <section className="view" id="/timeline" aria-labelledby="timeline-title">
            <h2 id="timeline-title">{t('entry.timeline')}</h2>
            {edit('timeline')}
            <Island
              name="entry-timeline"
              of={TimelineView}
              props={{
                entry: onAxis,
                events,
                page: eventsOf.page,
                pages: eventsOf.pages,
                empty: t('entry.noEvents'),
              }}
            />
          </section>
          <section className="view" id="/timemap" aria-labelledby="timemap-title">
            <h2 id="timemap-title">{t('entry.timemap')}</h2>
            {edit('timemap')}
            <Island
              name="entry-timemap"
              of={TimemapView}
              props={{
                id: entry.id,
                name: entry.name,
                kind: entry.kind,
                mostTellingYear: representativeYear,
                nodes,
                page: placesOf.page,
                total: placesOf.total,
                empty: t('entry.noPlaces'),
              }}
            />
          </section>
          <section className="view" id="/relation" aria-labelledby="relation-title">
            <h2 id="relation-title">{t('entry.graphs')}</h2>
            {edit('relation')}
            <Island
              name="entry-relations"
              of={RelationView}
              props={{
                center: entry.global,
                name: entry.name,
                kind: entry.kind,
                relations,
                total: relationTotal,
                page: relationPage,
                empty: t('entry.noRelations'),
              }}
            />
          </section>
          {family && kinCount > 0 && (
            <section className="view" id="/family" aria-labelledby="family-title">
              <h2 id="family-title">{t('entry.family')}</h2>
              {edit('family')}
              <p className="ui">
                <a href={`/family/${encodeURIComponent(entry.id)}?way=all&steps=4`}>{t('family.whole')}</a>
              </p>
              <Island name="family" of={FamilyView} props={{ family, name: entry.name }} wake="address" />
            </section>
          )}
          {gallery && gallery.total > 0 && (
            <section className="view" id="/gallery" aria-labelledby="gallery-title">
              <h2 id="gallery-title">{t('gallery.title')}</h2>
              {edit('gallery')}
              <GalleryList entryId={entry.id} pictures={gallery.images} />
            </section>
          )}
          {films.length + sounds.length > 0 && (
            <section className="view" id="/recordings" aria-labelledby="recordings-title">
              <h2 id="recordings-title">{t('recordings.title')}</h2>
              {edit('recordings')}
              {films.length > 0 && sounds.length > 0 && <h3>{t('recordings.films')}</h3>}
              {films.length > 0 && <RecordingList recordings={films} />}
              {films.length > 0 && sounds.length > 0 && <h3>{t('recordings.sounds')}</h3>}
              {sounds.length > 0 && <RecordingList recordings={sounds} />}
            </section>
          )}
          {groups.length > 0 && (
            <section className="view" id="/groups" aria-labelledby="groups-title">
              <h2 id="groups-title">{t('group.ofEntry')}</h2>
              <EntryGroups groups={groups} />
            </section>
          )}
          {works.length > 0 && (
            <section className="view" id="/works" aria-labelledby="works-title">
              <h2 id="works-title">{t('entry.works')}</h2>
              <RelationList kind={entry.kind} relations={works} empty="" />
            </section>
          )}
          {counts.articles > 0 && (
            <section className="view" id="/articles" aria-labelledby="articles-of-title">
              <h2 id="articles-of-title">{t('article.of.entry')}</h2>
              {written && <ArticleList articles={written.articles} level={3} />}
              {alsoWritten.length > 0 && <CountryArticles articles={alsoWritten} />}
            </section>
          )}
          {counts.library > 0 && (
            <section className="view" id="/library" aria-labelledby="library-title">
              <h2 id="library-title">{t('book.of.entry')}</h2>
              {books.length > 0 && <EntryBooks books={books} />}
              {quoted && quoted.total > 0 && (
                <>
                  <h3>{t('mentions.quoted')}</h3>
                  <QuotedInBooks quoted={quoted} />
                </>
              )}
            </section>
          )}
          {footer}
        </div>
        <aside className="stack wide rail ui">
          <Glances glanced={glanced} again />
          <Contemporaries entries={entry.contemporaries} />
          <Island name="cite-this" of={CiteThis} props={{ id, citations }} wake="touch" />
        </aside>
      </div>
    </article>
  );
}
