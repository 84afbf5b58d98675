import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReaderProvider } from '../../../kit/reader.tsx';
import { dictionaryFor } from '../../../kit/registry/texts.server.ts';
import type { ShownWitness } from '../contract.ts';
import { ChapterRows } from './chapter-rows.tsx';

const witness = (key: string, about: Partial<ShownWitness>): ShownWitness => ({
  key,
  kind: 'original',
  language: 'he',
  direction: null,
  vertical: false,
  translator: null,
  edition: '',
  licence: '',
  sourceUrl: null,
  ...about,
});
const words = (id: string, html: string) => ({ id, kind: 'verse' as const, html, notes: [] });
const page = (number: number, image: string | null, canvas: string | null) => ({ number, image, canvas, label: '' });

test('R07 a missing photocopy page is marked, a remote one is linked, a gap is an empty cell, and columns keep their direction', () => {
  const html = renderToStaticMarkup(
    <ReaderProvider language="en" dictionary={dictionaryFor('en')}>
      <ChapterRows
        read={['original', 'en', 'photocopy']}
        witnesses={[
          witness('original', { direction: 'rtl' }),
          witness('en', { kind: 'translation', language: 'en' }),
          witness('photocopy', { kind: 'photocopy' }),
        ]}
        rows={[
          {
            id: '1',
            cells: [
              { segments: [words('1', 'בְּרֵאשִׁית')], pages: [] },
              { segments: [], pages: [] },
              { segments: [], pages: [page(1, null, null), page(2, null, 'https://x.org/c2')] },
            ],
          },
        ]}
      />
    </ReaderProvider>,
  );
  expect(html).toContain(
    '<div class="reader-cell" data-kind="original" lang="he" dir="rtl"><div class="segment" id="s1"',
  );
  expect(html).toContain('data-segment="1" data-witness="original">בְּרֵאשִׁית</p>');
  expect(html).toContain('<div class="reader-cell" data-kind="translation" lang="en"></div>');
  expect(html).toContain(`<p>${dictionaryFor('en')['book.page.missing']}</p></div>`);
  expect(html).toContain('<a href="https://x.org/c2" rel="noreferrer">');
});
