import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { useCursor } from '../../../ui/cursor.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import type { WorldNode } from '../../timemaps/contract.ts';
import type { YearPicture } from '../../timemaps/face/map-queries.ts';
import { SameLand, StatesOfYear } from '../../timemaps/face/year-picture/states-of-year.tsx';
import { NodeList } from '../../timemaps/face/node-list.tsx';
import { PolityList, type ListedPolity } from '../../timemaps/face/polity-list.tsx';

const loadTimemap = () => import('./timemap-live.tsx').then(({ LiveTimemap }) => LiveTimemap);

/** A year, and the content of the slide without script. */
export interface TimemapSlide {
  year: number;
  nodes: WorldNode[];
  picture: YearPicture;
  polities: ListedPolity[];
}

/** The world in a year: the map once its slide is open, and always lists of polities and events. */
export function StageTimemap({ year, nodes, picture, polities, open }: TimemapSlide & { open: boolean }) {
  const { language, t } = useReader();
  const { loaded: LiveTimemap, failed } = useLazy(loadTimemap, open);
  const shownYear = useCursor().year ?? year;
  return (
    <div className="stage-timemap">
      <p className="stage-around">
        <a href={`/timemap?year=${shownYear}`}>{t('timemap.titleYear', { time: formatYear(shownYear, language) })}</a>
      </p>
      {LiveTimemap ? (
        <LiveTimemap year={year} />
      ) : (
        <>
          <div className="canvas-stage stage-map">
            <div className="year-window">
              <SameLand />
              <StatesOfYear states={picture.states} label={t('timemap.map', { time: formatYear(year, language) })} />
            </div>
            <p className="stage-message" role="status">
              {open && t(failed ? 'timemap.failed' : 'timemap.loading')}
            </p>
          </div>
          <div className="stage-map-twin">
            <PolityList polities={polities} year={year} />
            <NodeList nodes={nodes} year={year} />
          </div>
        </>
      )}
    </div>
  );
}
