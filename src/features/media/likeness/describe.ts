/**
 * Describes a picture in 64 bits and in 192 bytes, from 64 × 64 of its pixels: a perceptual hash that identifies
 * copies, and a descriptor that finds similar pictures. Pure; the same code describes stored pictures and queries.
 */

/** Side of the input in pixels: three bytes each, in rows from the top. */
export const sidePx = 64;
export const pixelBytes = sidePx * sidePx * 3;
/** Bytes of one descriptor: one half for the whole picture, the other for its centre, to match cropped copies. */
export const halfBytes = 96;
export const descriptorBytes = 2 * halfBytes;

/** Fraction of each side that the centre leaves out. */
const margin = 0.1;
/** Side of the grid on which a window is described. */
const grid = 32;

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}
const fullWindow: Window = { x: 0, y: 0, width: sidePx, height: sidePx };

/** Luminance and two colour differences of a window, each a grid of numbers from 0 to 255 (differences around 0). */
function planesOf(pixels: Uint8Array, { x, y, width, height }: Window): [Float32Array, Float32Array, Float32Array] {
  const planes = [0, 1, 2].map(() => new Float32Array(grid * grid)) as [Float32Array, Float32Array, Float32Array];
  for (let row = 0; row < grid; row++)
    for (let column = 0; column < grid; column++) {
      const [red, green, blue] = sample(pixels, x + ((column + 0.5) * width) / grid, y + ((row + 0.5) * height) / grid);
      const at = row * grid + column;
      planes[0][at] = 0.299 * red + 0.587 * green + 0.114 * blue;
      planes[1][at] = blue - planes[0][at]!;
      planes[2][at] = red - planes[0][at]!;
    }
  return planes;
}

/** The interpolated colour at a point. */
function sample(pixels: Uint8Array, x: number, y: number): [number, number, number] {
  const left = Math.min(sidePx - 1, Math.max(0, Math.floor(x - 0.5))),
    top = Math.min(sidePx - 1, Math.max(0, Math.floor(y - 0.5)));
  const right = Math.min(sidePx - 1, left + 1),
    bottom = Math.min(sidePx - 1, top + 1);
  const over = Math.min(1, Math.max(0, x - 0.5 - left)),
    down = Math.min(1, Math.max(0, y - 0.5 - top));
  const channel = (of: number) => {
    const pick = (column: number, row: number) => pixels[(row * sidePx + column) * 3 + of]!;
    return (
      (pick(left, top) * (1 - over) + pick(right, top) * over) * (1 - down) +
      (pick(left, bottom) * (1 - over) + pick(right, bottom) * over) * down
    );
  };
  return [channel(0), channel(1), channel(2)];
}

const cosines = Float32Array.from({ length: 8 * grid }, (_, at) => {
  const wave = Math.floor(at / grid),
    place = at % grid;
  return Math.cos((Math.PI * wave * (2 * place + 1)) / (2 * grid));
});

/** The lowest frequencies of a grid, `count` across and `count` down. */
function lowFrequenciesOf(plane: Float32Array, count: number): Float32Array {
  const across = new Float32Array(count * grid);
  for (let row = 0; row < grid; row++)
    for (let wave = 0; wave < count; wave++) {
      let sum = 0;
      for (let column = 0; column < grid; column++) sum += plane[row * grid + column]! * cosines[wave * grid + column]!;
      across[wave * grid + row] = sum / grid;
    }
  const both = new Float32Array(count * count);
  for (let down = 0; down < count; down++)
    for (let wave = 0; wave < count; wave++) {
      let sum = 0;
      for (let row = 0; row < grid; row++) sum += across[wave * grid + row]! * cosines[down * grid + row]!;
      both[down * count + wave] = sum / grid;
    }
  return both;
}

/** Which of the 64 lowest frequencies exceed their median, which excludes the mean; as sixteen hexadecimal digits. */
export function hashOf(pixels: Uint8Array): string {
  const frequencies = lowFrequenciesOf(planesOf(pixels, fullWindow)[0], 8);
  const median = frequencies.slice(1).sort()[31]!;
  let bits = 0n;
  for (let at = 0; at < 64; at++) bits = (bits << 1n) | (at > 0 && frequencies[at]! > median ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
}

/** Length of a group of numbers; dividing by it removes changes of brightness and contrast. */
const lengthOf = (numbers: ArrayLike<number>) => Math.hypot(...Array.from(numbers)) || 1;

/** Gradients by direction in four quadrants. */
function gradients(plane: Float32Array): Float32Array {
  const histogram = new Float32Array(32);
  for (let row = 1; row < grid - 1; row++)
    for (let column = 1; column < grid - 1; column++) {
      const at = row * grid + column;
      const dx = plane[at + 1]! - plane[at - 1]!,
        dy = plane[at + grid]! - plane[at - grid]!;
      const quarter = (row < grid / 2 ? 0 : 2) + (column < grid / 2 ? 0 : 1);
      const direction = Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * 8) & 7;
      histogram[quarter * 8 + direction]! += Math.hypot(dx, dy);
    }
  return histogram;
}

/** Roughness of each of nine cells. */
function measureTexture(plane: Float32Array): Float32Array {
  const roughness = new Float32Array(9);
  for (let row = 1; row < grid - 1; row++)
    for (let column = 1; column < grid - 1; column++) {
      const at = row * grid + column;
      const rough = Math.abs(4 * plane[at]! - plane[at - 1]! - plane[at + 1]! - plane[at - grid]! - plane[at + grid]!);
      roughness[Math.floor((row * 3) / grid) * 3 + Math.floor((column * 3) / grid)]! += rough;
    }
  return roughness;
}

/**
 * Offset of the colour numbers in a descriptor. Colour comes last, so that grey pictures are compared without it. The
 * lowest frequencies come first, because they alone distinguish most pictures.
 */
export const colourOffset = 76;

function describeWindow(pixels: Uint8Array, window: Window): Int8Array {
  const [light, blue, red] = planesOf(pixels, window);
  const frequencies = lowFrequenciesOf(light, 6);
  const low = order.map((at) => frequencies[at]!);
  const roughness = measureTexture(light);
  const colour = [...lowFrequenciesOf(blue, 3), ...lowFrequenciesOf(red, 3)];
  const parts: [ArrayLike<number>, number, number][] = [
    [low, 1, lengthOf(low)],
    [gradients(light), 0.7, 0],
    [roughness, 0.25, 0],
    // Colour is not normalized: a grey picture has none.
    [colour, 0.9, 60],
  ];
  const look = new Int8Array(halfBytes);
  let at = 0;
  for (const [numbers, weight, strength] of parts) {
    const scale = (127 * weight) / (strength || lengthOf(numbers));
    for (let place = 0; place < numbers.length; place++)
      look[at++] = Math.max(-127, Math.min(127, Math.round(numbers[place]! * scale)));
  }
  return look;
}

/** The frequencies of a 6 × 6 square without the mean, the lowest first. */
const order = Array.from({ length: 36 }, (_, at) => at)
  .slice(1)
  .sort((a, b) => (a % 6) + Math.floor(a / 6) - (b % 6) - Math.floor(b / 6) || a - b);

/** The descriptor that is stored: of the whole picture and of its centre. */
export function computeDescriptor(pixels: Uint8Array): Int8Array {
  const look = new Int8Array(descriptorBytes);
  look.set(describeWindow(pixels, fullWindow));
  const inset = sidePx * margin;
  look.set(
    describeWindow(pixels, { x: inset, y: inset, width: sidePx - 2 * inset, height: sidePx - 2 * inset }),
    halfBytes,
  );
  return look;
}

/** Queries for a picture: the whole, its centre, and the part within a border of one colour if it has one. */
export function queryDescriptorsOf(pixels: Uint8Array): Int8Array[] {
  const look = computeDescriptor(pixels);
  const inner = findInnerWindow(pixels);
  return [look.slice(0, halfBytes), look.slice(halfBytes), ...(inner ? [describeWindow(pixels, inner)] : [])];
}

/** Whether a picture has hardly any colour; if so, colour is ignored. */
export function isGrey(question: Int8Array): boolean {
  let sum = 0;
  for (let at = colourOffset; at < colourOffset + 18; at++) sum += Math.abs(question[at]!);
  return sum < 40;
}

/** Largest difference between a border and its corner, of 255. */
const maxBorderNoise = 14;

/** The part within a border of one colour; null if there is no border. */
function findInnerWindow(pixels: Uint8Array): Window | null {
  const differs = (column: number, row: number) =>
    [0, 1, 2].some((of) => Math.abs(pixels[(row * sidePx + column) * 3 + of]! - pixels[of]!) > maxBorderNoise);
  const isBorder = (line: (place: number) => boolean) => {
    let different = 0;
    for (let place = 0; place < sidePx; place++) if (line(place)) different++;
    return different <= sidePx * 0.03;
  };
  let [left, top, right, bottom] = [0, 0, sidePx, sidePx];
  while (left < sidePx / 3 && isBorder((row) => differs(left, row))) left++;
  while (right > (2 * sidePx) / 3 && isBorder((row) => differs(right - 1, row))) right--;
  while (top < sidePx / 3 && isBorder((column) => differs(column, top))) top++;
  while (bottom > (2 * sidePx) / 3 && isBorder((column) => differs(column, bottom - 1))) bottom--;
  return left + top + (sidePx - right) + (sidePx - bottom) < 2
    ? null
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The dominant of twelve hues, weighted by saturation; 12 for none. */
export function hueOf(pixels: Uint8Array): number {
  const hueWeights = new Float32Array(12);
  let strong = 0;
  for (let at = 0; at < pixelBytes; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const maxChannel = Math.max(red, green, blue),
      range = maxChannel - Math.min(red, green, blue);
    if (range < 24) continue;
    const turn =
      maxChannel === red
        ? ((green - blue) / range + 6) % 6
        : maxChannel === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
    hueWeights[Math.round(turn * 2) % 12]! += range;
    strong += range;
  }
  return strong < sidePx * sidePx * 8 ? 12 : hueWeights.indexOf(Math.max(...hueWeights));
}
