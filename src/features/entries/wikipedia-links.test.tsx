import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { ReaderProvider } from '../../kit/reader.tsx';
import { dictionaryFor } from '../../kit/registry/texts.server.ts';
import { entryDetail } from './contract.ts';
import { EntryFoot } from './entry-text.tsx';

test('an entry links to its articles in Wikipedia, its own language first, each marked with its language', async () => {
  const { as } = await openWorld();
  const entry = await as(null, 'fr')(entryDetail, { id: 'augustus-fr' });
  const render = (same: Record<string, string>) =>
    renderToStaticMarkup(
      <ReaderProvider language="fr" dictionary={dictionaryFor('fr')}>
        <EntryFoot entry={{ ...entry, same }} />
      </ReaderProvider>,
    );
  expect(render({ wikidata: 'Q1405' })).not.toContain('wikipedia');
  const links = render({
    wikidata: 'Q1405',
    'wikipedia-en': 'Augustus "the first"',
    'wikipedia-fr': 'Auguste',
    'wikipedia-ja': 'アウグストゥス 帝',
    'wikipedia-de': 'Augustus',
  }).match(/<a [^>]*wikipedia[^>]*>[^<]*/g);
  expect(links).toEqual([
    '<a href="https://fr.wikipedia.org/wiki/Auguste" hrefLang="fr" lang="fr" title="Auguste" rel="noopener external">Français',
    expect.stringContaining('<a href="https://en.wikipedia.org/wiki/Augustus_%22the_first%22" hrefLang="en" lang="en"'),
    expect.stringMatching(/^<a href="https:\/\/ja\.wikipedia\.org\/wiki\/[%\w]+" hrefLang="ja" lang="ja"/),
  ]);
});
