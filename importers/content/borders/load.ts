/** Reads `content/borders`: where states lay through time, drawn by hand until 1913, then put together of units of land. */
import { join } from 'node:path';
import type { z } from 'zod';
import { stateIdsIn } from '../files.ts';
import { readJsonFile } from '../json-files.ts';
import { builtInContent, toCited, toSpan, type Content } from '../load.ts';
import { CitiesFile, StateFile } from './schemas.ts';
import type { Extent, Ring, StateExtents } from './shape.ts';
import { extentsSince1914, wholeFrom } from './since-1914.ts';

let builtIn: readonly StateExtents[] | undefined;
/** Borders of the built-in world; read once. */
export const builtInBorders = (): readonly StateExtents[] => (builtIn ??= readBorders(builtInContent()));

/** The states of a content folder, in the order of the names of their files. */
export function readBorders({ folder, subjects }: Pick<Content, 'folder' | 'subjects'>): StateExtents[] {
  const states = readStates(folder);
  const since = extentsSince1914(join(folder, 'borders'));
  /** The subject to which the extents of a name belong. */
  const polityOf = new Map(subjects.flatMap(({ id, onMaps = [] }) => onMaps.map((name) => [name, id] as const)));
  return states.map((state) => {
    const later = since.get(state.id) ?? [];
    const polity = state.polity ?? polityOf.get(state.name?.en ?? '');
    return {
      ...state,
      ...(polity !== undefined && { polity }),
      extents: [...extentsBefore(state.extents, later[0] ? yearOf(later[0].span[0]) : wholeFrom), ...later],
    };
  });
}

/** States as they are drawn by hand. */
const readStates = (folder: string): StateExtents[] =>
  stateIdsIn(folder).map((id) => toState(id, readJsonFile(join(folder, `borders/states/${id}.geojson`), StateFile)));

/** What is known of cities, for comparison with the borders. */
export const readCities = (folder: string): z.infer<typeof CitiesFile>['cities'] =>
  readJsonFile(join(folder, 'borders/cities.json'), CitiesFile).cities;

const toState = (id: string, { polity, name, partOf, gaps, capitalIsOffMap, features }: StateFile): StateExtents => ({
  id,
  ...(polity !== undefined && { polity }),
  ...(name && { name }),
  ...(partOf !== undefined && { partOf }),
  ...(gaps && { gaps: gaps.map(({ when, reason }) => ({ years: toSpan(when), reason })) }),
  ...(capitalIsOffMap && { capitalIsOffMap }),
  extents: features.map(({ properties, geometry }, feature): Extent => {
    const holes = geometry.coordinates.flatMap(([, ...inner]) => inner.map(open));
    return {
      span: toSpan(properties.when),
      rings: geometry.coordinates.map(([outer]) => open(outer!)),
      ...(holes.length && { holes }),
      source: toCited(properties.source),
      feature,
    };
  }),
});

const open = (ring: Ring): Ring => ring.slice(0, -1);

const yearOf = (when: string) => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));

/** The extents before a year; one that lasts longer ends there. */
const extentsBefore = (extents: readonly Extent[], year: number): Extent[] =>
  extents.flatMap((extent) => {
    const [from, until] = extent.span;
    if (yearOf(from) >= year) return [];
    return yearOf(until) < year ? extent : { ...extent, span: [from, String(year - 1)] as const };
  });
