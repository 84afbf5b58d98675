import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { sampleMarkup } from '../../../../tests/hostile-corpus.ts';
import { hostileMarkup, hostileWords } from '../../../../tests/hostile-texts.ts';
import { ReaderProvider } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import type { Module } from '../../../rules/modules.ts';
import { dictionaryFor } from '../../../kit/registry/texts.server.ts';
import { entryDetail } from '../../../features/entries/contract.ts';
import { revisionDetail } from '../revision-contract.ts';
import { relationsOfEntry } from '../../../features/relations/contract.ts';
import { timelineOfEntry } from '../../../features/timelines/contract.ts';
import { timemapOfEntry } from '../../../features/timemaps/contract.ts';
import * as entryCalls from '../../../features/entries/writing-contract.ts';
import * as familyCalls from '../../../features/families/writing-contract.ts';
import * as galleryCalls from '../../../features/media/gallery/contract.ts';
import * as recordingCalls from '../../../features/media/recordings/contract.ts';
import * as paintingCalls from '../../../features/paintings/writing-contract.ts';
import * as relationCalls from '../../../features/relations/writing-contract.ts';
import * as reviewCalls from '../../../features/review/contract.ts';
import * as timemapCalls from '../../../features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../../features/timelines/writing-contract.ts';
import * as revisionCalls from '../revision-contract.ts';
import { DifferenceView } from '../face/difference-view.tsx';
import type { Contents } from '../../../kit/registry/parts.server.ts';

/** Parts of an entry; picture parts are saved by other calls. */
type OfEntry = Omit<Contents, 'picture' | 'regions'>;
type Desk = Awaited<ReturnType<typeof createReviewFixture>>;

/** Saves and submits a part of Augustus as its author; returns the revision id. */
async function send<M extends keyof OfEntry>({ by, open }: Desk, module: M, content: OfEntry[M]): Promise<string> {
  const { token, baseId } = await open('author', 'augustus-en', module);
  const saving = { itemId: 'augustus-en', token, baseId },
    call = by('author');
  const calls: { [Part in keyof OfEntry]: (sent: OfEntry[Part]) => Promise<{ revisionId: string }> } = {
    text: (text) => call(entryCalls.saveVersion, { ...saving, text }),
    facts: (facts) => call(entryCalls.saveVersion, { ...saving, facts }),
    timeline: (timeline) => call(timelineCalls.saveTimeline, { ...saving, timeline }),
    timemap: (timemap) => call(timemapCalls.saveTimemap, { ...saving, timemap }),
    family: (family) => call(familyCalls.saveFamily, { ...saving, family }),
    gallery: (gallery) => call(galleryCalls.saveGallery, { ...saving, gallery }),
    painting: (painting) => call(paintingCalls.savePainting, { ...saving, painting }),
    recordings: ({ recordings }) => call(recordingCalls.saveRecordings, { ...saving, recordings }),
    relations: ({ relations }) => call(relationCalls.saveRelations, { ...saving, relations }),
  };
  return (await calls[module](content)).revisionId;
}

/** The review page of a submission, rendered with the data it loads. */
async function openOnDesk({ by }: Desk, id: string): Promise<string> {
  const { submission, difference, linked } = await by('reviewer')(reviewCalls.reviewDetail, { id });
  return rendered(submission.module, difference, linked);
}
async function rendered(
  module: Module,
  difference: Parameters<typeof DifferenceView>[0]['difference'],
  linked: Parameters<typeof DifferenceView>[0]['linked'],
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <ReaderProvider language="en" dictionary={dictionaryFor('en')}>
      <DifferenceView
        module={module}
        difference={difference}
        name="Augustus"
        kind="person"
        language="en"
        linked={linked}
      />
    </ReaderProvider>,
    { onError: (error) => void errors.push(error) },
  );
  expect(errors).toEqual([]);
  return text(prelude);
}

/** Opens and rejects the revision; then submits it again, passes it, reads it and compares it with its base. */
async function goesThrough<M extends keyof OfEntry>(desk: Desk, module: M, content: OfEntry[M]): Promise<void> {
  const { by, open, pass, decide } = desk;
  const before = (await open('author', 'augustus-en', module)).baseId;
  const first = await send(desk, module, content);
  expect((await openOnDesk(desk, first)).length).toBeGreaterThan(0);
  await decide('reviewer', first, 'claim');
  await decide('reviewer', first, 'reject', { reason: 'No.' });
  const second = await send(desk, module, content);
  await pass(second);
  const entry = await by('other')(entryDetail, { id: 'augustus-en' });
  for (const note of entry.notes) {
    const blocks = DomUtils.findAll(
      ({ name }) => /^(?:p|div|ul|ol|li|dl|dd|dt|table|td|tr|h\d|section|figure|pre|blockquote|hr)$/.test(name),
      parseDocument(note).children,
    );
    expect({ note, blocks: blocks.length }).toEqual({ note, blocks: 0 });
  }
  await by('other')(timelineOfEntry, { id: 'augustus-en' });
  await by('other')(timemapOfEntry, { id: 'augustus-en' });
  await by('other')(relationsOfEntry, { id: 'augustus-en' });
  await by('other')(revisionDetail, { id: second });
  if (!before) return;
  const { difference, linked } = await by('other')(revisionCalls.compareRevisions, { a: before, b: second });
  expect((await rendered(module, difference, linked)).length).toBeGreaterThan(0);
}

const inGroups = <Item,>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, place * size + size));
const pick = (words: readonly string[], place: number) => words[place % words.length]!;

test('security M2 whatever can be submitted can be opened, rejected, passed and read: hostile texts', async () => {
  const desk = await createReviewFixture({}, 'stele');
  const bodyGroups = [
    ...inGroups([...hostileMarkup, ...sampleMarkup(50)], 27),
    [fc.sample(fc.string({ unit: 'binary', maxLength: 400 }), { numRuns: 12, seed: 5 }).join('')],
  ];
  for (const [place, bodies] of bodyGroups.entries()) {
    await goesThrough(
      desk,
      'text',
      desk.newText(`Augustus ${pick(hostileWords, place)}`.slice(0, limits.nameLength), {
        otherNames: [...hostileWords],
        summary: hostileWords.join(' '),
        disambiguation: pick(hostileWords, place + 3),
        body: bodies.join('\n'),
      }),
    );
  }
});

test('security M2 H2 whatever can be submitted can be opened, rejected, passed and read: texts and lists at their limits', async () => {
  const desk = await createReviewFixture({}, 'stele');
  const { depth, elements } = limits.html;
  const atTheLimit =
    '<p>a</p>'.repeat(elements - depth) +
    '<b>'.repeat(depth) +
    'x'.repeat(limits.bodyLength - 8 * (elements - depth) - 7 * depth) +
    '</b>'.repeat(depth);
  expect(atTheLimit.length).toBe(limits.bodyLength);
  await goesThrough(desk, 'text', desk.newText('Augustus', { body: atTheLimit }));
  const undated = { endTime: null, startNote: null, endNote: null, timeDesc: null };
  const title = (place: number) => ({ en: `${place} ${pick(hostileWords, place)}`.slice(0, 20).toWellFormed() });
  await goesThrough(desk, 'timeline', {
    events: Array.from({ length: 2000 }, (_, place) => ({
      ...undated,
      startTime: `0${100 + (place % 900)}-00-00 00:00:00`,
      title: title(place),
      place: null,
      weight: 1,
      with: ['livia', '__proto__'],
      source: null,
    })),
  });
  await goesThrough(desk, 'timemap', {
    nodes: Array.from({ length: 500 }, (_, place) => ({
      title: { en: `A node ${place}` },
      description: null,
      time: null,
      place: { latitude: 1, longitude: place % 180, name: { en: 'Somewhere' } },
      sketch: null,
      images: [
        { id: 'a', url: `/media/image/${'b'.repeat(43)}-600x400.webp`, caption: { en: pick(hostileWords, place) } },
      ],
      weight: 1,
      source: null,
    })),
  });
});

test('security H6 only pictures of this site are allowed in a node, and the review desk shows them', async () => {
  const desk = await createReviewFixture({}, 'stele'),
    url = `/media/image/${'b'.repeat(43)}-600x400.webp`;
  const node = (address: string) => ({
    nodes: [
      {
        title: { en: 'A quiet place' },
        description: null,
        time: null,
        place: { latitude: 1, longitude: 1, name: { en: 'Somewhere' } },
        sketch: null,
        images: [{ id: 'a', url: address, caption: null }],
        weight: 1 as const,
        source: null,
      },
    ],
  });
  for (const address of [
    '/api/auth/logout',
    '/language/fr?from=/',
    '/media/avatar/x.webp',
    `https://evil.example${url}`,
    `${url}?x`,
    `//evil.example${url}`,
  ]) {
    await expect(send(desk, 'timemap', node(address)), address).rejects.toMatchObject({ errorName: 'badInput' });
  }
  expect(await openOnDesk(desk, await send(desk, 'timemap', node(url)))).toMatch(
    new RegExp(`<img[^>]+src="${url}"[^>]+alt="A quiet place"`),
  );
});

test('input that is too large or too deep is refused quickly, by error name; unusual input is accepted', async () => {
  const { by, newText } = await createReviewFixture({}, 'stele');
  const draft = (body: string) =>
    by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText('A', { body }), draft: true });
  for (const [body, errorName] of [
    ['<b>'.repeat(630_000 / 5), 'textTooComplex'],
    ['<div>'.repeat(64_000), 'textTooComplex'],
    ['<p>a</p>'.repeat(25_000), 'textTooComplex'],
    ['a'.repeat(limits.bodyLength + 1), 'tooLarge'],
  ] as const) {
    const began = process.cpuUsage();
    await expect(draft(body), body.slice(0, 20)).rejects.toMatchObject({ errorName });
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  }
  await draft('half \ud800 zero \0');
  expect(await by('boss')(reviewCalls.addTerms, { terms: 'half \ud800\nzero\0' })).toEqual({ added: 2 });
});

test('security M8 V07 names that differ in case, width, invisible letters or markup count as the same; names are stored clean', async () => {
  const { by, newText, pass } = await createReviewFixture({}, 'stele');
  const facts = { kind: 'person' as const, region: null, times: [], place: null, same: {} };
  for (const name of [
    'AUGUSTUS',
    'Augus\u200btus',
    'Aug\u00adustus',
    'Ａｕｇｕｓｔｕｓ',
    '\u202eAugustus\u202c',
    'Augustus\u0007',
    '<b>Augustus</b>',
    ' Augustus\u00a0',
  ]) {
    await expect(by('author')(entryCalls.createEntry, { facts, text: newText(name) }), name).rejects.toMatchObject({
      errorName: 'contentExists',
    });
    expect(await by('author')(entryCalls.checkName, { name }), name).toMatchObject({
      free: name.startsWith('<') ? expect.anything() : false,
    });
  }
  await expect(
    by('author')(entryCalls.createEntry, { facts, text: newText('x'.repeat(limits.nameLength + 1)) }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
  const { revisionId, itemId } = await by('author')(entryCalls.createEntry, {
    facts,
    text: newText('Te\u200brentia\n Mi\u202enor\u0007', {
      otherNames: ['葛\u{e0100}\u200b'],
      disambiguation: 'of\u2028Rome',
    }),
  });
  await pass(revisionId);
  expect(await by('other')(entryDetail, { id: itemId })).toMatchObject({
    name: 'Terentia Minor',
    otherNames: ['葛\u{e0100}'],
    disambiguation: 'of Rome',
  });
});

test('security M2 a submission from before the limits, too deep or too long, can still be opened, rejected and passed', async () => {
  const desk = await createReviewFixture({}, 'stele'),
    { by, db, newText, pass, decide } = desk;
  for (const body of [`${'<b>'.repeat(4000)}deep${'</b>'.repeat(4000)}`, '<p>a</p>'.repeat(100_000)]) {
    const old = async () => {
      const id = await send(desk, 'text', newText('Augustus'));
      await db
        .updateTable('revision')
        .set({ content: JSON.stringify(newText('Augustus', { body })) })
        .where('id', '=', id)
        .execute();
      expect((await openOnDesk(desk, id)).length).toBeGreaterThan(0);
      return id;
    };
    const id = await old();
    await decide('reviewer', id, 'claim');
    await decide('reviewer', id, 'reject', { reason: 'No.' });
    await pass(await old());
    expect((await by('other')(entryDetail, { id: 'augustus-en' })).html).not.toContain('<b>');
  }
});
