import { canonicalJson } from '../../../../rules/canonical-json.ts';
import type { Language } from '../../../../rules/languages.ts';
import { middleOf, validateShape, type DrawnShape, type Shape } from '../../face/sketch-shapes.ts';
import { emptyMapScript, type MapScript, type MapShape } from '../../face/scripts/rules.ts';
import { isIncompleteCitation } from '../../../../editing/fields/editable-citation.ts';
import { toEditableTime, type EditableTime } from '../../../../editing/fields/editable-time.ts';
import { mergeItems, type EditableItem } from '../../../../editing/list/list-part.ts';
import { newNode, plainSketch, type EditableNode, type EditableSketch } from '../../face/edit/editable-node.ts';

/** A shape of a map script while it is edited. */
export interface EditableShape extends EditableItem<MapShape> {
  layer: string;
  title: string;
  description: string;
  time: EditableTime;
  /** Null until something is drawn. The sketch's own description stays empty; `description` is used instead. */
  sketch: EditableSketch | null;
  source: MapShape['source'];
}
/** A map script without its shapes. */
export type ScriptFacts = Omit<MapScript, 'shapes'>;
export interface EditableScript {
  facts: ScriptFacts;
  shapes: readonly EditableShape[];
}

const emptyText = { typed: '', texts: null };
type GeoPosition = { latitude: number; longitude: number };

export const newShape = (layer: string, spot: GeoPosition | null): EditableShape => ({
  layer,
  title: '',
  description: '',
  time: { typed: '', record: null },
  sketch: spot && { ...plainSketch, shape: pointAt(spot) },
  source: null,
  was: null,
});
const pointAt = ({ latitude, longitude }: GeoPosition): Shape => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});

const toEditableShape = (shape: MapShape, language: Language): EditableShape => ({
  layer: shape.layer,
  title: shape.title,
  description: shape.description,
  time: toEditableTime(shape.time, language),
  sketch: { ...shape.sketch, description: emptyText },
  source: shape.source,
  was: shape,
});

export type ShapeProblem = 'titleMissing' | 'shapeMissing' | 'timeWrong' | 'sourceWrong';
export const problemsOf = ({ title, sketch, time, source, was }: EditableShape): ShapeProblem[] => [
  ...(title.trim() ? [] : ['titleMissing' as const]),
  ...(sketch ? [] : ['shapeMissing' as const]),
  ...(time.typed.trim() && !time.record ? ['timeWrong' as const] : []),
  ...(isIncompleteCitation(source, was?.source) ? ['sourceWrong' as const] : []),
];

/** Parses an edited shape; null while something is missing. An unchanged shape is returned exactly as it was. */
function readShape(writing: EditableShape, language: Language): MapShape | null {
  const { was, layer, title, description, time, sketch, source } = writing;
  if (was && JSON.stringify(writing) === JSON.stringify(toEditableShape(was, language))) return was;
  if (problemsOf(writing).length || !sketch) return null;
  const { description: _none, ...drawn } = sketch;
  const words = { layer: layer.trim(), title: title.trim(), description: description.trim() };
  return { ...words, time: time.typed.trim() ? time.record : null, sketch: drawn, source };
}

export function toEditableScript(script: MapScript | null, language: Language): EditableScript {
  const { shapes, ...facts } = script ?? emptyMapScript('', language);
  return { facts, shapes: shapes.map((shape) => toEditableShape(shape, language)) };
}
export const readScript = ({ facts, shapes }: EditableScript, language: Language): MapScript => ({
  ...facts,
  name: facts.name.trim(),
  shapes: shapes.flatMap((shape) => readShape(shape, language) ?? []),
});

/** Merges two versions of a map script: shapes like any list; if both changed a fact, mine wins. */
export function mergeScripts(was: MapScript | null, local: MapScript, remote: MapScript): MapScript {
  const { shapes: _mine, ...facts } = local;
  const isMine = (field: keyof ScriptFacts) =>
    was === null || canonicalJson(local[field]) !== canonicalJson(was[field]) || field === 'language';
  const merged = Object.fromEntries(
    (Object.keys(facts) as (keyof ScriptFacts)[]).map((field) => [field, (isMine(field) ? local : remote)[field]]),
  ) as unknown as ScriptFacts;
  return { ...merged, shapes: mergeItems(was?.shapes ?? [], local.shapes, remote.shapes).items };
}

/** Moves a shape so that its middle is at a position. */
export function moveShapeTo(shape: Shape, spot: GeoPosition): Shape {
  if (shape.type === 'Point') return pointAt(spot);
  const middle = middleOf(shape);
  const [right, up] = [spot.longitude - middle.longitude, spot.latitude - middle.latitude];
  const move = (coordinates: unknown): unknown =>
    Array.isArray(coordinates) && typeof coordinates[0] === 'number'
      ? [coordinates[0] + right, Math.max(-90, Math.min(90, (coordinates[1] as number) + up))]
      : (coordinates as unknown[]).map(move);
  return validateShape({ type: shape.type, coordinates: move(shape.coordinates) } as DrawnShape).shape ?? shape;
}

/** The shape in the form of the timemap editor: a place in its middle, and the sketch. */
export function asNode({ title, time, sketch }: EditableShape): EditableNode {
  const node = newNode(sketch && middleOf(sketch.shape));
  return { ...node, title: { typed: title, texts: null }, time, sketch };
}

/** Converts an imported GeoJSON feature to a shape. */
export const fromImportedNode = ({ title, description, time, place, sketch, source }: EditableNode): EditableShape => ({
  ...newShape('', { latitude: Number(place.latitude), longitude: Number(place.longitude) }),
  title: title.typed || place.name,
  description: description.typed,
  time,
  ...(sketch && { sketch: { ...sketch, description: emptyText } }),
  source,
});
