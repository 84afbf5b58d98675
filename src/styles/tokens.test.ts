import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
type Rgb = [red: number, green: number, blue: number];

/** A colour by day or by night, linear, each channel 0 to 1. */
function readColour(name: string, scheme: 'day' | 'night'): Rgb {
  const [, day, night] = new RegExp(`--${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(tokens)!;
  const hex = scheme === 'day' ? day! : night!;
  return [0, 2, 4].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
/** Source: OKLab, https://bottosson.github.io/posts/oklab/ */
function oklab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
const distance = (a: Rgb, b: Rgb) => Math.hypot(...oklab(a).map((value, at) => value - oklab(b)[at]!));

const names = Array.from({ length: 11 }, (_, at) => `tag-${at}`);

test.each(['day', 'night'] as const)(
  'specification 28 the eleven tag colours can be distinguished by %s, neighbours most of all, and their text is readable',
  (scheme) => {
    const colours = names.map((name) => readColour(name, scheme));
    const ink = readColour('ink', scheme);
    for (const [at, colour] of colours.entries()) {
      expect(contrast(ink, colour), names[at]).toBeGreaterThanOrEqual(4.5);
      // The twelfth tag has the first colour again.
      expect(distance(colour, colours[(at + 1) % 11]!), `${names[at]} and its neighbour`).toBeGreaterThan(0.1);
      for (const other of colours.slice(at + 1)) expect(distance(colour, other), names[at]).toBeGreaterThan(0.04);
    }
  },
);
