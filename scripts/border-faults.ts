/**
 * Prints what nobody meant to draw in the built-in borders: specks, holes, threads, thin gaps and overlaps.
 * `node scripts/border-faults.ts` prints all, `node scripts/border-faults.ts hungary poland` those of two states.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { yearsOf } from '../importers/content/borders/check.ts';
import { builtInBorders, readCities } from '../importers/content/borders/load.ts';
import { wholeFrom } from '../importers/content/borders/since-1914.ts';
import type { Ring } from '../importers/content/borders/shape.ts';
import { findShapeFaults } from '../importers/content/borders/shape-faults.ts';
import { builtInFolder } from '../importers/content/load.ts';

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
) as Topology<{ land: GeometryCollection }>;
const land = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }): Ring[] =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer]) => outer as unknown as Ring) : [],
);
const cities = Object.values(readCities(builtInFolder)).map(({ at, holders }) => ({
  at,
  holders: new Set(Object.values(holders)),
}));
const byHand = builtInBorders().map((state) => ({
  ...state,
  extents: state.extents.filter((extent) => yearsOf(extent)[0] < wholeFrom),
}));
const states = process.argv.length > 2 ? new Set(process.argv.slice(2)) : undefined;
const faults = findShapeFaults(byHand, { land, cities }, states);
for (const { state, span, kind, at, area, neighbour } of faults)
  console.log(`${state} ${span.join('/')} ${kind} ${area} at ${at.join(' ')}${neighbour ? ` with ${neighbour}` : ''}`);
console.log(`${faults.length} faults`);
