import { expect, test } from 'vitest';
import { long, notesOf, readBooks, segmentsOf, titlesOf, type BookOfTest } from '../../../tests/book-files.ts';
import { inCp932 } from '../../../tests/cp932.ts';
import { characterOfJis, characterOfNote } from './gaiji.ts';
import { readLine } from './markup.ts';

const legend = '\r\n-----------------------\r\n《》：ルビ\r\n-----------------------\r\n\r\n';
const work = (body: string, head = '試験物語\r\n著者太郎') =>
  `${head}\r\n${legend}${body.replaceAll('\n', '\r\n')}\r\n\r\n底本：「試験」試験社\r\n`;
const read = async (body: string, head?: string) => {
  const result = await readBooks({ '1_ruby_1.txt': inCp932(work(body, head)) }, { format: 'aozora' });
  const [book] = result.books as [BookOfTest];
  return { ...result, book, segments: segmentsOf(book), notes: notesOf(book) };
};
const ruby = (base: string, reading: string) => `<ruby>${base}<rp>（</rp><rt>${reading}</rt><rp>）</rp></ruby>`;
const toHtml = (line: string) => readLine(line, () => {}).html;

test('the table of JIS X 0213 is complete: 11,233 characters, those of both planes and sequences of two', () => {
  let count = 0;
  for (const plane of [1, 2])
    for (let row = 1; row <= 94; row++)
      for (let cell = 1; cell <= 94; cell++) if (characterOfJis(plane, row, cell)) count++;
  expect(count).toBe(11_233);
  expect([
    characterOfJis(1, 4, 87),
    characterOfJis(1, 1, 1),
    characterOfJis(2, 94, 86),
    characterOfJis(2, 94, 87),
  ]).toEqual(['か゚', '　', '𪚲', null]);
});

test.each([
  ['「危」の「犯のつくり」に代えて「矢」、第4水準2-82-22', '矦'],
  ['「月＋嬪のつくり」、第3水準1-90-54', '臏'],
  ['二の字点、1-2-22', '〻'],
  ['「てへん＋劣」、第3水準1-84-77', '挘'],
  ['「てへん＋劣」、第３水準１－８４－７７', '挘'],
  ['ローマ数字1、1-13-21', 'Ⅰ'],
  ['丸1、1-13-1', '①'],
  ['「女＋胥」、U+5A7F、12-3', '婿'],
  ['「禾＋魯」、54-4', null],
  ['「禾＋魯」、544-14', null],
  ['「禾＋魯」、1-95-1', null],
  ['「禾＋魯」、U+110000', null],
  ['「禾＋魯」、U+D800', null],
  ['「穀」の「禾」に代えて「釆」', null],
])('A5: the note ［＃%s］ names %s', (note, character) => {
  expect(characterOfNote(note)).toBe(character);
});

test('A5: a character without a code stays described and never becomes another one; ruby goes with it', () => {
  expect(toHtml('諸※［＃「危」の「犯のつくり」に代えて「矢」、54-4］《しよこう》の')).toBe(
    `${ruby('諸〔「危」の「犯のつくり」に代えて「矢」〕', 'しよこう')}の`,
  );
  expect(toHtml('孫※［＃「月＋嬪のつくり」、第3水準1-90-54］《そんびん》と各※［＃二の字点、1-2-22］《おのおの》')).toBe(
    `${ruby('孫臏', 'そんびん')}と${ruby('各〻', 'おのおの')}`,
  );
  expect(toHtml('五※［＃「穀」の「禾」に代えて「釆」、544-14］')).toBe('五〔「穀」の「禾」に代えて「釆」〕');
});

test.each([
  ['春《はる》の｜夜《よる》', `${ruby('春', 'はる')}の${ruby('夜', 'よる')}`],
  ['この｜ＡＢＣ順《アルファベット》', `この${ruby('ＡＢＣ順', 'アルファベット')}`],
  ['Tokyo《とうきょう》の', `${ruby('Tokyo', 'とうきょう')}の`],
  ['ЖИ《ジ》', ruby('ЖИ', 'ジ')],
  ['＊《ほし》', ruby('＊', 'ほし')],
  ['《よみ》だけ', '（よみ）だけ'],
  ['いろ／＼、あら／″＼', 'いろ〳〵、あら〴〵'],
  ["〔Crevez chiens, si vous n'e^tes pas contents !〕と", "Crevez chiens, si vous n'êtes pas contents !と"],
  ['〔ae&〕〔O/〕〔n~〕〔c,〕', 'æØñç'],
  ['〔注〕', '〔注〕'],
  ['人［＃「人」に傍点］が［＃ここから２字下げ］行く', '<em>人</em>が行く'],
  ['この語［＃「語」に白丸傍点］と太字［＃「太字」は太字］', 'この<em>語</em>と<strong>太字</strong>'],
  ['［＃傍点］強《つよ》い語［＃傍点終わり］だ', `<em>${ruby('強', 'つよ')}い語</em>だ`],
  ['強《つよ》い［＃「強い」に傍点］', `${ruby('強', 'つよ')}い`],
  ['本［＃割り注］昔の本［＃割り注終わり］', '本<small class="note">昔の本</small>'],
  ['　<b>&', '&lt;b&gt;&amp;'],
])('A5: %s is read without markup', (line, html) => {
  expect(toHtml(line)).toBe(html);
});

test('notes on the wording go to the margin, pictures and unknown notes are reported', async () => {
  const { segments, notes, without } = await read(
    '漢宇［＃「漢宇」は底本では「漢字」］と誤《あやま》り［＃「り」はママ］\n［＃挿絵（fig1.png、横320）入る］\n［＃不明の指示］終わり',
  );
  expect(segments).toEqual([
    `1 漢宇<sup data-note="1">1</sup>と${ruby('誤', 'あやま')}り<sup data-note="2">2</sup>`,
    '2 終わり',
  ]);
  expect(notes).toEqual(['1 「漢宇」は底本では「漢字」', '2 「り」はママ']);
  expect(without).toEqual(['a picture', 'the typist’s note “不明の指示”']);
});

const text = long('長い文章である。', 150);
test.each([
  ['［＃３字下げ］［＃大見出し］一　最初《さいしょ》［＃大見出し終わり］'],
  ['［＃大見出し］一　最初［＃大見出し終わり］'],
  ['　　　一　最初［＃「一　最初」は大見出し］'],
  ['［＃５字下げ］一　最初《さいしょ》［＃「一　最初」は中見出し］'],
  ['［＃３字下げ］［＃小見出し］一　最初［＃小見出し終わり］'],
  ['［＃ここから３字下げ］［＃ここから大見出し］\n一\n最初\n［＃ここで大見出し終わり］'],
  ['［＃ここから中見出し］\n一　最初\n［＃ここで中見出し終わり］\n'],
  ['［＃改ページ］［＃３字下げ］［＃同行中見出し］一　最初［＃同行中見出し終わり］'],
  ['一　最初［＃「一　最初」は窓大見出し］'],
])('B1: %s is the heading of a chapter', async (heading) => {
  const { book, segments } = await read(
    `${heading}\n${text}\n［＃２字下げ］${heading.includes('\n') ? '' : ''}［＃大見出し］二［＃大見出し終わり］\n${text}`,
  );
  expect(segments.join()).not.toMatch(/［＃|見出し/);
  expect([...titlesOf(book), ...segments].filter((title) => title.endsWith('一　最初'))).toHaveLength(1);
});

test('books/aozora: larger headings contain smaller ones, text beside a heading and before the first stays', async () => {
  const { book, segments } = await read(
    `序の文\n［＃大見出し］一［＃大見出し終わり］\n［＃中見出し］イ［＃中見出し終わり］本文が続く\n${text}\n［＃中見出し］ロ［＃中見出し終わり］\n${text}\n［＃大見出し］二［＃大見出し終わり］\n${text}`,
    '試験物語\n副題第二\n著者太郎\n訳者花子訳'.replaceAll('\n', '\r\n'),
  );
  expect(book.content.facts).toMatchObject({ title: '試験物語', subtitle: '副題第二', translator: '訳者花子' });
  expect(book.content.facts.bookAuthors).toEqual([{ name: '著者太郎', itemId: null }]);
  expect(titlesOf(book)).toEqual(['試験物語', '一', '二']);
  expect(segments.map((segment) => segment.slice(0, 12))).toEqual([
    '1 序の文',
    'h1 イ',
    '1.1 本文が続く',
    `1.2 ${text}`.slice(0, 12),
    'h4 ロ',
    `2.1 ${text}`.slice(0, 12),
    `1 ${text}`.slice(0, 12),
  ]);
});

test('B3: parts stand in the order that their subtitles state; rival translations are witnesses of one book', async () => {
  const part = (subtitle: string, translator = '') =>
    inCp932(work(text, `物語\r\n${subtitle}\r\n著者太郎${translator}`));
  const { books } = await readBooks(
    { '10_ruby_1.txt': part('巻の第三'), '11_ruby_1.txt': part('巻の第一'), '12_ruby_1.txt': part('巻の第二') },
    { format: 'aozora' },
  );
  expect(books.map(titlesOf)).toEqual([['巻の第一', '巻の第二', '巻の第三']]);
  const rivals = await readBooks(
    {
      '1_ruby_1.txt': inCp932(work(text, '詩集\r\n著者\r\n甲野訳')),
      '2_ruby_1.txt': inCp932(work(text, '詩集\r\n著者\r\n乙山訳')),
    },
    { format: 'aozora' },
  );
  expect(rivals.books.map(({ content }) => content.witnesses.map(({ translator }) => translator))).toEqual([
    ['甲野', '乙山'],
  ]);
});

test('a text in UTF-8 is recognized and read', async () => {
  const { books } = await readBooks({ 'a.txt': work('春《はる》の※［＃「月＋嬪のつくり」、第3水準1-90-54］') });
  expect(segmentsOf(books[0]!)).toEqual([`1 ${ruby('春', 'はる')}の臏`]);
});

test('signs of the markup that a note names by their code are letters', () => {
  expect(toHtml('彼と※［＃始め二重山括弧、1-1-52］中※［＃終わり二重山括弧、1-1-53］')).toBe('彼と《中》');
});

test('pictures with a caption and reading marks of Chinese are counted', () => {
  const leftOut: string[] = [];
  readLine('［＃図、キャプション付きの図（fig1.png、横100×縦200）入る］漢文［＃レ］', (why) => leftOut.push(why));
  expect(leftOut).toEqual(['a picture', 'a reading mark of Chinese (返り点)']);
});
