import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import type { MapDrawing, MapHandle } from '../../../../ui/map-canvas/map-canvas.ts';
import { notify } from '../../../../ui/notices.tsx';
import { validateShape, type DrawnShape, type Shape, type ShapeKind } from '../sketch-shapes.ts';
import { plainSketch, type EditableSketch } from './editable-node.ts';

const geometryTypes = { point: 'Point', line: 'LineString', area: 'Polygon' } as const;

/** The shape being drawn, and its row. */
export interface Sketching {
  key: number;
  kind: ShapeKind;
  /** Number of corners so far; null when finished, while corners can be moved. */
  corners: number | null;
  /** Why the drawing cannot be saved as it is. */
  problem: string | null;
}

/** Draws on the map for one row at a time; stores each finished shape and each moved corner in the row. */
export function useSketching(
  map: RefObject<MapHandle | null>,
  sketchOf: (key: number) => EditableSketch | null,
  onShape: (key: number, shape: Shape) => void,
) {
  const { t } = useReader();
  const [now, setNow] = useState<Sketching | null>(null);
  const drawing = useRef<MapDrawing | null>(null),
    latest = useRef(onShape),
    tries = useRef(0);
  const latestProblem = useRef<string | null>(null);
  useEffect(() => {
    latest.current = onShape;
    latestProblem.current = now?.problem ?? null;
  });
  const stop = () => {
    tries.current++;
    drawing.current?.stop();
    drawing.current = null;
    setNow(null);
  };
  useEffect(() => stop, []);

  const sketch = now ? sketchOf(now.key) : null;
  // Follows undo and style changes made elsewhere; stops if the shape was removed.
  useEffect(() => {
    if (now?.corners !== null || now.problem !== null) return;
    if (sketch) drawing.current?.show(sketch.shape);
    else stop();
  }, [sketch?.shape, now?.corners, now?.problem]);
  useEffect(() => {
    if (sketch) drawing.current?.setStyle(sketch);
  }, [sketch?.style, sketch?.size, sketch?.fill, sketch?.border]);

  async function begin(key: number, kind: ShapeKind, isChange: boolean) {
    stop();
    const attempt = tries.current,
      before = sketchOf(key);
    setNow({ key, kind, corners: isChange ? null : 0, problem: null });
    const change = (part: Partial<Sketching>) => setNow((is) => (is?.key === key ? { ...is, ...part } : is));
    const newDrawing = await map
      .current!.draw({
        draws: geometryTypes[kind],
        shape: isChange && before ? before.shape : null,
        look: before ?? plainSketch,
        onShape(drawn) {
          const { shape, isSimpler, fault } = validateShape(drawn as DrawnShape);
          change({ corners: null, problem: fault && t(`write.shape.${fault}`) });
          if (!shape) return;
          if (isSimpler) notify(t('write.shape.simpler', { most: limits.shapePoints }));
          latest.current(key, shape);
          // A point has no corners to move, and a shape cut at the date line has no single outline.
          if (kind === 'point' || shape.type === 'MultiPolygon') stop();
        },
        onCorners: (corners) => change({ corners }),
        // A key that confirms an invalid drawing does not discard it.
        onEnd: (isGivenUp) => void (isGivenUp || !latestProblem.current ? stop() : undefined),
      })
      .catch(() => null);
    if (tries.current !== attempt) return newDrawing?.stop();
    if (!newDrawing) {
      setNow(null);
      return notify(t('write.drawing.failed'), { tone: 'alert' });
    }
    drawing.current = newDrawing;
  }
  return {
    now,
    begin: (key: number, kind: ShapeKind, isChange: boolean) => void begin(key, kind, isChange),
    stop,
    undo: () => drawing.current?.undo(),
    finish: () => drawing.current?.finish(),
  };
}
