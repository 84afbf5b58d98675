import { expect, test } from 'vitest';
import { findMentionInput, withMention } from './mention-input.ts';

test('the text between the mention sign and the caret is the mention being typed', () => {
  for (const [text, expected] of [
    ['Ask @li', { by: '@', from: 4, typed: 'li' }],
    ['@', { by: '@', from: 0, typed: '' }],
    ['请看@司马', { by: '@', from: 2, typed: '司马' }],
    ['Compare [[Augus', { by: '[[', from: 8, typed: 'Augus' }],
    ['Compare [[Livia]] and', null],
    ['write to a@b.example', null],
    ['Ask @livia about', null],
  ] as const)
    expect(findMentionInput(text, text.length), text).toEqual(expected);
  expect(findMentionInput('Ask @livia about', 7)).toEqual({ by: '@', from: 4, typed: 'li' });
});

test('a mention replaces what was typed of it, followed by a space before a word', () => {
  const put = (text: string, caret: number, mention: string) =>
    withMention(text, caret, findMentionInput(text, caret)!, mention);
  expect(put('Ask @li', 7, '@livia')).toEqual({ text: 'Ask @livia ', caret: 11 });
  expect(put('See [[Aug]], then', 9, '[[augustus|Augustus]]')).toEqual({
    text: 'See [[augustus|Augustus]], then',
    caret: 25,
  });
});
