import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, test } from 'vitest';
import { differenceExamples, ids, pictureUrl, type DifferenceExample } from '../tests/difference-examples.ts';
import type { ComparedPicture, Difference } from './rules/revisions/difference.ts';
import { DifferenceView } from './editing/revisions/face/difference-view.tsx';
import { ReaderProvider } from './kit/reader.tsx';
import { partViews } from './kit/registry/part-views.ts';
import { requirePart } from './kit/registry/parts.server.ts';
import { languages, type Language } from './rules/languages.ts';
import type { Module } from './rules/modules.ts';
import { dictionaryFor } from './kit/registry/texts.server.ts';

const pictures = ['A', 'B', 'C'].map((letter): ComparedPicture => ({
  id: `${ids.file}${letter}`,
  url: pictureUrl(letter),
  name: `bust-${letter}.jpg`,
  size: 120_000,
  author: `Photographer ${letter}`,
  licence: 'CC-BY-4.0',
  source: { title: 'The Museum', author: null, where: null, url: 'https://example.org', year: null },
}));

async function htmlOf(module: Module, difference: Difference, language: Language): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <ReaderProvider language={language} dictionary={dictionaryFor(language)}>
      <DifferenceView
        module={module}
        difference={difference}
        name="Augustus"
        kind="person"
        language="en"
        linked={[
          {
            itemId: ids.page,
            id: `${ids.page}-en`,
            name: 'Livia',
            disambiguation: null,
            language: 'en',
            kind: 'person',
          },
        ]}
      />
    </ReaderProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  expect(errors).toEqual([]);
  return html;
}
/** The visible text, with labels for screen readers. */
const visibleTextOf = (html: string) =>
  [...html.matchAll(/(?:aria-label|alt)="([^"]*)"/g)].map(([, label]) => label).join(' ') +
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

function contentsOf(module: Module): Required<DifferenceExample> {
  const { before, after, titles = new Map() } = differenceExamples[module]!;
  const { schema } = requirePart(module);
  return { before: schema.parse(before), after: schema.parse(after), titles };
}
const withAllPictures = (difference: Difference): Difference => ({ ...difference, pictures, ofPicture: pictures[0]! });

describe.each(partViews().map(({ name }) => name))('R10 the difference of a part “%s”', (module) => {
  test('is shown in five languages without missing texts, ids and addresses of files', async () => {
    const part = requirePart(module),
      { before, after, titles } = contentsOf(module);
    const differences = {
      changed: part.compare(before, after, titles),
      back: part.compare(after, before, titles),
      begun: part.compare(null, after, titles),
      emptied: part.compare(after, part.toBlank(after), titles),
      coarse: part.compareCoarsely(before, after),
    };
    for (const [name, difference] of Object.entries(differences))
      for (const language of languages) {
        const visibleText = visibleTextOf(await htmlOf(module, withAllPictures(difference), language));
        const where = `${module} ${name} ${language}`;
        expect(visibleText, where).not.toContain('dict missed');
        expect(visibleText, where).not.toMatch(/\bs[0-9a-z]{12}\b/);
        expect(visibleText, where).not.toContain('/media/');
        expect(visibleText, where).not.toMatch(/\[object|undefined|\bnull\b|\{\}|\{"/);
      }
  });

  test('has an example in which every field of the part differs', () => {
    const { before, after } = contentsOf(module) as { before: object; after: object };
    const same = Object.keys({ ...before, ...after }).filter(
      (field) =>
        JSON.stringify((before as Record<string, unknown>)[field]) ===
        JSON.stringify((after as Record<string, unknown>)[field]),
    );
    // A link of a book is keyed by its entry.
    expect(same).toEqual(module === 'booklink' ? ['itemId'] : []);
  });
});

const renderDifference = async (module: Module) => {
  const { before, after, titles } = contentsOf(module);
  return htmlOf(module, withAllPictures(requirePart(module).compare(before, after, titles)), 'en');
};

test.each(['gallery', 'painting', 'timemap', 'chapter', 'article', 'text', 'mapscript', 'book'] as const)(
  'writing B15 the pictures of a part “%s” are shown with licence, source, author, file name and size',
  async (module) => {
    const html = await renderDifference(module);
    expect(html).toMatch(/<a href="\/media\/image\/[^"]+"[^>]*><img/);
    expect(visibleTextOf(html)).toMatch(
      /Licence CC BY 4\.0 Source The Museum Author Photographer [ABC] File bust-[ABC]\.jpg · 900 × 640 · 0\.11 MB/,
    );
  },
);

test('writing B1 regions stand on their picture with the numbers of the list', async () => {
  const html = await renderDifference('regions');
  expect(html).toContain(`<img src="${pictureUrl('A')}"`);
  expect(html.match(/<polygon /g)).toHaveLength(3);
  expect(html).toContain('points="0.8,0.8 0.9,0.8 0.9,0.9"');
  expect(visibleTextOf(html)).not.toMatch(/\d%/);
});

test('writing B16 drawings stand on a small map, both sides of a change on the same part of the world', async () => {
  for (const module of ['timemap', 'mapscript', 'group'] as const) {
    const html = await renderDifference(module);
    expect(html).toContain('class="sketch-map-land" d="M');
  }
  const html = await renderDifference('timemap');
  const lands = [...html.matchAll(/class="sketch-map-land" d="([^"]+)"/g)].map(([, land]) => land);
  expect(lands).toHaveLength(4); // the changed area twice, the new road, the removed fort
  expect(new Set(lands).size).toBe(3);
});

test('writing C a reading over words stands in brackets, and nothing is said of what is empty', async () => {
  expect(visibleTextOf(await renderDifference('text'))).toContain('司馬遷 (Sima Qian)');
  const family = visibleTextOf(await renderDifference('family'));
  expect(family).not.toContain('Doubtful —');
  expect(family).toContain('Kind of union');
  const facts = requirePart('facts');
  const bare = facts.schema.parse({ kind: 'idea', region: null, times: [], place: null, same: {}, royal: false });
  expect(facts.compare(null, bare, new Map()).fields.map(({ field }) => field)).toEqual(['kind']);
});

test('writing C pictures that were only put in another order are shown as moved', async () => {
  const gallery = requirePart('gallery'),
    { before } = contentsOf('gallery') as { before: { images: { id: string }[] } };
  const [a, b] = before.images as [{ id: string }, { id: string }];
  const c = { ...b, id: 'third' };
  const difference = gallery.compare({ images: [a, b, c] }, { images: [c, a, b] }, new Map());
  expect(difference.items).toMatchObject([{ op: 'moved', after: { id: 'third' }, places: { before: 3, after: 1 } }]);
  expect(difference.counts).toEqual({ added: 0, removed: 0, changed: 1 });
  for (const language of languages)
    expect(await htmlOf('gallery', withAllPictures(difference), language)).toMatch(
      /<dd class="sides tabular"><del>3<\/del><ins>1<\/ins>/,
    );
  const withoutFirst = gallery.compare({ images: [a, b, c] }, { images: [b, c] }, new Map());
  expect(withoutFirst.items.map(({ op }) => op)).toEqual(['removed']);
});
