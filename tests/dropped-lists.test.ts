import { expect, onTestFinished, test } from 'vitest';
import { implementations } from '../src/calls.server.ts';
import { categoryEntries } from '../src/features/home/contract.ts';
import { shortestPath } from '../src/features/relations/contract.ts';
import { publishAtOnce, type Proposal } from '../src/editing/revisions/face/publish.server.ts';
import { getSuggestion } from '../src/kit/suggestions/contract.ts';
import { axis, countries, wholeAxis } from '../src/features/timelines/contract.ts';
import { worldNodes } from '../src/features/timemaps/contract.ts';
import { createApi, createReplyCache } from '../src/kit/calls/api.server.ts';
import type { Endpoint, InputOf } from '../src/kit/calls/endpoint.ts';
import { listenForPublications } from '../src/kit/database/publications.server.ts';
import type { Kind, Region } from '../src/rules/kinds.ts';
import { createVisitor, testContext } from './visitor.ts';
import { openDatabase } from './world.ts';

const by = { authorId: 'import-world', originId: null };
const ask = <E extends Endpoint>(name: string, endpoint: E, input: InputOf<E>) => ({
  name,
  endpoint: endpoint as Endpoint,
  input,
});
const lists = [
  ask('people', categoryEntries, { x: 'person' }),
  ask('books', categoryEntries, { x: 'book' }),
  ask('polities', categoryEntries, { x: 'polity' }),
  ask('countries', countries, {}),
  ask('axis of the 3rd century BC', axis, { from: '-300', end: '-201' }),
  ask('axis of the 18th century', axis, { from: '1701', end: '1800' }),
  ask('axis of books', axis, { kinds: ['book'] }),
  ask('axis of Europe', axis, { regions: ['europe'] }),
  ask('axis of all', wholeAxis, {}),
  ask('map of 221 BC', worldNodes, { year: -221 }),
  ask('map of 1750', worldNodes, { year: 1750 }),
  ask('a path', shortestPath, { aId: 'augustus', bId: 'cleopatra' }),
  ask('suggestions', getSuggestion, { keyword: 'qin' }),
];

/** A site with a reply cache; `droppedBy` publishes and returns the lists that were dropped. */
async function aHouse() {
  const { db, url } = await openDatabase();
  const replies = createReplyCache(1e8),
    heard: string[] = [];
  const publications = listenForPublications(url, (tags) => {
    replies.invalidate(tags);
    heard.push(...tags);
  });
  onTestFinished(() => publications.stop());
  await publications.ready;
  const call = createApi(implementations, replies).callFor({
    ...testContext(db),
    language: 'en',
    visitor: createVisitor(),
  });
  const readLists = () => Promise.all(lists.map(({ endpoint, input }) => call(endpoint, input)));
  await readLists(); // a repeated request is cached
  return {
    db,
    async droppedBy(...proposals: Proposal[]) {
      const before = await readLists();
      heard.length = 0;
      await db.transaction().execute((tx) => publishAtOnce(tx, proposals, by));
      await expect.poll(() => heard.length, { interval: 5 }).toBeGreaterThan(0);
      const after = await readLists();
      return lists.flatMap(({ name }, at) => (before[at] === after[at] ? [] : [name]));
    },
  };
}

const facts = (thingId: string, kind: Kind, region: Region, startTime: string): Proposal => ({
  module: 'facts',
  thingId,
  language: null,
  content: {
    kind,
    region,
    times: [{ role: 'life', startTime, endTime: null, startNote: null, endNote: null, timeDesc: null, source: null }],
    place: null,
    same: {},
    portrait: null,
  },
});
const text = (thingId: string, name: string): Proposal => ({
  module: 'text',
  thingId,
  language: 'en',
  content: { name, disambiguation: null, pronunciation: null, otherNames: [], summary: '', body: '', articles: [] },
});

test('a publication drops the cached lists that it may change, by kind, region and century, and leaves the others', async () => {
  const { droppedBy } = await aHouse();
  // A person from China in the 3rd century BC.
  expect(
    await droppedBy(facts('li-xin', 'person', 'east-asia', '-0260-00-00 00:00:00'), text('li-xin', 'Li Xin')),
  ).toEqual(['people', 'axis of the 3rd century BC', 'axis of all', 'map of 221 BC', 'a path', 'suggestions']);
  // A change of its text alone does not affect the whole axis or a path.
  expect(await droppedBy(text('li-xin', 'Li Xin of Qin'))).toEqual([
    'people',
    'axis of the 3rd century BC',
    'map of 221 BC',
    'suggestions',
  ]);
  // A move drops the lists of the old place and of the new one.
  expect(await droppedBy(facts('li-xin', 'book', 'europe', '1750-00-00 00:00:00'))).toEqual([
    'people',
    'books',
    'axis of the 3rd century BC',
    'axis of the 18th century',
    'axis of books',
    'axis of Europe',
    'axis of all',
    'map of 221 BC',
    'map of 1750',
    'a path',
    'suggestions',
  ]);
});

test('a relation drops the lists of both its ends; a large publication drops every list', async () => {
  const { droppedBy } = await aHouse();
  const time = '1750-00-00 00:00:00';
  await droppedBy(facts('a-polity', 'polity', 'africa', time), facts('a-book', 'book', 'africa', time));
  const relations: Proposal = {
    module: 'relations',
    thingId: 'a-book',
    language: null,
    content: {
      relations: [
        {
          to: 'a-polity',
          type: 'other',
          word: { en: 'about' },
          inverse: null,
          sentence: null,
          time: null,
          place: null,
          description: null,
          attributes: {},
          source: null,
          origin: null,
        },
      ],
    },
  };
  const dropped = await droppedBy(relations);
  expect(dropped).toEqual(expect.arrayContaining(['books', 'polities', 'countries', 'a path']));
  expect(dropped).not.toContain('people');
  expect(dropped).not.toContain('axis of the 3rd century BC');
  const many = Array.from({ length: 101 }, (_, at) => facts(`one-${at}`, 'idea', 'africa', time));
  expect(await droppedBy(...many)).toEqual(lists.map(({ name }) => name));
});
