import type { Map as GlMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawModeUndoRedo,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type GeoJSONStoreFeatures,
  type HexColor,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { DrawingRequest, MapDrawing, MapSketch } from './map-canvas.ts';
import { paletteOf } from './style.ts';

const modes = { Point: 'point', LineString: 'linestring', Polygon: 'polygon' } as const;
/** Decimal digits of a coordinate: about a metre. */
const precision = 5;
const transparent = '#000000';

/**
 * Lets the reader draw on the map with Terra Draw: clicks set vertices, a double click or Enter finishes, then every
 * vertex can be moved. The map's own keys keep moving the map.
 */
export function startDrawing(
  map: GlMap,
  box: HTMLElement,
  { draws, shape, look: first, onShape, onCorners, onEnd }: DrawingRequest,
): MapDrawing {
  let look = first,
    drawn: string | number | null = null;
  const { hues, halo } = paletteOf(box),
    canvas = map.getCanvas(),
    leaving = new AbortController();
  const hex = (color: string): HexColor => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = color;
    return context.fillStyle as HexColor;
  };
  const colors = new Map(Object.entries(hues).map(([name, color]) => [name, hex(color)]));
  const edge = () => colors.get(look.border ?? '') ?? hex(halo),
    inside = () => colors.get(look.fill ?? '') ?? transparent;
  const width = () => look.size,
    dash = (): [number, number] | undefined =>
      look.style === 'dashed'
        ? [3 * look.size, 2 * look.size]
        : look.style === 'dotted'
          ? [look.size, 1.6 * look.size]
          : undefined;
  const corner = { Color: hex(halo), Width: 5, OutlineColor: hex(hues.bronze), OutlineWidth: 2 };
  const area = {
    fillColor: inside,
    fillOpacity: () => (look.fill ? 0.22 : 0),
    outlineColor: edge,
    outlineWidth: width,
  };
  const closing = {
    closingPointColor: hex(hues.bronze),
    closingPointWidth: 6,
    closingPointOutlineColor: hex(halo),
    closingPointOutlineWidth: 2,
    coordinatePointColor: corner.Color,
    coordinatePointWidth: 4,
    coordinatePointOutlineColor: corner.OutlineColor,
    coordinatePointOutlineWidth: 2,
  };
  const corners = { draggable: true, deletable: true, midpoints: true };
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: precision }),
    modes: [
      new TerraDrawPointMode({
        styles: { pointColor: inside, pointWidth: () => 2 + look.size, pointOutlineColor: edge, pointOutlineWidth: 2 },
      }),
      new TerraDrawLineStringMode({
        showCoordinatePoints: true,
        styles: { lineStringColor: edge, lineStringWidth: width, lineStringDash: dash, ...closing },
      }),
      new TerraDrawPolygonMode({ showCoordinatePoints: true, styles: { ...area, ...closing } }),
      new TerraDrawSelectMode({
        // We handle Escape and Delete: one ends drawing, the other would delete the whole shape.
        keyEvents: { deselect: null, delete: null, rotate: null, scale: null },
        allowManualDeselection: false,
        flags: {
          point: { feature: { draggable: true } },
          linestring: { feature: { draggable: true, coordinates: corners } },
          polygon: { feature: { draggable: true, selfIntersectable: true, coordinates: corners } },
        },
        styles: {
          selectedPointColor: inside,
          selectedPointWidth: () => 4 + look.size,
          selectedPointOutlineColor: edge,
          selectedPointOutlineWidth: 2,
          selectedLineStringColor: edge,
          selectedLineStringWidth: width,
          selectedLineStringDash: dash,
          selectedPolygonColor: inside,
          selectedPolygonFillOpacity: area.fillOpacity,
          selectedPolygonOutlineColor: edge,
          selectedPolygonOutlineWidth: width,
          selectionPointColor: corner.Color,
          selectionPointWidth: corner.Width,
          selectionPointOutlineColor: corner.OutlineColor,
          selectionPointOutlineWidth: corner.OutlineWidth,
          midPointColor: hex(hues.bronze),
          midPointWidth: 3,
          midPointOutlineColor: corner.Color,
          midPointOutlineWidth: 1,
        },
      }),
    ],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });

  const geometryOf = (id: string | number) => draw.getSnapshotFeature(id)?.geometry as MapSketch['shape'] | undefined;
  /**
   * Counts the vertices set: the last one of a shape being drawn follows the pointer, and a polygon repeats its first.
   */
  function countCorners() {
    if (drawn !== null) return;
    const being = draw
      .getSnapshot()
      .find(({ properties, geometry }) => properties.currentlyDrawing && geometry.type !== 'Point')?.geometry;
    onCorners(
      !being
        ? 0
        : being.type === 'LineString'
          ? being.coordinates.length - 1
          : Math.max(1, (being.coordinates[0] as unknown[]).length - 2),
    );
  }
  function select(id: string | number) {
    drawn = id;
    draw.selectFeature(id);
    onCorners(null);
  }
  function add(sketchShape: MapSketch['shape']) {
    const mode = modes[sketchShape.type as keyof typeof modes];
    const [added] = draw.addFeatures([
      { type: 'Feature', geometry: roundShape(sketchShape), properties: { mode } } as GeoJSONStoreFeatures,
    ]);
    if (added?.valid && added.id !== undefined) select(added.id);
  }

  draw.start();
  box.dataset.drawing = '';
  draw.on('finish', (id, { action }) => {
    const done = geometryOf(id);
    // Deferred: the library is still handling the reported event.
    if (done)
      setTimeout(() => {
        if (leaving.signal.aborted) return;
        if (action === 'draw') select(id);
        onShape(done);
      });
  });
  draw.on('change', countCorners);
  if (shape) add(shape);
  else draw.setMode(modes[draws]);
  box.focus({ preventScroll: true });

  const undo = () => void (drawn === null && draw.undo());
  const press = (key: string) =>
    ['keydown', 'keyup'].forEach((type) => canvas.dispatchEvent(new KeyboardEvent(type, { key })));
  const finish = () => (drawn === null ? press('Enter') : onEnd(false));
  /** Sets a vertex in the middle of the map, like a click there. */
  function setCorner() {
    const { left, top, width: wide, height } = canvas.getBoundingClientRect(),
      at = { clientX: left + wide / 2, clientY: top + height / 2, isPrimary: true, pointerId: 1 };
    canvas.dispatchEvent(new PointerEvent('pointermove', { ...at, button: -1 }));
    for (const type of ['pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(type, { ...at, button: 0 }));
  }
  box.addEventListener(
    'keydown',
    (event) => {
      const key = event.key.toLowerCase(),
        isUndo = key === 'backspace' || (key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey);
      const act =
        event.target !== box
          ? undefined
          : key === 'enter'
            ? finish
            : key === 'escape'
              ? () => onEnd(true)
              : key === ' ' && drawn === null
                ? setCorner
                : isUndo && drawn === null
                  ? undo
                  : undefined;
      if (!act) return;
      act();
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: leaving.signal },
  );

  return {
    undo,
    finish,
    show(next) {
      if (drawn === null || !(next.type in modes)) return;
      if (JSON.stringify(geometryOf(drawn)?.coordinates) === JSON.stringify(roundShape(next).coordinates)) return;
      draw.removeFeatures([drawn]);
      add(next);
    },
    setStyle(next) {
      look = next;
      // Setting any option makes the library read our style functions again.
      for (const mode of Object.values(modes)) draw.updateModeOptions<typeof TerraDrawPolygonMode>(mode, {});
      draw.updateModeOptions<typeof TerraDrawSelectMode>('select', {});
    },
    stop() {
      leaving.abort();
      delete box.dataset.drawing;
      draw.stop();
    },
  };
}

/** Rounded to the digits that the library accepts. */
function roundShape({ type, coordinates }: MapSketch['shape']): MapSketch['shape'] {
  const round = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(round) : Number((value as number).toFixed(precision));
  return { type, coordinates: round(coordinates) };
}
