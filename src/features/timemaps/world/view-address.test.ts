import { expect, test } from 'vitest';
import { readView, writeView } from './view-address.ts';

test('R22 use C: position and zoom of the map are in the address with the other parameters, and are read from it', () => {
  const view = { latitude: 34.2612345, longitude: 108.9412, zoom: 3.456 };
  const written = writeView('?year=-221&kinds=war,polity', view);
  expect(written).toBe('?year=-221&kinds=war,polity&view=34.261,108.941,3.46');
  expect(readView(written)).toEqual({ latitude: 34.261, longitude: 108.941, zoom: 3.46 });
  // The longitude of a map panned around the world is normalized.
  expect(writeView('', { latitude: -0.00001, longitude: 541.5, zoom: -1 })).toBe('?view=0,-178.5,-1');
  for (const wrong of ['', '?view=', '?view=1,2', '?view=90,0,1', '?view=1,181,2', '?view=a,b,c', '?view=1e9,1,1'])
    expect(readView(wrong), wrong).toBeNull();
});
