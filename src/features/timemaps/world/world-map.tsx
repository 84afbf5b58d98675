import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { useQuery } from '../../../kit/calls/use-query.ts';
import type { MapHandle, MapView } from '../../../ui/map-canvas/map-canvas.ts';
import { formatYears } from '../../../ui/year/year-scale.ts';
import { borderQueries, nodeQueries, nodesQueryKey } from '../face/map-queries.ts';
import type { WorldNode } from '../contract.ts';
import { cursorFor, timeSelectionOf, nearestYear, thisYear, firstWorldYear } from '../face/time-selection.ts';
import { ListPager } from '../face/list-controls.tsx';
import { namedStates } from '../face/map-label.ts';
import { MapStage } from '../face/map-stage.tsx';
import { MemberMaps } from '../scripts/member-maps.tsx';
import { useOverlayMaps } from '../scripts/use-overlay-maps.ts';
import { NodeList, usePages } from '../face/node-list.tsx';
import { PolityList } from '../face/polity-list.tsx';
import { toMapNode } from '../face/timemap-nodes.ts';
import { MapSearch } from './map-search.tsx';
import { readView, writeView } from './view-address.ts';
import type { WorldData } from './world-loader.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Zoom of a frame that is about a place: a country with its neighbours. */
const placeZoom = 5;

const noNodes: readonly WorldNode[] = [];

/** Debounce of address changes, which browsers limit, in milliseconds. */
const debounceMs = 300;
let debounceTimer: ReturnType<typeof setTimeout> | undefined;
/** Stores the resting view in the address, so that a copied one opens there. */
function saveView(view: MapView): void {
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(
    () =>
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${writeView(location.search, view)}${location.hash}`,
      ),
    debounceMs,
  );
}

interface WorldMapProps {
  embedded?: boolean;
  still: ReactNode;
  /** What the server rendered: its lists until the first reply, its picture for its year. */
  first: Pick<WorldData, 'looked' | 'nodes' | 'total' | 'polities'>;
}

/** The world map with its list, showing the page's cursor. */
export function WorldMap({ embedded = false, still, first }: WorldMapProps) {
  const { language, t } = useReader();
  const { year, span, place, kinds, regions, selectedId } = useCursor();
  const looked = useMemo(() => timeSelectionOf({ year, span }), [year, span]);
  const seen = useQuery(nodesQueryKey({ ...looked.input, kinds, regions }), nodeQueries);
  const slice = useQuery(looked.year, borderQueries);
  const canvas = useRef<MapHandle>(null),
    view = useRef<HTMLDivElement>(null);
  const nodes = seen.answer?.nodes ?? noNodes;
  const drawn = useMemo(() => {
    const isNamedState = namedStates(slice.answer?.borders ?? []);
    return nodes.map((node) => toMapNode(node, t, isNamedState));
  }, [nodes, t, slice.answer]);
  const { page, pages, shown: visibleNodes, turn } = usePages(nodes, selectedId);
  const laid = useOverlayMaps(looked.value);
  /** A frame shows the place that it is about. */
  const [markedPlace] = useState(embedded ? place : null);
  const [opening] = useState(() => readView(location.search) ?? (markedPlace && { ...markedPlace, zoom: placeZoom }));
  const range = useMemo(() => ({ from: firstWorldYear, until: thisYear() }), []);

  function show(id: string) {
    moveCursor({ selectedId: id, place: null });
    const node = nodes.find((candidate) => candidate.id === id);
    if (node) canvas.current?.fit([node.place]);
    view.current!.querySelector('.timemap-stage')!.scrollIntoView({ block: 'nearest' });
  }
  const label = t('timemap.map', { time: formatYears(looked.value, language) });
  return (
    <>
      {!embedded && (
        <div className="wrap map-search-row">
          <MapSearch onFound={(places) => canvas.current?.fit(places)} />
        </div>
      )}
      <div className="columns timemap-view" ref={view} data-nodes={seen.isCurrent ? nodes.length : undefined}>
        <div className="timemap-slot">
          <h2 className="unseen">{label}</h2>
          <MapStage
            ref={canvas}
            looked={looked}
            range={range}
            nodes={drawn}
            overlay={laid.overlay}
            compares={laid.compares}
            clustered
            still={opening || looked.year !== first.looked.year ? null : still}
            view={opening}
            onView={saveView}
            markedPlace={markedPlace}
            label={label}
          />
        </div>
        <section className="timemap-twin" aria-label={t('timemap.nodes')}>
          <h2>
            {t('timemap.nodes')}{' '}
            <small className="tabular" role="status">
              {seen.isCurrent
                ? t('timemap.count', { count: seen.answer!.total })
                : !seen.answer && t('timemap.count', { count: first.total })}
            </small>
          </h2>
          {seen.failed ? (
            <p className="ui" role="alert">
              {t('timemap.notAnswered')} <Button onClick={seen.retry}>{t('error.again')}</Button>
            </p>
          ) : null}
          {seen.isCurrent && !nodes.length ? (
            <EmptyState kinds={kinds} regions={regions} value={looked.value} />
          ) : (
            <NodeList nodes={seen.answer ? visibleNodes : first.nodes} year={looked.year} twin={{ selectedId, show }} />
          )}
          <ListPager label={t('timemap.pages')} page={page} pages={pages} to={{ turn }} />
        </section>
      </div>
      <MemberMaps laid={laid} />
      <section className="wrap timemap-polities">
        <h2>{t('timemap.polities')}</h2>
        <PolityList polities={slice.answer?.borders ?? first.polities} year={looked.year} />
      </section>
    </>
  );
}

interface Props {
  kinds: readonly string[];
  regions: readonly string[];
  value: ReturnType<typeof timeSelectionOf>['value'];
}

/** An empty state that offers the nearest year with anything. */
function EmptyState({ kinds, regions, value }: Props) {
  const { language, t } = useReader();
  const query = useQuery(nodesQueryKey({ kinds, regions }), nodeQueries);
  const nearest = query.isCurrent && query.answer ? nearestYear(query.answer.nodes, value) : null;
  return (
    <div className="timemap-empty ui">
      <p>{t('timemap.empty', { time: formatYears(value, language) })}</p>
      {nearest !== null && (
        <Button onClick={() => moveCursor(cursorFor(nearest))}>
          {t('timemap.nearest', { time: formatYears(nearest, language) })}
        </Button>
      )}
    </div>
  );
}
