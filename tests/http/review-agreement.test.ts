import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchPath } from '../../src/features/search/rules.ts';
import { implementations } from '../../src/calls.server.ts';
import * as editing from '../../src/editing/revisions/contract.ts';
import * as entryCalls from '../../src/features/entries/writing-contract.ts';
import * as relationCalls from '../../src/features/relations/writing-contract.ts';
import * as timemapCalls from '../../src/features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../src/features/timelines/writing-contract.ts';
import * as reviewCalls from '../../src/features/review/contract.ts';
import type { Facts } from '../../src/features/entries/rules.ts';
import type { Relations } from '../../src/features/relations/rules.ts';
import { createApi } from '../../src/kit/calls/api.server.ts';
import { connect } from '../../src/kit/database/database.server.ts';
import { memberOf, sessionCookie } from '../../src/kit/calls/session.server.ts';
import type { Language } from '../../src/rules/languages.ts';
import { expectAgreement } from '../agreement.ts';
import { createReviewFixture } from '../review-fixture.ts';
import { stopBeforeStatement } from '../stop-before-statement.ts';
import { pollOptions, startProduct } from '../process/product.ts';
import { createArticles } from '../create-articles.ts';
import { testContext } from '../visitor.ts';
import { useWorkshopProduct } from '../product-under-test.ts';
import { ask } from './ask.ts';
import { scaleByLoad } from '../scale-by-load.ts';
import { readMetrics } from '../run-product.ts';

useWorkshopProduct();

const undated = { endTime: null, startNote: null, endNote: null, timeDesc: null, source: null };
const relation = (to: string, word: string) => ({
  to,
  type: 'other' as const,
  word: { en: word },
  inverse: null,
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
});

/** A review fixture, and a product on its database whose graph is loaded. */
async function aDeskWithProduct() {
  const desk = await createReviewFixture(),
    { decide, open, db, url } = desk;
  const of = await startProduct({ DATABASE_URL: url, STELE_WORLD: 'off' }).open();
  await expect.poll(async () => (await readMetrics(of)).includes('\nstele_graph_ready 1'), pollOptions).toBe(true);
  /** Data that the author needs to save a part of Augustus, and its current content. */
  const on = async <Content>(type: editing.Submission['module'], language: Language = 'en') => {
    const { token, baseId, content } = await open('author', 'augustus', type, language);
    return { saving: { itemId: 'augustus', token, baseId }, before: content as Content };
  };
  /** A pass whose connection ends before a statement. */
  const dieInPass = async (id: string, at: number | 'commit') => {
    await decide('reviewer', id, 'claim');
    const member = (await memberOf(db, desk.visitors.reviewer.cookie(sessionCookie)))!;
    const dying = connect(url, 1);
    stopBeforeStatement(
      dying.pool,
      at,
      async (client) =>
        void (await sql`select pg_terminate_backend(${(client as unknown as { processID: number }).processID}, 5000)`.execute(
          db,
        )),
    );
    await expect(
      createApi(implementations).callFor({ ...testContext(dying.db), language: 'en', member })(reviewCalls.review, {
        id,
        act: 'pass',
        publishNow: true,
        versions: await desk.versionsOf(id),
      }),
    ).rejects.toThrow();
    await dying.db.destroy();
    await decide('reviewer', id, 'hand back');
  };
  /** Waits until the product has received the newest publication of the text of Augustus. */
  const heard = (revisionId: string) =>
    expect
      .poll(async () => (await ask('/api/item/detail/en/augustus', { of })).envelope.data.revisionId, {
        ...pollOptions,
        timeout: scaleByLoad(2000),
      })
      .toBe(revisionId);
  return { ...desk, of, on, dieInPass, heard };
}

test('after publications, rejections and crashes, search, graph, timelines, map and every cache agree with what was published', async () => {
  const { by, decide, pass, newText, db, of, on, dieInPass, heard } = await aDeskWithProduct();
  const subjects = ['augustus', 'cleopatra', 'kongzi', 'qin-shi-huang'];
  await expectAgreement(db, subjects.slice(0, 2), { of }); // fills the caches
  const author = by('author');

  const livia = await author(entryCalls.createEntry, {
    facts: {
      kind: 'person',
      region: 'europe',
      times: [{ ...undated, startTime: '-0058-01-30', role: 'life' }],
      place: null,
      same: {},
    },
    text: newText('Terentia Minor', { otherNames: ['Julia Augusta'], summary: 'Wife of Augustus.' }),
  });
  await pass(livia.revisionId);
  const liviaId = livia.itemId.replace(/-en$/, '');

  const relations = await on<Relations>('relations');
  const related = await author(relationCalls.saveRelations, {
    ...relations.saving,
    relations: [...relations.before.relations.slice(1), relation(liviaId, 'married'), relation('kongzi', 'dreams of')],
  });
  await dieInPass(related.revisionId, 9);
  await dieInPass(related.revisionId, 'commit');
  await pass(related.revisionId);
  const facts = await on<Facts>('facts');
  await pass(
    (await author(entryCalls.saveVersion, { ...facts.saving, facts: { ...facts.before, region: 'africa' } }))
      .revisionId,
  );
  const timeline = await on('timeline');
  const events = await author(timelineCalls.saveTimeline, {
    ...timeline.saving,
    timeline: {
      events: [
        {
          ...undated,
          startTime: '-0027-01-16',
          timeDesc: 'in the Senate',
          title: { en: 'Named Augustus' },
          place: { latitude: 41.9, longitude: 12.5, name: { en: 'Rome' } },
          weight: 2,
          with: [liviaId],
        },
      ],
    },
  });
  await dieInPass(events.revisionId, 9);
  await pass(events.revisionId);
  const timemap = await on('timemap');
  await pass(
    (
      await author(timemapCalls.saveTimemap, {
        ...timemap.saving,
        timemap: {
          nodes: [{ title: { en: 'The Forum' }, place: { latitude: 41.9, longitude: 12.5, name: { en: 'Rome' } } }],
        },
      })
    ).revisionId,
  );

  const chinese = await on('text', 'zh');
  await pass(
    (
      await by('author', 'zh')(entryCalls.saveVersion, {
        ...chinese.saving,
        text: newText('屋大维', { otherNames: ['奥古斯都'] }),
      })
    ).revisionId,
  );
  await createArticles(db, [
    { id: 'a1', title: 'Brick & Marble', language: 'en', authorId: 'other', publishedAt: new Date() },
  ]);
  const text = await on('text');
  const rejected = await author(entryCalls.saveVersion, { ...text.saving, text: newText('Rejected') });
  await decide('reviewer', rejected.revisionId, 'claim');
  await decide('reviewer', rejected.revisionId, 'reject', { reason: 'No.' });
  const last = await author(entryCalls.saveVersion, {
    ...text.saving,
    text: newText('Octavian', {
      otherNames: ['Thurinus'],
      summary: 'Told anew.',
      body: '<h2>Life</h2><p>He found a city of brick.</p>',
      articles: [{ articleId: 'a1', reason: 'On its marble.' }],
    }),
  });
  await dieInPass(last.revisionId, 12);
  await pass(last.revisionId);
  await heard(last.revisionId);
  await expectAgreement(db, [...subjects, liviaId], { of });
  const { text: page } = await ask('/detail/augustus-en', { of });
  for (const fragment of ['27 BC · in the Senate</time>', '>Brick &amp; Marble</cite>', '>On its marble.</span>'])
    expect(page).toContain(fragment);
});

const hostileData = '../shared/data/26-hostile-input/html/dompurify/expect.mjs';
/** Malicious input; with the shared data available, about two hundred more variants. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</script><script>alert(1)</script>',
  '<x-evil onclick=alert(1)>',
  '{{7*7}}',
  'javascript:alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<style>@import "//evil.example"</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  ']]><script>alert(1)</script>',
  '\u2028\u2029<!--',
  '<form action="//evil.example"><button formaction="javascript:alert(1)">',
  ...(existsSync(hostileData)
    ? [...readFileSync(hostileData, 'utf8').matchAll(/"payload": (".*"),?$/gm)].map(
        ([, payload]) => JSON.parse(payload!) as string,
      )
    : []),
].filter((text) => text.trim() && !text.includes('\0'));
const cut = (text: string, maximum: number, least = 0) =>
  [...text].slice(0, maximum).join('').trim().padEnd(least, '.');

/** Elements and attributes of a page that would run, load from elsewhere or mislead. */
function dangersIn(html: string): string[] {
  return DomUtils.findAll(() => true, parseDocument(html).children).flatMap(({ name, attribs, children }) => [
    ...(/^(?:x-evil|iframe|object|embed|math|frame|applet|marquee)$/.test(name) ||
    (name === 'base' && JSON.stringify(attribs) !== '{"target":"_blank"}') || // ours, in a frame
    (name === 'meta' && attribs['http-equiv'])
      ? [name]
      : []),
    ...(name === 'script' && /<(?:\/|!--|[a-z])/i.test(DomUtils.textContent(children))
      ? [`script ${DomUtils.textContent(children).slice(0, 200)}`]
      : []),
    ...Object.entries(attribs).flatMap(([attribute, value]) =>
      attribute.startsWith('on') ||
      attribute === 'srcdoc' ||
      (/^(?:href|src|action|formaction|poster|data|xlink:href)$/.test(attribute) &&
        !/^(?:https?:\/\/|mailto:|\/(?!\/)|[?#]|data:image)/.test(value))
        ? [`${name} ${attribute}=${value.slice(0, 80)}`]
        : [],
    ),
  ]);
}

test('V08 whatever any field of any part contains, readers’ output runs no script; an oversized save is refused by name', async () => {
  const { by, pass, open, db, of, visitors } = await aDeskWithProduct();
  const author = by('author'),
    pair = (text: string) => ({ en: text, zh: text });
  const source = (sourceText: string, text = cut(sourceText, 500)) => ({
    title: text,
    author: text,
    year: text,
    where: text,
    url: text,
  });
  const place = (name: string) => ({ latitude: 41.9, longitude: 12.5, name: pair(name) });
  const hostileText = hostile.join(' '),
    names = hostile.slice(0, 200).map((text) => cut(text, 200));
  const { itemId, revisionId } = await author(entryCalls.createEntry, {
    facts: {
      kind: 'person',
      region: null,
      times: [
        {
          ...undated,
          startTime: '-0058-01-30',
          role: 'life',
          timeDesc: cut(hostile[0]!, 19),
          source: source(hostile[1]!),
        },
      ],
      place: place(cut(hostileText, 200)),
      same: { wikidata: hostile[2]!, [hostile[5]!]: hostile[3]! },
    },
    text: {
      name: cut(`Name ${hostile.slice(0, 6).join('')}`, 200),
      otherNames: names,
      pronunciation: cut(hostileText, 200),
      disambiguation: cut(hostileText, 200),
      summary: cut(hostileText, 5000),
      body: hostileText,
    },
  });
  await pass(revisionId);
  const base = async (type: editing.Submission['module']) => {
    const { token, baseId } = await open('author', itemId, type);
    return { itemId, token, baseId };
  };
  const saved = [
    await author(relationCalls.saveRelations, {
      ...(await base('relations')),
      relations: hostile.map((text, place_) => ({
        to: 'kongzi',
        type: 'other' as const,
        word: pair(cut(`${place_} ${text}`, 18)),
        inverse: pair(cut(text, 18)),
        sentence: pair(cut(`{a} ${text} {b}`, 200)),
        time: null,
        place: place(cut(text, 200)),
        description: pair(cut(text, 600)),
        attributes: { [cut(text, 200)]: text },
        source: source(text),
        origin: null,
      })),
    }),
    await author(timelineCalls.saveTimeline, {
      ...(await base('timeline')),
      timeline: {
        events: hostile.map((text, year) => ({
          startTime: `${String(year + 1).padStart(4, '0')}-00-00`,
          timeDesc: cut(text, 19),
          title: pair(cut(text, 200)),
          place: place(cut(text, 200)),
          weight: 2,
          with: [],
          source: source(text),
        })),
      },
    }),
    await author(timemapCalls.saveTimemap, {
      ...(await base('timemap')),
      timemap: {
        nodes: hostile.map((text, number) => ({
          title: pair(cut(`${number} ${text}`, 25, 5)),
          description: pair(cut(text, 600, 20)),
          place: place(cut(text, 50)),
          source: source(text),
          sketch: {
            shape: { type: 'Point' as const, coordinates: [12.5, 41.9] as [number, number] },
            description: pair(cut(text, 300)),
          },
          images: [
            { id: cut(text, 60), url: `/media/image/${'a'.repeat(43)}-480x320.webp`, caption: pair(cut(text, 200)) },
          ],
        })),
      },
    }),
  ];
  for (const submission of saved) await pass(submission.revisionId);
  await expect
    .poll(async () => (await ask(`/api/item/timemap/en/${itemId}`, { of })).text.includes('/media/'), {
      ...pollOptions,
      timeout: scaleByLoad(2000),
    })
    .toBe(true);
  const paths = [
    `/detail/${itemId}`,
    `/detail/${itemId}/history`,
    '/detail/kongzi',
    '/feed.atom',
    '/category/person',
    searchPath('Name'),
    `/relation/atobPath?id=${itemId}&to=kongzi`,
    `/timeline?chosen=${itemId}`,
    '/timemap?year=5',
    `/embed/timeline?id=${itemId}`,
  ];
  for (const path of paths) {
    const { status, text } = await ask(path, { of });
    expect(status, path).toBeLessThan(500);
    expect(dangersIn(text), path).toEqual([]);
  }
  const { headers, text: answer } = await ask(`/api/item/relation/en/${itemId}`, { of });
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  expect(answer).not.toMatch(/"url":"(?!https?:|\/)/);
  await expectAgreement(db, [itemId.replace(/-en$/, '')], { of });

  const cookie = `bearer=${visitors.author.cookie(sessionCookie)}; free=1`;
  for (const megabytes of [5, 9]) {
    const { status, envelope } = await ask('/api/user/version/save', {
      of,
      headers: { cookie },
      body: {
        itemId,
        draft: true,
        text: { name: 'A', otherNames: [], disambiguation: null, summary: '', body: 'x'.repeat(megabytes * 1_000_000) },
        language: 'en',
      },
    });
    expect([status, envelope.data.error], `${megabytes} MB`).toEqual([413, 'tooLarge']);
  }
});
