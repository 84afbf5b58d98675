import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth } from '../../rules/text-width.ts';
import { looksLikePhone, maskMail, maskPhone, passwordFault, usernameFault } from './rules.ts';

test('V11 a username has 4 to 30 letters, digits, underscores or hyphens; a Chinese character counts as two', () => {
  for (const good of [
    'abcd',
    'Sima_Qian-145',
    '司马',
    '司马迁太史公',
    'しばせん',
    'Éloïse',
    '王〇一',
    'Mǎ_Yuán',
    'Björk-Weiß',
    'x'.repeat(30),
    '史'.repeat(15),
  ])
    expect(usernameFault(good), good).toBeNull();
  for (const bad of [
    '',
    'abc',
    '史',
    'x'.repeat(31),
    '史'.repeat(16),
    'sima qian',
    'sima.qian',
    'sima@qian',
    'ＡＢＣＤ',
    'abc\0d',
    'abc\u202ed',
    '😀😀',
    'Абвгд',
    '<b>x</b>',
    '⺀⺀',
    "o'brien",
    'ɑdmin',
    'admın',
    'ꜱᴛᴇʟᴇ',
    'a\u0301\u0301\u0301bcd',
    'ǃabcd',
  ])
    expect(usernameFault(bad), bad).toBe('usernameShape');
});

test('V11 every accepted username has an allowed width and only allowed characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      if (usernameFault(name) !== null) return;
      expect(textWidth(name)).toBeGreaterThanOrEqual(4);
      expect(textWidth(name)).toBeLessThanOrEqual(30);
      expect(name).not.toMatch(/[\s\p{C}\p{S}]/u);
    }),
    { numRuns: 2000 },
  );
});

test('V12 a password has 8 to 24 characters, English letters and digits only', () => {
  for (const good of ['abcd1234', '12345678', 'A'.repeat(24)]) expect(passwordFault(good), good).toBeNull();
  for (const bad of ['', 'abc1234', 'A'.repeat(25)]) expect(passwordFault(bad), bad).toBe('passwordShape');
  for (const bad of [
    'abcd 1234',
    'abcd-1234',
    'pässword1',
    '密码12345678',
    'ａｂｃｄ１２３４',
    'abcd1234\0',
    'abcd1234😀',
  ])
    expect(passwordFault(bad), bad).toBe('passwordLetters');
});

test('V13 a phone number is checked as far as a browser can, and is masked for display', () => {
  expect(looksLikePhone('138 0013-8000')).toBe(true);
  for (const bad of ['', '12', 'phone', '1'.repeat(16)]) expect(looksLikePhone(bad)).toBe(false);
  expect(maskPhone('+8613800138000')).toBe('+86138****8000');
  expect(maskMail('sima.qian@example.org')).toBe('s***n@example.org');
});
