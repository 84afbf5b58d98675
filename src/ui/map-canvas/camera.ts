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

/** Latitude of the upper edge if the view cannot show the whole world. */
const maxWorldLatitude = 73;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const latitudeAt = (height: number) => (Math.atan(Math.sinh(height)) * 180) / Math.PI;

export const sizeOf = (box: HTMLElement): Size => ({ width: box.clientWidth, height: box.clientHeight });
/** The zoom at which the world fills the stage without repeating. */
export const minZoom = ({ width, height }: Size) => Math.log2(Math.max(width, height, 256) / 512);
/** A view of the whole world, or of its inhabited part. */
export function worldView(size: Size): { center: [longitude: number, latitude: number]; zoom: number } {
  const { width, height } = size,
    half = Math.min(1, height / Math.max(width, 1)) * Math.PI;
  return {
    center: [width < height ? 60 : 20, latitudeAt(Math.max(0, mercator(maxWorldLatitude) - half))],
    zoom: minZoom(size),
  };
}

/** Latitudes with most known human history, and its middle longitude. */
const inhabitedLatitudes = { south: -38, north: 64, middle: 42 } as const;
const inhabitedLatitudesOnPhone = { south: -50, north: 70, middle: 60 } as const;
/** The initial view of a world map: from the Atlantic to Japan, without the ice. */
export function inhabitedView(size: Size): { center: [longitude: number, latitude: number]; zoom: number } {
  const { south, north, middle } = size.width < size.height ? inhabitedLatitudesOnPhone : inhabitedLatitudes,
    [top, bottom] = [mercator(north), mercator(south)];
  // The whole world is 2π high, or 512 px at zoom 0.
  const zoom = Math.log2((size.height * 2 * Math.PI) / ((top - bottom) * 512));
  return { center: [middle, latitudeAt((top + bottom) / 2)], zoom: Math.max(minZoom(size), zoom) };
}

/** Moves the map's view. MapLibre animates, and jumps for readers who prefer reduced motion. */
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
  /** Pans, in fractions of the view. */
  pan(right: number, down: number): void {
    const { width, height } = sizeOf(this.box);
    this.map.panBy([right * width, down * height], { duration: 160 });
  }
  showWorld(): void {
    this.map.easeTo({ ...worldView(sizeOf(this.box)), duration: 450 });
  }
  /** Whether at least half of these are in view. */
  isMostlyInView(places: readonly Place[]): boolean {
    const bounds = this.map.getBounds();
    return (
      places.filter(({ latitude, longitude }) => bounds.contains([longitude, latitude])).length * 2 >= places.length
    );
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
    // A box without extent would need an infinite zoom.
    const room = 0.01,
      camera = this.map.cameraForBounds([box.west - room, box.south - room, box.east + room, box.north + room], {
        padding,
        maxZoom: 5,
      });
    // Content spread over the whole world is best shown in the world view.
    this.map.easeTo(
      {
        ...(camera && camera.zoom! > minZoom(size) + 0.35
          ? { center: camera.center, zoom: camera.zoom }
          : worldView(size)),
        duration,
      },
      { isOpening: duration === 0 },
    );
  }
  /** Pans to a place that is outside the view or near its edge. */
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
