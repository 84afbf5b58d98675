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

/** What is on the canvas; a new object is drawn. */
export interface CanvasGraph {
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
  places: ReadonlyMap<string, Point>;
  /** Where nodes that just came in start from. */
  arrivals: ReadonlyMap<string, Point>;
  lead: string | null;
}

/** What a toolbar asks of the canvas. */
export interface CanvasHandle {
  fit(): void;
  zoom(factor: number): void;
  focus(): void;
  /** Moves the view to a node and lets the keys stand there. */
  goTo(id: string): void;
  picture(): HTMLCanvasElement;
  camera(): CameraState | null;
}

interface Props {
  graph: CanvasGraph;
  chosen: string | null;
  label: string;
  /** How the keys work, for those who don't see the picture. */
  keys: string;
  /** What is said of a node when the keys reach it. */
  describe(id: string): string;
  onChoose(id: string | null): void;
  /** Double-clicked, or Enter on what is chosen already. */
  onOpen(id: string): void;
  onPlace?(id: string, place: Point): void;
  /** Double-clicked beside every node, or Enter where none is chosen; without, a double click zooms. */
  onEmpty?(): void;
  onFullScreen?(): void;
  /** Whether the wheel and one finger move the picture at once, because nothing behind it scrolls. */
  alone?: boolean;
  /** Where the camera stands at first; without, everything is shown. */
  camera?: CameraState | null;
  /** Something that follows a node on the screen. */
  beside?: { id: string; content: ReactNode } | null;
  ref?: Ref<CanvasHandle>;
}

const directions: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** How far the view moves for a key that finds no node, in shares of it. */
const keyStep = 0.12;

/** A graph to look at and to walk through: the drawn stage, its keys, its fingers, and what is said aloud. */
export function GraphCanvas({
  graph,
  chosen,
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
  beside = null,
  ref,
}: Props) {
  const box = useRef<HTMLDivElement>(null),
    card = useRef<HTMLDivElement>(null);
  const stage = useRef<GraphStage | null>(null);
  const walked = useRef<string | null>(null);
  const keysId = useId();
  const [said, setSaid] = useState('');
  /** Grows when the graphics card lost the picture, to draw it anew. */
  const [life, setLife] = useState(0);
  const lastView = useRef(camera);
  const shown = useRef<CanvasGraph | null>(null);

  const place = useEffectEvent(() => {
    const panel = card.current,
      at = beside && stage.current?.whereIs(beside.id);
    if (!panel || !stage.current) return;
    panel.hidden = !at;
    if (!at) return;
    const { width, height } = stage.current.view.size;
    const wide = panel.offsetWidth,
      right = at.x + at.radius + 14,
      left = at.x - at.radius - 14 - wide;
    const free = stage.current.freeSideOf(beside.id);
    const onRight = free === 'right' ? right + wide + 8 < width || left < 8 : left < 8 && right + wide + 8 < width;
    // A little below, so that the node's own name stays in sight.
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

  useEffect(() => {
    const made = new GraphStage(box.current!, styleOf(box.current!), {
      onChoose: (id) => events().onChoose(id),
      onOpen: (id) => events().onOpen(id),
      onPlace: (id, point) => events().onPlace(id, point),
      onEmpty: () => events().onEmpty,
      onDraw: () => place(),
      onLost: () => setLife((before) => before + 1),
    });
    stage.current = made;
    shown.current = null;
    return () => {
      if (shown.current) lastView.current = made.view.state;
      made.kill();
      stage.current = null;
    };
  }, [life]);

  useEffect(() => {
    const made = stage.current!,
      first = shown.current === null;
    made.show(graph.nodes, graph.edges, graph.places, {
      lead: graph.lead,
      from: life > 0 && first ? undefined : graph.arrivals,
    });
    if (first && graph.nodes.length) {
      if (lastView.current) made.view.state = lastView.current;
      else made.view.fit();
      box.current!.dataset.ready = String(graph.nodes.length);
    } else made.reveal(graph.arrivals.keys());
    shown.current = graph.nodes.length ? graph : null;
  }, [graph, life]);

  useEffect(() => {
    walked.current = null;
    stage.current!.choose(chosen);
    if (chosen !== null && !card.current) stage.current!.bringIntoView(chosen);
  }, [chosen, graph, life]);
  const besideId = beside?.id ?? null;
  useEffect(() => {
    place();
    // Where it lies along the foot of a small stage, what it speaks of must not lie under it.
    const panel = card.current,
      made = stage.current!;
    if (panel && besideId !== null && panel.offsetWidth >= made.view.size.width - 1)
      made.bringIntoView(besideId, panel.offsetHeight);
  }, [besideId]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => stage.current?.view.fit(),
      zoom: (factor) => stage.current?.view.zoom(factor),
      focus: () => box.current?.focus({ preventScroll: true }),
      goTo: (id) => stage.current?.bringIntoView(id),
      picture: () => stage.current!.picture(styleOf(box.current!).ground),
      camera: () => stage.current?.view.state ?? lastView.current,
    }),
    [],
  );

  // One finger and the wheel belong to the page, two fingers and the wheel with a key (or on a canvas in use) to the
  // picture.
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
    const made = stage.current!,
      direction = directions[event.key];
    const here = walked.current ?? chosen;
    if (direction) {
      const next = made.towards(direction);
      if (next === null)
        made.view.pan(
          keyStep * (Number(direction === 'right') - Number(direction === 'left')),
          keyStep * (Number(direction === 'down') - Number(direction === 'up')),
        );
      else {
        walked.current = next;
        made.walkTo(next);
        setSaid(describe(next));
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (here === null && !onEmpty) return;
      if (here === null) onEmpty?.();
      else if (here === chosen) onOpen(here);
      else onChoose(here);
    } else if (event.key === 'Escape') {
      if (here === null) return;
      walked.current = null;
      made.walkTo(null);
      onChoose(null);
    } else if (event.key === '+' || event.key === '=') made.view.zoom(1.4);
    else if (event.key === '-') made.view.zoom(1 / 1.4);
    else if (event.key === '0') made.view.fit();
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
        {said}
      </p>
      {beside && (
        <div ref={card} className="graph-beside">
          {beside.content}
        </div>
      )}
    </div>
  );
}

/** Colours and fonts of the stage it stands on. */
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

/** A colour as it comes out on an element: `light-dark(…)` and `var(…)` worked out. */
export function resolveColor(element: HTMLElement, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  element.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
