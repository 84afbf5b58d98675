/** The mean radius of the earth, in kilometres. */
export const earthRadius = 6371.0088;
export const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** A point on earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Great-circle distance between two places in kilometres (haversine). */
export function kilometresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}
