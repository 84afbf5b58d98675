import type { Point } from './pen.ts';

/** Longitude before latitude, in degrees. */
export type Degrees = readonly [longitude: number, latitude: number];
export type Project = (place: Degrees) => Point;

/** Mean radius of the earth in kilometres. */
const earthKm = 6371;
const radians = Math.PI / 180;

/** Difference of two longitudes, from −180 to 180. */
export const turned = (longitude: number, from: number): number =>
  ((((longitude - from + 180) % 360) + 360) % 360) - 180;

/**
 * Lambert's azimuthal equal-area projection around a place, in kilometres, y downwards: areas of a plate can be compared.
 */
export function azimuthal([longitude0, latitude0]: Degrees): Project {
  const sin0 = Math.sin(latitude0 * radians),
    cos0 = Math.cos(latitude0 * radians);
  return ([longitude, latitude]) => {
    const along = (longitude - longitude0) * radians,
      sin = Math.sin(latitude * radians),
      cos = Math.cos(latitude * radians);
    const k = Math.sqrt(2 / Math.max(1e-6, 1 + sin0 * sin + cos0 * cos * Math.cos(along))) * earthKm;
    return [k * cos * Math.sin(along), -k * (cos0 * sin - sin0 * cos * Math.cos(along))];
  };
}

/** Coefficients of the Equal Earth projection (Šavrič, Patterson, Jenny 2018). */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
/** The whole earth, its areas true, in kilometres, y downwards. */
export const equalEarth: Project = ([longitude, latitude]) => {
  const theta = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude * radians)),
    t2 = theta * theta,
    t6 = t2 ** 3;
  const x =
    (2 * Math.sqrt(3) * longitude * radians * Math.cos(theta)) /
    (3 * (9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1));
  return [earthKm * x, -earthKm * theta * (a4 * t6 * t2 + a3 * t6 + a2 * t2 + a1)];
};
