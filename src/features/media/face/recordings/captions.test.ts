import { expect, test } from 'vitest';
import { readCaptions, writeCaptions } from './captions.ts';

const cue = '00:01.000 --> 00:02.500 align:start\nWhat is sung\n';

test('captions are parsed as WebVTT and rewritten without comments, styles and names', () => {
  const read = readCaptions(
    `\uFEFFWEBVTT - A song\r\nKind: captions\r\n\r\nNOTE by nobody\r\n\r\nSTYLE\r\n::cue { background: url(https://elsewhere.example) }\r\n\r\nfirst\r\n${cue.replaceAll('\n', '\r\n')}\r\n01:00:00.000 --> 01:00:04.000 region:x\r\n<v Homer>Two\r\nlines`,
  );
  expect(read).toEqual({
    cues: [
      { from: 1, to: 2.5, settings: 'align:start', text: 'What is sung' },
      { from: 3600, to: 3604, settings: '', text: '<v Homer>Two\nlines' },
    ],
  });
  const written = writeCaptions('cues' in read ? read.cues : []);
  expect(written).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500 align:start\nWhat is sung\n\n01:00:00.000 --> 01:00:04.000\n<v Homer>Two\nlines\n',
  );
  expect(readCaptions(written)).toEqual(read);
});

test.each([
  ['another format', '{1}{24}Text\n', 1],
  [
    'a time of SubRip that is none',
    '1\n00:00:01,000 --> 00:00:02,000\nText\n\n2\n00:61:00,000 --> 00:62:00,000\nLate\n',
    6,
  ],
  ['nothing but a head', 'WEBVTT\n', 2],
  ['a time that is none', `WEBVTT\n\n${cue}\n00:61.000 --> 00:62.000\nLate\n`, 6],
  ['an end before its beginning', 'WEBVTT\n\n00:03.000 --> 00:02.000\nBack\n', 3],
  ['a cue before the one before it', `WEBVTT\n\n${cue}\nname\n00:00.500 --> 00:00.700\nEarly\n`, 7],
  ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', 3],
  ['words that are a time', 'WEBVTT\n\n00:01.000 --> 00:02.000\n00:03.000 --> 00:04.000\n', 3],
  ['words without an end', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(1001)}\n`, 3],
])('invalid captions are refused with the line: %s', (_, text, line) => {
  expect(readCaptions(text)).toEqual({ line });
});

test('writing-more C SubRip is converted to WebVTT: byte order mark, line ends, commas, hours, fonts and positions', () => {
  const read = readCaptions(
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,5\r\n{\\an8}<font color="red">Sing</font>, <i>goddess</i>\r\n\r\n2\r\n1:02:03,250 --> 01:02:04,000 X1:10 X2:20 Y1:1 Y2:2\r\nTwo\r\nlines\r\n',
  );
  expect('cues' in read && writeCaptions(read.cues)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSing, <i>goddess</i>\n\n01:02:03.250 --> 01:02:04.000\nTwo\nlines\n',
  );
  // Some writers leave out the numbers and start with an empty line.
  expect(readCaptions('\n00:00:01,000 --> 00:00:02,000\nText\n')).toEqual({
    cues: [{ from: 1, to: 2, settings: '', text: 'Text' }],
  });
});
