import { useReader, useText } from '../../kit/reader.tsx';
import type { Call } from '../../kit/calls/endpoint.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { languageTag } from '../../rules/languages.ts';
import { formatTime, readHistoricalTime } from '../../rules/time/historical-time.ts';
import { createLandmarks } from '../../ui/time-cylinder/landmarks.ts';
import { drawStaticCylinder } from '../../ui/time-cylinder/static-picture.ts';
import { mostRead } from '../tracking/contract.ts';
import { pathStops, relationsOfEntry } from '../relations/contract.ts';
import { examplePairs } from '../relations/rules.ts';
import { TwinLinks, OwnedTitle } from '../timelines/face/owned-title.tsx';
import { borders, worldNodes } from '../timemaps/contract.ts';
import { changeHomeTimeline, homepage, type HomeTimeline } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { glyphs } from './glyphs.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { pickOfTheDay } from './pick-of-the-day.ts';
import { barsOf, cylinderSpan, initialLongitude } from './stage/cylinder-items.ts';
import type { GraphSlide } from './stage/graph.tsx';
import { HomeStage } from './stage/home-stage.tsx';
import { layOutStage } from './stage/layout.ts';
import type { TimemapSlide } from './stage/timemap.tsx';
import './home.css';

/** The batch of people on the timeline is in the address: `/?people=2`. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const batch = Number(url.searchParams.get('people') ?? 0);
  const { timeline: first, ...home } = await call(homepage, {});
  const timeline =
    Number.isInteger(batch) && batch > 0 && batch <= 10_000 ? await call(changeHomeTimeline, { id: batch }) : first;
  const [graph, timemap, ends, read] = await Promise.all([
    graphOf(pickEntryOfTheDay(first), call),
    timemapOf(pickOfTheDay(years)!, call),
    call(pathStops, { asked: examplePairs.flat() }),
    call(mostRead, {}),
  ]);
  const pairs = examplePairs.flatMap((_, place) => {
    const [from, to] = [ends[place * 2], ends[place * 2 + 1]];
    return from && to ? [{ from, to }] : [];
  });
  const cylinder = drawStaticCylinder(barsOf(timeline.lanes), cylinderSpan, {
    turn: initialLongitude,
    lands: createLandmarks(t),
    language,
  });
  return {
    home,
    stage: layOutStage(timeline),
    graph,
    timemap,
    cylinder,
    pairs,
    read,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      description: t('site.description'),
      claim: t('site.claim'),
    },
  };
}

/** Number of entries from which the graph of the day is drawn, and of relations it lists. */
const maxCandidates = 12,
  maxRelations = 18;

/** Years with interesting borders; each day shows one of them. */
const years = [-1250, -500, -323, -221, 117, 750, 1206, 1279, 1519, 1683, 1805, 1914] as const;
const maxNodes = 12;

/** One of the best-linked subjects on the timeline, a different one each day. */
function pickEntryOfTheDay({ lanes }: HomeTimeline) {
  const linked = lanes
    .flatMap(({ polities, people }) => [...polities, ...people])
    .sort((a, b) => b.weight - a.weight || (a.itemId < b.itemId ? -1 : 1))
    .slice(0, maxCandidates);
  return pickOfTheDay(linked);
}

async function graphOf(entry: ReturnType<typeof pickEntryOfTheDay>, call: Call): Promise<GraphSlide | null> {
  if (!entry) return null;
  const { itemId, id, name, disambiguation, language, kind } = entry;
  const { relations } = await call(relationsOfEntry, { id: itemId, size: maxRelations });
  return {
    entry: { itemId, id, name, disambiguation, language, kind },
    relations: relations.map(({ id: relation, word, other }) => ({ id: relation, word, other })),
  };
}

async function timemapOf(year: number, call: Call): Promise<TimemapSlide> {
  const [{ nodes }, slice] = await Promise.all([call(worldNodes, { year, size: maxNodes }), call(borders, { year })]);
  return {
    year,
    nodes,
    polities: slice.borders.map(({ polity, name, entryId, time, precision }) => ({
      polity,
      name,
      entryId,
      time,
      precision,
    })),
  };
}

export const head = (loaded: LoaderData<typeof loader>) => {
  const { origin, language, siteName, description, claim } = loaded.head;
  return pageMeta({
    language,
    siteName,
    title: claim,
    description,
    origin,
    canonical: '/',
    alternates: languageAlternates('/'),
    jsonLd: { '@type': 'WebSite', name: siteName, url: `${origin}/`, description },
  });
};

/** The stage with its slides, the six categories, events of this day of the year, and recommended entries. */
export default function HomePage({ home, stage, graph, timemap, cylinder, pairs, read }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { categories, onThisDay, featured } = home;
  const empty = categories.every(({ count }) => count === 0);
  return (
    <>
      <section className="stage home-stage" aria-labelledby="claim">
        <div className="wrap">
          <h1 id="claim">{t('site.claim')}</h1>
          <p className="lead">{t('site.description')}</p>
          {empty ? (
            <p>{t('home.empty')}</p>
          ) : (
            <Island name="home-stage" of={HomeStage} props={{ stage, graph, timemap, cylinder }} wake="address" />
          )}
        </div>
      </section>
      <div className="wrap">
        {pairs.length > 0 && <PathSearch pairs={pairs} />}
        <section className="home-categories" aria-label={t('home.categories')}>
          {categories.map(({ kind, name, count }) => (
            <a key={kind} className="category-card" data-kind={kind} href={`/category/${kind}`}>
              <strong>{name}</strong>
              <small className="ui">{t('home.entries', { count })}</small>
              <span className="glyph" aria-hidden="true" lang="zh-Hant">
                {glyphs[kind]}
              </span>
            </a>
          ))}
        </section>
        {read.length > 0 && <MostRead entries={read} />}
        <div className="home-columns">
          {onThisDay.length > 0 && (
            <section>
              <h2>{t('home.onThisDay')}</h2>
              <ol className="bare day-list">
                {onThisDay.map(({ id, title, time, entry, also }) => (
                  <li key={id}>
                    <time className="ui tabular">{formatTime(readHistoricalTime(time.startTime)!, language)}</time>
                    <div>
                      <OwnedTitle title={title} owner={entry} hash="#/timeline" />
                      <TwinLinks also={also} />
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {featured.length > 0 && <Featured entries={featured} />}
        </div>
      </div>
    </>
  );
}

/** The path search, with example pairs; accepts names in any spelling. */
function PathSearch({ pairs }: { pairs: LoaderData<typeof loader>['pairs'] }) {
  const text = useText();
  return (
    <section className="home-path" aria-labelledby="home-path-title">
      <div>
        <h2 id="home-path-title">{text('path.heading')}</h2>
        <p>{text('home.pathLead')}</p>
        <form className="ui row" action="/relation/atobPath" method="get">
          {(['id', 'to'] as const).map((name) => (
            <input
              key={name}
              type="text"
              name={name}
              required
              autoComplete="off"
              aria-label={text(name === 'id' ? 'search.start' : 'search.end')}
              placeholder={pairs[0]![name === 'id' ? 'from' : 'to'].name}
            />
          ))}
          <button className="button first">{text('search.go')}</button>
        </form>
      </div>
      <ul className="bare lined">
        {pairs.map(({ from, to }) => (
          <li key={from.itemId}>
            <a
              className="row"
              href={`/relation/atobPath?id=${encodeURIComponent(from.id)}&to=${encodeURIComponent(to.id)}`}
            >
              <span>{from.name}</span> <span aria-hidden="true">→</span> <span>{to.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most read entries of the last days: a ranked list of names. */
function MostRead({ entries }: { entries: LoaderData<typeof loader>['read'] }) {
  const { language, t } = useReader();
  return (
    <section className="row home-read" aria-labelledby="home-read-title">
      <h2 id="home-read-title">{t('home.mostRead')}</h2>
      <ol className="bare links">
        {entries.map(({ id, name, href, kind, language: spoken }) => (
          <li key={id} data-kind={kind}>
            <a href={href} lang={spoken === language ? undefined : languageTag(spoken)}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Featured({ entries }: { entries: LoaderData<typeof loader>['home']['featured'] }) {
  const text = useText();
  return (
    <section>
      <h2>{text('home.featured')}</h2>
      <div className="entry-list">
        {entries.map((entry) => (
          <EntryCard key={entry.itemId} entry={entry} />
        ))}
      </div>
    </section>
  );
}
