import { expect, test } from 'vitest';
import { readBooks, segmentsOf, titlesOf } from '../../tests/book-files.ts';
import { findInlineNumbers, readContributor, readLineHeading } from './kanripo-headings.ts';

const juan = (n: string, lines: readonly string[]) =>
  `# -*- mode: mandoku-view; -*-\n#+TITLE: 試子\n#+PROPERTY: ID KR9z0001\n#+PROPERTY: BASEEDITION WYG\n<pb:KR9z0001_WYG_${n}-1a>¶\n${lines.map((line) => `${line}¶\n`).join('')}`;
const read = async (...juans: string[][]) => {
  const { books } = await readBooks(
    Object.fromEntries(juans.map((lines, at) => [`KR9z0001/KR9z0001_00${at + 1}.txt`, juan(`00${at + 1}`, lines)])),
  );
  return books[0]!;
};
const text = '試子曰兵者國之大事死生之地'.repeat(120);

test.each([
  ['　　始計第一', 0, '始計第一', 1, ''],
  ['　　　　作戰第二', 1, '作戰第二', 2, ''],
  ['　　賞譽第八(按宋本)', 7, '賞譽第八', 8, '(按宋本)'],
  ['　伯夷列傳第一', 0, '伯夷列傳第一', 1, ''],
  ['　　列傳卷第三十一', 30, '列傳卷第三十一', 31, ''],
  ['　　魏書一', 0, '魏書一', 1, ''],
  ['　　一　陶潛', 0, '一　陶潛', 1, ''],
  ['　　第十二　火攻', 11, '第十二　火攻', 12, ''],
  ['始計第一試子曰兵者國之大事', 0, '始計第一', 1, '試子曰兵者國之大事'],
  ['作戰第二試子曰', 1, '作戰第二', 2, '試子曰'],
  ['　　試子序', 0, '試子序', null, ''],
  ['　原序', 0, '原序', null, ''],
])('books/kanripo: “%s” after number %s begins with the heading %s', (line, last, words, ordinal, rest) => {
  expect(readLineHeading(line, { last, isFirst: false, inline: new Set([1, 2, 12]) })).toEqual({
    words,
    ordinal,
    rest,
  });
});

test.each([
  ['試子曰凡用兵之法', 0],
  ['作戰第二試子曰', 4],
  ['始計第一', 0],
  ['　　右世說三十六篇世所傳釐爲十卷或作四十', 0],
  ['世以第一人稱之', 0],
  ['　　三年春王正月', 0],
])('“%s” after number %s is text', (line, last) => {
  expect(
    readLineHeading(line, { last, isFirst: false, inline: findInlineNumbers([line, '　　用間第十三']) }),
  ).toBeNull();
});

test.each([
  ['　試子　　　　　　　　　　周　試武　撰', { dynasty: '周', name: '試武', role: '撰' }],
  ['　　　　　　　　　宋　臨川王義慶　撰', { dynasty: '宋', name: '臨川王義慶', role: '撰' }],
  ['　　　　　　　　　　　宋臨川王義慶撰', { dynasty: '宋', name: '臨川王義慶', role: '撰' }],
  ['　　　　　　　　　梁　劉孝標　注', { dynasty: '梁', name: '劉孝標', role: '注' }],
  ['　　　　　　　後漢　班　固　撰', { dynasty: '後漢', name: '班固', role: '撰' }],
  ['　　　　　　　唐　李善　註', { dynasty: '唐', name: '李善', role: '註' }],
  ['江左善淸談今閱新語信乎其言之也臨川撰', null],
  ['　梁啟超著', null],
])('books/kanripo: “%s” names its author', (line, expected) => {
  expect(readContributor(line)).toEqual(expected);
});

test('books/kanripo: headings of an unmarked print divide it, its author is read, nothing is lost', async () => {
  const book = await read(
    [
      '試子序',
      '試子之書古矣',
      '　試子　　　　　　　　　　周　試武　撰',
      '　　　　　　　　　魏　曹某　注',
      '　　始計第一',
      text,
      '　　作戰第二',
      text,
    ],
    ['試子卷中', '　　謀攻第三', text, `軍形第四${text}`],
  );
  expect(book.content.facts).toMatchObject({
    bookAuthors: [{ name: '試武' }],
    dynasty: { zh: '周' },
    infos: [{ key: '注', text: '魏 曹某' }],
  });
  expect(titlesOf(book)).toEqual(['試子序', '始計第一', '作戰第二', '試子', '謀攻第三', '軍形第四']);
  expect(segmentsOf(book).map((segment) => segment.slice(0, 14))).toEqual([
    '1a 試子之書古矣　試子　周',
    `1a ${text}`.slice(0, 14),
    `1a ${text}`.slice(0, 14),
    '1a 試子卷中',
    `1a ${text}`.slice(0, 14),
    `1a ${text}`.slice(0, 14),
  ]);
});

test('a print without headings is divided by its leaves', async () => {
  const book = await read(['試子曰兵者國之大事', '<pb:KR9z0001_WYG_001-1b>', '凡用兵之法']);
  expect(segmentsOf(book)).toEqual(['1a 試子曰兵者國之大事', '1b 凡用兵之法']);
});

test('commentaries in drawers are notes between the lines', async () => {
  const book = await read(['* 學而第一', '有朋自遠方來', ':zhu:', '注文', '二行', ':end:', '不亦樂乎']);
  expect(segmentsOf(book).at(-1)).toContain('有朋自遠方來<small class="note">注文二行</small>不亦樂乎');
});
