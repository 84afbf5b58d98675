import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import type { YearPicture } from '../../timemaps/face/map-queries.ts';
import { StatesOfYear } from '../../timemaps/face/year-picture/states-of-year.tsx';

interface Props {
  picture: YearPicture;
  /** First and last year of the slider. */
  first: number;
  last: number;
}

/** The map of a year with its slider, complete without script; `moveMap` moves it. */
export function LivingMap({ picture: { year, states }, first, last }: Props) {
  const { language, t } = useReader();
  const name = formatYear(year, language);
  return (
    <div className="living-map">
      <div className="year-window living-window">
        <StatesOfYear id="year-states" states={states} label={t('home.map')} />
      </div>
      <form className="row living-years ui" action="/timemap" method="get">
        <button
          type="button"
          className="icon"
          data-play={t('year.play')}
          data-pause={t('year.pause')}
          aria-label={t('year.play')}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" data-filled>
            <path d="M5 3l8 5-8 5z" />
          </svg>
        </button>
        <output className="living-year tabular" htmlFor="living-year">
          {name}
        </output>
        <input
          id="living-year"
          type="range"
          name="year"
          min={first}
          max={last}
          defaultValue={year}
          autoComplete="off"
          aria-label={t('year.year')}
          aria-valuetext={name}
        />
        <button className="button">{t('home.openMap')}</button>
      </form>
    </div>
  );
}
