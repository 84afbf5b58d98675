/** The largest things that the limits allow, for tests and figures: published as an import does. */
import { sql } from 'kysely';
import { ArticleContent } from '../src/features/articles/rules.ts';
import { BookContent, ChapterContent, partKey } from '../src/features/books/rules.ts';
import { Text, Facts } from '../src/features/entries/rules.ts';
import { Family } from '../src/features/families/rules.ts';
import { Relations } from '../src/features/relations/rules.ts';
import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';

import { Timeline } from '../src/features/timelines/rules.ts';
import { Timemap } from '../src/features/timemaps/rules.ts';
import { Tour } from '../src/features/tours/rules.ts';
import type { Module } from '../src/rules/modules.ts';
import type { Database } from '../src/kit/database/database.server.ts';

type Proposal = Parameters<typeof publishAtOnce>[1][number];

const source = { title: 'Annals', author: 'Somebody', year: '1900', where: 'p. 1', url: null };
const year = (at: number) => `${String(1 + (at % 1900)).padStart(4, '0')}-00-00 00:00:00`;
const words = (at: number, count: number) =>
  Array.from({ length: count }, (_, word) => `word${(at * 7 + word * 13) % 997}`).join(' ');

export const entryProposals = (
  thingId: string,
  {
    body = '<p>A text.</p>',
    life: [startTime, endTime] = [year(0), year(1899)],
  }: { body?: string; life?: [start: string, end: string | null] } = {},
): Proposal[] => [
  {
    module: 'facts',
    thingId,
    language: null,
    content: Facts.parse({
      kind: 'person',
      region: 'europe',
      times: [{ role: 'life', startTime, endTime, startNote: null, endNote: null, timeDesc: null, source: null }],
      place: null,
      same: {},
    }),
  },
  {
    module: 'text',
    thingId,
    language: 'en',
    content: Text.parse({
      name: `The ${thingId.replaceAll('-', ' ')}`,
      otherNames: [],
      disambiguation: null,
      summary: 'A summary.',
      body,
    }),
  },
];

/** Events in every year from 1 to 1900, most with a place, each with one participant. */
export const generateTimeline = (count: number, others: readonly string[], each = 1) =>
  Timeline.parse({
    events: Array.from({ length: count }, (_, at) => ({
      startTime: year(at),
      endTime: at % 3 ? null : year(at),
      startNote: null,
      endNote: null,
      timeDesc: null,
      title: { en: `Event ${at}, of ${words(at, 3)}` },
      place:
        at % 4
          ? { latitude: ((at * 37) % 120) - 60, longitude: ((at * 91) % 340) - 170, name: { en: `Place ${at % 800}` } }
          : null,
      weight: 1 + (at % 3),
      with: Array.from({ length: each }, (_other, offset) => others[(at + offset) % others.length]!),
      source: each > 1 ? null : source,
    })),
  });

/** Existing subjects in the database, to link to. */
async function knownSubjects(db: Database): Promise<string[]> {
  const { rows } = await sql<{ subjectId: string }>`
    select distinct subject_id from entry where language = 'en' order by 1 limit 1500`.execute(db);
  return rows.map(({ subjectId }) => subjectId);
}

/** Each thing with the addresses of its pages. */
export interface LargestThing {
  what: string;
  proposals: Proposal[];
  paths: string[];
}

export async function largestThings(db: Database): Promise<LargestThing[]> {
  const others = await knownSubjects(db);
  const square = (at: number, points: number) => ({
    type: 'Polygon' as const,
    coordinates: [
      [
        ...Array.from({ length: points - 1 }, (_, corner) => [
          Number((Math.cos((corner / points) * 6.28) * (5 + (at % 7))).toFixed(4)),
          Number((Math.sin((corner / points) * 6.28) * (5 + (at % 7))).toFixed(4)),
        ]),
        [5 + (at % 7), 0],
      ],
    ],
  });
  const node = (at: number, sketch: object | null) => ({
    title: { en: `Place ${at} of ${words(at, 2)}` },
    time: { startTime: year(at), endTime: null, startNote: null, endNote: null, timeDesc: null },
    place: { latitude: ((at * 37) % 120) - 60, longitude: ((at * 91) % 340) - 170, name: { en: `Place ${at}` } },
    sketch,
  });
  const newcomer = (at: number) => ({
    id: `kin-${at}`,
    person: { names: { en: `Kin ${at}` }, gender: 'male', royal: false, life: null },
    adopted: false,
    doubtful: false,
  });
  const relation = (at: number) => ({
    to: others[at % others.length]!,
    type: (['career', 'achievement', 'location', 'attribution'] as const)[at % 4],
    word: { en: `word ${at}` },
    inverse: { en: `inverse ${at}` },
    sentence: null,
    time: { startTime: year(at), endTime: null, startNote: null, endNote: null, timeDesc: null },
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: null,
  });
  const paragraphs = (length: number) => {
    let html = '<h2>One</h2>';
    for (let at = 0; html.length < length - 400; at++)
      html += `${at % 40 ? '' : `<h2>Section ${at}</h2>`}<p>${words(at, 30)} <a href="/detail/${others[at % others.length]}-en">${others[at % others.length]}</a>.</p>`;
    return html;
  };
  const part = (module: Module, thingId: string, content: object) =>
    ({ module, thingId, language: null, content }) as Proposal;
  return [
    {
      what: 'an entry of 4,900 events',
      proposals: [
        ...entryProposals('large-timeline'),
        part('timeline', 'large-timeline', generateTimeline(4900, others)),
      ],
      paths: [
        '/detail/large-timeline-en',
        '/detail/large-timeline-en?events=20',
        '/detail/large-timeline-en?places=100',
      ],
    },
    {
      what: 'an entry of 4,900 events and without a text',
      proposals: [
        ...entryProposals('large-untold', { body: '' }),
        part('timeline', 'large-untold', generateTimeline(4900, others)),
      ],
      paths: ['/detail/large-untold-en'],
    },
    {
      what: 'an entry of 300 events with 200 participants each',
      proposals: [
        ...entryProposals('large-company'),
        part('timeline', 'large-company', generateTimeline(300, others, 200)),
      ],
      paths: ['/detail/large-company-en'],
    },
    {
      what: 'an entry of 5,000 relations',
      proposals: [
        ...entryProposals('large-relations'),
        part(
          'relations',
          'large-relations',
          Relations.parse({ relations: Array.from({ length: 5000 }, (_, at) => relation(at)) }),
        ),
      ],
      paths: [
        '/detail/large-relations-en',
        '/detail/large-relations-en?page=20',
        '/relation/atobPath?id=large-relations&to=augustus',
      ],
    },
    {
      what: 'a timemap of 5,000 places',
      proposals: [
        ...entryProposals('large-timemap'),
        part(
          'timemap',
          'large-timemap',
          Timemap.parse({ nodes: Array.from({ length: 5000 }, (_, at) => node(at, null)) }),
        ),
      ],
      paths: ['/detail/large-timemap-en', '/detail/large-timemap-en?places=200'],
    },
    {
      what: 'a timemap of 80 places with sketches of 600 points',
      proposals: [
        ...entryProposals('large-sketches'),
        part(
          'timemap',
          'large-sketches',
          Timemap.parse({
            nodes: Array.from({ length: 80 }, (_, at) => node(at, { shape: square(at, 600) })),
          }),
        ),
      ],
      paths: ['/detail/large-sketches-en'],
    },
    {
      what: 'an entry with a text of 400,000 characters',
      proposals: entryProposals('large-text', { body: paragraphs(400_000) }),
      paths: ['/detail/large-text-en'],
    },
    {
      what: 'a family of 500 unions with four children each',
      proposals: [
        ...entryProposals('large-family'),
        part(
          'family',
          'large-family',
          Family.parse({
            unions: Array.from({ length: 500 }, (_, at) => ({
              partners: [{ id: 'large-family' }, newcomer(at * 5)],
              kind: 'marriage',
              time: null,
              ended: null,
              doubtful: false,
              children: [1, 2, 3, 4].map((child) => newcomer(at * 5 + child)),
              source: null,
              origin: null,
            })),
          }),
        ),
      ],
      paths: ['/detail/large-family-en', '/family/large-family-en?way=all&steps=4'],
    },
    {
      what: 'a chapter of 2 MB in 5,000 segments, and its translation',
      proposals: [
        part(
          'book',
          'large-book',
          BookContent.parse({
            facts: { title: 'A large book', genre: 'ancient_cn', bookAuthors: [{ name: '佚名' }], language: 'lzh' },
            witnesses: [
              { key: 'original', kind: 'original', language: 'lzh', licence: 'public domain' },
              { key: 'en', kind: 'translation', language: 'en', licence: 'public domain' },
            ],
            volumes: [{ key: '1', title: '', chapters: [{ key: 'one', title: 'One' }] }],
          }),
        ),
        ...(['original', 'en'] as const).map((witness) => ({
          ...part(
            'chapter',
            'large-book',
            ChapterContent.parse({
              segments: Array.from({ length: 5000 }, (_, at) => ({
                id: String(at + 1),
                html:
                  witness === 'original'
                    ? Array.from({ length: 130 }, (_char, letter) =>
                        String.fromCodePoint(0x4e00 + ((at * 131 + letter * 17) % 5000)),
                      ).join('')
                    : words(at, 20),
              })),
            }),
          ),
          key: partKey('one', witness),
        })),
      ],
      paths: [
        '/book/detail?id=large-book&vid=one',
        '/book/detail?id=large-book&vid=one&w=original,en',
        '/book/print?id=large-book&vid=one',
      ],
    },
    {
      what: 'an article of 400,000 characters',
      proposals: [
        part(
          'article',
          'large-article',
          ArticleContent.parse({ name: 'A large article', abstract: 'Large.', body: paragraphs(400_000) }),
        ),
      ],
      paths: ['/article/large-article'],
    },
    {
      what: 'a tour of 60 stops',
      proposals: [
        part(
          'tour',
          'large-tour',
          Tour.parse({
            name: 'A large tour',
            language: 'en',
            stops: Array.from({ length: 60 }, (_, at) => ({
              address: `/detail/${others[at]}-en`,
              titles: { en: `Stop ${at}` },
              texts: { en: words(at, 180) },
            })),
          }),
        ),
      ],
      paths: ['/tour/large-tour'],
    },
  ];
}

export async function publishThings(db: Database, things: readonly Pick<LargestThing, 'proposals'>[]): Promise<void> {
  await db
    .insertInto('member')
    .values({ id: 'somebody-large', name: 'Somebody', phone: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
  for (const { proposals } of things)
    await db
      .transaction()
      .execute((tx) => publishAtOnce(tx, proposals, { authorId: 'somebody-large', originId: null }));
}
