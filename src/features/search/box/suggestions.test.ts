import { expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld } from '../../../../tests/world.ts';
import type { Language } from '../../../rules/languages.ts';
import { publishAtOnce, type Proposal } from '../../../editing/revisions/face/publish.server.ts';
import { getSuggestion } from '../../../kit/suggestions/contract.ts';
import { friendship } from '../../../../tests/friendship.ts';

const by = { authorId: 'import-world', originId: null };
const text = (subjectId: string, name: string, language: Language = 'en', otherNames: string[] = []): Proposal => ({
  module: 'text',
  thingId: subjectId,
  language,
  content: { name, otherNames, disambiguation: null, summary: '', body: '' },
});
const facts = (subjectId: string): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind: 'person', region: null, times: [], place: null, same: {} },
});

function suggestionsIn(world: Pick<Awaited<ReturnType<typeof openWorld>>, 'as' | 'db'>) {
  const ask = async (
    keyword: string,
    language: Language = 'zh',
    more: { hasKgs?: boolean; page?: number; size?: number } = {},
  ) => world.as(null, language)(getSuggestion, { keyword, ...more });
  return {
    ...world,
    ask,
    ids: async (keyword: string, language: Language = 'zh') =>
      (await ask(keyword, language)).sugNodes.map(({ itemId }) => itemId),
  };
}
/** For tests that only read. */
const askWorld = () => suggestionsIn(openReadOnlyWorld());
/** For tests that write. */
const openSuggestions = async () => suggestionsIn(await openWorld());

test('names are found in every script and form', async () => {
  const { ids } = askWorld();
  for (const [typed, language, expectedId] of [
    ['秦始', 'zh', 'qin-shi-huang'],
    ['始皇', 'zh', 'qin-shi-huang'], // from a later character on
    ['史記', 'zh', 'shiji'],
    ['史记', 'jp', 'shiji'],
    ['長城', 'zh', 'great-wall'],
    ['德川家', 'jp', 'tokugawa-ieyasu'],
    ['徳川家', 'zh', 'tokugawa-ieyasu'], // any form of a character
    ['qinshihuang', 'zh', 'qin-shi-huang'],
    ['qin shi huang', 'zh', 'qin-shi-huang'],
    ['qsh', 'zh', 'qin-shi-huang'],
    ['changcheng', 'zh', 'great-wall'], // pinyin
    ['しこうてい', 'jp', 'qin-shi-huang'],
    ['シコウ', 'jp', 'qin-shi-huang'],
    ['ﾅﾎﾟﾚｵﾝ', 'jp', 'napoleon'],
    ['とくがわ', 'jp', 'tokugawa-ieyasu'], // kana
    ['NAPOLÉON', 'en', 'napoleon'],
    ['napoleon', 'fr', 'napoleon'],
    ['cesar', 'fr', 'julius-caesar'],
    ['ibn battuta', 'fr', 'ibn-battuta'], // accents and case
    ['great', 'en', 'alexander-the-great'],
    ['arc', 'fr', 'joan-of-arc'],
    ['shi qin', 'en', 'qin-shi-huang'], // later words, any order
    ['rome', 'zh', 'rome'],
    ['罗马', 'fr', 'rome'],
    ['オクタウィ', 'es', 'augustus'],
    ['gaius oct', 'jp', 'augustus'], // another language
  ] as const)
    expect(await ids(typed, language), `${typed} (${language})`).toContain(expectedId);
});

test('one or two typing errors are tolerated, and such matches come last', async () => {
  const { ids } = askWorld();
  for (const [typed, expectedId] of [
    ['napolean', 'napoleon'],
    ['alexsander', 'alexander-the-great'],
    ['liu bnag', 'liu-bang'],
    ['hanibal', 'hannibal'],
    ['confuscius', 'kongzi'],
    ['秦使皇', 'qin-shi-huang'],
    ['亚里斯土多德', 'aristotle'],
    ['奏始皇', 'qin-shi-huang'],
  ] as const) {
    expect(await ids(typed, 'en'), typed).toContain(expectedId);
  }
  expect(await ids('xqzvw', 'en')).toEqual([]);
  expect(await ids('rom', 'en')).not.toContain('homer'); // three letters forgive nothing
});

const firsts = [
  ['秦', 'zh', 'qin-dynasty'],
  ['秦', 'jp', 'qin-dynasty'],
  ['长城', 'zh', 'great-wall'],
  ['rome', 'en', 'rome'],
  ['rome', 'zh', 'rome'],
  ['napoleon', 'en', 'napoleon'],
  ['拿破仑', 'zh', 'napoleon'],
  ['老子', 'zh', 'laozi'],
  ['Platon', 'fr', 'plato'],
  ['athens', 'en', 'athens'],
  ['qin', 'zh', 'qin-dynasty'],
  ['iliad', 'en', 'iliad'],
  ['孔', 'zh', 'kongzi'],
  ['inca', 'es', 'inca-empire'],
  ['明', 'jp', 'ming-dynasty'],
] as const;
test('the subject itself comes first', async () => {
  const { ids } = askWorld();
  for (const [typed, language, first] of firsts)
    expect((await ids(typed, language))[0], `${typed} (${language})`).toBe(first);
});

test('R09 a suggestion has the reader’s language, also the matching name in another language, and its letters are marked', async () => {
  const { ask } = askWorld();
  const first = async (keyword: string, language: Language) => (await ask(keyword, language)).sugNodes[0]!;
  expect(await first('rome', 'zh')).toMatchObject({
    id: 'rome',
    name: '罗马',
    language: 'zh',
    kind: 'place',
    found: { name: 'Rome', language: 'en' },
    marks: [[0, 4]],
  });
  expect(await first('octave', 'fr')).toMatchObject({
    id: 'augustus-fr',
    name: 'Auguste',
    found: { name: 'Octave', language: 'fr' },
    marks: [[0, 6]],
  });
  expect(await first('長城', 'zh')).toMatchObject({ name: '长城', found: null, marks: [[0, 2]] });
  expect(await first('始皇', 'zh')).toMatchObject({ name: '秦始皇', found: null, marks: [[1, 3]] });
  expect(await first('qsh', 'zh')).toMatchObject({ name: '秦始皇', found: null, marks: [] });
  expect(await first('napolean', 'en')).toMatchObject({ name: 'Napoleon', found: null, marks: [] });
});

test('ten suggestions a page, each subject once, and whether there are more', async () => {
  const { ask } = askWorld();
  const [first, second] = [await ask('a', 'en'), await ask('a', 'en', { page: 2 })];
  expect(first.sugNodes).toHaveLength(10);
  expect(first.more).toBe(true);
  const ids = [...first.sugNodes, ...second.sugNodes].map(({ itemId }) => itemId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await ask('秦始', 'zh')).toMatchObject({ more: false });
  expect(await ask('a', 'en', { page: 1000 })).toEqual({ sugNodes: [], more: false });
});

test('X06 empty input, or only symbols, suggests nothing', async () => {
  const { ask } = askWorld();
  for (const keyword of ['', '   ', '…', '\0', '%', '_', '\\', "'", '👨‍👩‍👧', '\u202e', '-', '""'])
    expect(await ask(keyword), JSON.stringify(keyword)).toEqual({ sugNodes: [], more: false });
});

test('hasKgs leaves out entries without links', async () => {
  const { ask, db } = await openSuggestions();
  await db.transaction().execute((tx) => publishAtOnce(tx, [facts('lonely'), text('lonely', 'Rometta')], by));
  expect((await ask('rome', 'en')).sugNodes.map(({ itemId }) => itemId)).toContain('lonely');
  const linked = (await ask('rome', 'en', { hasKgs: true })).sugNodes.map(({ itemId }) => itemId);
  expect(linked).not.toContain('lonely');
  expect(linked).toContain('rome');
});

test('a name is found as soon as it is published, and no longer once it is replaced', async () => {
  const { ids, db } = await openSuggestions();
  await expect(
    db.transaction().execute(async (tx) => {
      await publishAtOnce(tx, [facts('zz'), text('zz', 'Zzyzx', 'en', ['Zyx'])], by);
      throw new Error('cut off');
    }),
  ).rejects.toThrow('cut off');
  expect(await ids('zzy')).toEqual([]);

  await db.transaction().execute((tx) => publishAtOnce(tx, [facts('zz'), text('zz', 'Zzyzx', 'en', ['Zyx'])], by));
  expect(await ids('zzy')).toEqual(['zz']);
  expect(await ids('zyx')).toEqual(['zz']);
  await db.transaction().execute((tx) => publishAtOnce(tx, [text('zz', 'Qqrq')], by));
  expect(await ids('zzy')).toEqual([]);
  expect(await ids('qqr')).toEqual(['zz']);
});

test('if very many names begin alike the best linked are still found, also with an error in the beginning or after it', async () => {
  const { ids, db } = await openSuggestions();
  const many = Array.from({ length: 450 }, (_, i) => `kk${String(i).padStart(3, '0')}`);
  const friends = Array.from({ length: 30 }, (_, i) => friendship(many[i]!));
  await db
    .transaction()
    .execute((tx) =>
      publishAtOnce(
        tx,
        [
          ...many.flatMap((id) => [facts(id), text(id, `Kk of the ${id.slice(2)} north`)]),
          { module: 'relations', thingId: 'kk449', language: null, content: { relations: friends } },
        ],
        by,
      ),
    );
  expect((await ids('kk', 'en'))[0]).toBe('kk449');
  for (const typed of ['kk of the x448 north', 'kk of teh 448 north', 'kk of the 448 nroth'])
    expect((await ids(typed, 'en'))[0], typed).toBe('kk448');
});

test('issue 14: a suggestion shows its years in the format of the language', async () => {
  const { ask } = askWorld();
  const whenOf = async (typed: string, language: Language) => (await ask(typed, language)).sugNodes[0]?.when;
  expect(await whenOf('qin shi huang', 'en')).toBe('259 – 210 BC?');
  expect(await whenOf('秦始皇', 'zh')).toBe('前259年—前210年?');
  expect(await whenOf('auguste', 'fr')).toBe('63 av. J.-C. – 14 apr. J.-C.');
});
