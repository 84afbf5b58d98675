/** Schemas of the files in `content/borders`; docs/content-borders.md explains them. */
import { z } from 'zod';
import { Id, InFiveLanguages, Schema, Source, SubjectId, When } from '../schemas.ts';

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Ring = z
  .array(Position)
  .min(4)
  .meta({ description: 'Longitude before latitude; the last position is the first' });
const State = Id.meta({ description: 'A state: the name of its file in states/' });
const Year = z.string().regex(/^-?\d{4}$/, 'a year is like 1914 or -0221');

/** `borders/states/<id>.geojson`: what a state held, as far as it is drawn by hand. */
export const StateFile = z.strictObject({
  $schema: Schema,
  type: z.literal('FeatureCollection'),
  polity: SubjectId.optional().meta({ description: 'The subject that it is: then the file has its id' }),
  name: InFiveLanguages.optional().meta({ description: 'What the map calls it, if it is no subject' }),
  partOf: State.optional().meta({ description: 'The state whose maps of its growth include this one' }),
  gaps: z
    .array(z.strictObject({ when: When, reason: z.string().min(1) }))
    .optional()
    .meta({ description: 'Years, first and last, in which nothing is drawn of it, and why' }),
  capitalIsOffMap: z
    .literal(true)
    .optional()
    .meta({ description: 'The map has only some of its islands, and not that of the capital' }),
  features: z
    .array(
      z.strictObject({
        type: z.literal('Feature'),
        properties: z.strictObject({
          when: When.meta({ description: 'Years in which it is shown so: -0930~/-0733, or a single year' }),
          source: Source.meta({ description: 'What the extent follows, as a subject cites it' }),
        }),
        geometry: z.strictObject({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(Ring).min(1)).min(1),
        }),
      }),
    )
    .meta({ description: 'Its extents in the order of time; empty for a state that only holders.json names' }),
});
export type StateFile = z.infer<typeof StateFile>;

/** `borders/holders.json`. */
export const HoldersFile = z.strictObject({
  $schema: Schema,
  units: z
    .record(z.string(), z.record(Year, State))
    .meta({ description: 'Who held each unit of land since when: the state at the end of the year' }),
});

/** `borders/cuts.geojson`. */
export const CutsFile = z.strictObject({
  $schema: Schema,
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      properties: z.strictObject({
        piece: z.string().meta({ description: 'The new unit' }),
        of: z.string().meta({ description: 'A state of Natural Earth, or a piece that is cut out before' }),
      }),
      geometry: z.strictObject({ type: z.literal('Polygon'), coordinates: z.tuple([Ring]) }),
    }),
  ),
});

/** `borders/cities.json`: what is known of cities, written before the borders were looked at. */
export const CitiesFile = z.strictObject({
  $schema: Schema,
  cities: z.record(
    z.string(),
    z.strictObject({
      at: Position,
      holders: z
        .record(Year, State)
        .meta({ description: 'The state that held it in a year; the inner one of two within each other' }),
    }),
  ),
});
