import { checkTime, found, type Found, type IsOld } from '../../../rules/revisions/findings.ts';
import { soundShape, type DrawnShape } from '../face/sketch-shapes.ts';
import { layOldMap } from '../face/scripts/old-map.ts';
import type { MapScript, MapShape } from '../face/scripts/rules.ts';

/** A shape as it is kept: closed, turned, cut at the date line and not too fine; as it came where it cannot be so. */
export function withSoundShape<S extends Pick<MapShape, 'sketch'>>(shape: S): S {
  const { shape: sound } = soundShape(shape.sketch.shape as DrawnShape);
  return sound ? { ...shape, sketch: { ...shape.sketch, shape: sound } } : shape;
}

/**
 * What keeps a map script from being committed. One without shapes may be: the calls of spec §7 make and commit it by its
 * title alone. The editor asks for a shape first.
 */
export function checkMapScript({ name, shapes, oldMap }: MapScript, isOld: IsOld): Found[] {
  const laid = oldMap && layOldMap(oldMap.points);
  return [
    ...(name ? [] : [found('titleMissing', 'name')]),
    ...(oldMap && !laid ? [found('oldMapUnlaid', 'oldMap')] : []),
    ...shapes.flatMap((shape, place) => (isOld(shape) ? [] : checkShape(shape, `shapes.${place}`))),
  ];
}

function checkShape({ title, time, sketch }: MapShape, where: string): Found[] {
  return [
    ...(title ? [] : [found('titleMissing', `${where}.title`)]),
    ...(soundShape(sketch.shape as DrawnShape).fault ? [found('shapeUnsound', `${where}.sketch`)] : []),
    ...checkTime(time, `${where}.time`),
  ];
}
