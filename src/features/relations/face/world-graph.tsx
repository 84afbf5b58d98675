import { useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { hasWebgl } from '../../../ui/webgl.ts';
import { GraphCanvas, type CanvasHandle } from '../../../ui/graph-canvas/view.tsx';
import { useKindColors } from './use-kind-colors.ts';
import { useExploredGraph } from '../graph-view/use-explored-graph.ts';
import { describeNode } from '../graph-view/describe-node.ts';
import { toCanvasGraph, noFilter } from './explored-graph.ts';
import { ViewButtons } from '../../../ui/stage-frame/toolbar.tsx';
import { entryAddress } from '../../../rules/entry-ids.ts';
import './graph-view.css';
import { Button } from '../../../ui/form/button.tsx';

/** The home stage starts with more of the graph; a narrow screen with less. */
const wideOptions = { first: 30, spread: 5, stretch: 1.9, kept: false },
  narrowOptions = { first: 16, spread: 1, stretch: 0.75, kept: false };

/** A graph for exploring from the home page: clicking a node opens its entry. */
export function WorldGraph({ center, name }: { center: string; name: string }) {
  const { language, t } = useReader();
  const [beginning] = useState(() => (matchMedia('(max-width: 48rem)').matches ? narrowOptions : wideOptions));
  const { laid, failed, retry } = useExploredGraph(center, beginning);
  const [drawable] = useState(hasWebgl);
  const stage = useRef<HTMLDivElement>(null),
    canvas = useRef<CanvasHandle>(null);
  const hueOf = useKindColors(stage);
  const graph = useMemo(
    () =>
      laid && hueOf
        ? {
            ...toCanvasGraph(laid.loaded, noFilter, hueOf),
            places: laid.places,
            arrivals: laid.arrivals,
            lead: laid.loaded.center,
          }
        : null,
    [laid, hueOf],
  );
  const open = (id: string | null) => {
    const node = id !== null && laid?.loaded.nodes.get(id);
    if (node) location.assign(entryAddress(node.id));
  };
  if (!drawable) return <p className="stage-message">{t('graph.noWebgl')}</p>;
  return (
    <div ref={stage} className="graph-view canvas-stage graph-world">
      {graph ? (
        <>
          <GraphCanvas
            ref={canvas}
            graph={graph}
            selectedId={null}
            label={t('graph.canvas', { name })}
            keys={`${t('home.graph.open')} ${t('graph.keys')}`}
            describe={(id) => describeNode(laid!.loaded, id, t, language)}
            onChoose={open}
            onOpen={open}
          />
          <div className="graph-foot">
            <span>{t('home.graph.open')}</span>
            <ViewButtons onZoom={(factor) => canvas.current!.zoom(factor)} onFit={() => canvas.current!.fit()} />
          </div>
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
    </div>
  );
}
