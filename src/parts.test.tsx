import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ReaderProvider } from './kit/reader.tsx';
import { compareBooks } from './features/books/compare-books.server.ts';
import { BookContent } from './features/books/rules.ts';
import type { Difference } from './rules/revisions/difference.ts';
import { noDifference } from './editing/revisions/face/compare.server.ts';
import { DifferenceView } from './editing/revisions/face/difference-view.tsx';
import { requirePartView, partViews, editorAddressOf } from './kit/registry/part-views.ts';
import type { Module } from './rules/modules.ts';
import { pageKinds } from './kit/registry/page-kinds.ts';
import { thingViews } from './kit/registry/thing-views.ts';
import { languages } from './rules/languages.ts';
import { parts as onServer } from './kit/registry/parts.server.ts';
import { dictionaryFor } from './kit/registry/texts.server.ts';

test('every part has a browser half of its own, with an address and names that are texts', () => {
  expect(
    partViews()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(onServer.map(({ name }) => name).sort());
  expect(new Set(partViews().map(({ hash }) => hash)).size).toBe(partViews().length);
  for (const { tab, label, section } of partViews()) {
    expect(Object.keys(dictionaryFor('en'))).toEqual(
      expect.arrayContaining([tab, label, ...(section ? [section.title] : [])]),
    );
    if (section) expect(onServer.map(({ messageModule }) => messageModule)).toContain(section.name);
  }
  expect(editorAddressOf('augustus-en', 'relations')).toBe('/user/edit?id=augustus-en#/relation');
  expect(editorAddressOf('a b', 'text')).toBe('/user/edit?id=a%20b');
  expect(() => requirePartView('nothing')).toThrow('no part is called nothing');
});

test('every type of thing, kind of page, creation and module of messages has its texts in every language', () => {
  const keys = [
    ...thingViews().flatMap(({ socialType, synonyms = [], creations = {} }) => [
      `favourites.kind.${socialType}`,
      `favourites.one.${socialType}`,
      ...[socialType, ...synonyms].map((name) => `message.yours.${name}`),
      ...Object.values(creations).flatMap(({ name, parts }) => [name, `${parts}_other`]),
    ]),
    ...pageKinds().map(({ kind }) => `reading.kind.${kind}`),
    ...onServer.flatMap(({ messageModule }) => [`message.module.${messageModule}`, `message.what.${messageModule}`]),
  ];
  for (const language of languages) expect(Object.keys(dictionaryFor(language))).toEqual(expect.arrayContaining(keys));
});

/** A change of one item as displayed in a comparison, without markup. */
async function renderChange(
  module: Module,
  before: object | null,
  after: object | null,
  fields: string[],
): Promise<string> {
  const op = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return shownDifference(module, {
    ...noDifference,
    items: [{ op, before, after, fields: fields.map((field) => ({ field, runs: [] })) }],
  });
}

async function shownDifference(module: Module, difference: Difference): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <ReaderProvider language="en" dictionary={dictionaryFor('en')}>
      <DifferenceView
        module={module}
        difference={difference}
        name="Augustus"
        kind="person"
        language="en"
        linked={[
          { itemId: 'livia', id: 'livia-en', name: 'Livia', disambiguation: null, language: 'en', kind: 'person' },
        ]}
      />
    </ReaderProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  expect(errors).toEqual([]);
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const time = { startTime: '-0038-01-17 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null };

test('R10 each part shows its items in a difference: in one line, with its fields in their order; what came from an import is not shown', async () => {
  const relation = {
    to: 'livia',
    type: 'love',
    word: { en: 'married to', fr: 'époux de' },
    inverse: null,
    time,
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: 'wikidata',
  };
  const added = await renderChange('relations', null, relation, []);
  expect(added).toMatch(/Augustus — married to → Livia Time .* With Livia Type .* Word married to .*époux de/);
  expect(added).not.toContain('wikidata');
  // A changed text shows only the language that differs.
  const changed = await renderChange(
    'relations',
    relation,
    { ...relation, word: { ...relation.word, en: 'husband of' } },
    ['word'],
  );
  expect(changed).toMatch(/Word married to husband of$/);

  const event = { ...time, title: { en: 'Marries Livia' }, place: null, weight: 3, with: ['livia'], source: null };
  expect(await renderChange('timeline', null, event, [])).toMatch(
    /38 BC Marries Livia Time .* Title Marries Livia Who took part Livia Importance changes the world$/,
  );
  expect(await renderChange('timeline', event, { ...event, endTime: '-0037-00-00 00:00:00' }, ['endTime'])).toMatch(
    /Time /,
  );
  expect(await renderChange('facts', null, { role: 'life', ...time, source: null }, [])).toMatch(/Time .* Type /);
  const member = (en: string) => ({ id: en, person: { names: { en }, gender: 'female', royal: true, life: null } });
  const child = { ...member('Julia'), adopted: true, doubtful: false };
  const union = {
    partners: [{ id: 'livia' }],
    kind: 'marriage',
    ended: 'divorce',
    doubtful: false,
    children: [child],
    source: null,
    time,
    origin: null,
  };
  expect(await renderChange('family', null, union, [])).toMatch(
    /Livia → Julia New person · Female · From a ruling house .* Partners Livia .* Children Julia .* Adopted/,
  );
  const node = {
    title: { en: 'A road' },
    description: null,
    time: null,
    place: { latitude: 1, longitude: 2, name: {} },
  };
  const sketch = { shape: { type: 'LineString', coordinates: [] }, style: 'dashed', description: null };
  expect(await renderChange('timemap', null, { ...node, sketch, images: [], weight: 1, source: null }, [])).toMatch(
    /A road Title A road Place .* Importance .* Sketch line, dashed$/,
  );
});

test('R10 the desk says in words what a proposal of a book keeps as codes: genre, binding, languages, kinds of texts, when it was written', async () => {
  const facts = { title: '論語', titles: { zh: '论语', fr: 'Entretiens' }, bookAuthors: [], language: 'lzh' };
  const before = BookContent.parse({ facts: { ...facts, genre: 'other', binding: 'paperback' } });
  const after = BookContent.parse({
    facts: { ...facts, genre: 'ancient_cn', titles: { zh: '论语' }, writing: { startTime: '-0480-00-00' } },
    witnesses: [{ key: 'fr', kind: 'translation', language: 'fr', translator: 'P. L.', edition: 'Paris' }],
  });
  expect(await shownDifference('book', compareBooks(before, after))).toBe(
    'Title in each language French: Entretiens Chinese: 论语 Genre Other Chinese classics Date of writing 480 BC Binding Paperback Texts Translation (French) · P. L. · Paris · fr',
  );
});
