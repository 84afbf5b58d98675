import { useMemo, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { GraphCanvas, resolveColor, type CanvasHandle } from '../../../ui/graph-canvas/view.tsx';
import { FullScreenButton, ViewButtons } from '../../../ui/stage-frame/toolbar.tsx';
import { useFullScreen } from '../../../ui/stage-frame/use-full-screen.ts';
import { hasWebgl } from '../../../ui/webgl.ts';
import { useKindColors } from '../../relations/face/use-kind-colors.ts';
import type { ShownNode } from '../contract.ts';
import type { GroupStageProps } from '../face/group-stage.tsx';
import { canvasGraph } from './canvas-graph.ts';
import { NodeCard } from './node-card.tsx';
import { usePlaces } from './use-places.ts';
import '../../relations/face/graph-view.css';

/** A member's graph: entries and own nodes, connected by lines. */
export function GraphOfGroup({ group, selectedKey, onChoose, onPlace }: GroupStageProps) {
  const { language, t } = useReader();
  const { nodes, edges, year } = group;
  const stage = useRef<HTMLElement>(null),
    canvas = useRef<CanvasHandle>(null);
  const [drawable] = useState(hasWebgl);
  const { full, toggle } = useFullScreen(stage);
  const hueOf = useKindColors(stage);
  const places = usePlaces(nodes, edges);
  const graph = useMemo(() => {
    const box = stage.current;
    if (!hueOf || !places || !box) return null;
    const ownColor = resolveColor(box, 'var(--bronze)');
    const colorOf = ({ hue, entry }: ShownNode) =>
      hue ? resolveColor(box, `var(--${hue})`) : entry ? hueOf(entry.kind) : ownColor;
    const drawn = canvasGraph({ nodes, edges, year }, colorOf);
    // Nodes without a position appear with the next layout.
    return {
      nodes: drawn.nodes.filter(({ id }) => places.has(id)),
      edges: drawn.edges.filter(({ a, b }) => places.has(a) && places.has(b)),
      places,
      arrivals: new Map(),
      lead: null,
    };
  }, [nodes, edges, year, hueOf, places]);
  const node = nodes.find(({ key }) => key === selectedKey),
    label = group.name || t('group.unnamed');
  const isPlaced = node !== undefined && places?.has(node.key);
  const describe = (key: string) => {
    const describedNode = nodes.find((each) => each.key === key);
    return [describedNode?.title, describedNode?.entry && t(`kind.${describedNode.entry.kind}`), describedNode?.note]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <section
      ref={stage}
      className="graph-view group-stage stage ui"
      aria-label={label}
      data-full={full || undefined}
      data-nodes={graph?.nodes.length}
    >
      {!drawable ? (
        <p className="stage-message" role="note">
          {t('graph.noWebgl')}
        </p>
      ) : graph ? (
        <>
          <div className="row graph-tools">
            {year !== null && <span className="tabular">{t('group.asOf', { year: formatYear(year, language) })}</span>}
            <ViewButtons onZoom={(factor) => canvas.current!.zoom(factor)} onFit={() => canvas.current!.fit()}>
              <FullScreenButton full={full} onClick={toggle} />
            </ViewButtons>
          </div>
          <GraphCanvas
            ref={canvas}
            graph={graph}
            selectedId={isPlaced ? node.key : null}
            label={label}
            keys={t('graph.keys')}
            alone={full}
            describe={describe}
            onChoose={onChoose}
            onOpen={(key) => {
              const entry = nodes.find((candidate) => candidate.key === key)?.entry;
              if (entry && !onPlace) location.assign(entryAddress(entry.id));
            }}
            onPlace={onPlace}
            onFullScreen={toggle}
            nodePanel={
              isPlaced ? { id: node.key, content: <NodeCard group={group} node={node} onChoose={onChoose} /> } : null
            }
          />
          <p className="graph-foot">
            <span className="graph-fingers">{t('graph.twoFingers')}</span>
            <span className="tabular" role="status">
              {t('graph.counts', {
                nodes: t('graph.nodes', { count: graph.nodes.length }),
                edges: t('graph.edges', { count: graph.edges.length }),
              })}
            </span>
          </p>
        </>
      ) : (
        <p className="stage-message" role="status">
          {t('graph.loading')}
        </p>
      )}
    </section>
  );
}
