import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { CanvasEdge, CanvasNode, Direction, Point } from './graph-canvas.ts';
import type { CameraState } from './camera.ts';
import { GraphStage } from './stage.ts';
import { onSchemeChange } from '../stage-frame/on-scheme-change.ts';
import './graph-canvas.css';

/** Content of the canvas; a new object is redrawn. */
export interface CanvasGraph {
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
  places: ReadonlyMap<string, Point>;
  /** Positions from which new nodes enter. */
  arrivals: ReadonlyMap<string, Point>;
  lead: string | null;
}

/** Methods of the canvas for a toolbar. */
export interface CanvasHandle {
  fit(): void;
  zoom(factor: number): void;
  focus(): void;
  /** Shows a node and moves the keyboard focus there. */
  goTo(id: string): void;
  renderToCanvas(): HTMLCanvasElement;
  camera(): CameraState | null;
}

interface Props {
  graph: CanvasGraph;
  selectedId: string | null;
  label: string;
  /** Instructions for the keyboard, for screen readers. */
  keys: string;
  /** The announcement when the keyboard focus reaches a node. */
  describe(id: string): string;
  onChoose(id: string | null): void;
  /** Double click, or Enter on the selected node. */
  onOpen(id: string): void;
  onPlace?(id: string, place: Point): void;
  /** Double click on the background, or Enter without a selection; if missing, a double click zooms. */
  onEmpty?(): void;
  onFullScreen?(): void;
  /** Whether the wheel and one finger pan and zoom at once, because the page behind does not scroll. */
  alone?: boolean;
  /** Initial camera; if missing, everything is shown. */
  camera?: CameraState | null;
  /** A panel that follows a node on the screen. */
  nodePanel?: { id: string; content: ReactNode } | null;
  ref?: Ref<CanvasHandle>;
}

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Panning step of a key that finds no node, as a fraction of the view. */
const keyStep = 0.12;

/** A graph with pointer, touch and keyboard controls and screen-reader announcements. */
export function GraphCanvas({
  graph,
  selectedId,
  label,
  keys,
  describe,
  onChoose,
  onOpen,
  onPlace,
  onEmpty,
  onFullScreen,
  alone = false,
  camera = null,
  nodePanel = null,
  ref,
}: Props) {
  const box = useRef<HTMLDivElement>(null),
    card = useRef<HTMLDivElement>(null);
  const stage = useRef<GraphStage | null>(null);
  const walked = useRef<string | null>(null);
  const keysId = useId();
  const [announcement, setSaid] = useState('');
  /** Increases when the WebGL context is lost, to mount the stage again. */
  const [life, setLife] = useState(0);
  const lastView = useRef(camera);
  const drawnGraph = useRef<CanvasGraph | null>(null);

  const place = useEffectEvent(() => {
    const panel = card.current,
      at = nodePanel && stage.current?.locateNode(nodePanel.id);
    if (!panel || !stage.current) return;
    panel.hidden = !at;
    if (!at) return;
    const { width, height } = stage.current.view.size;
    const wide = panel.offsetWidth,
      right = at.x + at.radius + 14,
      left = at.x - at.radius - 14 - wide;
    const free = stage.current.freeSideOf(nodePanel.id);
    const onRight = free === 'right' ? right + wide + 8 < width || left < 8 : left < 8 && right + wide + 8 < width;
    // A little below, so that the node's label stays visible.
    panel.style.setProperty(
      '--left',
      `${Math.round(Math.min(Math.max(8, onRight ? right : left), width - wide - 8))}px`,
    );
    panel.style.setProperty(
      '--top',
      `${Math.round(Math.min(Math.max(8, at.y + 16), height - panel.offsetHeight - 8))}px`,
    );
  });
  const events = useEffectEvent(() => ({
    onChoose: (id: string | null) => onChoose(id),
    onOpen: (id: string) => onOpen(id),
    onPlace: (id: string, point: Point) => onPlace?.(id, point),
    onEmpty: onEmpty && (() => onEmpty()),
  }));

  useEffect(() => onSchemeChange(() => setLife((before) => before + 1)), []);
  useEffect(() => {
    const graphStage = new GraphStage(box.current!, styleOf(box.current!), {
      onChoose: (id) => events().onChoose(id),
      onOpen: (id) => events().onOpen(id),
      onPlace: (id, point) => events().onPlace(id, point),
      onEmpty: () => events().onEmpty,
      onDraw: () => place(),
      onLost: () => setLife((before) => before + 1),
    });
    stage.current = graphStage;
    drawnGraph.current = null;
    return () => {
      if (drawnGraph.current) lastView.current = graphStage.view.state;
      graphStage.kill();
      stage.current = null;
    };
  }, [life]);

  useEffect(() => {
    const graphStage = stage.current!,
      first = drawnGraph.current === null;
    graphStage.show(graph.nodes, graph.edges, graph.places, {
      lead: graph.lead,
      from: life > 0 && first ? undefined : graph.arrivals,
    });
    if (first && graph.nodes.length) {
      if (lastView.current) graphStage.view.state = lastView.current;
      else graphStage.view.fit();
      box.current!.dataset.ready = String(graph.nodes.length);
    } else graphStage.reveal(graph.arrivals.keys());
    drawnGraph.current = graph.nodes.length ? graph : null;
  }, [graph, life]);

  useEffect(() => {
    walked.current = null;
    stage.current!.choose(selectedId);
    if (selectedId !== null && !card.current) stage.current!.bringIntoView(selectedId);
  }, [selectedId, graph, life]);
  const besideId = nodePanel?.id ?? null;
  useEffect(() => {
    place();
    // If the panel covers the bottom of a small stage, its node must not be behind it.
    const panel = card.current,
      graphStage = stage.current!;
    if (panel && besideId !== null && panel.offsetWidth >= graphStage.view.size.width - 1)
      graphStage.bringIntoView(besideId, panel.offsetHeight);
  }, [besideId]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => stage.current?.view.fit(),
      zoom: (factor) => stage.current?.view.zoom(factor),
      focus: () => box.current?.focus({ preventScroll: true }),
      goTo: (id) => stage.current?.bringIntoView(id),
      renderToCanvas: () => stage.current!.renderToCanvas(styleOf(box.current!).ground),
      camera: () => stage.current?.view.state ?? lastView.current,
    }),
    [],
  );

  // One finger and the wheel scroll the page; two fingers, or the wheel with a modifier key or on a focused canvas,
  // move the picture.
  useEffect(() => {
    const container = box.current!;
    stage.current!.oneFinger = alone;
    const wheel = (event: WheelEvent) => {
      if (!alone && !event.ctrlKey && !event.metaKey && !container.contains(document.activeElement))
        event.stopPropagation();
    };
    const touch = (event: TouchEvent) => {
      if (!alone && event.touches.length < 2) event.stopPropagation();
    };
    container.addEventListener('wheel', wheel, { capture: true });
    container.addEventListener('touchstart', touch, { capture: true });
    return () => {
      container.removeEventListener('wheel', wheel, { capture: true });
      container.removeEventListener('touchstart', touch, { capture: true });
    };
  }, [alone, life]);

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== box.current) return;
    const graphStage = stage.current!,
      direction = directions[event.key];
    const focusedId = walked.current ?? selectedId;
    if (direction) {
      const next = graphStage.nextInDirection(direction);
      if (next === null)
        graphStage.view.pan(
          keyStep * (Number(direction === 'right') - Number(direction === 'left')),
          keyStep * (Number(direction === 'down') - Number(direction === 'up')),
        );
      else {
        walked.current = next;
        graphStage.moveFocus(next);
        setSaid(describe(next));
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (focusedId === null && !onEmpty) return;
      if (focusedId === null) onEmpty?.();
      else if (focusedId === selectedId) onOpen(focusedId);
      else onChoose(focusedId);
    } else if (event.key === 'Escape') {
      if (focusedId === null) return;
      walked.current = null;
      graphStage.moveFocus(null);
      onChoose(null);
    } else if (event.key === '+' || event.key === '=') graphStage.view.zoom(1.4);
    else if (event.key === '-') graphStage.view.zoom(1 / 1.4);
    else if (event.key === '0') graphStage.view.fit();
    else if (event.key.toLowerCase() === 'f' && onFullScreen) onFullScreen();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="graph-canvas">
      <div
        ref={box}
        className="graph-field"
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        onKeyDown={press}
      />
      <p id={keysId} className="unseen">
        {keys}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {announcement}
      </p>
      {nodePanel && (
        <div ref={card} className="graph-beside">
          {nodePanel.content}
        </div>
      )}
    </div>
  );
}

/** Colours and fonts of the surrounding element. */
function styleOf(element: HTMLElement) {
  const style = getComputedStyle(element),
    color = (name: string) => resolveColor(element, `var(${name})`);
  const family = (name: string) => style.getPropertyValue(name).trim() || 'serif';
  return {
    serif: family('--serif'),
    sans: family('--sans'),
    ink: color('--ink'),
    quiet: color('--ink-3'),
    accent: color('--gold'),
    good: color('--bronze'),
    ground: color('--paper'),
  };
}

/** A CSS colour as computed on an element, with `light-dark(…)` and `var(…)` resolved. */
export function resolveColor(element: HTMLElement, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  element.append(probe);
  const resolvedColor = getComputedStyle(probe).color;
  probe.remove();
  return resolvedColor;
}
