import { expect, test } from 'vitest';
import { groupFaults, holdingsAt, timeFaultsAt } from './time-faults.ts';
import type { StateExtents } from './shape.ts';

/** A state that holds the square around 0, 0 in each of the spans. */
const stateOf = (id: string, ...spans: [string, string][]): StateExtents => ({
  id,
  extents: spans.map((span) => ({
    span,
    rings: [
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
    ],
    source: ['natural-earth'],
  })),
});
const city = ['City', [0, 0]] as const,
  sea = ['Sea', [5, 5]] as const;
const faultsOf = (...states: StateExtents[]) =>
  timeFaultsAt(states, [city, sea]).map(({ kind, from, until, states: ids, at }) =>
    [kind, from, until, ids.join('>'), at].join(' '),
  );

test('R22 years in which a city has two holders, none, or one for a moment are found', () => {
  expect(holdingsAt([stateOf('a', ['-0002', '-0001'], ['0001', '0010'])], [0, 0])).toEqual([
    { state: 'a', from: -2, until: 10 },
  ]);
  expect(faultsOf(stateOf('a', ['1400', '1500']), stateOf('b', ['1501', '1600']))).toEqual([]);
  expect(faultsOf(stateOf('a', ['1400', '1500']), stateOf('b', ['1500', '1600']))).toEqual([
    'overlap 1500 1500 a>b City',
  ]);
  expect(faultsOf(stateOf('a', ['-0050', '-0002']), stateOf('b', ['0002', '0100']))).toEqual(['gap -1 1 a>b City']);
  expect(faultsOf(stateOf('a', ['1400', '1500'], ['1503', '1600']), stateOf('b', ['1501', '1502']))).toEqual([
    'flicker 1501 1502 a>b>a City',
  ]);
});

test('R22 states that lie within each other hold their cities together', () => {
  const empire = stateOf('empire', ['1000', '1800']),
    estate = stateOf('estate', ['1400', '1600']);
  expect(faultsOf(empire, estate)).toEqual([]);
  expect(
    groupFaults(
      timeFaultsAt([stateOf('a', ['1400', '1502']), stateOf('b', ['1500', '1600'])], [city, ['Town', [0.5, 0]]]),
    ),
  ).toEqual([{ kind: 'overlap', from: 1500, until: 1502, states: ['a', 'b'], at: 'City, Town' }]);
});
