import { expect, test } from 'vitest';
import { formatCanonicalRequest, readImageRequest } from './request.ts';

const picture = { width: 6000, height: 4000 };
const read = (text: string) => readImageRequest(picture, text.split('/') as [string, string, string, string]);
const canonicalize = (text: string) => {
  const request = read(text);
  return request && formatCanonicalRequest(request, picture);
};

test('IIIF Image API 3 level 2: regions, sizes, rotations, qualities and formats are parsed, and written canonically', () => {
  expect(canonicalize('full/max/0/default.jpg')).toBe('full/3000,2000/0/default.jpg');
  expect(canonicalize('square/512,512/0/default.png')).toBe('1000,0,4000,4000/512,512/0/default.png');
  expect(canonicalize('1024,2048,512,512/256,/90/color.webp')).toBe('1024,2048,512,512/256,256/90/default.webp');
  expect(canonicalize('pct:50,25,10,10/,100/!180/gray.jpg')).toBe('3000,1000,600,400/150,100/!180/gray.jpg');
  expect(canonicalize('full/pct:10/270/bitonal.png')).toBe('full/600,400/270/bitonal.png');
  expect(canonicalize('full/!200,200/0/default.jpg')).toBe('full/200,133/0/default.jpg');
  expect(canonicalize('0,0,100,100/^200,200/0/default.jpg')).toBe('0,0,100,100/^200,200/0/default.jpg');
  expect(canonicalize('5800,3900,512,512/max/0/default.jpg')).toBe('5800,3900,200,100/max/0/default.jpg');
});

test('invalid requests are refused: empty region, too large, no such rotation, no such format', () => {
  for (const wrong of [
    '6000,0,10,10/max/0/default.jpg',
    '0,0,0,10/max/0/default.jpg',
    '-1,0,10,10/max/0/default.jpg',
    '0,0,10,10/20,20/0/default.jpg',
    'full/3001,/0/default.jpg',
    'full/^max,/0/default.jpg',
    'full/,/0/default.jpg',
    'full/0,/0/default.jpg',
    'full/!10,/0/default.jpg',
    'full/max/45/default.jpg',
    'full/max/0/native.jpg',
    'full/max/0/default.tif',
    'full/max/0/default.constructor',
    'pct:1e9,0,1,1/max/0/default.jpg',
    '../../etc/passwd',
  ])
    expect(read(wrong), wrong).toBeNull();
});
