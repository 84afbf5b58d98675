import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import type { MapBorder } from '../contract.ts';
import { mapLabel } from './map-label.ts';

/** A polity without its shape. */
export type ListedPolity = Pick<MapBorder, 'polity' | 'name' | 'entryId' | 'time' | 'precision'>;

/** The polities of a year: the accessible equivalent of the borders on the map. */
export function PolityList({ polities, year }: { polities: readonly ListedPolity[]; year: number }) {
  const { language, t } = useReader();
  const firsts = [...new Map(polities.map((polity) => [polity.polity, polity])).values()];
  if (!firsts.length) return <p className="ui">{t('timemap.noPolities')}</p>;
  return (
    <>
      <ul className="bare tiles polity-list ui">
        {firsts.map(({ polity, name, entryId, time, precision }) => (
          <li key={polity} className="row ends">
            {entryId ? (
              <a className="linked" data-kind="polity" href={entryAtYear(entryId, year)}>
                <span className="mark" aria-hidden="true" />
                <span>{mapLabel(name)}</span>
              </a>
            ) : (
              <span className="linked">
                <span>{mapLabel(name)}</span>
              </span>
            )}
            <small className="tabular" title={t(`timemap.precision.${precision as 1 | 2 | 3}`)}>
              {formatRecord(time, language)}
            </small>
          </li>
        ))}
      </ul>
      <p className="ui hint">{t('timemap.bordersNotice')}</p>
    </>
  );
}

/** Address of an entry's map at a year. */
export const entryAtYear = (entryId: string, year: number): string => `${entryAddress(entryId)}?year=${year}#/timemap`;
