import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as limits from './limits.ts';
import { cleanName, nameKey, toDisplayName } from './names.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'É',
        'e\u0301',
        '葛',
        '\u{e0101}',
        '\ufe01',
        '\u200b',
        '\u200d',
        '\u200c',
        '\u202e',
        '\u2066',
        '\ufeff',
        '\u00ad',
        '\u0007',
        '\n',
        '\r',
        '\t',
        ' ',
        '\u3000',
        '\u00a0',
        '\ud800',
        '\0',
        'ශ',
        '්',
        'ර',
        'ی',
        'م',
        '\u180b',
        'ᠠ',
        '\u0301',
        '\u034f',
        '\u3164',
      ),
      { maxLength: 20 },
    )
    .map((characters) => characters.join('')),
);

describe('security M8 names are limited to characters that names have', () => {
  test.each([
    'Augustus',
    '秦始皇',
    'Françoise d’Aubigné',
    'O’Neill',
    "Sa'adi",
    'Đặng Trần Côn',
    '葛\u{e0100}城',
    'می‌خواهم',
    'ශ්‍රී ලංකාව',
    'צַדִּיק',
    'ก็ได้',
    'Qu’est-ce\u202f?',
    '源 義経',
    '源\u3000義経',
    'King, Martin Luther (Jr.)',
    '🏛',
    'འབྲས་ལྗོངས།',
  ])('%s stays as it is', (name) => expect(cleanName(name.normalize('NFC'))).toBe(name.normalize('NFC')));

  test.each([
    ['Augus\u200btus', 'Augustus'],
    ['Au\u202egustus\u202c', 'Augustus'],
    ['bell\u0007', 'bell'],
    ['a\nb\r\n\tc', 'a b c'],
    ['  a   b ', 'a b'],
    ['e\u0301', 'é'],
    ['a\u200db', 'ab'],
    ['x\ufe0f', 'x'],
    ['\ufeffa\u00ad', 'a'],
    ['\u3164', ''],
    ['a\0b', 'ab'],
    ['a\ud800', 'a'],
    ['a\ufffe', 'a'],
    [`z${'\u0301'.repeat(50)}`, `ź${'\u0301'.repeat(8)}`.normalize('NFC')],
  ])('%j becomes %j', (name, clean) => expect(cleanName(name)).toBe(clean));

  test('any name loses invisible characters and line breaks, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const clean = cleanName(name);
        expect(cleanName(clean)).toBe(clean);
        expect(clean).toBe(clean.trim().normalize('NFC'));
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff\u2028\u2029]| {2}/u);
        expect(toDisplayName(name).length).toBeLessThanOrEqual(limits.nameLength);
        expect(toDisplayName(name).isWellFormed()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('V07 a variant with other case, width, spaces or invisible characters is the same name', () => {
    for (const twin of ['AUGUSTUS', 'Augus\u200btus', 'Ａｕｇｕｓｔｕｓ', ' augustus\u00a0', 'august\u2060us'])
      expect(nameKey(twin)).toBe('augustus');
    expect([nameKey('葛\u{e0101}城'), nameKey('Émile'), nameKey('a\u3000b')]).toEqual(['葛城', 'émile', 'a b']);
    expect(nameKey('Augusta')).not.toBe(nameKey('Augustus'));
    fc.assert(
      fc.property(anything, (name) => {
        expect(nameKey(cleanName(name))).toBe(nameKey(name));
      }),
      { numRuns: 1000 },
    );
  });

  test('a name of a megabyte is cleaned quickly', () => {
    for (const name of [
      '\u200b'.repeat(1_000_000),
      ' '.repeat(1_000_000),
      '\u0301'.repeat(1_000_000),
      'é\u200d'.repeat(500_000),
    ]) {
      const began = process.cpuUsage();
      cleanName(name);
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(1500);
    }
  });
});
