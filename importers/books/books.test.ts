import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { folderOf, long, readBooks } from '../../tests/book-files.ts';
import { inCp932 } from '../../tests/cp932.ts';
import { openDatabase } from '../../tests/world.ts';
import { undoImport } from '../undo/undo.ts';
import { importBooks } from './engine.ts';
import { openBooks } from './formats.ts';
import { Renders } from './renders.ts';
import type { BookContent, ChapterContent } from '../../src/features/books/rules.ts';
import { gramOfPair } from '../../src/features/books/search/grams.server.ts';

const html = (chapter: ChapterContent | undefined) => chapter?.segments.map(({ id, html: text }) => `${id} ${text}`);
const titles = ({ volumes }: BookContent) => volumes.flatMap(({ chapters }) => chapters.map(({ title }) => title));

const tei = (language: string, type: string, body: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>Commentarii</title><author>Caesar</author><editor role="translator">W. A. McDevitte</editor></titleStmt><publicationStmt><availability><licence target="https://creativecommons.org/licenses/by-sa/4.0/">x</licence></availability></publicationStmt><sourceDesc><bibl><date>1914</date></bibl></sourceDesc></fileDesc></teiHeader><text><body><div type="${type}" xml:lang="${language}" n="urn:cts:latinLit:phi0448.phi001.x">${body}</div></body></text></TEI>`;
const part = (n: string, within: string, subtype = 'chapter') =>
  `<div type="textpart" subtype="${subtype}" n="${n}">${within}</div>`;

test('TEI P5: an edition and its translation become one book, aligned by number; notes go in the margin', async () => {
  const { books, refused } = await readBooks({
    'phi0448.phi001.perseus-lat2.xml': tei(
      'lat',
      'edition',
      part(
        '1',
        part(
          '1',
          part('1', `<p>Gallia est ${long('omnis', 400)} divisa</p>`, 'section') +
            part('2', '<p>in <hi>partes</hi> tres</p>', 'section'),
        ) + part('2', '<p>Apud Helvetios</p>'),
        'book',
      ) + part('2', `<head>Liber secundus</head>${part('1', `<p>Cum esset ${long('Caesar', 400)}</p>`)}`, 'book'),
    ),
    'phi0448.phi001.perseus-eng2.xml': tei(
      'eng',
      'translation',
      part(
        '1',
        part('1', '<p>All Gaul<note>As it was then.</note> is divided</p>') + part('2', '<p>Among the Helvetii</p>'),
        'book',
      ) + part('2', part('1', '<p>While Caesar</p>'), 'book'),
    ),
    '__cts__.xml': '<x/>',
  });
  expect(refused).toEqual([]);
  const [{ content, chapters, key }] = books as [(typeof books)[0]];
  expect(key).toBe('urn:cts:latinLit:phi0448.phi001');
  expect(
    content.witnesses.map((witness) => [
      witness.key,
      witness.kind,
      witness.language,
      witness.translator,
      witness.licence,
    ]),
  ).toEqual([
    ['original', 'original', 'la', null, 'https://creativecommons.org/licenses/by-sa/4.0/'],
    ['en', 'translation', 'en', 'W. A. McDevitte', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ]);
  expect(chapters['1~original']!.segments.map(({ id }) => id)).toEqual(['1.1', '1.2', '2']);
  expect(chapters['1~en']!.segments.map(({ id, aligned }) => [id, aligned])).toEqual([
    ['1', ['1.1', '1.2']],
    ['2', undefined],
  ]);
  expect(chapters['1~en']!.segments[0]).toMatchObject({
    html: 'All Gaul<sup data-note="1">1</sup> is divided',
    notes: [{ id: '1', kind: 'note', html: 'As it was then.' }],
  });
  expect(titles(content)).toEqual(['1', 'Liber secundus']);
});

test('a mapping aligns a translation that is numbered differently; a mapping of an unknown book is reported', async () => {
  const of = (numbers: number[]) => numbers.map((n) => part(`${n}`, `<p>text ${n}</p>`)).join('');
  const { books, refused } = await readBooks(
    {
      'phi0448.phi001.perseus-lat2.xml': tei('lat', 'edition', of([1, 2, 3, 4])),
      'phi0448.phi001.perseus-eng2.xml': tei('eng', 'translation', of([1, 2, 3])),
    },
    {
      renders: Renders.parse({
        'urn:cts:latinLit:phi0448.phi001': { 1: '1-2', '2-3': '3-4' },
        'urn:cts:latinLit:phi0448.phi002': { 1: '2' },
      }),
    },
  );
  expect(Object.values(books[0]!.chapters)[1]!.segments.map(({ id, aligned }) => [id, aligned])).toEqual([
    ['1', ['1', '2']],
    ['2', ['3']],
    ['3', ['4']],
  ]);
  expect(refused).toEqual(['mapping: there is no book urn:cts:latinLit:phi0448.phi002']);
  for (const wrong of [{ 1: 'two' }, { one: '2' }, { '3-2': '1' }])
    expect(Renders.safeParse({ book: wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test('TEI P4: Beta Code becomes Greek, verses keep their numbers, unknown entities are not expanded, no DTD is fetched', async () => {
  const p4 = (body: string) =>
    `<?xml version="1.0"?><!DOCTYPE TEI.2 PUBLIC "-//TEI P4//DTD//EN" "http://127.0.0.1:9/tei2.dtd" [<!ENTITY % P SYSTEM "http://127.0.0.1:9/x.dtd"> %P;]><TEI.2><teiHeader><fileDesc><titleStmt><title>Theogony (Greek). Machine readable text</title><author>Hesiod</author>&responsibility;</titleStmt></fileDesc></teiHeader><text><body><div1 type="Book" n="Th.">${body}</div1></body></text></TEI.2>`;
  const { books, without } = await readBooks({
    'hes.th_gk.xml': p4(
      '<milestone unit="card" n="1"/><l>mousa/wn *(elikwnia/dwn a)rxw/meq\' a)ei/dein,</l><l n="2">lo/gos</l><milestone unit="card" n="29"/><l n="29">w(=de</l>',
    ),
    'hes.th_eng.xml': p4(
      '<milestone unit="card" n="1"/><p>From the Muses &ldquo;let us&rdquo; begin<milestone unit="card" n="29"/>so said &unheard;</p>',
    ),
  });
  const [{ content, chapters }] = books as [(typeof books)[0]];
  expect(content.facts).toMatchObject({ title: 'Theogony', language: 'grc' });
  expect(html(chapters['1~original'])).toEqual(['1.1 μουσάων Ἑλικωνιάδων ἀρχώμεθ’ ἀείδειν,', '1.2 λόγος', '29.29 ὧδε']);
  expect(chapters['1~en']!.segments.map(({ id, html: text, aligned }) => [id, text, aligned])).toEqual([
    ['1', 'From the Muses “let us” begin', ['1.1', '1.2']],
    ['29', 'so said &amp;unheard;', ['29.29']],
  ]);
  expect(new Set(without)).toEqual(new Set(['an entity that its DTD would declare']));
});

test('broken TEI is refused by file: truncated, in another encoding, nested too deep; an entity bomb is not expanded', async () => {
  const bomb = `<!DOCTYPE TEI [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "${`&${at ? `b${at - 1}` : 'a'};`.repeat(10)}">`).join('')}]>`;
  const { books, refused, without, broken } = await readBooks({
    'bomb.xml': tei('lat', 'edition', '<p>&b19; Gallia</p>', bomb),
    'cut.xml': tei('lat', 'edition', '<p>Gallia</p>').slice(0, -30),
    'latin1.xml': new Uint8Array([...strToU8(tei('lat', 'edition', '<p>')), 0xe9, ...strToU8('</p>')]),
    'deep.xml': tei('lat', 'edition', '<div>'.repeat(200) + '</div>'.repeat(200)),
    'other.xml': '<html><body>no</body></html>',
  });
  expect(broken).toEqual([expect.stringMatching(/^cut\.xml: /)]);
  expect(refused.map((why) => why.replace(/: .*: /, ': ')).sort()).toEqual([
    expect.stringMatching(/^deep\.xml: its elements lie too deep/),
    expect.stringMatching(/^latin1\.xml: it is not written in utf-8/),
    expect.stringMatching(/^other\.xml: it is no TEI/),
  ]);
  expect(books.map(({ chapters }) => html(chapters['1~original']))).toEqual([['1 &amp;b19; Gallia']]);
  expect(without).toContain('an entity that its DTD would declare');
});

test('Kanripo: headings start chapters, numbers become addresses, lines are joined, bracketed notes become inline notes', async () => {
  const juan = (n: string, body: string) =>
    `# -*- mode: mandoku-view -*-\n#+TITLE: 論語\n#+PROPERTY: ID KR1h0004\n#+PROPERTY: BASEEDITION CHANT\n\n<pb:KR1h0004_CHANT_0${n}-1a>¶\n${body}`;
  const { books } = await readBooks({
    'KR1h0004/KR1h0004_001.txt': juan(
      '01',
      `** 1 《學而篇第一》\n\n1.1子曰：¶\n「學而時習之，(音/悅)不亦說乎？」¶\n\n# src: LY\n${'有子曰其為人也孝弟'.repeat(60)}¶\n\n1.2有子曰 &KR0680; ¶\n`,
    ),
    'KR1h0004/KR1h0004_002.txt': juan('02', `** 2 《為政篇第二》\n2.1${'為政以德'.repeat(120)}¶\n`),
    'KR3l0002/KR3l0002_001.txt': `#+TITLE: 世説新語\n#+PROPERTY: ID KR3l0002\n<pb:KR3l0002_SBCK_001-1a>¶\n　右世說三十六篇¶\n五篇而末卷¶\n<pb:KR3l0002_SBCK_001-1b>¶\n　　郡中舊有¶\n`,
  });
  const [lunyu, shishuo] = books as [(typeof books)[0], (typeof books)[0]];
  expect(titles(lunyu.content)).toEqual(['學而篇第一', '為政篇第二']);
  expect(lunyu.chapters['1~original']!.segments.map(({ id }) => id)).toEqual(['1', '1.2', '2']);
  expect(html(lunyu.chapters['1~original'])![0]).toBe(
    '1 子曰：「學而時習之，<small class="note">音悅</small>不亦說乎？」',
  );
  expect(html(lunyu.chapters['1~original'])![2]).toBe('2 有子曰 ［KR0680］');
  expect(html(shishuo.chapters['1~original'])).toEqual(['1a 右世說三十六篇五篇而末卷', '1b 郡中舊有']);
});

test('chinese-poetry: reads books, chapters within sections, titled poems, and the juan of one folder', async () => {
  const { books } = await readBooks({
    '论语/lunyu.json': JSON.stringify([
      { chapter: '学而篇', paragraphs: ['子曰：“学而时习之。”'.repeat(50), '有子曰'] },
      { chapter: '为政篇', paragraphs: ['为政以德'.repeat(120)] },
    ]),
    '蒙学/qianziwen.json': JSON.stringify({ title: '千字文', author: '周興嗣', paragraphs: ['天地玄黃', '宇宙洪荒'] }),
    '诗经/shijing.json': JSON.stringify([
      { title: '关雎', chapter: '国风', section: '周南', content: ['关关雎鸠', '在河之洲'] },
      { title: '葛覃', chapter: '国风', section: '周南', content: ['葛之覃兮'] },
    ]),
    'huajianji/huajianji-1-juan.json': JSON.stringify([
      { title: '菩萨蛮', author: '温庭筠', paragraphs: ['小山重叠'], notes: ['1.小山'] },
    ]),
    '唐诗/tangshi.json': JSON.stringify(
      ['李白', '杜甫', '王维', '孟浩然'].map((author) => ({ title: '无题', author, paragraphs: ['一行'] })),
    ),
    'broken.json': '[{',
  });
  const of = (title: string) => books.find(({ content }) => content.facts.title === title)!;
  expect(titles(of('论语').content)).toEqual(['学而篇', '为政篇']);
  expect(html(of('千字文').chapters['1~original'])).toEqual(['1 天地玄黃', '2 宇宙洪荒']);
  expect(of('千字文').content.facts.bookAuthors).toEqual([{ name: '周興嗣', itemId: null }]);
  // Each of several authors is named, also above the poems.
  expect(of('唐诗').content.facts.bookAuthors.map(({ name }) => name)).toEqual(['李白', '杜甫', '王维', '孟浩然']);
  expect(JSON.stringify([titles(of('唐诗').content), of('唐诗').chapters])).toContain('无题 · 孟浩然');
  expect(html(of('诗经').chapters['1~original'])).toEqual([
    'h1 周南 · 国风 · 关雎',
    '1.1 关关雎鸠',
    '1.2 在河之洲',
    'h4 周南 · 国风 · 葛覃',
    '2.1 葛之覃兮',
  ]);
  expect(
    books.find(({ key }) => key.startsWith('huajianji'))!.chapters['1~original']!.segments.find(({ notes }) => notes),
  ).toMatchObject({
    notes: [{ html: '1.小山' }],
  });
});

test('Aozora: reads CP932, readings as ruby, characters outside it by their code, and the edition from the colophon', async () => {
  const { books } = await readBooks(
    {
      '5016_ruby_1.txt': inCp932(
        '源氏物語\r\n桐壺\r\n紫式部\r\n\r\n--------------------\r\n《》：\r\n--------------------\r\n\r\n　春《はる》の｜夜《よる》※［＃「上」、U+5A7F、1-1］［＃「大」は大見出し］\r\n　物語\r\n\r\n底本：「源氏物語」\r\n',
      ),
      '5017_ruby_1.txt': new Uint8Array([...inCp932('源氏物語\r\n'), 0x81, 0x20]),
    },
    { format: 'aozora' },
  );
  const [{ content, chapters }] = books as [(typeof books)[0]];
  expect(content.facts).toMatchObject({ title: '源氏物語', bookAuthors: [{ name: '紫式部' }], language: 'ja' });
  expect(content.witnesses[0]).toMatchObject({ vertical: true, edition: '底本：「源氏物語」' });
  expect(html(chapters['1~original'])!.at(-1)).toBe('1 物語');
  const result = await readBooks(
    {
      'x_1_1.txt': inCp932(
        '源氏物語\r\n紫式部\r\n\r\n春《はる》の｜夜《よる》※［＃「上」、U+5A7F、1-1］\r\n\r\n底本：「源氏物語」',
      ),
    },
    { format: 'aozora' },
  );
  expect(html(result.books[0]!.chapters['1~original'])).toEqual([
    '1 <ruby>春<rp>（</rp><rt>はる</rt><rp>）</rp></ruby>の<ruby>夜<rp>（</rp><rt>よる</rt><rp>）</rp></ruby>婿',
  ]);
});

const container = '<container><rootfiles><rootfile full-path="OEBPS/c.opf"/></rootfiles></container>';
const epub = (
  spine: Record<string, string>,
  meta = '<dc:title>Salammbô</dc:title><dc:creator>Flaubert</dc:creator><dc:language>fr</dc:language>',
) =>
  zipSync({
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8(container),
    'OEBPS/c.opf': strToU8(
      `<package><metadata>${meta}</metadata><manifest>${Object.keys(spine)
        .map((name) => `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml"/>`)
        .join('')}</manifest><spine>${Object.keys(spine)
        .map((name) => `<itemref idref="${name}"/>`)
        .join('')}</spine></package>`,
    ),
    ...Object.fromEntries(
      Object.entries(spine).map(([name, body]) => [
        `OEBPS/${name}.xhtml`,
        strToU8(`<html><head><title>x</title></head><body>${body}</body></html>`),
      ]),
    ),
  });

test('EPUB: the spine gives the contents, headings the titles; scripts and pictures are dropped; an invalid file is refused', async () => {
  const { books, refused } = await readBooks({
    'salammbo.epub': epub({
      a: `<h1>Le festin</h1><p>C’était à <i>Mégara</i>, ${long('faubourg de Carthage', 80)}</p><script>alert(1)</script><div><p>Deuxième &amp; <img src="x"/>fin</p></div>`,
      b: `<h1>À Sicca</h1><p>${long('Deux jours après', 120)}</p>`,
    }),
    'broken.epub': 'PK no',
  });
  const [{ content, chapters }] = books as [(typeof books)[0]];
  expect(titles(content)).toEqual(['Le festin', 'À Sicca']);
  expect(html(chapters['1~original'])![0]).toMatch(/^1 C’était à <em>Mégara<\/em>, faubourg/);
  expect(html(chapters['1~original'])![1]).toBe('2 Deuxième &amp; fin');
  expect(refused).toEqual([expect.stringContaining('broken.epub: it is no EPUB')]);
});

test('plain text: a pattern marks chapters, an invalid encoding is refused, an overlong paragraph is split', async () => {
  const endless = long('Arma virumque cano Troiae qui primus ab oris.', 45_000); // two megabytes
  expect(endless.length).toBeGreaterThan(2_000_000);
  const { books, refused } = await readBooks(
    {
      'aeneis.txt': `LIBER PRIMUS\n\n${endless}\n\nItaliam fato\nprofugus\n\nLIBER SECUNDUS\n\nConticuere omnes ${long('intentique ora', 150)}`,
      'bad.txt': new Uint8Array([0x41, 0xff, 0x42]),
    },
    { format: 'text', language: 'la', author: 'Vergilius', heading: '^(LIBER .*)$' },
  );
  const [{ content, chapters }] = books as [(typeof books)[0]];
  expect(titles(content)).toEqual(['LIBER PRIMUS', 'LIBER SECUNDUS']);
  const segments = chapters['1~original']!.segments;
  expect(segments.every((segment) => segment.html.length <= 60_000)).toBe(true);
  expect(
    segments
      .slice(0, -1)
      .map(({ html: text }) => text)
      .join(''),
  ).toBe(endless);
  expect(segments.at(-1)!.html).toBe('Italiam fato profugus');
  expect(refused).toEqual(['bad.txt: it is not written in utf-8; --encoding names another encoding']);
});

test('IIIF: manifests of versions 2 and 3 become photocopies, ranges become chapters; a malformed one is refused', async () => {
  const canvases = (version: 2 | 3) =>
    [1, 2, 3].map((n) =>
      version === 3
        ? { id: `https://x.org/c${n}`, type: 'Canvas', label: { none: [`f. ${n}`] } }
        : { '@id': `https://x.org/c${n}`, '@type': 'sc:Canvas', label: `f. ${n}`, images: [], height: 10, width: 10 },
    );
  const { books, refused } = await readBooks(
    {
      'three.json': JSON.stringify({
        '@context': 'http://iiif.io/api/presentation/3/context.json',
        id: 'https://x.org/3',
        type: 'Manifest',
        label: { en: ['A codex'] },
        rights: 'http://creativecommons.org/publicdomain/mark/1.0/',
        items: canvases(3),
        structures: [
          {
            type: 'Range',
            id: 'r',
            label: { en: ['First book'] },
            items: [
              { type: 'Canvas', id: 'https://x.org/c2' },
              { type: 'Canvas', id: 'https://x.org/c3#xywh=1' },
            ],
          },
        ],
      }),
      'two.json': JSON.stringify({
        '@context': 'http://iiif.io/api/presentation/2/context.json',
        '@id': 'https://x.org/2',
        '@type': 'sc:Manifest',
        label: 'Old codex',
        sequences: [{ '@type': 'sc:Sequence', canvases: canvases(2) }],
      }),
      'broken.json': '{"@context": "http://iiif.io/api/presentation/3/context.json", "type": "Manifest"}',
    },
    { format: 'iiif' },
  );
  const of = (title: string) => books.find(({ content }) => content.facts.title === title)!;
  expect(titles(of('A codex').content)).toEqual(['A codex', 'First book']);
  expect(of('A codex').chapters['2~photocopy']!.pages.map(({ canvas, label }) => `${label} ${canvas}`)).toEqual([
    'f. 2 https://x.org/c2',
    'f. 3 https://x.org/c3',
  ]);
  expect(of('Old codex').chapters['1~photocopy']!.pages).toHaveLength(3);
  expect(refused).toEqual([expect.stringContaining('broken.json: it is no manifest of IIIF')]);
});

test('books are imported once: a repeat changes nothing, an interrupted run resumes, only changed chapters are new, undo works', async () => {
  const { db } = await openDatabase();
  const chapter = (n: number) => `第${n}回 題目\n\n${`回目之文字${n}`.repeat(90)}\n\n`;
  const folder = folderOf({ 'novel.txt': [1, 2, 3].map(chapter).join('') });
  const source = () => openBooks(folder, { format: 'text', language: 'zh', name: 'A novel' });
  expect((await importBooks(db, await source(), { stopped: () => true })).read).toBe(0);
  expect(await importBooks(db, await source(), { dryRun: true })).toMatchObject({ taken: 4 });
  // Interrupted after the first chapter.
  let read = 0;
  const options = { lettersAtOnce: 500, onProgress: (count: number) => void (read = count), stopped: () => read >= 2 };
  expect(await importBooks(db, await source(), options)).toMatchObject({ read: 2, taken: 2 });
  expect(await importBooks(db, await source())).toMatchObject({ read: 4, taken: 2, unchanged: 2 });
  expect(await importBooks(db, await source())).toMatchObject({ read: 4, taken: 0, changed: 0, unchanged: 4 });
  writeFileSync(join(folder, 'novel.txt'), [1, 2].map(chapter).join('') + chapter(3).replaceAll('文字', '文章'));
  expect(await importBooks(db, await source())).toMatchObject({ taken: 0, changed: 1, unchanged: 3 });
  const loadSegments = () =>
    db
      .selectFrom('bookSegment')
      .select(['chapter', 'text'])
      .where('text', 'like', '回目%')
      .orderBy('chapter')
      .execute();
  const texts = await loadSegments();
  expect(texts.map(({ chapter: key, text }) => `${key} ${text.slice(0, 5)}`)).toEqual([
    '1 回目之文字',
    '2 回目之文字',
    '3 回目之文章',
  ]);
  const passages = () => db.selectFrom('bookPassage').select('part').where('folded', 'like', '%回目%').execute();
  expect(await passages()).toHaveLength(3);
  writeFileSync(join(folder, 'novel.txt'), [1, 2].map(chapter).join(''));
  expect((await importBooks(db, await source(), { replace: true })).noLonger).toEqual([
    { where: 'novel.txt#3~original', stays: false },
  ]);
  expect(await loadSegments()).toHaveLength(2);
  const { origin } = await source();
  expect(await undoImport(db, origin.id)).toMatchObject({ removed: 1, stays: [] });
  expect([await loadSegments(), await passages()]).toEqual([[], []]);
  const records = await db.selectFrom('importRecord').select('key').where('originId', '=', origin.id).execute();
  expect(records).toEqual([]);
});

test('batches of a long book are indexed while the next one is written, so no index work is pending at the end', async () => {
  const { db } = await openDatabase();
  const text = [1, 2, 3, 4, 5, 6].map((at) => `CHAPTER ${at}\n\n${'舟霞飛行於天。'.repeat(8_500)}\n`).join('\n');
  const folder = folderOf({ 'long.txt': text });
  const bring = async (stopped: () => boolean) =>
    importBooks(db, await openBooks(folder, { format: 'text', language: 'lzh' }), { lettersAtOnce: 110_000, stopped });
  const waiting = async () =>
    (await sql<{ pages: number }>`select gin_clean_pending_list('book_passage_grams') as pages`.execute(db)).rows[0]!
      .pages;
  const countChapters = async () =>
    (
      await sql<{ chapters: number }>`
        select count(distinct chapter)::int as chapters from book_passage
        where passage_grams(folded, words) @> ${[gramOfPair('舟', '霞')]}`.execute(db)
    ).rows[0]!.chapters;
  let callCount = 0;
  await bring(() => ++callCount > 1); // interrupted after the first batch
  expect(await waiting()).toBe(0);
  expect(await countChapters()).toBe(2);
  await bring(() => false);
  expect(await waiting()).toBe(0);
  expect(await countChapters()).toBe(6);
});
