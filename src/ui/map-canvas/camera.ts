import type { Map as GlMap } from 'maplibre-gl';
import type { MapView } from './map-canvas.ts';
import { boundingBox } from './geometry.ts';
import { maxZoom } from './style.ts';

interface Place {
  latitude: number;
  longitude: number;
}
interface Size {
  width: number;
  height: number;
}

/** Degrees north that the view of the whole world begins at, where it cannot show all. */
const northOfWorld = 73;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const latitudeAt = (height: number) => (Math.atan(Math.sinh(height)) * 180) / Math.PI;

export const sizeOf = (box: HTMLElement): Size => ({ width: box.clientWidth, height: box.clientHeight });
/** At this zoom the world fills the stage and is not seen twice. */
export const minZoom = ({ width, height }: Size) => Math.log2(Math.max(width, height, 256) / 512);
/** The whole world, or as much of it as was ever lived in. */
export function worldView(size: Size): { center: [longitude: number, latitude: number]; zoom: number } {
  const { width, height } = size,
    half = Math.min(1, height / Math.max(width, 1)) * Math.PI;
  return {
    center: [width < height ? 60 : 20, latitudeAt(Math.max(0, mercator(northOfWorld) - half))],
    zoom: minZoom(size),
  };
}

/** Where the map looks. Motion is MapLibre's: it jumps for whoever asks for less. */
export class MapCamera {
  private readonly map: GlMap;
  private readonly box: HTMLElement;

  constructor(map: GlMap, box: HTMLElement) {
    [this.map, this.box] = [map, box];
  }

  get view(): MapView {
    const { lng, lat } = this.map.getCenter();
    return { latitude: lat, longitude: lng, zoom: this.map.getZoom() };
  }
  zoom(by: number): void {
    this.map.easeTo({ zoom: this.map.getZoom() + by, duration: 220 });
  }
  /** Moves the view, by shares of it. */
  pan(right: number, down: number): void {
    const { width, height } = sizeOf(this.box);
    this.map.panBy([right * width, down * height], { duration: 160 });
  }
  showWorld(): void {
    this.map.easeTo({ ...worldView(sizeOf(this.box)), duration: 450 });
  }
  fit(places: readonly Place[], duration = 600): void {
    const box = boundingBox(
      places
        .filter(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude))
        .map(({ latitude, longitude }) => [longitude, latitude] as const),
    );
    if (!box) return;
    const size = sizeOf(this.box),
      padding = Math.min(80, size.width / 6, size.height / 6);
    // A box without size would have no zoom.
    const room = 0.01,
      camera = this.map.cameraForBounds([box.west - room, box.south - room, box.east + room, box.north + room], {
        padding,
        maxZoom: 5,
      });
    // What lies all over the world is best seen as the world is.
    this.map.easeTo({
      ...(camera && camera.zoom! > minZoom(size) + 0.35
        ? { center: camera.center, zoom: camera.zoom }
        : worldView(size)),
      duration,
    });
  }
  /** Moves to a place that is out of sight, or nearly so. */
  reveal({ latitude, longitude }: Place): void {
    const { x, y } = this.map.project([longitude, latitude]),
      { width, height } = sizeOf(this.box);
    const inset = Math.min(70, width / 6, height / 6);
    if (x < inset || y < inset || x > width - inset || y > height - inset)
      this.map.easeTo({
        center: [longitude, latitude],
        zoom: Math.max(this.map.getZoom(), Math.min(3, maxZoom)),
        duration: 450,
      });
  }
}
