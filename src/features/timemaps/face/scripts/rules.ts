import { z } from 'zod';
import * as limits from '../../../../rules/limits.ts';
import { BoundedText, CitationInput, LanguageCode, Name, TimeInput } from '../../../../rules/schemas.ts';
import { Sketch } from '../../rules.ts';
import { OldMap } from './old-map.ts';

/** One shape of a map script: its geometry and style, its time, and its source. */
export const MapShape = z.object({
  /** The name of its layer; empty for none. Layers are ordered by their first shapes. */
  layer: Name.default(''),
  title: Name,
  time: TimeInput.nullable().default(null),
  /** Its text is in the shape's own fields, in the language of the script. */
  sketch: Sketch.omit({ description: true }),
  description: BoundedText(limits.summaryLength).default(''),
  source: CitationInput.nullable().default(null),
});
export type MapShape = z.output<typeof MapShape>;

const countPoints = ({ sketch }: { sketch: MapShape['sketch'] }) => JSON.stringify(sketch.shape).split('[').length - 1;

/** The content of a `mapscript` revision: a member's map. Source: spec §3 "Map script: id, title, language". */
export const MapScript = z.object({
  /** Its title; named like the fields that lists of revisions show. */
  name: Name,
  language: LanguageCode,
  description: BoundedText(limits.summaryLength).default(''),
  shapes: z
    .array(MapShape)
    .max(limits.mapScript.shapes)
    .refine((shapes) => shapes.reduce((sum, shape) => sum + countPoints(shape), 0) <= limits.mapScript.points, 'length')
    .default([]),
  /** An old map below the shapes; null for none. */
  oldMap: OldMap.nullable().default(null),
});
export type MapScript = z.output<typeof MapScript>;

export const emptyMapScript = (name: string, language: MapScript['language']): MapScript => ({
  name,
  language,
  description: '',
  shapes: [],
  oldMap: null,
});

/** The layers of some shapes, ordered by their first shapes. */
export const layersOf = <S extends { layer: string }>(shapes: readonly S[]): { layer: string; shapes: S[] }[] =>
  [...Map.groupBy(shapes, ({ layer }) => layer)].map(([layer, layerShapes]) => ({ layer, shapes: layerShapes }));
