import { diffWordsWithSpace } from 'diff';
import { implementations } from '../src/calls.server.ts';
import { compare } from '../src/editing/revisions/checks/content-worker.server.ts';
import { review } from '../src/features/review/contract.ts';
import { saveVersion } from '../src/features/entries/writing-contract.ts';
import type { Contents } from '../src/kit/registry/parts.server.ts';
import { createTerms } from '../src/editing/revisions/face/terms.server.ts';
import type { Text } from '../src/features/entries/rules.ts';
import { fold } from '../src/kit/folding.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { newId } from '../src/kit/database/ids.server.ts';
import type { Member } from '../src/kit/calls/session.server.ts';
import { createMember, testContext } from '../tests/visitor.ts';
import { formatCount, rounds, sizesOr, type EngineFigure, type Row } from './figure.ts';
import { withDatabase, type OwnDatabase } from './own-database.ts';
import { newCheckout, startProduct } from './product.ts';
import { fillPublished, relatedTo, subjectAt, textAt } from './published-entries.ts';
import { randomFrom, type Random } from './random.ts';
import { latencyRows, percentile, measureMs } from './timing.ts';
import { friendship } from '../tests/friendship.ts';

/** Submissions passed per round, for each part. */
const submissionsPerRound = 60;
/** Number of authors who save at once, saves of each per round, and words per save. */
const authors = 100,
  savesPerAuthor = 5,
  savedWordCount = 1000;
const longText = 10_000;
const termCount = 100_000;
/** Number of publications whose delay until they are visible is measured on a page, in search and in a path. */
const publicationCount = 20;

/** Publishing, saving, comparing, prohibited terms, and the delay until passed content is visible. */
export const editing: EngineFigure = async () => {
  const rows: Row[] = [];
  for (const count of sizesOr([10_000, 1_000_000])) {
    rows.push(
      ...(await withDatabase(async (database) => {
        await fillPublished(database, count);
        return [
          ...(await measurePublishing(database, count)),
          ...(count <= 10_000 ? await measureSaving(database) : []),
        ];
      })),
    );
  }
  return [...rows, ...measureComparing(), ...measureTerms(), ...(await measureTimeToVisible())];
};

const callAs = (db: Database, who: Member) =>
  createApi(implementations).callFor({ ...testContext(db), language: 'en', member: who });

const vocabulary = Array.from({ length: 3000 }, (_, number) => `word${number.toString(36)}`);
const wordsFrom = (random: Random, count: number) => Array.from({ length: count }, () => random.pick(vocabulary));
/** Markup with paragraphs of a hundred words. */
const markup = (words: readonly string[]) =>
  Array.from(
    { length: Math.ceil(words.length / 100) },
    (_, at) => `<p>${words.slice(at * 100, at * 100 + 100).join(' ')}</p>`,
  ).join('');
const textOf = (name: string, words: readonly string[]): Text => ({
  name,
  otherNames: [],
  disambiguation: null,
  summary: words.slice(0, 30).join(' '),
  body: markup(words),
});

/** Creates a submission that a reviewer has claimed. */
async function createClaimedSubmission<M extends keyof Contents>(
  db: Database,
  module: M,
  subjectId: string,
  baseId: string | null,
  content: Contents[M],
): Promise<string> {
  const id = newId();
  await db
    .insertInto('revision')
    .values({
      id,
      module,
      thingId: subjectId,
      language: module === 'text' ? 'en' : null,
      authorId: 'author',
      state: 'first',
      content: JSON.stringify(content),
      bundleId: id,
      baseId,
      reviewerId: 'reviewer',
      originId: null,
      rejectReason: null,
      decidedAt: null,
    })
    .execute();
  return id;
}

async function measurePublishing({ db }: OwnDatabase, count: number): Promise<Row[]> {
  const random = randomFrom(6),
    call = callAs(db, createMember('reviewer', 'reviewer'));
  const texts: number[][] = [],
    relations: number[][] = [];
  const fresh = (() => {
    // a different subject each time
    let last = 0;
    return () => (last += Math.floor(count / (2 * submissionsPerRound * (rounds + 1))));
  })();
  for (let round = -1; round < rounds; round++) {
    // the first round warms up
    const [ofTexts, ofRelations]: [number[], number[]] = [[], []];
    for (let pass = 0; pass < submissionsPerRound; pass++) {
      const subject = fresh(),
        other = fresh();
      const text = await createClaimedSubmission(
        db,
        'text',
        subjectAt(subject),
        textAt(subject),
        textOf(`Subject ${subject}`, wordsFrom(random, 300)),
      );
      const related = await createClaimedSubmission(db, 'relations', subjectAt(other), null, {
        relations: [...relatedTo(other, count), random.below(count - 1) + 1]
          .filter((to) => to !== other)
          .map((to) => friendship(subjectAt(to))),
      });
      ofTexts.push(
        await measureMs(() => call(review, { id: text, act: 'pass', versions: { [text]: 1 }, publishNow: true })),
      );
      ofRelations.push(
        await measureMs(() => call(review, { id: related, act: 'pass', versions: { [related]: 1 }, publishNow: true })),
      );
    }
    if (round < 0) continue;
    texts.push(ofTexts);
    relations.push(ofRelations);
  }
  const size = `${formatCount(count)} entries`;
  return [
    ...latencyRows(`${size}: a text of 300 words passed and published`, texts, { only: ['p50', 'p95'] }),
    ...latencyRows(`${size}: relations passed and published`, relations, { only: ['p50', 'p95'] }),
  ];
}

/** Saves drafts as the editor does, compared with a bare row of the same JSON. */
async function measureSaving({ url }: OwnDatabase): Promise<Row[]> {
  const { db, pool } = connect(url, 10);
  try {
    const random = randomFrom(7),
      text = textOf('Saved', wordsFrom(random, savedWordCount)),
      content = JSON.stringify(text);
    const people = Array.from({ length: authors }, (_, number) => createMember(`writer-${number}`));
    await db
      .insertInto('member')
      .values(people.map(({ id, name }, number) => ({ id, name, phone: `+86138${String(number).padStart(8, '0')}` })))
      .execute();
    const calls = people.map((person) => callAs(db, person));
    const perSecond = async (save: (author: number) => Promise<unknown>) => {
      const took = await measureMs(() =>
        Promise.all(
          people.map(async (_, author) => {
            for (let turn = 0; turn < savesPerAuthor; turn++) await save(author);
          }),
        ),
      );
      return (authors * savesPerAuthor * 1000) / took;
    };
    const draft = (author: number) =>
      calls[author]!(saveVersion, {
        itemId: `${subjectAt(author + 1)}-en`,
        text,
        baseId: textAt(author + 1),
        draft: true,
        tab: 'bench',
      });
    const bare = (author: number) =>
      pool.query('update revision set content = $1, changed_at = now() where author_id = $2', [
        content,
        people[author]!.id,
      ]);
    await perSecond(draft);
    const ownValues: number[] = [],
      peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ownValues.push(await perSecond(draft));
      peer.push(await perSecond(bare));
    }
    return [
      {
        what: `drafts of ${savedWordCount} words saved by ${authors} authors at once`,
        unit: '/s',
        values: ownValues,
        peer: { name: 'the bare UPDATE of one row', values: peer },
      },
    ];
  } finally {
    await db.destroy();
  }
}

/** Duration of a synchronous function, in milliseconds. */
function time(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Two revisions of a text: one word in a hundred differs, and two paragraphs are moved. */
function measureComparing(): Row[] {
  const random = randomFrom(8),
    before = wordsFrom(random, longText),
    after = before.map((word) => (random.below(100) ? word : random.pick(vocabulary)));
  after.push(...after.splice(2000, 200));
  const [old, fresh] = [textOf('Long', before), textOf('Long', after)];
  const ownValues: number[] = [],
    peer: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const [a, b] = [
      time(() => compare({ module: 'text', before: old, after: fresh })),
      time(() => diffWordsWithSpace(old.body, fresh.body)),
    ];
    if (round < 0) continue;
    ownValues.push(a);
    peer.push(b);
  }
  return [
    {
      what: `two revisions of ${formatCount(longText)} words compared, one word in a hundred changed, two paragraphs moved`,
      unit: 'ms',
      values: ownValues,
      peer: { name: 'jsdiff, all words of both at once', values: peer },
    },
  ];
}

function measureTerms(): Row[] {
  const random = randomFrom(9);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const list = Array.from({ length: termCount }, () =>
    Array.from({ length: 4 + random.below(12) }, () => letters[random.below(26)]!).join(''),
  );
  const body = markup(wordsFrom(random, longText));
  const building: number[] = [],
    ownValues: number[] = [],
    includes: number[] = [],
    expression: number[] = [];
  const termEntries = list.map((term) => ({ term, wholeWord: false }));
  const pattern = new RegExp(list.join('|'), 'g');
  for (let round = -1; round < rounds; round++) {
    let termSet = createTerms([]);
    const built = time(() => {
      termSet = createTerms(termEntries);
    });
    const findMs = time(() => termSet.find(body, Infinity));
    const other = time(() => [...fold(body).matchAll(pattern)]);
    if (round < 0) continue;
    building.push(built);
    ownValues.push(findMs);
    expression.push(other);
    if (round === 0)
      includes.push(
        time(() => {
          // takes seconds
          const folded = fold(body);
          return list.filter((term) => folded.includes(term));
        }),
      );
  }
  return [
    {
      what: `${formatCount(termCount)} terms looked for in ${formatCount(longText)} words`,
      unit: 'ms',
      values: ownValues,
      peer: { name: 'one regular expression of them all, which finds no two that overlap', values: expression },
      others: [{ name: 'includes, a term at a time', values: includes }],
    },
    { what: `${formatCount(termCount)} terms: the automaton made`, unit: 'ms', values: building },
  ];
}

/** Delay from the commit of a publication to the first response that shows it, over HTTP, with the built-in world. */
async function measureTimeToVisible(): Promise<Row[]> {
  const checkout = newCheckout();
  try {
    return await withDatabase(async ({ db, url }) => {
      const product = await startProduct(checkout, { DATABASE_URL: url });
      try {
        await db
          .insertInto('member')
          .values([
            { id: 'author', name: 'author', phone: '1' },
            { id: 'reviewer', name: 'reviewer', phone: '2', role: 'reviewer' },
          ])
          .execute();
        const call = callAs(db, createMember('reviewer', 'reviewer'));
        const until = async (path: string, knows: (answer: string) => boolean) => {
          const began = performance.now();
          while (!knows(await (await fetch(product.url + path)).text()))
            if (performance.now() - began > 10_000) throw new Error(`${path} does not know of it after ten seconds`);
          return performance.now() - began;
        };
        const newest = (module: 'text' | 'relations') =>
          db
            .selectFrom('revision')
            .where('thingId', '=', 'augustus')
            .where('module', '=', module)
            .where('language', 'is not distinct from', module === 'text' ? 'en' : null)
            .where('published', '=', true)
            .orderBy('publicationNumber', 'desc')
            .limit(1)
            .select(['id', 'content'])
            .executeTakeFirstOrThrow();
        const page: number[] = [],
          search: number[] = [],
          path: number[] = [];
        for (let turn = 0; turn < publicationCount; turn++) {
          const base = await newest('text'),
            name = `Imperator ${newId()}`;
          await until('/detail/augustus-en', () => true); // fills the cache
          const id = await createClaimedSubmission(db, 'text', 'augustus', base.id, {
            ...(base.content as Text),
            name,
          });
          await call(review, { id, act: 'pass', versions: { [id]: 1 }, publishNow: true });
          const seen = [
            until('/detail/augustus-en', (html) => html.includes(name)),
            until(`/api/search/getSuggestion?keyword=${encodeURIComponent(name)}&lang=en`, (json) =>
              json.includes(`"${name}"`),
            ),
          ];
          page.push(await seen[0]!);
          search.push(await seen[1]!);
          // Adds or removes a direct relation: otherwise Augustus and the Great Wall are far apart.
          const related = await newest('relations'),
            old = related.content as Contents['relations'],
            isDirect = old.relations.some(({ to }) => to === 'great-wall');
          const relations = isDirect
            ? old.relations.filter(({ to }) => to !== 'great-wall')
            : [
                ...old.relations,
                {
                  to: 'great-wall',
                  type: 'other' as const,
                  word: { en: 'never saw' },
                  inverse: null,
                  time: null,
                  place: null,
                  description: null,
                  attributes: {},
                  source: null,
                  origin: null,
                },
              ];
          const next = await createClaimedSubmission(db, 'relations', 'augustus', related.id, { relations });
          await call(review, { id: next, act: 'pass', versions: { [next]: 1 }, publishNow: true });
          path.push(
            await until(
              '/api/item/relation/augustus/great-wall?lang=en',
              (json) => json.includes('"length":1,') !== isDirect,
            ),
          );
        }
        return [
          ['page', page],
          ['search', search],
          ['path', path],
        ].flatMap(([where, times]): Row[] => [
          {
            what: `published, to the first answer that knows of it: ${where as string}, p50`,
            unit: 'ms',
            values: [percentile(times as number[], 0.5)],
          },
          {
            what: `published, to the first answer that knows of it: ${where as string}, p95`,
            unit: 'ms',
            values: [percentile(times as number[], 0.95)],
            budget: { text: '< 2,000 ms', met: (value) => value < 2000 },
          },
        ]);
      } finally {
        await product.stop();
      }
    });
  } finally {
    checkout.remove();
  }
}
