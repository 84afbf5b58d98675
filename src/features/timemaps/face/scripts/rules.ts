import { z } from 'zod';
import * as limits from '../../../../rules/limits.ts';
import { BoundedText, CitationInput, LanguageCode, Name, TimeInput } from '../../../../rules/schemas.ts';
import { Sketch } from '../../rules.ts';
import { OldMap } from './old-map.ts';

/** One shape of a map script: where it lies, when it stood, how it looks, and who says so. */
export const MapShape = z.object({
  /** The layer that it belongs to, by its name; empty for none. Layers lie in the order of their first shapes. */
  layer: Name.default(''),
  title: Name,
  time: TimeInput.nullable().default(null),
  /** Its words are the shape's own, in the language of the script. */
  sketch: Sketch.omit({ description: true }),
  description: BoundedText(limits.wordsLength).default(''),
  source: CitationInput.nullable().default(null),
});
export type MapShape = z.output<typeof MapShape>;

const pointsOf = ({ sketch }: { sketch: MapShape['sketch'] }) => JSON.stringify(sketch.shape).split('[').length - 1;

/** What a `mapscript` revision proposes: a map of one's own. Source: spec §3 "Map script: id, title, language". */
export const MapScript = z.object({
  /** Its title; called as lists of revisions call what they show. */
  name: Name,
  language: LanguageCode,
  description: BoundedText(limits.wordsLength).default(''),
  shapes: z
    .array(MapShape)
    .max(limits.mapScript.shapes)
    .refine((shapes) => shapes.reduce((sum, shape) => sum + pointsOf(shape), 0) <= limits.mapScript.points, 'length')
    .default([]),
  /** An old map laid under the shapes; null for none. */
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

/** The layers of some shapes, in the order of their first shapes. */
export const layersOf = <S extends { layer: string }>(shapes: readonly S[]): { layer: string; shapes: S[] }[] =>
  [...Map.groupBy(shapes, ({ layer }) => layer)].map(([layer, own]) => ({ layer, shapes: own }));
