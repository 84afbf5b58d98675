import { checkTime, createFinding, type Finding, type IsOld } from '../../../rules/revisions/findings.ts';
import { validateShape, type DrawnShape } from '../face/sketch-shapes.ts';
import { georeferenceOldMap } from '../face/scripts/old-map.ts';
import type { MapScript, MapShape } from '../face/scripts/rules.ts';

/** A shape as stored: closed, oriented, cut at the date line and simplified; unchanged if it is invalid. */
export function withValidShape<S extends Pick<MapShape, 'sketch'>>(shape: S): S {
  const { shape: sound } = validateShape(shape.sketch.shape as DrawnShape);
  return sound ? { ...shape, sketch: { ...shape.sketch, shape: sound } } : shape;
}

/**
 * Faults that prevent the submission of a map script. One without shapes may be submitted: the calls of spec §7 create
 * and commit it with only a title. The editor requires a shape.
 */
export function checkMapScript({ name, shapes, oldMap }: MapScript, isOld: IsOld): Finding[] {
  const laid = oldMap && georeferenceOldMap(oldMap.points);
  return [
    ...(name ? [] : [createFinding('titleMissing', 'name')]),
    ...(oldMap && !laid ? [createFinding('oldMapUnlaid', 'oldMap')] : []),
    ...shapes.flatMap((shape, place) => (isOld(shape) ? [] : checkShape(shape, `shapes.${place}`))),
  ];
}

const checkShape = ({ title, time, sketch }: MapShape, where: string): Finding[] => [
  ...(title ? [] : [createFinding('titleMissing', `${where}.title`)]),
  ...(validateShape(sketch.shape as DrawnShape).fault ? [createFinding('shapeUnsound', `${where}.sketch`)] : []),
  ...checkTime(time, `${where}.time`),
];
