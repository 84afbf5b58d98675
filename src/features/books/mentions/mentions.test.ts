import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishBooks, type BookFixture } from '../../../../tests/publish-books.ts';
import { openWorld } from '../../../../tests/world.ts';
import {
  decideMentions,
  mentionsInChapter,
  proposedMentions,
  proposeInBook,
  quotingPassages,
  type MentionedEntry,
} from './contract.ts';
import { recordBounds } from '../../../rules/time/historical-time.ts';
import { createNames, findMentions, type NameRow, type Names } from './names.server.ts';
import { linkMentions } from './link-mentions.ts';

const book = (words: string): BookFixture => ({
  id: 'test-shiji',
  title: '測試史記',
  facts: { writing: { startTime: '-0091-00-00' } },
  witnesses: [
    { key: 'original', kind: 'original', language: 'lzh' },
    { key: 'en', kind: 'translation', language: 'en' },
  ],
  chapters: { one: { original: words, en: 'Then Liu Bang met Xiang Yu by the river.' } },
});

const nameOf = (name: string, subjectId: string, about: Partial<NameRow> = {}): NameRow => ({
  name,
  subjectId,
  language: 'zh',
  kind: 'person',
  begins: null,
  ...about,
});
const namer =
  (names: Names) =>
  (text: string, language: string, until: number | null = null) =>
    findMentions(names, text, { language, until }).map(({ content, subjectId }) => `${content} ${subjectId}`);

test('S11 one automaton finds every name in any script: the longest match, whole words, correct capitals', () => {
  const names = createNames([
    nameOf('项羽', 'xiang-yu'),
    nameOf('秦', 'qin'),
    nameOf('秦始皇', 'qin-shi-huang'),
    nameOf('始皇', 'somebody-else'),
    nameOf('Rome', 'rome', { language: 'en' }),
    nameOf('the War', 'war', { language: 'en' }),
    nameOf('クルス', 'cyrus', { language: 'jp' }),
  ]);
  const findNames = namer(names);
  expect(findNames('項羽見秦始皇帝，曰', 'lzh')).toEqual(['項羽 xiang-yu', '秦始皇 qin-shi-huang']);
  expect(findNames('In Rome, not Romeo, and no rome', 'en')).toEqual(['Rome rome']);
  expect(findNames('秦人', 'lzh')).toEqual([]);
  expect(findNames('出くるすくるクルス王', 'ja')).toEqual(['クルス cyrus']);
});

test('S11 a word is no mention if the entity is later, or for parts of words, unmarked titles and words of another language', () => {
  const at = (year: string) =>
    recordBounds({ startTime: `${year}-00-00`, endTime: null, startNote: null, endNote: null, timeDesc: null })!
      .earliest;
  const findNames = namer(
    createNames([
      nameOf('Spain', 'spanish-empire', { language: 'en', begins: at('1492') }),
      nameOf('国家', 'republic', { language: 'jp', kind: 'book', begins: at('-0375') }),
      nameOf('历史', 'histories', { kind: 'book', begins: at('-0430') }),
      nameOf('周易', 'yijing', { kind: 'book' }),
      nameOf('子长', 'sima-qian', { begins: at('-0145') }),
      nameOf('罗马', 'rome'),
      nameOf('ウルク', 'uruk', { language: 'jp' }),
      nameOf('ウル', 'ur', { language: 'jp' }),
      nameOf('クルス', 'cyrus', { language: 'jp' }),
    ]),
  );
  // Caesar could not mention the Spanish Empire; a modern author may.
  expect(findNames('the Ocean next to Spain', 'en', at('-0050'))).toEqual([]);
  expect(findNames('the Ocean next to Spain', 'en')).toEqual(['Spain spanish-empire']);
  expect(findNames('对国家和统帅尽我的职责', 'zh', at('-0050'))).toEqual([]);
  expect(findNames('上報國家，下安黎庶', 'lzh')).toEqual([]);
  expect(findNames('国家を自由へ。『国家』にいう', 'ja')).toEqual(['国家 republic']);
  expect(findNames('彼此交战的历史，《历史》所记', 'zh')).toEqual(['历史 histories']);
  expect(findNames('推演了《周易》', 'zh')).toEqual(['周易 yijing']);
  expect(findNames('囚羑里，演周易；', 'lzh')).toEqual(['周易 yijing']); // old texts have no title marks
  expect(findNames('想想你们是什么种子长成的', 'zh')).toEqual([]);
  expect(findNames('司马迁字子长，到过罗马。', 'zh')).toEqual(['子长 sima-qian', '罗马 rome']);
  expect(findNames('ウルクの城壁、ウルの、クルスス', 'ja')).toEqual(['ウルク uruk']);
});

test('S11 mentions are proposed, approved by a reviewer, then shown in the reader and in "quoted in", with the specified fields', async () => {
  const { db, as } = await openWorld();
  const { rows: wrong } = await sql`
    select 1 from book_mention where subject_id in ('spanish-empire', 'the-scream', 'school-of-athens', 'republic-of-plato')`.execute(
    db,
  );
  expect(wrong).toEqual([]); // ordinary words of the library that are also names
  await publishBooks(db, [book('漢王劉邦與項羽臨廣武而語\n項羽大怒')]);
  await db.insertInto('member').values({ id: 'liu-xiang', name: 'Liu Xiang', role: 'reviewer' }).execute(); // for the audit log
  const reader = as(null, 'en'),
    reviewer = as('liu-xiang', 'en');
  await expect(as('sima-qian')(proposeInBook, { id: 'test-shiji' })).rejects.toMatchObject({ errorName: 'notAllowed' });
  expect((await reviewer(proposeInBook, { id: 'test-shiji' })).proposed).toBeGreaterThanOrEqual(5);
  expect((await reviewer(proposeInBook, { id: 'test-shiji' })).proposed).toBe(0);
  const chapter = () => reader(mentionsInChapter, { id: 'test-shiji', chapter: 'one' });
  expect((await chapter()).mentions).toEqual([]);

  const { groups } = await reviewer(proposedMentions, { id: 'test-shiji' });
  const of = (itemId: string) => groups.find((group) => group.itemId === itemId)!;
  expect(of('xiang-yu').passages.map(({ before, mentionContent, after }) => before + mentionContent + after)).toContain(
    '項羽大怒',
  );
  const [refused] = of('xiang-yu').passages.filter(({ page }) => page === '2');
  await reviewer(decideMentions, {
    id: 'test-shiji',
    itemId: 'xiang-yu',
    passes: false,
    mentionIds: [refused!.mentionId],
  });
  expect(await reviewer(decideMentions, { id: 'test-shiji', itemId: 'xiang-yu', passes: true })).toEqual({
    decided: 2,
  });

  const { mentions, entries } = await chapter();
  expect(mentions).toMatchObject([
    {
      mentionContent: 'Xiang Yu',
      itemId: 'xiang-yu',
      bookId: 'test-shiji',
      volumnId: 'one',
      volumnName: 'one',
      page: '1',
      language: 'en',
      witness: 'en',
    },
    { mentionContent: '項羽', page: '1', language: 'lzh', witness: 'original', at: 5 },
  ]);
  expect(entries['xiang-yu']).toMatchObject({ name: 'Xiang Yu', kind: 'person' });
  const { passages } = await reader(quotingPassages, { itemId: 'xiang-yu' });
  const bookPassages = passages.filter(({ bookId }) => bookId === 'test-shiji');
  expect(bookPassages.map(({ text, marks, witness }) => [text.slice(...marks[0]!), witness])).toEqual([
    ['項羽', 'original'],
  ]);

  // A new publication keeps its mentions where the words are unchanged.
  await publishBooks(db, [book('其後漢王與項羽臨廣武而語\n大怒')]);
  expect((await chapter()).mentions.map(({ mentionContent, at }) => `${mentionContent} ${at}`)).toEqual([
    'Xiang Yu 18',
    '項羽 5',
  ]);
});

test('mentions become links in safe HTML: around entities, across notes and readings, never nested', () => {
  const entry: MentionedEntry = { name: 'A "B"', kind: 'person', href: '/detail/a', about: 'x' };
  const link = (words: string) =>
    `<a class="mention" data-kind="person" data-card="A &#34;B&#34; — x" href="/detail/a">${words}</a>`;
  const marked = (html: string, ...at: [number, string][]) =>
    linkMentions(
      html,
      at.map(([place, mentionContent]) => ({ at: place, mentionContent, itemId: 'a' })),
      { a: entry },
    );
  expect(marked('漢王劉邦曰', [2, '劉邦'])).toBe(`漢王${link('劉邦')}曰`);
  expect(marked('a &amp; 劉邦', [4, '劉邦'])).toBe(`a &amp; ${link('劉邦')}`);
  expect(marked('劉<small class="note">音留</small>邦曰', [0, '劉邦'])).toBe(
    `${link('劉')}<small class="note">音留</small>${link('邦')}曰`,
  );
  expect(marked('<ruby>劉邦<rt>りゅうほう</rt></ruby><br>項羽', [0, '劉邦'], [3, '項羽'])).toBe(
    `<ruby>${link('劉邦')}<rt>りゅうほう</rt></ruby><br>${link('項羽')}`,
  );
  expect(marked('劉邦', [0, '劉邦'], [1, '邦'])).toBe(link('劉邦'));
  expect(marked('無名', [9, '劉邦'])).toBe('無名');
});
