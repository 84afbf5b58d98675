import type { MapView } from '../../../ui/map-canvas/map-canvas.ts';

/** `?view=latitude,longitude,zoom` of the world map; null for none, or an impossible one. */
export function readView(search: string): MapView | null {
  const parts = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(-?\d{1,2}(?:\.\d{1,2})?)$/.exec(
    new URLSearchParams(search).get('view') ?? '',
  );
  if (!parts) return null;
  const [latitude, longitude, zoom] = parts.slice(1).map(Number) as [number, number, number];
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude, zoom } : null;
}

/** The query string with a view; other parameters stay. Digits are as fine as a pixel. */
export function writeView(search: string, { latitude, longitude, zoom }: MapView): string {
  const parameters = new URLSearchParams(search);
  const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  parameters.set('view', [round(latitude, 3), round(east, 3), round(zoom, 2)].join(','));
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}
