import { Map as GlMap, setWorkerUrl, type AllPaintProperties, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { DrawingRequest, MapArc, MapBorder, MapDrawing, MapNode, MapSketch, MapView } from './map-canvas.ts';
import { inhabitedView, minZoom, MapCamera, sizeOf, worldView } from './camera.ts';
import {
  arcFeatures,
  borderFeatures,
  borderNames,
  groupBySpot,
  nodeFeatures,
  emptyCollection,
  pointFeature,
  sketchFeatures,
  spotKey,
  type BorderFeatures,
} from './features.ts';
import { MapGestures, type GestureEvents, type Place } from './gestures.ts';
import { takeScreenshot } from './screenshot.ts';
import { layersOf, maxZoom, paletteOf, sourcesOf } from './style.ts';
import { fetchBaseMap, type Detail, type BaseMap } from './base-map.ts';

setWorkerUrl(workerUrl);

/** Events of the stage, for the component that mounts it. */
export interface StageEvents extends GestureEvents {
  /** The view moves: panels at a pixel must follow. */
  onMove(): void;
  /** The view has come to rest. */
  onView(view: MapView): void;
  onFailed(): void;
}

/** The latitude of the upper edge of the square Mercator map. */
const maxSquareLatitude = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;
/** From this zoom, the detailed coastline is fetched. */
const fineZoom = 2.4;

/**
 * The drawn map: MapLibre with our base map and style. It knows where things are, not what they mean. Throws without
 * WebGL.
 */
export class MapStage {
  private readonly map: GlMap;
  private readonly box: HTMLElement;
  private readonly events: StageEvents;
  private readonly loaded: Promise<unknown>;
  readonly camera: MapCamera;
  readonly gestures: MapGestures;
  private readonly leaving = new AbortController();
  private readonly schemes = matchMedia('(prefers-color-scheme: dark)');
  private nodes = new Map<string, MapNode>();
  private spots: ReadonlyMap<string, readonly MapNode[]> = new Map();
  private borders = new Map<string, { border: MapBorder; features: BorderFeatures | null }>();
  private clustered: boolean;
  private selectedId: string | null = null;
  private walked: string | null = null;
  private detail: Detail = 'coarse';
  /** Number of source changes whose tiles are not complete yet. */
  private changing = 0;
  private drawing: MapDrawing | null = null;

  constructor(
    box: HTMLElement,
    {
      clustered,
      inhabited,
      view,
      twoFingers,
    }: { clustered: boolean; inhabited: boolean; view: MapView | null; twoFingers: string },
    events: StageEvents,
  ) {
    [this.box, this.events, this.clustered] = [box, events, clustered];
    const size = sizeOf(box);
    this.map = new GlMap({
      container: box,
      style: { version: 8, sources: sourcesOf(clustered), layers: layersOf(paletteOf(box)) },
      ...(view
        ? { center: [view.longitude, view.latitude], zoom: view.zoom }
        : inhabited
          ? inhabitedView(size)
          : worldView(size)),
      maxZoom,
      minZoom: minZoom(size),
      localIdeographFontFamily: getComputedStyle(box).getPropertyValue('--sans'),
      attributionControl: false,
      fadeDuration: 0,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      boxZoom: false,
      keyboard: false,
      cooperativeGestures: true,
      locale: { 'CooperativeGesturesHandler.MobileHelpText': twoFingers },
    });
    this.map.touchZoomRotate.disableRotation();
    // MapLibre handles two-finger gestures; the wheel behaves as on all our canvases, see listen().
    Object.assign(this.map.cooperativeGestures, { isBypassed: () => true });
    const draw = this.map.triggerRepaint.bind(this.map);
    Object.assign(this.map, { triggerRepaint: () => (this.changing === 0 || this.map.isMoving()) && draw() });
    // The surrounding element has the name, the key handlers and the focus.
    const canvas = this.map.getCanvas();
    for (const attribute of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(attribute);
    canvas.setAttribute('aria-hidden', 'true');
    const styled = new Promise((done) => void this.map.once('style.load', done));
    const world = fetchBaseMap('coarse', this.leaving.signal);
    this.loaded = Promise.all([world, styled]).then(([base]) => this.leaving.signal.aborted || this.setBaseMap(base));
    this.loaded.then(
      () => {
        this.map.once('idle', () => (box.dataset.ready = ''));
        void this.loadFineMap(); // its first view may be close
      },
      () => this.fail(),
    );
    this.camera = new MapCamera(this.map, box);
    this.gestures = new MapGestures(
      this.map,
      box,
      {
        node: (id) => this.nodes.get(id),
        spot: (node) => this.spots.get(spotKey(node)) ?? [node],
        border: (id) => this.borders.get(id)?.border,
        isChosen: () => this.selectedId !== null,
        drawAt: (node, place) =>
          place
            ? void this.source('chosen').setData(pointFeature(place, { title: node.title, walked: true }))
            : this.updateRing(),
      },
      events,
    );
    this.listen();
  }

  /** Destroys the stage and frees its memory. */
  kill(): void {
    this.leaving.abort();
    this.drawing?.stop();
    this.gestures.leave();
    this.map.remove();
    delete this.box.dataset.ready;
    delete this.box.dataset.borders;
  }

  private fail() {
    if (!this.leaving.signal.aborted) this.events.onFailed();
  }

  /** Runs work once the map is loaded, in the order of the calls. */
  private whenLoaded(work: () => void) {
    this.loaded.then(
      () => this.leaving.signal.aborted || work(),
      () => {},
    );
  }

  private source(name: string) {
    return this.map.getSource<GeoJSONSource>(name)!;
  }

  private setBaseMap(world: BaseMap) {
    for (const part of ['ocean', 'lakes', 'coast', 'rivers'] as const) void this.source(part).setData(world[part]);
  }

  setNodes(nodes: readonly MapNode[], clustered: boolean): void {
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.spots = groupBySpot(nodes);
    this.whenLoaded(() => {
      if (clustered !== this.clustered) void this.source('nodes').setClusterOptions({ cluster: clustered });
      this.clustered = clustered;
      void this.source('nodes').setData(nodeFeatures(this.spots));
      this.markWhenDrawn('nodes', String(nodes.length));
      this.updateRing();
    });
  }

  /** Sends only differences: a border that stays through the years costs nothing. */
  setBorders(borders: readonly MapBorder[]): void {
    this.whenLoaded(() => {
      const before = this.borders;
      // An id identifies one shape; its name may differ by language.
      this.borders = new Map(
        borders.map((border) => {
          const previousBorder = before.get(border.id);
          return [
            border.id,
            previousBorder && (previousBorder.border === border || previousBorder.border.name === border.name)
              ? { ...previousBorder, border }
              : { border, features: borderFeatures(border) },
          ];
        }),
      );
      const drawn = [...this.borders.values()].flatMap(({ features }) => features ?? []);
      const isSame = (id: string) => before.get(id)?.features === this.borders.get(id)?.features;
      const remove = [...before.keys()].filter((id) => !isSame(id)),
        add = drawn.filter(({ shape }) => !isSame(String(shape.id))).map(({ shape }) => shape);
      if (remove.length || add.length)
        void this.applyInOneFrame(
          ['borders', 'border-names'],
          [this.source('borders').updateData({ remove, add }), this.source('border-names').setData(borderNames(drawn))],
        );
      this.markWhenDrawn('borders', String(borders.length));
    });
  }

  /**
   * Draws changed sources once all their tiles are ready, instead of one frame per tile: without a GPU frames are slow.
   */
  private async applyInOneFrame(sources: readonly string[], changes: readonly Promise<void>[]) {
    const { signal } = this.leaving;
    // Tiles are only requested by the first frame.
    if (this.box.dataset.ready === undefined) return;
    this.changing++;
    await Promise.allSettled(changes);
    await new Promise<void>((done) => {
      const look = () => {
        if (!signal.aborted && !sources.every((name) => this.map.isSourceLoaded(name))) return;
        this.map.off('sourcedata', look);
        done();
      };
      this.map.on('sourcedata', look);
      look();
    });
    this.changing--;
    if (!signal.aborted) this.map.triggerRepaint();
  }

  setSketches(sketches: readonly MapSketch[]): void {
    this.whenLoaded(() => void this.source('sketches').setData(sketchFeatures(sketches)));
  }
  setArcs(arcs: readonly MapArc[]): void {
    this.whenLoaded(() => void this.source('arcs').setData(arcFeatures(arcs)));
  }
  setPlace(place: Place | null): void {
    this.whenLoaded(() => void this.source('place').setData(place ? pointFeature(place) : emptyCollection));
  }

  /** Reports the position of the square of the world, in pixels of the stage, now and on moves; returns how to stop. */
  followWorld(onWorld: (world: { x: number; y: number; side: number }, width: number) => void): () => void {
    const report = () => {
      const { x, y } = this.map.project([-180, maxSquareLatitude]);
      onWorld({ x, y, side: 512 * 2 ** this.map.getZoom() }, this.box.clientWidth);
    };
    report();
    for (const moved of ['move', 'resize'] as const) this.map.on(moved, report);
    return () => {
      for (const moved of ['move', 'resize'] as const) this.map.off(moved, report);
    };
  }

  /** Marks on the element which content of a source is on the screen, for tests. */
  private markWhenDrawn(source: 'nodes' | 'borders', what: string) {
    const look = () => {
      if (!this.map.isSourceLoaded(source)) return;
      this.map.off('render', look);
      this.box.dataset[source] = what;
    };
    this.map.on('render', look);
    this.map.triggerRepaint();
  }

  /** Selects a node: with a ring and a label, moved into view. */
  choose(id: string | null): void {
    [this.selectedId, this.walked] = [id, null];
    this.updateRing();
    if (id !== null) this.whenLoaded(() => this.reveal(id));
  }

  private updateRing() {
    const id = this.walked ?? this.selectedId,
      node = id === null ? undefined : this.nodes.get(id),
      walked = this.walked !== null;
    this.whenLoaded(() => {
      void this.source('chosen').setData(node ? pointFeature(node, { title: node.title, walked }) : emptyCollection);
      // Its label is at the ring, so not at the node as well.
      this.map.removeFeatureState({ source: 'nodes' });
      if (node) this.map.setFeatureState({ source: 'nodes', id: node.id }, { ringed: true });
    });
  }

  /** The next (or previous) node in list order from the keyboard focus. */
  focusNext(step: 1 | -1): MapNode | null {
    const ids = [...this.nodes.keys()],
      index = ids.indexOf(this.walked ?? this.selectedId ?? '');
    const id = ids[(index < 0 ? (step > 0 ? 0 : ids.length - 1) : index + step + ids.length) % ids.length];
    if (id === undefined) return null;
    this.walked = id;
    this.updateRing();
    this.reveal(id);
    return this.nodes.get(id)!;
  }
  /** Id of the node with the keyboard focus. */
  get here(): string | null {
    return this.walked;
  }
  clearFocus(): void {
    this.walked = null;
    this.updateRing();
  }

  private reveal(id: string) {
    const node = this.nodes.get(id);
    if (node) this.camera.reveal(node);
  }

  private listen() {
    const { map, box } = this;
    map.on('webglcontextlost', () => this.fail());
    map.on('error', ({ error }) => (box.dataset.ready === undefined ? this.fail() : console.error(error)));
    map.on('resize', () => box.clientWidth && map.setMinZoom(minZoom(sizeOf(box))));
    map.on('movestart', () => this.events.onMove());
    map.on('moveend', (event) => {
      void this.loadFineMap();
      // The initial view is not reported, so that it stays the default.
      if (!('isOpening' in event && event.isOpening)) this.events.onView(this.camera.view);
    });
    const { signal } = this.leaving;
    this.schemes.addEventListener('change', () => this.repaint(), { signal });
    // The wheel scrolls the page, unless the map has the focus or a modifier key is held.
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey && !box.contains(document.activeElement)) event.stopPropagation();
      },
      { capture: true, signal },
    );
  }

  private repaint() {
    for (const { id, paint } of layersOf(paletteOf(this.box)))
      for (const [name, value] of Object.entries(paint ?? {}) as [
        keyof AllPaintProperties,
        AllPaintProperties[keyof AllPaintProperties],
      ][])
        this.map.setPaintProperty(id, name, value);
  }

  private async loadFineMap() {
    if (this.detail === 'fine' || this.map.getZoom() < fineZoom) return;
    this.detail = 'fine';
    // If fetching fails, the coarse one stays.
    const world = await fetchBaseMap('fine', this.leaving.signal).catch(() => null);
    if (world) this.whenLoaded(() => this.setBaseMap(world));
  }

  /** The drawing library is loaded on first use. */
  async draw(request: DrawingRequest): Promise<MapDrawing> {
    const [{ startDrawing }] = await Promise.all([import('./draw-mode.ts'), this.loaded]);
    this.drawing?.stop();
    this.gestures.disabled = true;
    const drawMode = startDrawing(this.map, this.box, request);
    const drawing: MapDrawing = {
      ...drawMode,
      stop: () => {
        if (this.drawing !== drawing) return;
        this.drawing = null;
        this.gestures.disabled = false;
        drawMode.stop();
      },
    };
    this.drawing = drawing;
    return drawing;
  }

  async exportPng(): Promise<Blob> {
    await this.loaded;
    return takeScreenshot(this.map, this.box);
  }
}
