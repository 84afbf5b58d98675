import Fastify from 'fastify';
import sax from 'sax';
import { expect, onTestFinished, test } from 'vitest';
import { publishBooks } from '../../../../tests/publish-books.ts';
import { openDatabase } from '../../../../tests/world.ts';
import { toCapitals } from './capitals.ts';
import { drawInscription } from './inscription.ts';
import { drawnPageAddress, isDrawnPage } from './rules.ts';
import { mountDrawnPages } from './routes.server.ts';

test('S09: a page is drawn in monumental capitals: all letters of the text, words separated by dots, none beyond the edge', () => {
  expect(toCapitals('Iānum Quirinum, quem [claussum] esse 12')).toEqual([
    'IANVM',
    'QVIRINVM',
    'QVEM',
    'CLAVSSVM',
    'ESSE',
  ]);
  expect(toCapitals('Θουκυδίδης Ἀθηναῖος ξυνέγραψε')).toEqual(['ΘOYKYΔIΔHΣ', 'AΘHNAIOΣ', 'ΞYNEΓPAΨE']);
  const text = 'Annos undeviginti natus exercitum privato consilio et privata impensa comparavi';
  const drawing = drawInscription([text, 'per quem rem publicam', '']);
  sax.parser(true, {}).write(drawing).close();
  const letters = [...drawing.matchAll(/<use href="#(\w)" x="([\d.]+)" y="([\d.]+)"/g)];
  // Each letter is drawn twice: its cut and its highlight.
  expect(
    letters
      .slice(0, letters.length / 2)
      .map(([, letter]) => letter)
      .join(''),
  ).toBe(toCapitals(`${text} per quem rem publicam`).join(''));
  expect(Math.max(...letters.map(([, , x]) => Number(x)))).toBeLessThan(2200 - 150);
  expect(new Set(letters.map(([, , , y]) => y)).size).toBeGreaterThan(3);
});

test('drawn pages exist for published Latin and Greek originals only', async () => {
  const { db } = await openDatabase();
  const latin = {
    facts: { language: 'la' },
    witnesses: [{ key: 'original', kind: 'original' as const, language: 'la' }],
  };
  await publishBooks(db, [
    { id: 'test-latin', title: 'Res gestae', ...latin, chapters: { '1': { original: 'Annos undeviginti' } } },
    { id: 'test-lunyu', title: '論語', chapters: { '1': { original: '學而時習之' } } },
  ]);
  const app = Fastify();
  onTestFinished(() => app.close());
  mountDrawnPages(app, { db });
  const address = drawnPageAddress('test-latin', '1');
  expect(isDrawnPage(address)).toBe(true);
  const { statusCode, headers, payload } = await app.inject(address);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(payload).toContain('<use href="#A"');
  for (const nothing of [
    '/book/drawn/test-lunyu/1.svg',
    '/book/drawn/test-latin/2.svg',
    '/book/drawn/test-latin/1.png',
  ])
    expect((await app.inject(nothing)).statusCode, nothing).toBe(404);
});
