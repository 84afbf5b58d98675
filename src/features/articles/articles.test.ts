import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import { createReviewFixture, type Person } from '../../../tests/review-fixture.ts';
import type { Template } from '../../../tests/world.ts';
import { entryAddress, entryId } from '../../rules/entry-ids.ts';
import { mountMachineEndpoints } from '../entries/machine-endpoints.server.ts';
import { citedArticles } from '../entries/contract.ts';
import { citeArticle } from '../entries/writing-contract.ts';
import { proposeAgain, withdraw } from '../../editing/revisions/contract.ts';
import { reviewDetail, reviewQueue } from '../review/contract.ts';
import { searchAll } from '../search/contract.ts';
import * as groups from '../groups/contract.ts';
import { MapScript } from '../timemaps/face/scripts/rules.ts';
import * as mapScripts from '../timemaps/scripts/contract.ts';
import { loadTopic } from '../topics/load-topic.ts';
import { countryArticles } from '../timelines/contract.ts';
import { deleteAccount, exportData } from '../user-centre/contract.ts';
import * as articles from './contract.ts';
import type { ArticleContent } from './rules.ts';
import * as writing from './writing-contract.ts';
import { loadEmptySections } from '../../kit/registry/site-sections.server.ts';
import { createPageCache } from '../../kit/pages/page-cache.server.ts';

const picture = (letter: string) => `/media/image/${letter.repeat(43)}-800x600.webp`;
const marble = {
  name: 'A city of marble',
  abstract: 'How Rome was built anew.',
  body: `<h2>Brick</h2><p><span ref-id="augustus">He</span> found brick.<span note-id="1">So he said.</span></p><script>x</script>
<blockquote type="passage" cite-id="passage/book-laozi/1/original/1"><p>道可道</p></blockquote>`,
} satisfies Partial<ArticleContent>;

/** A review fixture with a published article of its author. */
async function published(article: Partial<ArticleContent> = marble, template: Template = 'stele') {
  const desk = await createReviewFixture({}, template);
  const author = desk.by('author');
  const write = (more: Partial<ArticleContent>, how: object = {}) =>
    author(writing.saveArticle, { article: { ...marble, ...more } as ArticleContent, ...how });
  const first = await write(article);
  await desk.pass(first.revisionId);
  const id = first.itemId;
  const read = (who: Person = 'other') => desk.by(who)(articles.articleDetail, { id });
  return { ...desk, author, write, id, first, read };
}

test('reading B7 articles are no section of the site in a language before the first is published in it', async () => {
  const { db } = await published(marble, 'part');
  const tags: string[] = [];
  const emptySections = async (language: 'en' | 'fr') => {
    tags.length = 0;
    return loadEmptySections(db, language, (...added) => tags.push(...added));
  };
  expect(await emptySections('fr')).toEqual(['articles']);
  // The pages without it are dropped when an article is published.
  expect(tags).toEqual(['part article']);
  expect(await emptySections('en')).toEqual([]);
  expect(tags).toEqual([]);
});

test('R14 S10 T11 an article is drafted (status -1, visible only to its author), submitted, passed, and shown sanitized as written', async () => {
  const { by, pass, db } = await createReviewFixture({}, 'stele');
  const author = by('author');
  const savedDraft = await author(writing.saveArticle, { article: { name: 'Marble' }, draft: true });
  const id = savedDraft.itemId;
  expect(savedDraft.state).toBe('draft');
  const drafts = { items: [{ ugcId: id, title: 'Marble', auditStatus: -1, isPublished: false }], total: 1 };
  expect(await author(writing.myArticles, { a: 1, b: 20 })).toMatchObject(drafts);
  expect(await author(writing.auditInfo, { auditStatus: -1 })).toMatchObject(drafts);
  expect(await author(writing.auditInfo, { auditStatus: 0 })).toMatchObject({ total: 0 });
  await expect(by('other')(articles.articleDetail, { id })).rejects.toMatchObject({ errorName: 'articleNotFound' });
  await expect(by('other')(writing.openArticle, { articleId: id })).rejects.toMatchObject({
    errorName: 'articleNotFound',
  });
  expect(await author(writing.openArticle, { articleId: id })).toMatchObject({
    isPublished: false,
    base: null,
    draft: { content: { name: 'Marble' } },
  });

  const reprint = {
    ...marble,
    type: 'reprint' as const,
    authorName: 'Suetonius',
    siteName: 'The Twelve Caesars',
    originalUrl: 'https://example.org/caesars',
    cover: { mode: 'three' as const, pictures: ['a', 'b', 'c'].map(picture) },
    headImage: picture('h'),
  };
  const sent = await author(writing.saveArticle, { articleId: id, article: reprint, onVersion: savedDraft.version });
  expect(sent.state).toBe('submitted');
  expect((await by('reviewer')(reviewQueue, {})).items).toMatchObject([
    { name: marble.name, module: 'article', language: 'en', hasPage: false },
  ]);
  const { difference } = await by('reviewer')(reviewDetail, { id: sent.revisionId });
  expect(difference.fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'abstract', 'type', 'originalUrl', 'cover', 'headImage']),
  );
  expect(difference.blocks.length).toBeGreaterThan(0);
  expect((await author(writing.auditInfo, { auditStatus: 0 })).items).toMatchObject([{ ugcId: id, auditStatus: 0 }]);
  await pass(sent.revisionId);

  const article = await by('other')(articles.articleDetail, { id });
  expect(article).toMatchObject({
    title: marble.name,
    abstract: marble.abstract,
    kind: 'normal',
    language: 'en',
    author: 'author',
    type: 'reprint',
    authorName: 'Suetonius',
    siteName: 'The Twelve Caesars',
    originalUrl: 'https://example.org/caesars',
    covers: ['a', 'b', 'c'].map(picture),
    headImage: picture('h'),
    notes: ['So he said.'],
    contents: [{ title: 'Brick', level: 2 }],
  });
  expect(article.html).toContain('href="/detail/augustus-en"');
  expect(article.html).not.toContain('script');
  expect(await author(writing.myArticlesByStatus, { a: 1, b: 1, c: 20 })).toMatchObject({
    total: 1,
    items: [{ itemId: id, auditStatus: 1, href: `/article/${id}` }],
  });
  expect(
    (await db.selectFrom('articleMention').where('articleId', '=', id).selectAll().orderBy('thingId').execute()).map(
      (mention) => mention.thingId,
    ),
  ).toEqual(['augustus', 'book-laozi']);
});

test('R14 security M4a a reviewer edits an article before passing it: it stays its author’s, who continues from that edit', async () => {
  const { by, decide, db } = await createReviewFixture();
  const author = by('author');
  const { itemId: id, revisionId } = await author(writing.saveArticle, {
    article: { ...marble, abstract: 'How Rome was bilt anew.' } as ArticleContent,
  });
  await decide('reviewer', revisionId, 'claim');
  const { content } = await db
    .selectFrom('revision')
    .where('id', '=', revisionId)
    .select('content')
    .executeTakeFirstOrThrow();
  await decide('reviewer', revisionId, 'pass', {
    content: { ...(content as ArticleContent), abstract: marble.abstract },
  });
  expect(await by('other')(articles.articleDetail, { id })).toMatchObject({
    abstract: marble.abstract,
    author: 'author',
  });
  expect(await author(writing.openArticle, { articleId: id })).toMatchObject({
    base: { content: { abstract: marble.abstract } },
  });
  await expect(by('reviewer')(writing.openArticle, { articleId: id })).rejects.toMatchObject({
    errorName: 'notYours',
  });
});

test('V15 S10 an abstract has at most 100 words (a CJK character is one), an original address is valid, a reprint names its author', async () => {
  const { by } = await createReviewFixture();
  const send = (more: Partial<ArticleContent>, language: 'en' | 'zh' | 'jp' | 'fr' | 'es' = 'en') =>
    by('author', language)(writing.saveArticle, { article: { ...marble, ...more } as ArticleContent });
  const refused = (field: string, reason: string) => ({ errorName: 'badInput', details: { field, reason } });
  const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ');
  for (const [language, many, few] of [
    ['en', words('word', 101), words('word', 100)],
    ['fr', words('d’été', 101), words('d’été', 100)],
    ['es', words('año', 101), words('año', 100)],
    ['zh', '字'.repeat(101), '字'.repeat(100)],
    ['jp', 'かな漢字'.repeat(26), 'かな漢字'.repeat(25)],
  ] as const) {
    await expect(send({ abstract: many }, language), language).rejects.toMatchObject(
      refused('abstract', 'abstractTooLong'),
    );
    expect((await send({ abstract: few }, language)).state, language).toBe('submitted');
  }
  for (const originalUrl of [
    'example',
    'ftp://example.org/a',
    'http://',
    'javascript:alert(1)',
    'https://exa mple.org',
  ])
    await expect(send({ originalUrl }), originalUrl).rejects.toMatchObject(refused('originalUrl', 'addressWrong'));
  const saveDraft = (originalUrl: string) =>
    by('author', 'en')(writing.saveArticle, { article: { ...marble, originalUrl } as ArticleContent, draft: true });
  for (const originalUrl of ['javascript:alert(1)', 'data:text/html,x'])
    await expect(saveDraft(originalUrl), originalUrl).rejects.toMatchObject(refused('originalUrl', 'addressWrong'));
  expect((await saveDraft('exam')).state).toBe('draft'); // a draft may be incomplete
  const reprintFields = {
    type: 'reprint',
    authorName: 'A',
    siteName: 'S',
    originalUrl: 'https://example.org/a',
  } as const;
  for (const field of ['authorName', 'siteName', 'originalUrl'] as const)
    await expect(send({ ...reprintFields, [field]: ' ' })).rejects.toMatchObject(refused(field, 'reprintUnsaid'));
  expect((await send(reprintFields)).state).toBe('submitted');
  await expect(send({ name: '<b></b>' })).rejects.toMatchObject(refused('name', 'titleMissing'));
  await expect(
    send({ kind: 'theme', sections: [{ title: ' ', words: '', cards: [{ id: 'augustus', words: '' }] }] }),
  ).rejects.toMatchObject(refused('sections.0.title', 'headingMissing'));
  await expect(send({ body: '' })).rejects.toMatchObject(refused('body', 'articleEmpty'));
  await expect(send({ cover: { mode: 'three', pictures: [picture('a')] } })).rejects.toMatchObject(
    refused('cover', 'coverIncomplete'),
  );
  await expect(send({ kind: 'theme', body: '' })).rejects.toMatchObject(refused('sections', 'themeEmpty'));
});

/** The author submits a changed version, and a reviewer passes it. */
async function mended({ author, pass, id }: Awaited<ReturnType<typeof published>>, more: Partial<ArticleContent>) {
  const { base } = await author(writing.openArticle, { articleId: id });
  const article = { ...(base!.content as ArticleContent), ...more };
  const sent = await author(writing.saveArticle, { articleId: id, baseId: base!.id, article });
  await pass(sent.revisionId);
}

test('S10 an automatic cover takes three of the article’s pictures, else the head image; a single cover is the chosen one', async () => {
  const figures = (letters: string) =>
    [...letters].map((letter) => `<figure><img src="${picture(letter)}"></figure>`).join('');
  const desk = await published({ ...marble, body: `<p>x</p>${figures('abcd')}` });
  expect((await desk.read()).covers).toEqual(['a', 'b', 'c'].map(picture));
  await mended(desk, { body: `<p>x</p>${figures('ab')}`, headImage: picture('h') });
  expect((await desk.read()).covers).toEqual([picture('h')]);
  await mended(desk, { cover: { mode: 'single', pictures: [picture('s'), picture('t')] } });
  expect((await desk.read()).covers).toEqual([picture('s')]);
});

test('R14 a detail of a painting is shown as that part of it; a quoted passage keeps its address', async () => {
  const figure = (of: string) =>
    `<figure type="detail" ref-id="augustus" cite-id="${of}"><img src="${picture('p')}" alt=""><figcaption>The hand</figcaption></figure>`;
  const { read } = await published({
    ...marble,
    body: [figure('detail/image-1/10,20,30,40'), figure('detail/image-1/90,20,30,40'), marble.body].join(''),
  });
  const { html } = await read();
  expect(html.match(/src="[^"]+"/g)).toEqual([
    'src="/iiif/3/image-1/pct:10,20,30,40/^!900,900/0/default.webp"',
    `src="${picture('p')}"`, // a detail outside its picture is ignored
  ]);
  expect(html).toContain('cite-id="passage/book-laozi/1/original/1"');
});

test('R14 a theme article shows the current state of what it collects, in the reader’s language, without what was withdrawn', async () => {
  const { by, read, db } = await published({
    name: 'Rome and its books',
    kind: 'theme',
    abstract: '',
    body: '',
    sections: [
      {
        title: 'People',
        words: 'Who ruled.',
        cards: [
          { id: 'augustus', words: 'The first.' },
          { id: 'no-such-thing', words: '' },
          { id: 'book-laozi', words: '' },
        ],
      },
    ],
  });
  const { sections } = await read();
  expect(sections).toMatchObject([
    {
      title: 'People',
      words: 'Who ruled.',
      cards: [
        {
          itemId: 'augustus',
          thing: 'subject',
          name: 'Augustus',
          kind: 'person',
          href: '/detail/augustus-en',
          words: 'The first.',
          time: { startTime: expect.stringMatching(/^-0063/) as string },
        },
        { itemId: 'book-laozi', thing: 'book', kind: null },
      ],
    },
  ]);
  expect(sections[0]!.cards[0]!.summary).not.toBe('');
  await db.updateTable('entry').set({ name: 'Octavian' }).where('id', '=', 'augustus-fr').execute();
  const french = await by('other', 'fr')(articles.articleDetail, {
    id: (await by('other')(articles.articleList, { kind: 'theme' })).articles[0]!.id,
  });
  expect(french.sections[0]!.cards[0]).toMatchObject({ name: 'Octavian', href: '/detail/augustus-fr' });
  expect((await by('author')(articles.thingCards, { ids: 'book-laozi,augustus,augustus' })).cards).toMatchObject([
    { itemId: 'book-laozi' },
    { itemId: 'augustus' },
  ]);
});

test('R14 a theme article shows members’ works as live cards with kind, size and link, and leaves out private ones', async () => {
  const { by, pass } = await createReviewFixture();
  const author = by('author');
  const nodes = [
    { key: 'a', itemId: 'augustus', called: 'Augustus' },
    { key: 'b', title: 'Mine' },
  ];
  const { id: group } = await author(groups.saveGroup, {
    group: { kind: 'graph', name: 'His house', about: 'Who was who.', nodes },
  });
  const { id: script } = await author(mapScripts.createMapScript, { title: 'Roads', language: 'en' });
  const { draft } = await author(mapScripts.openMapScript, { id: script });
  const shape = {
    title: 'Via Appia',
    sketch: {
      shape: {
        type: 'LineString' as const,
        coordinates: [
          [12.5, 41.9],
          [17.9, 40.6],
        ] as [number, number][],
      },
    },
  };
  const drawn = await author(mapScripts.saveMapScript, {
    id: script,
    script: MapScript.parse({ name: 'Roads', language: 'en', description: 'All of them.', shapes: [shape] }),
    onVersion: draft!.version,
    baseId: null,
  });
  await pass(drawn.revisionId);
  const cardsOf = async () =>
    (await by('other')(articles.thingCards, { ids: `tour-silk-road,${script},${group}` })).cards.map(
      ({ name, summary, live }) => ({ name, hasSummary: summary !== '', live }),
    );
  const [tour, map] = await cardsOf();
  expect([tour, map]).toMatchObject([
    { hasSummary: true, live: { what: 'tour', count: 9, href: '/embed/tour/tour-silk-road' } },
    { name: 'Roads', hasSummary: true, live: { what: 'mapscript', count: 1, href: `/embed/mapscript/${script}` } },
  ]);
  expect(await cardsOf()).toHaveLength(2);
  await author(groups.shareGroup, { id: group, visibility: 'link' });
  expect((await cardsOf())[2]).toEqual({
    name: 'His house',
    hasSummary: true,
    live: { what: 'graph', count: 2, href: `/embed/group/${group}` },
  });
});

test('R14 T11 only its author edits an article; opening an outdated draft reports that readers have a newer version', async () => {
  const desk = await published();
  const { author, by, id, first, pass } = desk;
  const article = { ...marble, name: 'Mine now' } as ArticleContent;
  await expect(
    by('other')(writing.saveArticle, { articleId: id, article, baseId: first.revisionId }),
  ).rejects.toMatchObject({ errorName: 'notYours' });
  await expect(by('other')(proposeAgain, { id: first.revisionId })).rejects.toMatchObject({ errorName: 'notYours' });
  await expect(by('other')(writing.openArticle, { articleId: id })).rejects.toMatchObject({ errorName: 'notYours' });
  await expect(by('other')(writing.deleteArticle, { ugcId: id })).rejects.toMatchObject({ errorName: 'notYours' });

  const sent = await author(writing.saveArticle, { articleId: id, article, baseId: first.revisionId });
  const draft = { articleId: id, article: { ...article, name: 'Later' }, baseId: first.revisionId, draft: true };
  await author(writing.saveArticle, draft);
  expect(await author(writing.newerVersions, { ids: id })).toEqual({ newer: [] });
  await pass(sent.revisionId);
  expect(await author(writing.newerVersions, { ids: `nothing,${id}` })).toMatchObject({
    newer: [{ ugcId: id, title: 'Mine now', revisionId: sent.revisionId }],
  });
  expect(await by('other')(writing.newerVersions, { ids: id })).toEqual({ newer: [] });
  await expect(
    author(writing.saveArticle, { ...draft, draft: false, onVersion: 'any' as never }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
  await expect(
    author(writing.newerVersions, { ids: Array.from({ length: 101 }, () => 'a').join(',') }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
});

test('R14 articles are in search, sitemap and feed, and are listed at the entries that they name and that cite them', async () => {
  const { db, by, id, pass } = await published();
  const findHits = async () => (await by('other')(searchAll, { keyword: 'city of marble', type: 'articles' })).hits;
  expect(await findHits()).toMatchObject([{ name: marble.name, href: `/article/${id}` }]);
  const app = Fastify().register(cookie);
  mountMachineEndpoints(app, { db, originOf: () => 'https://stele.test', cache: createPageCache(10_000_000) });
  expect((await app.inject('/feed.atom?lang=en')).body).toContain(`https://stele.test/article/${id}`);
  await app.close();

  const of = async (itemId: string) => (await by('other')(articles.articlesOfEntry, { itemId })).articles;
  expect(await of('augustus-en')).toMatchObject([{ id, reason: null, author: 'author' }]);
  expect(await of('livia-en')).toEqual([]);
  const cited = await by('other')(citeArticle, { itemId: 'livia-en', articleId: id, referenceReason: 'On her house.' });
  await pass(cited.revisionId);
  expect(await of('livia-en')).toMatchObject([{ id, reason: 'On her house.' }]);
  expect((await by('other')(articles.articleDetail, { id })).citedBy).toEqual([
    { id: 'livia-en', name: 'Livia', language: 'en', reason: 'On her house.' },
  ]);
  expect((await by('other')(articles.articleList, { author: 'author' })).articles).toMatchObject([{ id }]);
  await expect(by('other')(articles.articleList, { author: 'nobody' })).rejects.toMatchObject({
    errorName: 'articleNotFound',
  });
  // The country axis: articles that the entries of a country or its people cite, or that name them.
  expect((await by('other')(countryArticles, { a: 'roman-empire', b: 'all' })).articles).toMatchObject([
    { articleId: id },
  ]);
});

test('T11 an author can delete an article, which removes it from search, entries and lists, except while it is under review', async () => {
  const { author, by, id, db, decide, pass } = await published();
  const cited = await by('other')(citeArticle, { itemId: 'livia-en', articleId: id, referenceReason: 'x' });
  await pass(cited.revisionId);
  const { base } = await author(writing.openArticle, { articleId: id });
  const sent = await author(writing.saveArticle, {
    articleId: id,
    baseId: base!.id,
    article: { ...marble, name: 'Again' } as ArticleContent,
  });
  await decide('reviewer', sent.revisionId, 'claim');
  await expect(author(writing.deleteArticle, { ugcId: id })).rejects.toMatchObject({ errorName: 'underReview' });
  await decide('reviewer', sent.revisionId, 'hand back');
  await author(withdraw, { id: sent.revisionId });
  await author(writing.deleteArticle, { ugcId: id });
  await expect(by('other')(articles.articleDetail, { id })).rejects.toMatchObject({ errorName: 'articleNotFound' });
  expect((await by('other')(searchAll, { keyword: 'city of marble', type: 'articles' })).total).toBe(0);
  expect(await by('other')(citedArticles, { itemId: 'livia-en' })).toMatchObject({ total: 0 });
  expect(await author(writing.myArticles, { a: 1, b: 20 })).toEqual({ total: 0, items: [] });
  expect(await db.selectFrom('thing').where('id', '=', id).select('id').execute()).toEqual([]);
});

test('deleting an account deletes its article drafts; published articles stay under the pseudonym', async () => {
  const { author, by, id, db } = await published();
  await author(writing.saveArticle, { article: { name: 'Never finished' }, draft: true });
  const exported = await author(exportData, {});
  expect(exported.things.article).toHaveLength(2);
  const { pseudonym } = await author(deleteAccount, {});
  expect(await by('other')(articles.articleDetail, { id })).toMatchObject({ author: pseudonym });
  expect(await db.selectFrom('article').where('id', 'not like', 'article-%').select('id').execute()).toEqual([{ id }]);
});

test('the articles of the built-in world exist in five languages; the theme article introduces the topic of its title', async () => {
  const { as } = await createReviewFixture({}, 'stele');
  const topics = { zh: '文字', en: 'Writing', fr: 'Écriture', es: 'Escritura', jp: '文字' };
  for (const language of ['zh', 'en', 'fr', 'es', 'jp'] as const) {
    const reader = as(null, language);
    const { articles: listed } = await reader(articles.articleList, {});
    expect(listed.map(({ id, kind, language: written }) => [id, kind, written])).toEqual([
      [`article-louis-xiv-and-kangxi-${language}`, 'normal', language],
      [`article-the-year-1492-${language}`, 'normal', language],
      [`article-writing-${language}`, 'theme', language],
    ]);
    for (const { subjects, words, gathered } of listed) {
      expect(subjects.filter(({ place, time }) => place && time).length).toBeGreaterThan(3);
      expect(words > 300 || gathered === 12).toBe(true);
    }
    const { html, notes } = await reader(articles.articleDetail, { id: listed[0]!.id });
    expect(html).toContain(`href="${entryAddress(entryId('kangxi', language))}"`);
    expect(notes).toHaveLength(4);
    const { sections } = await reader(articles.articleDetail, { id: listed[2]!.id });
    expect(sections.map(({ cards }) => cards.length)).toEqual([4, 3, 5]);
    expect((await loadTopic(reader, topics[language], language)).introduction).toMatchObject({ id: listed[2]!.id });
  }
});
