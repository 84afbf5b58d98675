import type { GeoJSONSource, Map as GlMap, MapMouseEvent, PointLike } from 'maplibre-gl';
import type { MapBorder, MapNode } from './map-canvas.ts';
import { spotKey } from './features.ts';
import { maxZoom } from './style.ts';

export interface Pixel {
  x: number;
  y: number;
}
export interface Place {
  latitude: number;
  longitude: number;
}

/** Targets that a gesture can hit on the map. */
export interface HitTargets {
  node(id: string): MapNode | undefined;
  /** All nodes at the spot of this one. */
  spot(node: MapNode): readonly MapNode[];
  border(id: string): MapBorder | undefined;
  isChosen(): boolean;
  /** Draws a node at its dragged position; null: back at its own place. */
  drawAt(node: MapNode, place: Place | null): void;
}

/** The meanings of gestures. */
export interface GestureEvents {
  onChoose(id: string | null): void;
  /** Several nodes share this spot: the reader has to choose. */
  onSpot(nodes: readonly MapNode[], at: Pixel): void;
  onBorder(border: MapBorder, place: Place): void;
  onPlace(place: Place): void;
  /** Title of the hovered item; null: nothing. */
  onHover(name: string | null, at: Pixel): void;
  canMove(id: string): boolean;
  onDrop(id: string, place: Place): void;
}

/** How far from a node a pointer still hits it, in pixels. */
const hitTolerance = { fine: 5, coarse: 14 };
/** Delay of a click on the background while a double click, which zooms, is possible, in milliseconds. */
const doubleClickMs = 240;

/** Pointer and touch gestures and the keyboard's cross-hair: finds their targets and reports their meaning. */
export class MapGestures {
  private readonly map: GlMap;
  private readonly box: HTMLElement;
  private readonly drawn: HitTargets;
  private readonly events: GestureEvents;
  private over: string | null = null;
  private pointing = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  /** While the reader draws, draw mode handles clicks. */
  disabled = false;

  constructor(map: GlMap, box: HTMLElement, drawn: HitTargets, events: GestureEvents) {
    [this.map, this.box, this.drawn, this.events] = [map, box, drawn, events];
    map.on('mousedown', (event) => {
      box.focus({ preventScroll: true });
      this.grab(event);
    });
    map.on('click', (event) => this.disabled || this.click(event));
    map.on('dblclick', () => clearTimeout(this.waiting));
    // A long press or right click asks for the history of the place.
    map.on('contextmenu', (event) => this.disabled || events.onPlace(placeAt(event)));
    map.on('mousemove', ({ point }) => {
      cancelAnimationFrame(this.pointing);
      this.pointing = requestAnimationFrame(() => this.hover(point));
    });
    map.on('mouseout', () => this.hover(null));
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.pointing);
  }

  /** The topmost drawn item at a pixel. */
  private hitTest({ x, y }: Pixel): { node?: MapNode; cluster?: GeoJSON.Feature; border?: MapBorder } {
    const reach = matchMedia('(pointer: coarse)').matches ? hitTolerance.coarse : hitTolerance.fine;
    const around: [PointLike, PointLike] = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    const far = (feature: GeoJSON.Feature) => {
      const pixel = this.map.project((feature.geometry as GeoJSON.Point).coordinates as [number, number]);
      return Math.hypot(pixel.x - x, pixel.y - y);
    };
    const [spot] = this.map
      .queryRenderedFeatures(around, { layers: ['cluster', 'node'] })
      .sort((feature, other) => far(feature) - far(other));
    if (spot)
      return spot.properties.cluster ? { cluster: spot } : { node: this.drawn.node(String(spot.properties.id)) };
    const features = this.map.queryRenderedFeatures([x, y], {
      layers: [
        'sketch-fill',
        'sketch-line',
        'sketch-dashed',
        'sketch-dotted',
        'sketch-point',
        'lakes',
        'ocean',
        'border-fill',
      ],
    });
    const sketched = features.flatMap(
      ({ source, properties }) => (source === 'sketches' && this.drawn.node(String(properties.id))) || [],
    )[0];
    if (sketched) return { node: sketched };
    const [ground] = features.filter(({ source }) => source !== 'sketches');
    return { border: ground?.source === 'borders' ? this.drawn.border(String(ground.properties.id)) : undefined };
  }

  private click(event: MapMouseEvent) {
    clearTimeout(this.waiting);
    const { node, cluster, border } = this.hitTest(event.point);
    if (cluster) return void this.openCluster(cluster, event.point);
    if (node) return this.pick(node, event.point);
    const place = placeAt(event);
    this.waiting = setTimeout(() => {
      if (this.drawn.isChosen()) this.events.onChoose(null);
      if (border) this.events.onBorder(border, place);
      else this.events.onPlace(place);
    }, doubleClickMs);
  }

  /** Drags a node that may be moved, until the pointer is released; Escape puts it back. */
  private grab(event: MapMouseEvent) {
    const { node } = this.hitTest(event.point);
    if (this.disabled || event.originalEvent.button !== 0 || !node || !this.events.canMove(node.id)) return;
    event.preventDefault(); // prevents panning
    const held = new AbortController(),
      { signal } = held,
      { left, top } = this.box.getBoundingClientRect();
    let place: Place | null = null;
    const letGo = () => {
      held.abort();
      this.drawn.drawAt(node, null);
    };
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const { lng, lat } = this.map.unproject([clientX - left, clientY - top]).wrap();
        if (!place && Math.hypot(clientX - left - event.point.x, clientY - top - event.point.y) < hitTolerance.fine)
          return;
        place = { latitude: lat, longitude: lng };
        this.drawn.drawAt(node, place);
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      () => {
        letGo();
        if (place) this.events.onDrop(node.id, place);
      },
      { signal },
    );
    addEventListener('pointercancel', letGo, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && letGo(), { signal });
  }

  private pick(node: MapNode, at: Pixel) {
    const nodes = this.drawn.spot(node);
    if (nodes.length > 1) this.events.onSpot(nodes, at);
    else this.events.onChoose(node.id);
  }

  /** Opens a cluster by zooming in, or as a list if that separates nothing. */
  private async openCluster(cluster: GeoJSON.Feature, at: Pixel) {
    const source = this.map.getSource<GeoJSONSource>('nodes')!,
      id = cluster.properties!.cluster_id as number;
    // The cluster is gone if the nodes have changed in between.
    const expansion = await Promise.all([
      source.getClusterExpansionZoom(id),
      source.getClusterLeaves(id, 100, 0),
    ]).catch(() => null);
    if (this.gone || !expansion) return;
    const [zoom, leaves] = expansion,
      nodes = leaves.flatMap(({ properties }) => this.drawn.node(String(properties!.id)) ?? []);
    if (zoom > maxZoom || nodes.every((node) => spotKey(node) === spotKey(nodes[0]!)))
      return this.events.onSpot(nodes, at);
    this.map.easeTo({
      center: (cluster.geometry as GeoJSON.Point).coordinates as [number, number],
      zoom: Math.min(maxZoom, zoom + 0.3),
      duration: 450,
    });
  }

  private get middle(): Pixel {
    return { x: this.box.clientWidth / 2, y: this.box.clientHeight / 2 };
  }
  /** Acts like a click in the middle of the view. */
  clickCenter(): void {
    const { node, cluster, border } = this.hitTest(this.middle),
      { lng, lat } = this.map.getCenter().wrap(),
      place = { latitude: lat, longitude: lng };
    if (cluster) void this.openCluster(cluster, this.middle);
    else if (node) this.pick(node, this.middle);
    else if (border) this.events.onBorder(border, place);
    else this.events.onPlace(place);
  }
  /** Reports the name of the item in the middle of the view, once the map rests. */
  announceCenter(onName: (name: string) => void): void {
    const look = () => {
      const { node, border } = this.hitTest(this.middle),
        name = node?.title ?? border?.name;
      if (name) onName(name);
    };
    if (this.map.isMoving()) this.map.once('moveend', look);
    else look();
  }

  private hover(point: Pixel | null) {
    if (this.gone || this.disabled || (point && this.map.isMoving())) return;
    const { node, cluster, border } = point ? this.hitTest(point) : {};
    const over = border?.id ?? null;
    if (over !== this.over) {
      if (this.over !== null) this.map.setFeatureState({ source: 'borders', id: this.over }, { over: false });
      if (over !== null) this.map.setFeatureState({ source: 'borders', id: over }, { over: true });
      this.over = over;
    }
    this.box.toggleAttribute('data-over', Boolean(node ?? cluster ?? border));
    this.events.onHover(node?.title ?? border?.name ?? null, point ?? { x: 0, y: 0 });
  }
}

const placeAt = ({ lngLat }: MapMouseEvent): Place => {
  const { lng, lat } = lngLat.wrap();
  return { latitude: lat, longitude: lng };
};
