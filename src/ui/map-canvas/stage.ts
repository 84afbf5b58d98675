import { Map as GlMap, setWorkerUrl, type AllPaintProperties, type GeoJSONSource } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { DrawingRequest, MapArc, MapBorder, MapDrawing, MapNode, MapSketch } from './map-canvas.ts';
import { minZoom, MapCamera, sizeOf, worldView } from './camera.ts';
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

/** What happens on the stage, for whoever put it up. */
export interface StageEvents extends GestureEvents {
  /** The view moved: what is pinned to a pixel no longer stands there. */
  onMove(): void;
  onFailed(): void;
}

/** From this zoom on the finer coast is fetched. */
const fineZoom = 2.4;

/**
 * The drawn map: MapLibre, our base, our look. Knows what lies where; not what it means. Throws where there is no
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
  private chosen: string | null = null;
  private walked: string | null = null;
  private detail: Detail = 'coarse';
  /** How many changes wait for their last tile. */
  private changing = 0;
  private drawing: MapDrawing | null = null;

  constructor(
    box: HTMLElement,
    { clustered, twoFingers }: { clustered: boolean; twoFingers: string },
    events: StageEvents,
  ) {
    [this.box, this.events, this.clustered] = [box, events, clustered];
    const size = sizeOf(box);
    this.map = new GlMap({
      container: box,
      style: { version: 8, sources: sourcesOf(clustered), layers: layersOf(paletteOf(box)) },
      ...worldView(size),
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
    // Fingers: two, as MapLibre does it. The wheel: as on every canvas of ours, see listen().
    Object.assign(this.map.cooperativeGestures, { isBypassed: () => true });
    const draw = this.map.triggerRepaint.bind(this.map);
    Object.assign(this.map, { triggerRepaint: () => (this.changing === 0 || this.map.isMoving()) && draw() });
    // The box around it has the name, the keys and the focus.
    const canvas = this.map.getCanvas();
    for (const attribute of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(attribute);
    canvas.setAttribute('aria-hidden', 'true');
    const styled = new Promise((done) => void this.map.once('style.load', done));
    const world = fetchBaseMap('coarse', this.leaving.signal);
    this.loaded = Promise.all([world, styled]).then(([base]) => this.leaving.signal.aborted || this.lay(base));
    this.loaded.then(
      () => this.map.once('idle', () => (box.dataset.ready = '')),
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
        isChosen: () => this.chosen !== null,
        hold: (node, place) =>
          place
            ? void this.source('chosen').setData(pointFeature(place, { title: node.title, walked: true }))
            : this.ring(),
      },
      events,
    );
    this.listen();
  }

  /** Takes the stage down. */
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

  /** Does something once the map can take it, in the order it was asked for. */
  private whenLoaded(work: () => void) {
    this.loaded.then(
      () => this.leaving.signal.aborted || work(),
      () => {},
    );
  }

  private source(name: string) {
    return this.map.getSource<GeoJSONSource>(name)!;
  }

  private lay(world: BaseMap) {
    for (const part of ['ocean', 'lakes', 'coast', 'rivers'] as const) void this.source(part).setData(world[part]);
  }

  setNodes(nodes: readonly MapNode[], clustered: boolean): void {
    this.nodes = new Map(nodes.map((node) => [node.id, node]));
    this.spots = groupBySpot(nodes);
    this.whenLoaded(() => {
      if (clustered !== this.clustered) void this.source('nodes').setClusterOptions({ cluster: clustered });
      this.clustered = clustered;
      void this.source('nodes').setData(nodeFeatures(this.spots));
      this.afterDrawn('nodes', String(nodes.length));
      this.ring();
    });
  }

  /** Only what is new, or gone, is sent to be drawn: a border that stays through the years costs nothing. */
  setBorders(borders: readonly MapBorder[]): void {
    this.whenLoaded(() => {
      const before = this.borders;
      // An id is of one shape; its name alone may be another's, in another language.
      this.borders = new Map(
        borders.map((border) => {
          const known = before.get(border.id);
          return [
            border.id,
            known && (known.border === border || known.border.name === border.name)
              ? { ...known, border }
              : { border, features: borderFeatures(border) },
          ];
        }),
      );
      const drawn = [...this.borders.values()].flatMap(({ features }) => features ?? []);
      const isSame = (id: string) => before.get(id)?.features === this.borders.get(id)?.features;
      const remove = [...before.keys()].filter((id) => !isSame(id)),
        add = drawn.filter(({ shape }) => !isSame(String(shape.id))).map(({ shape }) => shape);
      if (remove.length || add.length)
        void this.inOneFrame(
          ['borders', 'border-names'],
          [this.source('borders').updateData({ remove, add }), this.source('border-names').setData(borderNames(drawn))],
        );
      this.afterDrawn('borders', String(borders.length));
    });
  }

  /**
   * Draws what changes in sources when all its tiles have come, not a frame for each of them: without a graphics card a
   * frame takes long.
   */
  private async inOneFrame(sources: readonly string[], changes: readonly Promise<void>[]) {
    const { signal } = this.leaving;
    // The first frame is what asks for tiles at all.
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

  /** Says on the box what of a source has come onto the screen. */
  private afterDrawn(source: 'nodes' | 'borders', what: string) {
    const look = () => {
      if (!this.map.isSourceLoaded(source)) return;
      this.map.off('render', look);
      this.box.dataset[source] = what;
    };
    this.map.on('render', look);
    this.map.triggerRepaint();
  }

  /** Rings a node, with its name, and brings it into view. */
  choose(id: string | null): void {
    [this.chosen, this.walked] = [id, null];
    this.ring();
    if (id !== null) this.whenLoaded(() => this.reveal(id));
  }

  private ring() {
    const id = this.walked ?? this.chosen,
      node = id === null ? undefined : this.nodes.get(id),
      walked = this.walked !== null;
    this.whenLoaded(() => {
      void this.source('chosen').setData(node ? pointFeature(node, { title: node.title, walked }) : emptyCollection);
      // Its name stands at the ring: not a second time beside it.
      this.map.removeFeatureState({ source: 'nodes' });
      if (node) this.map.setFeatureState({ source: 'nodes', id: node.id }, { ringed: true });
    });
  }

  /** The node after (or before) the one the keys stand at, in the order of the list. */
  walk(step: 1 | -1): MapNode | null {
    const ids = [...this.nodes.keys()],
      here = ids.indexOf(this.walked ?? this.chosen ?? '');
    const id = ids[(here < 0 ? (step > 0 ? 0 : ids.length - 1) : here + step + ids.length) % ids.length];
    if (id === undefined) return null;
    this.walked = id;
    this.ring();
    this.reveal(id);
    return this.nodes.get(id)!;
  }
  /** Where the keys stand. */
  get here(): string | null {
    return this.walked;
  }
  leave(): void {
    this.walked = null;
    this.ring();
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
    map.on('moveend', () => void this.refine());
    const { signal } = this.leaving;
    this.schemes.addEventListener('change', () => this.repaint(), { signal });
    // The wheel belongs to the page, unless the map is in use or a key is held.
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

  private async refine() {
    if (this.detail === 'fine' || this.map.getZoom() < fineZoom) return;
    this.detail = 'fine';
    // Where it does not come the coarse one stays.
    const world = await fetchBaseMap('fine', this.leaving.signal).catch(() => null);
    if (world) this.whenLoaded(() => this.lay(world));
  }

  /** The library for drawing comes when somebody begins to. */
  async draw(asked: DrawingRequest): Promise<MapDrawing> {
    const [{ startDrawing: drawOn }] = await Promise.all([import('./draw-mode.ts'), this.loaded]);
    this.drawing?.stop();
    this.gestures.disabled = true;
    const made = drawOn(this.map, this.box, asked);
    const drawing: MapDrawing = {
      ...made,
      stop: () => {
        if (this.drawing !== drawing) return;
        this.drawing = null;
        this.gestures.disabled = false;
        made.stop();
      },
    };
    this.drawing = drawing;
    return drawing;
  }

  async picture(): Promise<Blob> {
    await this.loaded;
    return takeScreenshot(this.map, this.box);
  }
}
