import { useState, useSyncExternalStore } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { shortYear } from '../../../rules/time/historical-time.ts';
import { languageTag } from '../../../rules/languages.ts';
import { uncertaintyClasses } from '../../../rules/time/uncertainty.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { AxisSlot } from '../../timelines/face/axis-slot.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { PlacedBar, Stage } from './layout.ts';

const loadWorldTimeline = () =>
  import('../../timelines/face/world-timeline.tsx').then(({ WorldTimeline }) => WorldTimeline);

/**
 * States and people on one timeline, rendered by the server; a button opens the axis with all events, whose code loads
 * only then. An address with a span was copied from that axis and opens it.
 */
export function StageTimeline({ stage }: { stage: Stage }) {
  const { t } = useReader();
  const hasSpan = useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(location.search).has('from'),
    () => false,
  );
  const [wished, setWished] = useState<boolean | null>(null);
  const exploring = wished ?? hasSpan;
  const lazy = useLazy(loadWorldTimeline, exploring);
  const next = stage.batch + 1 < stage.batches ? stage.batch + 1 : 0;
  return (
    <div className="stage-time">
      <div className="row stage-explore ui">
        {stage.batches > 1 && !exploring && (
          <a className="plain stage-link" href={next ? `/?people=${next}` : '/'} rel="nofollow">
            {t('home.change')} ↻
          </a>
        )}
        <button
          type="button"
          className="plain stage-link"
          aria-expanded={exploring}
          onClick={() => setWished(!exploring)}
        >
          {t(exploring ? 'timeline.stopExploring' : 'timeline.explore')}
        </button>
      </div>
      {exploring ? (
        <AxisSlot<Awaited<ReturnType<typeof loadWorldTimeline>>> lazy={lazy}>{(World) => <World />}</AxisSlot>
      ) : (
        <StatesAndPeople stage={stage} />
      )}
    </div>
  );
}

const subscribeToNothing = () => () => {};

/** Polities and people, one lane per region, every bar a link. */
function StatesAndPeople({ stage }: { stage: Stage }) {
  const { language, t } = useReader();
  return (
    <figure className="ui" aria-label={t('home.stage')}>
      <a className="skip" href="#after-timeline">
        {t('home.skipTimeline')}
      </a>
      <div className="stage-scroll" role="region" aria-label={t('home.stage')} tabIndex={0}>
        <div className="stage-plot">
          <i className="stage-begin" style={{ left: `${stage.begin}%` }} />
          <div className="ticks tabular" aria-hidden="true">
            {stage.ticks.map(({ year, at }) => (
              <span key={year} style={{ left: `${at}%` }}>
                {shortYear(year, language)}
              </span>
            ))}
          </div>
          {stage.lanes.map(({ region, polities, people, rows }) => (
            <section key={region} className="lane" data-region={region} style={{ '--rows': rows }}>
              <h3>{t(`region.${region}`)}</h3>
              <ul className="bare">
                {[...polities, ...people].map((bar) => (
                  <StageBar key={bar.itemId} bar={bar} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <span id="after-timeline" tabIndex={-1} />
    </figure>
  );
}

function StageBar({ bar }: { bar: PlacedBar }) {
  const { language } = useReader();
  const label = `${bar.name} · ${formatRecord(bar.time, language)}`;
  return (
    <li
      className={`bar ${bar.kind} ${uncertaintyClasses(bar.time)}`}
      data-label={bar.label}
      style={{ left: `${bar.left.toFixed(2)}%`, width: `${bar.width.toFixed(2)}%`, '--row': bar.row }}
    >
      <a
        href={entryAddress(bar.id)}
        title={label}
        aria-label={label}
        lang={bar.language === language ? undefined : languageTag(bar.language)}
      >
        <span>{bar.name}</span>
      </a>
    </li>
  );
}
