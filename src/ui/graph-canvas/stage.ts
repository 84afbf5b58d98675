import { UndirectedGraph } from 'graphology';
import Sigma from 'sigma';
import { nearestInDirection, type CanvasEdge, type CanvasNode, type Direction, type Point } from './graph-canvas.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { GraphCamera } from './camera.ts';
import { Labels, type LabelStyle, type Projection } from './labels.ts';
import { EdgesProgram, maxEdgesPerFrame } from './edges.ts';
import { GlowProgram } from './node-program.ts';
import type { CanvasState, DrawnEdge, DrawnNode } from './programs.ts';

type DrawnGraph = UndirectedGraph<DrawnNode, DrawnEdge, CanvasState>;

/** Events of the stage, for the component that mounts it. */
export interface StageEvents {
  /** A node was clicked; null: the background. */
  onChoose(id: string | null): void;
  /** A node was double-clicked. */
  onOpen(id: string): void;
  /** A node was dragged to another place. */
  onPlace(id: string, place: Point): void;
  /** Action of a double click on the background; undefined: zooms. */
  onEmpty(): (() => void) | undefined;
  /** After every drawn frame. */
  onDraw(): void;
  /** The WebGL context was lost; nothing is drawn any more. */
  onLost(): void;
}

/** From this many pixels per unit, all edges have labels, not only the highlighted ones. */
const edgeLabelScale = 1.1;
/** Up to this number of nodes, moves are animated. */
const maxAnimatedNodes = 600;
/** How far from a node a pointer still hits it, in pixels. */
const hitTolerance = 4;

/**
 * The drawn graph: sigma with our programs and labels. It knows which node is chosen, hovered or focused by key, not
 * what that means.
 */
export class GraphStage {
  private readonly sigma: Sigma<DrawnNode, DrawnEdge, CanvasState>;
  private readonly container: HTMLElement;
  private readonly events: StageEvents;
  private readonly labels: Labels;
  private readonly resizing: ResizeObserver;
  readonly view: GraphCamera;
  private graph: DrawnGraph = emptyGraph();
  private byRank: DrawnNode[] = [];
  private lines: DrawnEdge[] = [];
  private litLines: DrawnEdge[] = [];
  /** Edges of the lead node to its best-linked neighbours: their labels are in the first view. */
  private leadLines: DrawnEdge[] = [];
  /** Whether the graph is being edited. */
  private isMarked = false;
  /** Target positions of all nodes. */
  private goals: ReadonlyMap<string, Point> = new Map();
  private lead: string | null = null;
  private selectedId: string | null = null;
  private cursor: string | null = null;
  private pointed: string | null = null;
  private readonly first: DrawnNode[] = [];
  private lit: { nodes: string[]; edges: string[] } = { nodes: [], edges: [] };
  private dragged: { id: string; moved: boolean } | null = null;
  private flight = 0;
  private readonly at: Projection = { scaleX: 1, scaleY: 1, moveX: 0, moveY: 0, sizes: 1, width: 1, height: 1 };

  constructor(container: HTMLElement, style: LabelStyle, events: StageEvents) {
    this.container = container;
    this.events = events;
    this.sigma = new Sigma<DrawnNode, DrawnEdge, CanvasState>(this.graph, container, {
      allowInvalidContainer: true,
      renderLabels: false,
      renderEdgeLabels: false,
      enableCameraRotation: false,
      stagePadding: 40,
      minCameraRatio: 0.04,
      maxCameraRatio: 3,
      defaultNodeType: 'glow',
      defaultEdgeType: 'line',
      doubleClickZoomingRatio: 1,
      inertiaDuration: prefersReducedMotion() ? 0 : 200,
      zoomDuration: prefersReducedMotion() ? 1 : 160,
      nodeProgramClasses: { glow: GlowProgram },
      edgeProgramClasses: { line: EdgesProgram },
      defaultDrawNodeHover: () => {},
    });
    // Picking is computed from the positions of the nodes; reading a pixel back from the GPU would stall every frame.
    Object.assign(this.sigma, { getNodeAtPosition: ({ x, y }: Point) => this.nodeAt(x, y), pickingLayers: new Set() });
    this.view = new GraphCamera(this.sigma, () =>
      this.byRank.filter(({ hidden }) => !hidden).map(({ id }) => this.goals.get(id)!),
    );
    this.labels = new Labels(this.sigma.getCanvases().labels!.getContext('2d')!, style);
    // Canvas layers we do not use: visible ones would be composited in every frame.
    for (const layer of ['edgeLabels', 'hovers', 'hoverNodes']) this.sigma.getCanvases()[layer]!.style.display = 'none';
    for (const canvas of this.canvases()) {
      canvas.setAttribute('aria-hidden', 'true');
      canvas.addEventListener('webglcontextlost', this.lost);
    }
    this.listen();
    this.resizing = new ResizeObserver(() => container.offsetWidth > 0 && this.sigma.refresh());
    this.resizing.observe(container);
  }

  /** Destroys the stage and frees its memory. */
  kill(): void {
    cancelAnimationFrame(this.flight);
    this.resizing.disconnect();
    for (const canvas of this.canvases()) canvas.removeEventListener('webglcontextlost', this.lost);
    this.sigma.kill();
  }

  private readonly lost = (event: Event) => {
    event.preventDefault();
    this.events.onLost();
  };

  /**
   * Replaces the drawn graph. New nodes fly from their entry points to their places, unless the reader prefers reduced
   * motion.
   */
  show(
    nodes: readonly CanvasNode[],
    edges: readonly CanvasEdge[],
    places: ReadonlyMap<string, Point>,
    { lead, from }: { lead: string | null; from?: ReadonlyMap<string, Point> },
  ): void {
    cancelAnimationFrame(this.flight);
    const graph = emptyGraph();
    const scale = Math.max(0.35, Math.min(1, Math.sqrt(300 / nodes.length)));
    for (const { id, label, color, size, rank, open, more, faint, hidden } of nodes) {
      const { x, y } = places.get(id)!;
      graph.addNode(id, {
        id,
        x,
        y,
        label,
        color,
        size: size * scale,
        rank,
        more,
        faint,
        hidden,
        ring: open ? 'open' : more > 0 ? 'more' : 'none',
        lit: false,
        chosen: false,
      });
    }
    for (const { id, a, b, label, turned, toA, toB, count, faint, hidden, mark } of edges) {
      const source = graph.getNodeAttributes(a),
        target = graph.getNodeAttributes(b);
      graph.addEdgeWithKey(id, a, b, {
        id,
        source,
        target,
        label,
        turned,
        toSource: toA,
        toTarget: toB,
        width: Math.min(3, 1 + Math.log2(count) * 0.5),
        faint,
        hidden: hidden || source.hidden || target.hidden,
        lit: false,
        mark,
      });
    }
    this.graph = graph;
    this.goals = places;
    this.lead = lead;
    this.lit = { nodes: [], edges: [] };
    this.byRank = graph
      .mapNodes((_, node) => node)
      .sort((node, other) => other.rank - node.rank || (node.id < other.id ? -1 : 1));
    this.lines = graph.mapEdges((_, edge) => edge);
    this.leadLines =
      lead === null
        ? []
        : this.lines
            .filter(({ source, target }) => source.id === lead || target.id === lead)
            .sort((a, b) => Math.min(b.source.rank, b.target.rank) - Math.min(a.source.rank, a.target.rank));
    this.isMarked = this.lines.some(({ mark }) => mark);
    const keepVisible = (id: string | null) =>
      id !== null && graph.hasNode(id) && !graph.getNodeAttribute(id, 'hidden') ? id : null;
    [this.selectedId, this.cursor, this.pointed] = [
      keepVisible(this.selectedId),
      keepVisible(this.cursor),
      keepVisible(this.pointed),
    ];
    this.updateHighlight(false);
    this.sigma.setGraph(graph);
    if (from?.size && !prefersReducedMotion() && nodes.length <= maxAnimatedNodes) this.animate(places, from);
  }

  private animate(places: ReadonlyMap<string, Point>, from: ReadonlyMap<string, Point>) {
    const moving = [...from]
      .filter(([id]) => this.graph.hasNode(id))
      .map(([id, start]) => ({ node: this.graph.getNodeAttributes(id), start, end: places.get(id)! }));
    const allElements = { nodes: this.graph.nodes(), edges: this.graph.edges() };
    const begin = performance.now(),
      duration = 520;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begin) / duration)),
        eased = 1 - (1 - part) ** 3;
      for (const { node, start, end } of moving) {
        node.x = start.x + (end.x - start.x) * eased;
        node.y = start.y + (end.y - start.y) * eased;
      }
      this.flight = part < 1 ? requestAnimationFrame(step) : 0;
      this.sigma.refresh({ partialGraph: allElements, skipIndexation: true });
    };
    step(begin);
  }

  /** Selects a node: it gets a ring, its neighbourhood is bright, the rest dim. */
  choose(id: string | null): void {
    this.selectedId = id !== null && this.graph.hasNode(id) ? id : null;
    this.cursor = null;
    this.updateHighlight();
  }

  /** Moves the keyboard focus. */
  moveFocus(id: string | null): void {
    this.cursor = id;
    this.updateHighlight();
    if (id !== null) this.bringIntoView(id);
  }

  /** The next node in a direction from the keyboard focus. */
  nextInDirection(direction: Direction): string | null {
    const startId = this.cursor ?? this.selectedId ?? this.lead ?? this.byRank[0]?.id;
    if (startId === undefined || !this.graph.hasNode(startId)) return null;
    const places = this.byRank.filter(({ hidden }) => !hidden).map((node) => [node.id, node] as const);
    return nearestInDirection(places, this.graph.getNodeAttributes(startId), direction);
  }

  /** Highlights the neighbourhood of the hovered, focused or selected node. */
  private updateHighlight(draw = true) {
    const { graph } = this;
    const focus = this.pointed ?? this.cursor ?? this.selectedId;
    const nodes = new Set(this.lit.nodes),
      edges = new Set(this.lit.edges);
    for (const id of nodes) Object.assign(graph.getNodeAttributes(id), { lit: false, chosen: false });
    for (const id of edges) graph.getEdgeAttributes(id).lit = false;
    this.lit =
      focus === null
        ? { nodes: [], edges: [] }
        : { nodes: [focus, ...graph.neighbors(focus)], edges: graph.edges(focus) };
    for (const id of this.lit.nodes) graph.getNodeAttributes(id).lit = true;
    for (const id of this.lit.edges) graph.getEdgeAttributes(id).lit = true;
    this.litLines = this.lit.edges.map((id) => graph.getEdgeAttributes(id));
    this.first.length = 0;
    // The lead node is always labelled, unless another one is in focus.
    if (focus === null && this.lead !== null && graph.hasNode(this.lead))
      this.first.push(graph.getNodeAttributes(this.lead));
    for (const id of [focus, this.selectedId]) {
      if (id === null || this.first.some((node) => node.id === id)) continue;
      const node = graph.getNodeAttributes(id);
      this.first.push(node);
      if (id !== this.pointed || id === this.selectedId) node.chosen = true;
      if (!this.lit.nodes.includes(id)) this.lit.nodes.push(id);
    }
    graph.setAttribute('dim', focus !== null);
    if (!draw) return;
    for (const id of this.lit.nodes) nodes.add(id);
    for (const id of this.lit.edges) edges.add(id);
    this.sigma.refresh({
      partialGraph: { nodes: [...nodes], edges: [...edges] },
      skipIndexation: true,
      schedule: true,
    });
  }

  private listen() {
    const { sigma } = this;
    sigma.on('afterRender', () => this.drawLabels());
    sigma.on('enterNode', ({ node }) => this.setHovered(node));
    sigma.on('leaveNode', () => this.setHovered(null));
    sigma.on('clickStage', () => this.events.onChoose(null));
    sigma.on('clickNode', ({ node }) => !this.dragged && this.events.onChoose(node));
    sigma.on('doubleClickNode', ({ node, preventSigmaDefault }) => {
      preventSigmaDefault();
      this.events.onOpen(node);
    });
    sigma.on('doubleClickStage', ({ event }) => {
      event.preventSigmaDefault();
      const act = this.events.onEmpty();
      if (act) act();
      else this.view.zoom(1.8, event);
    });
    sigma.on('downNode', ({ node, event }) => {
      this.dragged = { id: node, moved: false };
      event.original.preventDefault();
      this.container.focus({ preventScroll: true });
    });
    sigma.on('downStage', () => {
      this.dragged = null;
      this.container.focus({ preventScroll: true });
    });
    sigma.on('moveBody', ({ event }) => this.dragNode(event));
    const drop = () => {
      if (!this.dragged) return;
      const { id, moved } = this.dragged;
      // The click event at the end of a drag selects nothing.
      if (moved) setTimeout(() => (this.dragged = null));
      else this.dragged = null;
      const { x, y } = this.graph.getNodeAttributes(id);
      if (moved) this.events.onPlace(id, { x, y });
    };
    sigma.on('upNode', drop);
    sigma.on('upStage', drop);
  }

  private setHovered(id: string | null) {
    if (this.dragged?.moved) return;
    this.pointed = id;
    this.container.style.cursor = id === null ? '' : 'pointer';
    this.updateHighlight();
  }

  private dragNode(event: { x: number; y: number; preventSigmaDefault(): void }) {
    const { dragged } = this;
    if (!dragged || !this.graph.hasNode(dragged.id)) return;
    event.preventSigmaDefault();
    const node = this.graph.getNodeAttributes(dragged.id);
    const nodePoint = this.pixels(node);
    if (!dragged.moved && Math.hypot(nodePoint.x - event.x, nodePoint.y - event.y) < node.size + hitTolerance) return;
    dragged.moved = true;
    Object.assign(node, this.sigma.viewportToGraph(event));
    this.sigma.refresh({
      partialGraph: { nodes: [dragged.id], edges: this.graph.edges(dragged.id) },
      skipIndexation: true,
      schedule: true,
    });
  }

  private drawLabels() {
    const { at, sigma } = this;
    const zero = sigma.graphToViewport({ x: 0, y: 0 }),
      far = sigma.graphToViewport({ x: 1000, y: 1000 });
    const moves = at.moveX !== zero.x || at.moveY !== zero.y || at.scaleX !== (far.x - zero.x) / 1000;
    at.scaleX = (far.x - zero.x) / 1000;
    at.scaleY = (far.y - zero.y) / 1000;
    at.moveX = zero.x;
    at.moveY = zero.y;
    at.sizes = sigma.scaleSize(1);
    const { width, height } = sigma.getDimensions();
    at.width = width;
    at.height = height;
    if (!this.flight && this.graph.order) {
      const dimmed = this.graph.getAttribute('dim'),
        hurries = moves && this.lines.length > maxEdgesPerFrame;
      this.labels.drawNames(this.byRank, this.first, at, dimmed, this.lead, hurries);
      if (hurries) return this.events.onDraw(); // labels are drawn once the view rests, with the edges (edges.ts)
      if (dimmed) this.labels.drawWords(this.isMarked ? this.lines : this.litLines, at, false);
      else if (at.scaleX > edgeLabelScale || this.isMarked)
        this.labels.drawWords(this.lines, at, at.scaleX > edgeLabelScale);
      else this.labels.drawWords(this.leadLines, at, true);
    }
    this.events.onDraw();
  }

  /** The node under a point of the container; the nearest of several. */
  private nodeAt(x: number, y: number): string | null {
    const { at } = this;
    let best: string | null = null,
      least = Infinity;
    for (const node of this.byRank) {
      if (node.hidden) continue;
      const dx = node.x * at.scaleX + at.moveX - x,
        dy = node.y * at.scaleY + at.moveY - y,
        reach = node.size * at.sizes + hitTolerance;
      const far = dx * dx + dy * dy;
      if (far > reach * reach || far >= least) continue;
      best = node.id;
      least = far;
    }
    return best;
  }

  private pixels({ x, y }: Point): Point {
    return { x: x * this.at.scaleX + this.at.moveX, y: y * this.at.scaleY + this.at.moveY };
  }

  /** Position of a node in the container and its radius, in pixels; null if it is not drawn. */
  locateNode(id: string): (Point & { radius: number }) | null {
    if (!this.graph.hasNode(id) || this.graph.getNodeAttribute(id, 'hidden')) return null;
    const node = this.graph.getNodeAttributes(id);
    return { ...this.pixels(node), radius: node.size * this.at.sizes };
  }

  /** The side of a node with fewer of its neighbours. */
  freeSideOf(id: string): 'left' | 'right' {
    if (!this.graph.hasNode(id)) return 'right';
    const { x } = this.graph.getNodeAttributes(id);
    let balance = 0;
    for (const other of this.graph.neighbors(id)) balance += Math.sign(this.graph.getNodeAttribute(other, 'x') - x);
    return balance > 0 ? 'left' : 'right';
  }

  /** Pans as little as needed to show a node above a panel that covers the bottom (`covered`, in pixels). */
  bringIntoView(id: string, covered = 0): void {
    const place = this.locateNode(id);
    if (place) this.view.panToShow(place, covered);
  }

  /** Fits everything into the view if one of these is outside it. */
  reveal(ids: Iterable<string>): void {
    this.view.fitIfOutside([...ids].flatMap((id) => this.goals.get(id) ?? []));
  }

  /** Whether one finger pans, not only two. */
  set oneFinger(moves: boolean) {
    this.sigma.getCanvases().mouse!.style.touchAction = moves ? 'none' : 'pan-x pan-y';
  }

  private canvases(): HTMLCanvasElement[] {
    return Object.values(this.sigma.getCanvases()) as HTMLCanvasElement[];
  }

  /** The current view as one canvas. */
  renderToCanvas(ground: string): HTMLCanvasElement {
    // WebGL keeps its buffer only until the frame ends: draws everything and copies at once.
    this.graph.setAttribute('whole', true);
    this.sigma.refresh();
    this.graph.setAttribute('whole', false);
    const { edges, nodes, labels } = this.sigma.getCanvases() as Record<string, HTMLCanvasElement>;
    const picture = document.createElement('canvas');
    [picture.width, picture.height] = [nodes!.width, nodes!.height];
    const context = picture.getContext('2d')!;
    context.fillStyle = ground;
    context.fillRect(0, 0, picture.width, picture.height);
    for (const layer of [edges!, nodes!, labels!]) context.drawImage(layer, 0, 0);
    return picture;
  }
}

function emptyGraph(): DrawnGraph {
  const graph: DrawnGraph = new UndirectedGraph();
  graph.setAttribute('dim', false);
  graph.setAttribute('whole', false);
  return graph;
}
