import { useReader } from '../../kit/reader.tsx';
import type { Call } from '../../kit/calls/endpoint.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { Failure } from '../../rules/errors.ts';
import { createLandmarks } from '../../ui/time-cylinder/landmarks.ts';
import { drawStaticCylinder } from '../../ui/time-cylinder/static-picture.ts';
import { mostRead } from '../tracking/contract.ts';
import { pathStops, relationsOfEntry, shortestPath } from '../relations/contract.ts';
import { hopsOf } from '../relations/face/hops-of-path.ts';
import { examplePairs } from '../relations/rules.ts';
import { SearchBox } from '../search/face/search-box.tsx';
import { borders, worldNodes } from '../timemaps/contract.ts';
import { thisYear } from '../timemaps/face/time-selection.ts';
import { drawWorld } from '../timemaps/face/year-picture/draw-year.ts';
import { presentYear } from '../timemaps/face/year-picture/present-year.ts';
import { WorldLand } from '../timemaps/face/year-picture/states-of-year.tsx';
import { tourList } from '../tours/contract.ts';
import { changeHomeTimeline, homepage, type HomeTimeline } from './contract.ts';
import { Categories, Featured, MostRead, OnThisDay, PathSearch, StoryOfTheDay, TourCards } from './home-sections.tsx';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { pickOfTheDay } from './pick-of-the-day.ts';
import { barsOf, cylinderSpan, initialLongitude } from './stage/cylinder-items.ts';
import type { GraphSlide } from './stage/graph.tsx';
import { HomeStage } from './stage/home-stage.tsx';
import { layOutStage } from './stage/layout.ts';
import type { TimemapSlide } from './stage/timemap.tsx';
import { LivingMap } from './world/living-map.tsx';
import './home.css';

/** The batch of people on the timeline is in the address: `/?people=2`. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const batch = Number(url.searchParams.get('people') ?? 0);
  const { timeline: first, ...home } = await call(homepage, {});
  const timeline =
    Number.isInteger(batch) && batch > 0 && batch <= 10_000 ? await call(changeHomeTimeline, { id: batch }) : first;
  const [graph, timemap, path, read, { tours }] = await Promise.all([
    graphOf(pickEntryOfTheDay(first), call),
    timemapOf(pickOfTheDay(years)!, call),
    examplePathOf(call),
    call(mostRead, {}),
    call(tourList, { size: maxTours }),
  ]);
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
    world: drawWorld(),
    cylinder,
    ...path,
    tours,
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

/** Tours with a picture on the page, and recommended entries next to the story. */
const maxTours = 3,
  maxFeatured = 4;
/** The slider begins with the first states that have borders. */
const firstDrawnYear = -2600;

/** Example pairs, beginning with the pair of the day, and the path found between its ends. */
async function examplePathOf(call: Call) {
  const ends = await call(pathStops, { asked: examplePairs.flat() });
  const found = examplePairs.flatMap((_, place) => {
    const [from, to] = [ends[place * 2], ends[place * 2 + 1]];
    return from && to ? [{ from, to }] : [];
  });
  const pair = pickOfTheDay(found);
  if (!pair) return { pairs: [], hops: [] };
  const pairs = [pair, ...found.filter((other) => other !== pair)];
  try {
    const answer = await call(shortestPath, { aId: pair.from.id, bId: pair.to.id, way: 'time', alternatives: 1 });
    return { pairs, hops: hopsOf(answer.paths[0]!, answer) };
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.errorName === 'noPath') return { pairs, hops: [] };
    throw thrown;
  }
}

/** Years with many borders; each day shows one of them. */
const years = [-323, 117, 750, 1206, 1279, 1519, 1683, 1805, 1914] as const;
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
  return { year, nodes, ...presentYear(year, slice) };
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

/** The living map, the stage with its slides, and ways in: a story, tours, paths, categories, this day, readings. */
export default function HomePage(loaded: LoaderData<typeof loader>) {
  const { home, stage, graph, timemap, world, cylinder, pairs, hops, tours, read } = loaded;
  const { t } = useReader();
  const { categories, onThisDay, featured } = home;
  const empty = categories.every(({ count }) => count === 0);
  const story = featured.find(({ picture }) => picture !== null) ?? featured[0];
  return (
    <>
      <section className="home-hero" aria-labelledby="claim">
        <div className="wrap hero-words">
          <h1 id="claim">{t('site.claim')}</h1>
          <p className="lead">{empty ? t('home.empty') : t('site.description')}</p>
          <Island name="search-box" of={SearchBox} props={{ place: 'page' }} wake="touch" />
        </div>
        {!empty && (
          <div className="hero-map">
            <div className="year-window">
              <WorldLand {...world} />
            </div>
            <LivingMap picture={timemap.picture} first={firstDrawnYear} last={thisYear()} />
          </div>
        )}
      </section>
      {!empty && (
        <section className="stage home-stage" aria-label={t('home.stages')}>
          <div className="wrap">
            <Island name="home-stage" of={HomeStage} props={{ stage, graph, timemap, cylinder }} wake="address" />
          </div>
        </section>
      )}
      <div className="wrap home-sections">
        {story && <StoryOfTheDay entry={story} />}
        {tours.length > 0 && <TourCards tours={tours} />}
        {pairs.length > 0 && <PathSearch pairs={pairs} hops={hops} />}
        <Categories categories={categories} />
        {read.length > 0 && <MostRead entries={read} />}
        <div className="home-columns">
          {onThisDay.length > 0 && <OnThisDay events={onThisDay} />}
          {featured.length > 0 && (
            <Featured entries={featured.filter((entry) => entry !== story).slice(0, maxFeatured)} />
          )}
        </div>
      </div>
    </>
  );
}
