import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCoordinate, readCoordinates } from './coordinates-reading.ts';

test('V19 a coordinate is parsed in the usual notations', () => {
  for (const text of [
    '41.89',
    '41,89',
    ' 41.89° ',
    '+41.89',
    '41.89 N',
    'N 41.89',
    '41.89n',
    '北纬41.89度',
    '北緯41.89',
  ])
    expect(readCoordinate(text, 'latitude'), text).toBe(41.89);
  for (const text of ['41°53′N', "41°53'N", '41° 53′ N', '41 53 N', '北纬41度53分', 'N41°53′', '４１°５３′N'])
    expect(readCoordinate(text, 'latitude'), text).toBeCloseTo(41 + 53 / 60, 10);
  for (const text of ['41°53′24.5″N', `41°53'24.5"N`, '41 53 24.5 N', '41°53′24,5″ N'])
    expect(readCoordinate(text, 'latitude'), text).toBeCloseTo(41.890139, 6);
  for (const text of ['-3.7', '−3.7', '3.7 W', '3,7 O', '西经3.7', '3°42′O'])
    expect(readCoordinate(text, 'longitude'), text).toBeCloseTo(-3.7, 10);
  expect(readCoordinate('-33.9', 'latitude')).toBe(-33.9);
});

test('V19 an invalid coordinate, or one off the earth, is rejected', () => {
  for (const text of [
    '',
    'north',
    '91',
    '-90.5',
    '41.89 E',
    '-33.9 S',
    '41°63′N',
    '41 53',
    'N 41 N',
    '1/2',
    '41..8',
    '١٢',
  ])
    expect(readCoordinate(text, 'latitude'), text).toBeNull();
  expect([
    readCoordinate('180', 'longitude'),
    readCoordinate('180.1', 'longitude'),
    readCoordinate('12 N', 'longitude'),
  ]).toEqual([180, null, null]);
});

test('V19 two coordinates pasted together are split, in the order they state', () => {
  const rome = { latitude: 41.89, longitude: 12.49 };
  for (const text of [
    '41.89, 12.49',
    '41.89,12.49',
    '41.89 12.49',
    '41,89; 12,49',
    '41,89 12,49',
    '41,89, 12,49',
    '41.89 N, 12.49 E',
    '12.49E 41.89N',
    '(41.89, 12.49)',
    'geo:41.89,12.49',
    '北纬41.89 东经12.49',
  ])
    expect(readCoordinates(text), text).toEqual(rome);
  expect(readCoordinates('41°53′36″N 12°28′58″E')).toEqual({
    latitude: expect.closeTo(41.8933, 4) as number,
    longitude: expect.closeTo(12.4828, 4) as number,
  });
  expect(readCoordinates('33 51 54 S 151 12 34 E')).toEqual({
    latitude: expect.closeTo(-33.865, 4) as number,
    longitude: expect.closeTo(151.2094, 4) as number,
  });
  for (const text of ['41,89', '41.89', '41.89, 12.49, 3', '41.89 N, 12.49 N', '95, 12', 'Rome, Italy', ''])
    expect(readCoordinates(text), text).toBeNull();
});

test('V19 every number is parsed as it was written', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        expect(readCoordinate(String(latitude), 'latitude')).toBe(latitude || 0);
        expect(readCoordinates(`${latitude}, ${longitude}`)).toEqual({
          latitude: latitude || 0,
          longitude: longitude || 0,
        });
      },
    ),
  );
});
