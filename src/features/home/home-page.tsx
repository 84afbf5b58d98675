import { useReader, useText } from '../../kit/reader.tsx';
import { pageOf } from '../../kit/page-context.ts';
import { formatTime, readHistoricalTime } from '../../rules/historical-time.ts';
import type { Route } from './+types/home-page.ts';
import { changeHomeTimeline, homepage } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.ts';
import { layStage } from './stage-layout.ts';
import { StageTimeline } from './stage-timeline.tsx';
import './home.css';

/** Which people stand on the timeline, in the address: `/?people=2`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  const batch = Number(new URL(request.url).searchParams.get('people') ?? 0);
  const { timeline: first, ...home } = await call(homepage, {});
  const timeline = Number.isInteger(batch) && batch > 0 && batch <= 10_000 ? await call(changeHomeTimeline, { id: batch }) : first;
  return { home, stage: layStage(timeline), head: { origin, language, siteName: say('site.name'), description: say('site.description'), claim: say('site.claim') } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { origin, language, siteName, description, claim } = loaderData.head;
  return pageMeta({
    language, siteName, title: claim, description, origin, canonical: '/', alternates: inEveryLanguage('/'),
    jsonLd: { '@type': 'WebSite', name: siteName, url: `${origin}/`, description },
  });
};

/** One glyph stands for each category, carved large on its card. */
const glyphs: Record<string, string> = { person: '人', book: '書', war: '戰', painting: '畫', polity: '國', site: '址' };

/** The stage with its timeline, the six categories, what happened on a day like today, what to read. */
export default function HomePage({ loaderData: { home, stage } }: Route.ComponentProps) {
  const { language, say } = useReader();
  const { categories, onThisDay, featured } = home;
  const empty = categories.every(({ count }) => count === 0);
  return (
    <>
      <section className="stage home-stage" aria-labelledby="claim">
        <div className="wrap">
          <h1 id="claim">{say('site.claim')}</h1>
          <p className="lead">{say('site.description')}</p>
          {empty ? <p>{say('home.empty')}</p> : <StageTimeline stage={stage} />}
        </div>
      </section>
      <div className="wrap">
        <section className="home-categories" aria-label={say('home.categories')}>
          {categories.map(({ kind, name, count }) => (
            <a key={kind} className="category-card" data-kind={kind} href={`/category/${kind}`}>
              <strong>{name}</strong>
              <small className="ui">{say('home.entries', { count })}</small>
              <span className="glyph" aria-hidden="true" lang="zh-Hant">{glyphs[kind]}</span>
            </a>
          ))}
        </section>
        <div className="home-columns">
          {onThisDay.length > 0 && (
            <section>
              <h2>{say('home.onThisDay')}</h2>
              <ol className="bare day-list">
                {onThisDay.map(({ id, title, time, entry }) => (
                  <li key={id}>
                    <time className="ui tabular">{formatTime(readHistoricalTime(time.startTime)!, language)}</time>
                    <div>{title}<p><a href={`/detail/${encodeURIComponent(entry.id)}#/timeline`}>{entry.name}</a></p></div>
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

function Featured({ entries }: { entries: Route.ComponentProps['loaderData']['home']['featured'] }) {
  const text = useText();
  return (
    <section>
      <h2>{text('home.featured')}</h2>
      <div className="entry-list">{entries.map((entry) => <EntryCard key={entry.itemId} entry={entry} />)}</div>
    </section>
  );
}
