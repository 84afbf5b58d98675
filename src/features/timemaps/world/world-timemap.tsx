import type { ChangeEvent, ReactNode } from 'react';
import { useReader, useText } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { isKind, isRegion, kinds, regions } from '../../../rules/kinds.ts';
import { moveCursor, useCursor, writeCursor, type Cursor } from '../../../ui/cursor.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { formatYears } from '../../../ui/year/year-scale.ts';
import { ShareAction } from '../../social/face/share-button.tsx';
import { cursorFor, timeSelectionOf } from '../face/time-selection.ts';
import { ListPager } from '../face/list-controls.tsx';
import { NodeList } from '../face/node-list.tsx';
import { PolityList } from '../face/polity-list.tsx';
import { SameLand, StatesOfYear } from '../face/year-picture/states-of-year.tsx';
import type { WorldData } from './world-loader.ts';
import './world-timemap.css';

const loadWorldMap = () => import('./world-map.tsx').then(({ WorldMap }) => WorldMap);

/**
 * The world in a year: rendered by the server and complete without script; replaced by map, list and slider once their
 * code is loaded.
 */
export function WorldTimemap({ world, embedded = false }: { world: WorldData; embedded?: boolean }) {
  const t = useText();
  const { loaded: WorldMap, failed, retry } = useLazy(loadWorldMap);

  return (
    <div className="timemap-page" data-embedded={embedded || undefined}>
      <header className="row timemap-head wrap">
        <Heading world={world} unseen={embedded} />
        {!embedded && <p className="lead">{t('timemap.what')}</p>}
        {!embedded && <ShareAction title={t('timemap.title')} />}
        {WorldMap && <InvalidTimeMessage world={world} />}
        <WorldForm world={world} live={WorldMap !== null} waits={!failed} />
      </header>
      {/* Where the search of the map will be. */}
      {!WorldMap && !embedded && <div className="map-search-row" />}
      {WorldMap ? (
        <WorldMap embedded={embedded} still={<YearMap world={world} />} first={world} />
      ) : (
        <StaticWorld world={world}>
          <div className="timemap-stage stage ui">
            <YearMap world={world} />
            <LoadStatus
              failed={failed}
              retry={retry}
              loading="timemap.loading"
              failure="timemap.failed"
              className="timemap-coming"
            />
          </div>
        </StaticWorld>
      )}
    </div>
  );
}

function Heading({ world, unseen }: { world: WorldData; unseen: boolean }) {
  const { language, t } = useReader();
  const { year, span } = useCursor();
  const value =
    year === null && !span ? (world.isAsked ? world.looked.value : null) : timeSelectionOf({ year, span }).value;
  return (
    <h1 className={unseen ? 'unseen' : undefined}>
      {value === null
        ? t('timemap.title')
        : t(typeof value === 'number' ? 'timemap.titleYear' : 'timemap.titleSpan', {
            time: formatYears(value, language),
          })}
    </h1>
  );
}

/** Why the time in the address is invalid, until the reader chooses another; without the map the form shows it. */
function InvalidTimeMessage({ world: { refused } }: { world: WorldData }) {
  const t = useText();
  const { year, span } = useCursor();
  return refused && year === null && !span ? (
    <p className="timemap-refused ui" role="alert">
      {t(`time.refused.${refused}`)}
    </p>
  ) : null;
}

/** The land and the states of the year, before the map is loaded and without script. */
function YearMap({ world: { looked, picture } }: { world: WorldData }) {
  const { language, t } = useReader();
  const time = formatYear(looked.year, language);
  return (
    <div className="timemap-still">
      <div className="year-window">
        <SameLand />
        <StatesOfYear states={picture.states} label={t('timemap.map', { time })} />
      </div>
    </div>
  );
}

/** The static version, before the map is loaded and without script. */
function StaticWorld({ world, children }: { world: WorldData; children: ReactNode }) {
  const { language, t } = useReader();
  const { looked, nodes, total, page, pages, polities, nearest, search } = world;
  const to = (change: Partial<Cursor>) =>
    writeCursor(search, {
      year: null,
      span: null,
      place: null,
      selectedId: null,
      kinds: world.kinds,
      regions: world.regions,
      ...change,
    });
  const pageTo = (other: number) => {
    const parameters = new URLSearchParams(search);
    if (other === 1) parameters.delete('page');
    else parameters.set('page', String(other));
    return `?${parameters}`;
  };
  const time = formatYears(looked.value, language);
  return (
    <>
      <div className="columns timemap-view">
        <div className="timemap-slot">{children}</div>
        <section className="timemap-twin" aria-label={t('timemap.nodes')}>
          <h2>
            {t('timemap.nodes')} <small className="tabular">{t('timemap.count', { count: total })}</small>
          </h2>
          {nodes.length ? (
            <NodeList nodes={nodes} year={looked.year} />
          ) : (
            <div className="timemap-empty ui">
              <p>{t('timemap.empty', { time })}</p>
              {nearest !== null && (
                <a className="button" rel="nofollow" href={`/timemap${to(cursorFor(nearest))}`}>
                  {t('timemap.nearest', { time: formatYear(nearest, language) })}
                </a>
              )}
            </div>
          )}
          <ListPager label={t('timemap.pages')} page={page} pages={pages} to={pageTo} />
        </section>
      </div>
      <section className="wrap timemap-polities">
        <h2>{t('timemap.polities')}</h2>
        <PolityList polities={polities} year={looked.year} />
      </section>
    </>
  );
}

/**
 * Filter form for year or span, regions and kinds: works without script; with the map, the slider has the year and
 * checkboxes apply at once. What the map replaces takes no room while a script waits for it.
 */
function WorldForm({ world, live, waits }: { world: WorldData; live: boolean; waits: boolean }) {
  const { language, t } = useReader();
  const { looked, typed, refused } = world;
  const now = useCursor();
  const written = formatYears(looked.value, language);
  const marked = live ? now.kinds.length + now.regions.length > 0 : world.kinds.length + world.regions.length > 0;
  function tick({ target }: ChangeEvent<HTMLInputElement>) {
    if (!live) return;
    const checkedValues = (name: string) =>
      [...target.form!.elements].flatMap((element) =>
        element instanceof HTMLInputElement && element.name === name && element.checked ? [element.value] : [],
      );
    moveCursor({
      kinds: checkedValues('kinds').filter(isKind),
      regions: checkedValues('regions').filter(isRegion),
      selectedId: null,
    });
  }
  return (
    <form
      className="row timemap-form ui"
      role="search"
      aria-label={t('timemap.form')}
      method="get"
      data-waits={(!live && waits) || undefined}
    >
      {!live && (
        <p className="row timemap-year">
          <label htmlFor="timemap-year">{t('year.year')}</label>
          <input
            id="timemap-year"
            name="year"
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed ?? written}
            aria-invalid={refused !== null || undefined}
            aria-describedby="timemap-year-hint"
          />
          <button className="button first">{t('timemap.show')}</button>
          <small
            id="timemap-year-hint"
            role={refused ? 'alert' : undefined}
            data-refused={refused !== null || undefined}
          >
            {refused ? t(`time.refused.${refused}`) : t('year.hint')}
          </small>
        </p>
      )}
      <details className="filter-drawer timemap-filter">
        <summary>{t(marked ? 'timemap.filterOn' : 'timemap.filter')}</summary>
        <fieldset>
          <legend>
            {t('timemap.regions')} <small>{t('timemap.noneIsAll')}</small>
          </legend>
          {regions.map((region) => (
            <Tick
              key={region}
              name="regions"
              value={region}
              label={t(`region.${region}`)}
              on={world.regions.includes(region)}
              onChange={tick}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>
            {t('timemap.kinds')} <small>{t('timemap.noneIsAll')}</small>
          </legend>
          {kinds.map((kind) => (
            <Tick
              key={kind}
              name="kinds"
              value={kind}
              label={t(`kinds.${kind}`)}
              on={world.kinds.includes(kind)}
              onChange={tick}
            />
          ))}
        </fieldset>
        {!live && <button className="button">{t('timemap.show')}</button>}
      </details>
    </form>
  );
}

interface Props {
  name: string;
  value: string;
  label: string;
  on: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

const Tick = ({ name, value, label, on, onChange }: Props) => (
  <label className="timemap-tick">
    <input type="checkbox" name={name} value={value} defaultChecked={on} onChange={onChange} />
    <span>{label}</span>
  </label>
);
