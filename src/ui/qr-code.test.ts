import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

test('a QR code contains the address, with any characters', () => {
  const address = 'https://stele.example/detail/秦始皇?comment=s0#comments';
  const { path, size } = qrPath(address);
  const scale = 4,
    side = size * scale,
    data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++)
        data.fill(
          0,
          ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4,
          ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4 + 3,
        );
  expect(decodeQR({ width: side, height: side, data })).toBe(address);
});
