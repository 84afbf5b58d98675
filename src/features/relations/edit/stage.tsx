import { listSeparator } from '../../../rules/languages.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { hasWebgl } from '../../../ui/webgl.ts';
import { roundPoint, layoutSteps, type CanvasNode, type Point } from '../../../ui/graph-canvas/graph-canvas.ts';
import { GraphCanvas, type CanvasHandle } from '../../../ui/graph-canvas/view.tsx';
import { useKindColors } from '../face/use-kind-colors.ts';
import '../../../ui/stage-frame/stage-frame.css';
import { graphOf, type EditedRelations } from './graph.ts';

interface Props {
  written: EditedRelations;
  selectedId: string | null;
  /** Details of the chosen node, shown next to it. */
  card: ReactNode;
  onChoose(id: string | null): void;
  /** Called on double click, or Enter on the selected node. */
  onOpen(id: string): void;
  onAdd(): void;
  onRemove(id: string): void;
}

const noPlaces: ReadonlyMap<string, Point> = new Map();

/** The canvas of the relations editor: shows the relations of the list and offers the same actions. */
export function RelationStage({ written, selectedId, card, onChoose, onOpen, onAdd, onRemove }: Props) {
  const { language, t } = useReader();
  const stage = useRef<HTMLDivElement>(null),
    canvas = useRef<CanvasHandle>(null);
  const [drawable] = useState(hasWebgl);
  const hueOf = useKindColors(stage);
  // Deferred, so that typing in the list stays responsive.
  const drawn = useDeferredValue(written);
  const picture = useMemo(() => hueOf && graphOf(drawn, hueOf, language), [drawn, hueOf, language]);
  const { places, place } = usePlaces(picture?.nodes ?? [], drawn.self.itemId);
  const graph = useMemo(() => {
    const nodes = picture?.nodes.filter(({ id }) => places.has(id)) ?? [],
      nodeIds = new Set(nodes.map(({ id }) => id));
    return {
      nodes,
      edges: picture?.edges.filter(({ b }) => nodeIds.has(b)) ?? [],
      places,
      arrivals: noPlaces,
      lead: drawn.self.itemId,
    };
  }, [picture, places, drawn.self.itemId]);
  // Zoom to fit when nodes are added or removed.
  const ids = graph.nodes.map(({ id }) => id).join('\n');
  useEffect(() => canvas.current?.fit(), [ids]);
  const selectedNodeId = selectedId !== null && graph.nodes.some(({ id }) => id === selectedId) ? selectedId : null;
  const { name } = written.self;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    if (
      selectedNodeId === null ||
      selectedNodeId === written.self.itemId ||
      (event.target as HTMLElement).getAttribute('role') !== 'application'
    )
      return;
    event.preventDefault();
    onRemove(selectedNodeId);
  }
  function describe(id: string): string {
    const edge = graph.edges.find(({ b }) => b === id);
    return [
      graph.nodes.find((node) => node.id === id)?.label ?? '',
      ...(edge ? [edge.label, ...(edge.mark ? [t(`write.relation.mark.${edge.mark}`)] : [])] : []),
    ]
      .filter(Boolean)
      .join(listSeparator(language));
  }
  if (!drawable)
    return (
      <p className="stage-message ui" role="note">
        {t('graph.noWebgl')}
      </p>
    );
  return (
    <div
      ref={stage}
      className="relation-stage graph-view stage ui"
      role="group"
      aria-label={t('entry.graphs')}
      data-nodes={graph.nodes.length}
      onKeyDown={onKeyDown}
    >
      {graph.nodes.length > 0 && (
        <GraphCanvas
          ref={canvas}
          graph={graph}
          selectedId={selectedNodeId}
          label={t('write.relation.canvas', { name })}
          keys={t('write.relation.keys')}
          describe={describe}
          onChoose={onChoose}
          onOpen={onOpen}
          onPlace={place}
          onEmpty={onAdd}
          nodePanel={selectedNodeId !== null && card ? { id: selectedNodeId, content: card } : null}
        />
      )}
      <div className="relation-zoom">
        <button type="button" className="icon" aria-label={t('graph.zoomIn')} onClick={() => canvas.current?.zoom(1.4)}>
          <span aria-hidden="true">+</span>
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('graph.zoomOut')}
          onClick={() => canvas.current?.zoom(1 / 1.4)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className="icon" aria-label={t('graph.fit')} onClick={() => canvas.current?.fit()}>
          <span aria-hidden="true">⤢</span>
        </button>
      </div>
      <p className="graph-foot">
        <span className="graph-fingers">{t('graph.twoFingers')}</span>
        <span>{t('write.relation.canvas.hint')}</span>
      </p>
    </div>
  );
}

/** Time for layout per frame, in milliseconds. */
const sliceMs = 12;

/** Positions of all nodes; new nodes are laid out around the others, which do not move. */
function usePlaces(
  nodes: readonly CanvasNode[],
  center: string,
): { places: ReadonlyMap<string, Point>; place(id: string, point: Point): void } {
  const [places, setPlaces] = useState<ReadonlyMap<string, Point>>(noPlaces);
  const missing = nodes
    .filter(({ id }) => !places.has(id))
    .map(({ id }) => id)
    .join('\n');
  useEffect(() => {
    if (!missing) return;
    const parents = new Map(missing.split('\n').map((id) => [id, center]));
    const steps = layoutSteps({
      nodes,
      edges: nodes.flatMap(({ id }) => (id === center ? [] : [{ a: center, b: id }])),
      center,
      knownPoints: new Map([...places].filter(([id]) => nodes.some((node) => node.id === id))),
      parents,
    });
    let frame = 0;
    const go = () => {
      const until = performance.now() + sliceMs;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) setPlaces((now) => new Map([...now, ...step.value]));
      else frame = requestAnimationFrame(go);
    };
    go();
    return () => cancelAnimationFrame(frame);
  }, [missing]);
  return { places, place: (id, point) => setPlaces((now) => new Map([...now, [id, roundPoint(point)]])) };
}
