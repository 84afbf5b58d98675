import { redirect } from 'react-router';
import { pageOf } from '../../kit/pages/page-context.ts';
import { useReader } from '../../kit/reader.tsx';
import { periodName } from '../../rules/eras/periods.ts';
import { withDescription, formatRecord, type TimeRecord } from '../../rules/time/historical-time.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import { languageTag } from '../../rules/languages.ts';
import { pageTitle } from '../../rules/page-title.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { relationsOfEntry } from '../relations/contract.ts';
import { RelationView } from '../relations/face/relation-view.tsx';
import { RelationList } from '../relations/face/relation-list.tsx';
import { isWork } from '../relations/face/is-work.ts';
import { timemapOfEntry } from '../timemaps/contract.ts';
import { TimemapView } from '../timemaps/face/timemap-view.tsx';
import { timelineOfEntry } from '../timelines/contract.ts';
import { TimelineView } from '../timelines/face/entry-timeline.tsx';
import type { Route } from './+types/entry-page.ts';
import { CiteThis } from './citing/cite-this.tsx';
import { entryDetail } from './contract.ts';
import { Contemporaries } from './contemporaries.tsx';
import { EntryHeader } from './entry-header.tsx';
import { EntryNav } from './entry-nav.tsx';
import { EntryText } from './entry-text.tsx';
import { jsonLdOf } from './json-ld.ts';
import { factsOf } from './facts.ts';
import { stripOf } from './life-strip-layout.ts';
import { LifeStrip } from './life-strip.tsx';
import { showPortrait } from './portrait.ts';
import '../media/face/credit.css';
import './face/entry.css';

/** Which page of the relations is listed, where there are more than one: `?page=2`; of the places: `?places=2`. */
export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  const entry = await call(entryDetail, { id, exact: true });
  if (entry.id !== id) throw redirect(`/detail/${encodeURIComponent(entry.id)}`);
  const { searchParams } = new URL(request.url);
  const pageOfList = (name: string) => {
    const page = Number(searchParams.get(name) ?? 1);
    return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
  };
  const relationPage = pageOfList('page');
  const [{ events }, { nodes }, { relations, total }] = await Promise.all([
    call(timelineOfEntry, { id }),
    call(timemapOfEntry, { id }),
    call(relationsOfEntry, { id, page: relationPage }),
  ]);
  const portrait = showPortrait(entry.portrait, language);
  // Times are written here: the browser needs no tables of centuries and dynasties, nor what reads a date.
  const dated = <T extends { time: TimeRecord | null }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, when: one.time && withDescription(formatRecord(one.time, language), one.time) }));
  const told = <T extends { time: TimeRecord }>(all: readonly T[]) =>
    all.map((one) => ({
      ...one,
      when: withDescription(writeRecord(one.time, language, { named: periodName }), one.time),
    }));
  return {
    entry: { ...entry, contemporaries: told(entry.contemporaries) },
    portrait,
    facts: factsOf(entry, language, say),
    strip: stripOf(entry, events, language, say),
    events: told(events),
    nodes: dated(nodes),
    relations: dated(relations),
    relationTotal: total,
    relationPage,
    placePage: pageOfList('places'),
    jsonLd: jsonLdOf(entry, `${origin}/detail/${encodeURIComponent(entry.id)}`, portrait),
    readAt: new Date().toISOString(),
    head: { origin, language, siteName: say('site.name') },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { entry, portrait, jsonLd, head } = loaderData;
  const path = (id: string) => `/detail/${encodeURIComponent(id)}`;
  return pageMeta({
    ...head,
    title: pageTitle(entry.name, entry.disambiguation),
    description: entry.summary || entry.name,
    type: 'article',
    canonical: path(entry.id),
    alternates: Object.fromEntries(Object.entries(entry.langs).map(([language, id]) => [language, path(id)])),
    image: portrait && { ...portrait, alt: entry.name },
    jsonLd,
  });
};

/**
 * An entry. The part shown follows the hash: none, #/timeline, #/timemap, #/relation, #/works; the views are real
 * targets (entry.css shows the one that is), so that an address works without script. Source: spec §2.
 */
export default function EntryPage({
  loaderData: {
    entry,
    portrait,
    facts,
    events,
    nodes,
    relations,
    relationTotal,
    relationPage,
    placePage,
    strip,
    readAt,
    head,
  },
}: Route.ComponentProps) {
  const { language, say } = useReader();
  const works = relations.filter(isWork);
  const counts = { timeline: events.length, timemap: nodes.length, relation: relationTotal, works: works.length };
  const lang = entry.language === language ? undefined : languageTag(entry.language);
  const edit = (part: string) => (
    <a
      className="edit-part ui"
      href={`/user/edit?id=${encodeURIComponent(entry.id)}#/${part}`}
      rel="nofollow"
      aria-describedby={`${part}-title`}
    >
      {say('write.editLink')}
    </a>
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
        <EntryNav id={entry.id} counts={counts} />
        <div className="views">
          <section className="view view-text" aria-label={say('entry.text')}>
            <EntryText entry={entry} relations={relations} lang={lang} />
          </section>
          <section className="view" id="/timeline" aria-labelledby="timeline-title">
            <h2 id="timeline-title">{say('entry.timeline')}</h2>
            {edit('timeline')}
            <TimelineView entry={{ ...entry, itemId: entry.global }} events={events} empty={say('entry.noEvents')} />
          </section>
          <section className="view" id="/timemap" aria-labelledby="timemap-title">
            <h2 id="timemap-title">{say('entry.timemap')}</h2>
            {edit('timemap')}
            <TimemapView
              id={entry.id}
              name={entry.name}
              kind={entry.kind}
              nodes={nodes}
              page={placePage}
              empty={say('entry.noPlaces')}
            />
          </section>
          <section className="view" id="/relation" aria-labelledby="relation-title">
            <h2 id="relation-title">{say('entry.graphs')}</h2>
            {edit('relation')}
            <RelationView
              center={entry.global}
              name={entry.name}
              relations={relations}
              total={relationTotal}
              page={relationPage}
              empty={say('entry.noRelations')}
            />
          </section>
          {works.length > 0 && (
            <section className="view" id="/works" aria-labelledby="works-title">
              <h2 id="works-title">{say('entry.works')}</h2>
              <RelationList relations={works} empty="" />
            </section>
          )}
        </div>
        <aside className="rail ui">
          <Contemporaries entries={entry.contemporaries} />
          <CiteThis
            of={{
              id: entry.id,
              name: entry.name,
              language: entry.language,
              siteName: head.siteName,
              url: `${head.origin}/detail/${encodeURIComponent(entry.id)}`,
              changedAt: new Date(entry.changedAt),
              readAt: new Date(readAt),
            }}
          />
        </aside>
      </div>
    </article>
  );
}
