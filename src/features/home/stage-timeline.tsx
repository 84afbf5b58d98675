import { useReader } from '../../kit/reader.tsx';
import { formatRecord, shortYear } from '../../rules/historical-time.ts';
import { languageTag } from '../../rules/languages.ts';
import { uncertainty } from '../../rules/uncertainty.ts';
import type { PlacedBar, Stage } from './stage-layout.ts';

/** The world's polities and people on one line of time, a lane a region; drawn on the server, every bar a link. */
export function StageTimeline({ stage }: { stage: Stage }) {
  const { language, say } = useReader();
  const next = stage.batch + 1 < stage.batches ? stage.batch + 1 : 0;
  return (
    <figure className="stage-timeline ui" aria-label={say('home.stage')}>
      {stage.batches > 1 && <a className="stage-change" href={next ? `/?people=${next}` : '/'} rel="nofollow">{say('home.change')} ↻</a>}
      <div className="stage-scroll" role="region" aria-label={say('home.stage')} tabIndex={0}>
        <div className="stage-plot">
          {stage.lanes.map(({ region, polities, people, rows }) => (
            <section key={region} className="lane" data-region={region} style={{ '--rows': rows }}>
              <h3>{say(`region.${region}`)}</h3>
              <ul className="bare">
                {[...polities, ...people].map((bar) => <StageBar key={bar.itemId} bar={bar} />)}
              </ul>
            </section>
          ))}
          <div className="ticks tabular" aria-hidden="true">
            {stage.ticks.map(({ year, at }) => <span key={year} style={{ left: `${at}%` }}>{shortYear(year, language)}</span>)}
          </div>
        </div>
      </div>
    </figure>
  );
}

function StageBar({ bar }: { bar: PlacedBar }) {
  const { language } = useReader();
  const when = formatRecord(bar.time, language);
  return (
    <li
      className={`bar ${bar.kind} ${uncertainty(bar.time)}`}
      data-label={bar.label}
      style={{ left: `${bar.left.toFixed(2)}%`, width: `${bar.width.toFixed(2)}%`, '--row': bar.row }}
    >
      <a href={`/detail/${encodeURIComponent(bar.id)}`} title={`${bar.name} · ${when}`} lang={bar.language === language ? undefined : languageTag(bar.language)}>
        <span>{bar.name}</span><span className="unseen"> {when}</span>
      </a>
    </li>
  );
}
