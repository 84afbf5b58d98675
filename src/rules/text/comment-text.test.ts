import { expect, test } from 'vitest';
import { cleanWords } from './comment-text.ts';

test.each([
  ['One.\r\n\r\n\r\n\r\nTwo.', 'One.\n\nTwo.'],
  ['\u202eevil\u202c and \u2066more\u2069', 'evil and more'],
  [`a${'\u0301'.repeat(200)}`, `\u00e1${'\u0301'.repeat(8)}`],
  ['\0\u0007 spoken \u200b', 'spoken'],
  ['史记 ❤️ 👨‍👩‍👧 🇫🇷', '史记 ❤️ 👨‍👩‍👧 🇫🇷'],
  ['\ue000 👍', '👍'],
  [' \n \u202e \n ', ''],
])('“%s” is stored as “%s”', (typed, expectedText) => {
  expect(cleanWords(typed)).toBe(expectedText);
  expect(cleanWords(expectedText)).toBe(expectedText);
});
