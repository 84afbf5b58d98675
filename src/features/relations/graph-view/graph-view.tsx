import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { longDate } from '../../../rules/time/long-date.ts';
import { hasWebgl } from '../../../ui/webgl.ts';
import { moveCursor, useCursor } from '../../../ui/cursor.ts';
import { GraphCanvas, resolveColor, type CanvasHandle } from '../../../ui/graph-canvas/view.tsx';
import { copyToNewGroup } from '../../../ui/copy-to-group.ts';
import { notify } from '../../../ui/notices.tsx';
import type { EntryRelation } from '../contract.ts';
import { GraphCard } from './card.tsx';
import { GraphFilter } from './filter.tsx';
import { useFullScreen } from '../../../ui/stage-frame/use-full-screen.ts';
import { useKindColors } from '../face/use-kind-colors.ts';
import { useExploredGraph } from './use-explored-graph.ts';
import { exportGraph, type ExportFormat } from './export.ts';
import { describeNode } from './describe-node.ts';
import type { CanvasLink } from '../face/canvas-link.ts';
import {
  toCanvasGraph,
  applyFilter,
  findNodes,
  isFiltering,
  relationPasses,
  noFilter,
  type Filter,
} from '../face/explored-graph.ts';
import { GraphTools } from './toolbar.tsx';
import '../face/graph-view.css';
import { Button } from '../../../ui/form/button.tsx';

/** Number of neighbours shown at first: on a narrow screen so many that their names have room. */
const wideOptions = { first: 60 },
  narrowOptions = { first: 14, stretch: 0.75 };

interface Props {
  center: string;
  name: string;
  onTwin(twin: CanvasLink | null): void;
}

/** The interactive graph of an entry. Reports selection and filter through `onTwin`, so that the list follows them. */
export function GraphView({ center, name, onTwin }: Props) {
  const { language, t } = useReader();
  const [initialOptions] = useState(() => (matchMedia('(max-width: 48rem)').matches ? narrowOptions : wideOptions));
  const { laid, failed, busy, retry, open, fold, loadNeighbour, place, restart } = useExploredGraph(
    center,
    initialOptions,
  );
  const [chosenId, setChosen] = useState<string | null>(null);
  // The year comes from the page's cursor, shared with timeline and map.
  const [rest, setRest] = useState<Omit<Filter, 'year'>>(noFilter);
  const { year } = useCursor();
  const filter = useMemo(() => ({ ...rest, year }), [rest, year]);
  function setFilter({ year: asOf, ...next }: Filter) {
    setRest(next);
    moveCursor({ year: asOf });
  }
  const [drawable] = useState(hasWebgl);
  const view = useRef<HTMLElement>(null),
    canvas = useRef<CanvasHandle>(null);
  const { full, toggle } = useFullScreen(view);
  const hueOf = useKindColors(view);

  const loaded = laid?.loaded ?? null;
  const graph = useMemo(
    () =>
      laid && hueOf
        ? {
            ...toCanvasGraph(laid.loaded, filter, hueOf),
            places: laid.places,
            arrivals: laid.arrivals,
            lead: laid.loaded.center,
          }
        : null,
    [laid, filter, hueOf],
  );
  const visibleGraph = useMemo(() => (loaded ? applyFilter(loaded, filter) : null), [loaded, filter]);
  const selectedId = chosenId !== null && visibleGraph?.nodes.has(chosenId) ? chosenId : null;

  const show = useCallback(
    async (id: string, called: string) => {
      if (await loadNeighbour(id).catch(() => false)) {
        setChosen(id);
        view.current?.scrollIntoView({ block: 'nearest' });
      } else notify(t('graph.tooFar', { name: called }));
    },
    [loadNeighbour, t],
  );
  useEffect(() => {
    if (!loaded || !drawable) return onTwin(null);
    onTwin({
      selectedId,
      passesFilter: (relation: Pick<EntryRelation, 'type' | 'time' | 'other'>) =>
        relationPasses(filter, relation, loaded.nodes.get(relation.other.itemId)),
      show: (id, called) => void show(id, called),
    });
  }, [loaded, drawable, selectedId, filter, show, onTwin]);

  const toggleNode = (id: string) => (loaded!.expanded.has(id) && id !== loaded!.center ? fold(id) : open(id));

  function save(format: ExportFormat) {
    const style = getComputedStyle(view.current!),
      color = (token: string) => resolveColor(view.current!, `var(${token})`);
    const date = new Date().toISOString().slice(0, 10);
    const credit = {
      name,
      language,
      date,
      address: location.origin + location.pathname,
      caption: t('graph.caption', { name, site: t('site.name'), date: longDate(new Date(), language) }),
    };
    void exportGraph(format, laid!, filter, graph!, () => canvas.current!.renderToCanvas(), credit, {
      ground: color('--paper'),
      ink: color('--ink'),
      quiet: color('--ink-2'),
      serif: style.getPropertyValue('--serif').trim(),
    });
  }

  if (!drawable)
    return (
      <p className="stage-message ui" role="note">
        {t('graph.noWebgl')}
      </p>
    );
  return (
    <section
      ref={view}
      className="graph-view stage ui"
      aria-label={t('graph.canvas', { name })}
      data-full={full || undefined}
      data-nodes={visibleGraph?.nodes.size}
    >
      {graph && visibleGraph ? (
        <>
          <GraphTools
            find={(text) => findNodes(loaded!, text, visibleGraph.nodes).map(({ itemId }) => itemId)}
            onFound={setChosen}
            filter={<GraphFilter loaded={loaded!} filter={filter} onFilter={setFilter} />}
            filtering={isFiltering(filter)}
            full={full}
            onFull={toggle}
            onZoom={(factor) => canvas.current!.zoom(factor)}
            onFit={() => canvas.current!.fit()}
            onSave={save}
            onCopy={() =>
              copyToNewGroup({
                kind: 'graph',
                name,
                year,
                nodes: [...visibleGraph.nodes].map((itemId) => ({
                  itemId,
                  called: loaded!.nodes.get(itemId)!.name,
                  at: laid!.places.get(itemId),
                })),
              })
            }
            onRestart={() => {
              setChosen(null);
              restart();
            }}
          />
          <GraphCanvas
            ref={canvas}
            graph={graph}
            selectedId={selectedId}
            label={t('graph.canvas', { name })}
            keys={t('graph.keys')}
            alone={full}
            describe={(id) => describeNode(loaded!, id, t, language)}
            onChoose={setChosen}
            onOpen={toggleNode}
            onPlace={place}
            onFullScreen={toggle}
            nodePanel={
              selectedId === null
                ? null
                : {
                    id: selectedId,
                    content: (
                      <GraphCard
                        loaded={loaded!}
                        id={selectedId}
                        edges={visibleGraph.edges}
                        busy={busy === selectedId}
                        onOpen={() => open(selectedId)}
                        onFold={() => fold(selectedId)}
                        onChoose={(id) => {
                          setChosen(id);
                          canvas.current!.focus();
                        }}
                      />
                    ),
                  }
            }
          />
          <p className="graph-foot">
            <span className="graph-fingers">{t('graph.twoFingers')}</span>
            <span className="tabular" role="status">
              {t('graph.counts', {
                nodes: t('graph.nodes', { count: visibleGraph.nodes.size }),
                edges: t('graph.edges', { count: visibleGraph.edges.length }),
              })}
            </span>
          </p>
        </>
      ) : failed ? (
        <div className="stage-message" role="alert">
          <p>{t('graph.failed')}</p>
          <Button onClick={retry}>{t('error.again')}</Button>
        </div>
      ) : (
        <p className="stage-message" role="status">
          {t('graph.loading')}
        </p>
      )}
    </section>
  );
}
