import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryDetail } from '../../src/features/entries/contract.ts';
import { relationsOfEntry } from '../../src/features/relations/contract.ts';
import { timelineOfEntry } from '../../src/features/timelines/contract.ts';
import { openWorld } from '../../tests/world.ts';
import { importSource } from '../engine.ts';
import { readWorld } from '../import-missing-world.ts';
import { formatJson } from './json-files.ts';
import { builtInFolder } from './load.ts';
import { readForImport } from './references.ts';
import { contentSource } from './source.ts';

const names = (en: string, han: string) => ({ zh: han, en, fr: en, es: en, jp: han });

/** A content folder with one new subject, a main text of two lines, and a source. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-content-')),
    subject = join(folder, 'subjects/zhang-heng');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(subject, { recursive: true });
  mkdirSync(join(folder, 'sources'));
  cpSync(join(builtInFolder, 'sources/houhanshu.json'), join(folder, 'sources/houhanshu.json'));
  writeFileSync(
    join(folder, 'content.json'),
    formatJson({ id: 'nanyang', name: 'Nanyang', licence: 'CC BY-SA 4.0', url: null }),
  );
  writeFileSync(
    join(subject, 'subject.json'),
    formatJson({
      kind: 'person',
      region: 'east-asia',
      names: names('Zhang Heng', '张衡'),
      reading: { jp: 'ちょうこう' },
      gender: 'male',
      times: [{ role: 'life', when: '0078/0139', source: 'houhanshu 59' }],
      summary: names('An astronomer.', '天文学家'),
      events: [
        { when: '0132', title: names('Builds a seismoscope', '造候风地动仪'), weight: 2, source: 'houhanshu 59' },
      ],
      relations: [{ word: 'citizen-of', to: 'qin-dynasty', source: 'houhanshu 59' }],
    }),
  );
  writeFileSync(join(subject, 'en.md'), 'He measured the sky.\nHe felt the earth.<script>alert(1)</script>\n');
  return folder;
}

test('issue 36: a folder in the layout of content/ is imported like any collection, and again only where it changed', async () => {
  const folder = createFolder(),
    { db, as } = await openWorld({}, 'part'),
    bring = () => importSource(db, contentSource(readForImport(folder)));
  expect(await bring()).toMatchObject({ taken: 1, refused: [], broken: [], dangling: 0 });
  const read = () => as(null, 'en')(entryDetail, { id: 'zhang-heng-en' });
  expect(await read()).toMatchObject({ name: 'Zhang Heng', summary: 'An astronomer.' });
  const text = await db.selectFrom('entry').where('id', '=', 'zhang-heng-en').select('body').executeTakeFirstOrThrow();
  expect(text.body).toBe('<p>He measured the sky. He felt the earth.</p>');
  expect((await as(null, 'en')(timelineOfEntry, { id: 'zhang-heng-en' })).events).toMatchObject([
    { title: 'Builds a seismoscope' },
  ]);
  expect((await as(null, 'en')(relationsOfEntry, { id: 'zhang-heng-en', page: 1 })).relations).toMatchObject([
    { other: { itemId: 'qin-dynasty' } },
  ]);
  expect(await bring()).toMatchObject({ taken: 0, changed: 0, unchanged: 1 });
  const file = join(folder, 'subjects/zhang-heng/subject.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('An astronomer.', 'An astronomer of Nanyang.'));
  expect(await bring()).toMatchObject({ taken: 0, changed: 1 });
  expect(await read()).toMatchObject({ summary: 'An astronomer of Nanyang.' });
});

test('issue 36: a site can start from a content folder of its own', async () => {
  const folder = createFolder(),
    { db, as } = await openWorld({}, 'tables');
  await importSource(db, await readWorld(folder));
  expect(await db.selectFrom('subject').select('id').execute()).toEqual([{ id: 'zhang-heng' }]);
  expect(await as(null, 'zh')(entryDetail, { id: 'zhang-heng' })).toMatchObject({ name: '张衡' });
  expect(await db.selectFrom('origin').select(['id', 'name']).execute()).toEqual([{ id: 'world', name: 'Nanyang' }]);
});
