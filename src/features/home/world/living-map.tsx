import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { useQuery } from '../../../kit/calls/use-query.ts';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts';
import { yearPictureQueries, type YearPicture } from '../../timemaps/face/map-queries.ts';
import { StatesOfYear } from '../../timemaps/face/year-picture/states-of-year.tsx';

interface Props {
  picture: YearPicture;
  /** First and last year of the slider. */
  first: number;
  last: number;
}

/** Time between two centuries, in milliseconds. */
const centuryMs = 2000;

/**
 * The map of a year with its slider. It moves on to the next century every two seconds while it is seen, until it is touched
 * or paused; never for readers who prefer reduced motion.
 */
export function LivingMap({ picture, first, last }: Props) {
  const { language, t } = useReader();
  const [year, setYear] = useState(picture.year);
  const [playing, setPlaying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { answer } = useQuery(year === picture.year ? null : year, yearPictureQueries);
  const shown = year === picture.year ? picture : (answer ?? picture);
  const isSeen = useIsSeen(place);
  const name = formatYear(year, language);

  useEffect(() => setPlaying(!prefersReducedMotion()), []);
  const next = useEffectEvent(() => {
    const century = (Math.floor(year / 100) + 1) * 100 || 1;
    setYear(century > last ? first : century);
  });
  useEffect(() => {
    if (!playing || !isSeen) return;
    const clock = setInterval(() => next(), centuryMs);
    return () => clearInterval(clock);
  }, [playing, isSeen]);
  const stop = () => setPlaying(false);

  return (
    <div ref={place} className="living-map">
      <div className="year-window living-window" onPointerDown={stop}>
        <StatesOfYear id="year-states" states={shown.states} label={t('timemap.titleYear', { time: name })} />
      </div>
      <form className="row living-years ui" action="/timemap" method="get">
        <IconButton
          name={t(playing ? 'year.pause' : 'year.play')}
          path={playing ? 'M5.5 3v10M10.5 3v10' : 'M5 3l8 5-8 5z'}
          filled={!playing}
          onClick={() => setPlaying(!playing)}
        />
        <output className="living-year tabular" htmlFor="living-year">
          {name}
        </output>
        <input
          id="living-year"
          type="range"
          name="year"
          min={first}
          max={last}
          value={year}
          aria-label={t('year.year')}
          aria-valuetext={name}
          onPointerDown={stop}
          onKeyDown={stop}
          onChange={({ target }) => (stop(), setYear(Number(target.value) || 1))}
        />
        <button className="button">{t('home.openMap')}</button>
      </form>
    </div>
  );
}

/** Whether an element is in the window of a tab that is shown. */
function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let isInside = false;
    const decide = () => setSeen(isInside && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(([entry]) => {
      isInside = entry!.isIntersecting;
      decide();
    });
    observer.observe(place.current!);
    document.addEventListener('visibilitychange', decide);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', decide);
    };
  }, [place]);
  return isSeen;
}
