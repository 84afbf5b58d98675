import { expect, test } from 'vitest';
import { openWorld } from '../../../tests/world.ts';
import { publishAtOnce, type Proposal } from '../../editing/revisions/face/publish.server.ts';
import { namedEntries } from '../../editing/lookups/contract.ts';

const text = (subjectId: string, name: string, disambiguation: string | null = null): Proposal => ({
  module: 'text',
  thingId: subjectId,
  language: 'en',
  content: { name, otherNames: [], disambiguation, summary: '', body: '' },
});
const facts = (subjectId: string): Proposal => ({
  module: 'facts',
  thingId: subjectId,
  language: null,
  content: { kind: 'idea', region: null, times: [], place: null, same: {} },
});

test('writing B6 many names are matched with entries at once, by names in any language, and never with a wrong entry', async () => {
  const { db, as } = await openWorld();
  const proposals = [
    facts('t-mercury-1'),
    text('t-mercury-1', 'Zzmercury', 'planet'),
    facts('t-mercury-2'),
    text('t-mercury-2', 'Zzmercury', 'metal'),
    facts('t-venus'),
    text('t-venus', 'Zzvenus'),
  ];
  await db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'import-world', originId: null }));
  const matches = await as(null, 'en')(namedEntries, {
    names: [
      'Octavian',
      '孔子',
      'zzmercury (Planet)',
      'Zzmercury',
      'ZZVENUS',
      'Zzvenus (goddess)',
      'Nobody at all',
      '!',
    ],
  });
  expect(matches).toEqual([
    { name: 'Octavian', id: 'augustus-en' },
    { name: '孔子', id: 'kongzi-en' },
    { name: 'zzmercury (Planet)', id: 't-mercury-1-en' },
    { name: 'ZZVENUS', id: 't-venus-en' },
  ]);
});

test('an article of Wikipedia is matched by its language and title, and otherwise by its name', async () => {
  const { db, as } = await openWorld();
  const articles = (subjectId: string, same: Record<string, string>): Proposal => ({
    module: 'facts',
    thingId: subjectId,
    language: null,
    content: { kind: 'idea', region: null, times: [], place: null, same },
  });
  const proposals = [
    articles('t-bread', { 'wikipedia-fr': 'Pain', 'wikipedia-ja': 'パン' }),
    text('t-bread', 'Zzbread'),
    articles('t-suffering', { 'wikipedia-en': 'Pain' }),
    text('t-suffering', 'Zzsuffering'),
  ];
  await db.transaction().execute((tx) => publishAtOnce(tx, proposals, { authorId: 'import-world', originId: null }));
  expect(
    await as(null, 'en')(namedEntries, {
      names: ['fr:Pain', 'en:pain', 'ja:パン', 'es:Pain', 'Pain', 'es:Zzbread', 'fr: Pain'],
    }),
  ).toEqual([
    { name: 'fr:Pain', id: 't-bread-en' },
    { name: 'en:pain', id: 't-suffering-en' },
    { name: 'ja:パン', id: 't-bread-en' },
    { name: 'es:Zzbread', id: 't-bread-en' },
  ]);
});
