import { expect, test } from 'vitest';
import { MapScript } from '../../face/scripts/rules.ts';
import {
  problemsOf,
  mergeScripts,
  moveShapeTo,
  newShape,
  readScript,
  toEditableScript,
} from './editable-map-script.ts';

const road = {
  layer: 'Roads',
  title: 'Via Appia',
  time: { startTime: '-0312-00-00 00:00:00' },
  sketch: {
    shape: {
      type: 'LineString',
      coordinates: [
        [12.5, 41.9],
        [17.9, 40.6],
      ],
    },
  },
};
const script = MapScript.parse({ name: 'Roads', language: 'en', shapes: [road] });

test('an unchanged map script is saved exactly as it was; a shape without a title or drawing is not sent', () => {
  for (const language of ['en', 'zh', 'jp'] as const)
    expect(readScript(toEditableScript(script, language), language)).toEqual(script);
  const writing = toEditableScript(script, 'en');
  const bare = newShape('Roads', null);
  expect(problemsOf(bare)).toEqual(['titleMissing', 'shapeMissing']);
  expect(readScript({ ...writing, shapes: [...writing.shapes, bare] }, 'en')).toEqual(script);
});

test('merging edits from two devices keeps the shapes of both, and for other fields the changed value', () => {
  const other = MapScript.parse({ ...road, ...script, shapes: [road, { ...road, title: 'Via Egnatia' }] });
  const local = { ...script, description: 'Mine.' };
  const merged = mergeScripts(script, local, { ...other, name: 'Roman roads' });
  expect(merged).toMatchObject({ name: 'Roman roads', description: 'Mine.' });
  expect(merged.shapes.map(({ title }) => title)).toEqual(['Via Appia', 'Via Egnatia']);
});

test('a moved shape keeps its form, and is split at the date line', () => {
  expect(moveShapeTo({ type: 'Point', coordinates: [1, 2] }, { latitude: 5, longitude: 6 })).toEqual({
    type: 'Point',
    coordinates: [6, 5],
  });
  const square = moveShapeTo(
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
      ],
    },
    { latitude: 5, longitude: 179 },
  );
  expect(square.type).toBe('MultiPolygon');
});
