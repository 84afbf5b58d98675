import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { Names, BoundedTexts, CitationInput, PlaceInput, TimeInput } from '../../rules/schemas.ts';
import { WrittenPicture } from '../media/rules.ts';

/** Longitude before latitude, as in GeoJSON. Shapes beyond ±180 are cut at the date line before they are saved. */
const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const Line = z.array(Position).min(2).max(limits.shapePoints);
const Ring = z.array(Position).min(4).max(limits.shapePoints);

/** A sketch that belongs to a place. Source: spec §3 "sketch (point, line, polygon; style, size, fill, border)". */
export const Sketch = z.object({
  shape: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('Point'), coordinates: Position }),
      z.object({ type: z.literal('LineString'), coordinates: Line }),
      z.object({ type: z.literal('Polygon'), coordinates: z.array(Ring).min(1).max(limits.sketchRings) }),
      z.object({
        type: z.literal('MultiPolygon'),
        coordinates: z.array(z.array(Ring).min(1).max(limits.sketchRings)).min(1).max(limits.sketchRings),
      }),
    ])
    .refine((shape) => JSON.stringify(shape).split('[').length - 1 <= limits.sketchPoints, 'length'),
  /** Style of lines and edges; an arrow points to the end of a line. */
  style: z.enum(['solid', 'dashed', 'dotted', 'arrow']).default('solid'),
  /** Width of a line or radius of a point, in pixels. */
  size: z.number().min(1).max(24).default(3),
  /** Colours are names of the map's palette, which has a light and a dark variant; null: none. */
  fill: z.enum(['seal', 'bronze', 'gold', 'person', 'polity', 'war', 'book', 'idea']).nullable().default('seal'),
  border: z.enum(['seal', 'bronze', 'gold', 'person', 'polity', 'war', 'book', 'idea']).nullable().default('seal'),
  description: BoundedTexts(limits.summaryLength).nullable().default(null),
});
export type Sketch = z.output<typeof Sketch>;

/** A picture of this site: another host would learn of each reader, and another address of ours could be a call. */
export const NodeImage = WrittenPicture;
export type NodeImage = z.output<typeof NodeImage>;

/** The content of a `timemap` revision: every node of a subject except its own place and its events. */
export const Timemap = z.object({
  nodes: z
    .array(
      z.object({
        title: Names,
        description: BoundedTexts(limits.summaryLength).nullable().default(null),
        time: TimeInput.nullable().default(null),
        place: PlaceInput,
        sketch: Sketch.nullable().default(null),
        images: z.array(NodeImage).max(limits.nodeImages).default([]),
        /** 3: changes the world · 2: a country or a life · 1: a detail worth knowing. */
        weight: z.int().min(1).max(3).default(1),
        source: CitationInput.nullable().default(null),
      }),
    )
    .max(limits.listItems),
});
export type Timemap = z.output<typeof Timemap>;

/** 1: approximate · 2: main lines known · 3: surveyed or by treaty. */
export type BorderPrecision = 1 | 2 | 3;
/** GeoJSON MultiPolygon. */
export interface BorderShape {
  type: 'MultiPolygon';
  coordinates: [longitude: number, latitude: number][][][];
}
/** Number of colours for polities; `--border-0` … in ui/map-canvas/map-canvas.css. */
export const borderHues = 10;
