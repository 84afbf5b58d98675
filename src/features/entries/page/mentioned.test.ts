import { expect, test } from 'vitest';
import { subjectsLinkedIn } from './mentioned.ts';

test('the subjects that a text links to, each once, in the order of the text and without their language', () => {
  const html =
    '<p><a href="/detail/xiongnu-en" class="entry-link">X</a>, <a href="/detail/li-si-en#/timeline">L</a>, ' +
    '<a href="/detail/%E7%A7%A6-en">Q</a> and <a href="/detail/xiongnu-en">X</a>; <a href="/book/detail?id=b">B</a> ' +
    '<a href="/detail/%E7%A7">broken</a></p>';
  expect(subjectsLinkedIn(html)).toEqual(['xiongnu', 'li-si', '秦', '%E7%A7']);
});
