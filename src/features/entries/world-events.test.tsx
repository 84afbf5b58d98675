import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'htmlparser2';
import { openWorld, openReadOnlyWorld } from '../../../tests/world.ts';
import { ReaderProvider } from '../../kit/reader.tsx';
import { timeOf } from '../../kit/database/time-columns.ts';
import { languages, type Language } from '../../rules/languages.ts';
import { dictionaryFor, translateFor } from '../../kit/registry/texts.server.ts';
import { worldNodes } from '../timemaps/contract.ts';
import { NodeList } from '../timemaps/face/node-list.tsx';
import { nodesOf } from '../timemaps/face/nodes.ts';
import { PlaceList } from '../timemaps/places/place-list.tsx';
import { AxisList } from '../timelines/axis/axis-list.tsx';
import { axis, lineOfEntry, timelineOfEntry, type TimelineEvent } from '../timelines/contract.ts';
import { EventList } from '../timelines/event-list.tsx';
import { leadingNameLength } from '../timelines/face/event-title.ts';
import { itemsOf } from '../timelines/face/axis-items.ts';
import { eventsOf } from '../timelines/face/events-of-subject.server.ts';
import { ownItems } from '../timelines/stage/extra-lanes.ts';
import { stripOf } from './life-strip/life-strip-layout.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];
const textOf = (node: Node): string =>
  'data' in node && node.type === 'text'
    ? node.data
    : 'children' in node
      ? node.children.map((child) => textOf(child as Node)).join('')
      : '';
const findAll = (node: Node, is: (attributes: Record<string, string>, name: string) => boolean): Node[] => [
  ...('attribs' in node && is(node.attribs, node.name) ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => findAll(child as Node, is)) : []),
];

/** The titles of a list as rendered: the text of each, and the targets of its links. */
function titlesIn(list: React.ReactElement, language: Language): { text: string; links: string[] }[] {
  const html = renderToStaticMarkup(
    <ReaderProvider language={language} dictionary={dictionaryFor(language)}>
      {list}
    </ReaderProvider>,
  );
  return parseDocument(html)
    .children.flatMap((child) => findAll(child, ({ class: name = '' }) => /\bevent-title\b|\bwhere owned\b/.test(name)))
    .map((title) => ({
      text: textOf(title),
      links: findAll(title, (_, name) => name === 'a').map((link) => ('attribs' in link ? link.attribs.href! : '')),
    }));
}
const blankTimes = (events: readonly TimelineEvent[]) => events.map((event) => ({ ...event, when: '' }));
/** Whether a title follows its owner's name, or begins with it. */
const isSaid = (text: string, title: string, name: string, language: Language) =>
  leadingNameLength(title, name) > 0 ? text === title : text === `${name}${separators[language]}${title}`;
const separators: Record<Language, string> = { zh: '：', en: ' · ', fr: '\u202f: ', es: ': ', jp: '：' };

describe('the whole built-in world', () => {
  test('use A1 content 0.1 in five languages no line of a life shows others’ deeds as its own, and each of theirs names its owner', async () => {
    const { db } = openReadOnlyWorld();
    const times = Map.groupBy(
      await db.selectFrom('subjectTime').orderBy('position').selectAll().execute(),
      ({ subjectId }) => subjectId,
    );
    const subjects = await db
      .selectFrom('subject')
      .innerJoin('entry', 'entry.id', 'subject.id')
      .select(['subject.id', 'kind', 'name'])
      .execute();
    for (const language of languages) {
      const t = translateFor(language),
        faults: string[] = [];
      let foreign = 0;
      const subjectsWithEvents = await Promise.all(
        subjects.map(async (subject) => ({ ...subject, events: await eventsOf(db, subject.id, language) })),
      );
      for (const { id, kind, name, events } of subjectsWithEvents) {
        const fault = (what: string) => faults.push(`${id}: ${what}`);
        const ownEventIds = new Set(events.flatMap((event) => (event.owner.itemId === id ? [event.id] : [])));
        const spans = (times.get(id) ?? []).map((time) => ({ ...timeOf(time)!, role: time.role, source: time.source }));
        for (const mark of stripOf({ global: id, times: spans }, events, language, t)?.marks ?? [])
          if (mark.id !== null && !ownEventIds.has(mark.id)) fault(`strip ${mark.title}`);

        const rows = titlesIn(<EventList of={id} events={blankTimes(events)} empty="" />, language);
        const drawn = new Map(
          ownItems({
            entry: { itemId: id, id, name, kind, language, disambiguation: null, times: spans },
            events: blankTimes(events),
            language,
            t,
          }).map((item) => [item.id, item.title]),
        );
        for (const [at, { id: event, title, owner, source, also }] of events.entries()) {
          const { text, links } = rows[at]!;
          if (drawn.get(event) !== text) fault(`drawn as ${drawn.get(event)}, listed as ${text}`);
          if (
            ownEventIds.has(event)
              ? text !== title || links.length
              : !isSaid(text, title, owner.name, language) || links.join() !== `/detail/${owner.id}#/timeline`
          )
            fault(`says ${text} ${links.join()}`);
          foreign += ownEventIds.has(event) ? 0 : 1;
          // Each event names its owners only once, and never the page's own subject.
          const tellers = [owner, ...also.map(({ entry }) => entry)].map(({ itemId }) => itemId);
          if (new Set(tellers).size < tellers.length || tellers.slice(1).includes(id))
            fault(`told by ${tellers.join()}: ${text}`);
          if (![source, ...also.map((other) => other.source)].every((citation) => citation?.title))
            fault(`without a source: ${text}`);
        }
        const places = titlesIn(
          <PlaceList
            nodes={nodesOf({ id, name, place: null }, events, [], language).map((node) => ({ ...node, when: null }))}
            empty=""
          />,
          language,
        ).filter(({ links }) => links.length);
        const others = events.filter((event) => event.place && !ownEventIds.has(event.id));
        if (
          places.length !== others.length ||
          !others.every(({ title, owner }) => places.some(({ text }) => isSaid(text, title, owner.name, language)))
        )
          fault('its map');
      }
      expect(faults, language).toEqual([]);
      expect(foreign).toBeGreaterThan(200);
    }
  });

  test('use A1 in five languages every row and name on the global axis, clusters included, names its owner; so does the map of a year', async () => {
    const { as } = openReadOnlyWorld();
    for (const language of languages) {
      const call = as(null, language),
        t = translateFor(language);
      for (const span of [{}, { from: '-500', end: '1500', lanes: 'region' as const }, { from: '-330', end: '-300' }]) {
        const answer = await call(axis, span),
          leads = [...answer.clusters.map(({ lead }) => lead), ...answer.events];
        const rows = [1, 2, 3, 4].flatMap((page) =>
          titlesIn(
            <AxisList
              seen={answer}
              cursor={{ year: null, span: null, place: null, selectedId: null, kinds: [], regions: [] }}
              page={page}
            />,
            language,
          ),
        );
        expect(rows.length).toBeGreaterThan(4);
        expect(
          rows.filter(
            ({ text, links }) =>
              !leads.some(
                ({ title, entry }) =>
                  isSaid(text, title, entry.name, language) && links.join() === `/detail/${entry.id}`,
              ),
          ),
        ).toEqual([]);
        expect(
          itemsOf(answer, 'region', { language, t }).filter(
            ({ title }) => !leads.some((lead) => isSaid(title, lead.title, lead.entry.name, language)),
          ),
        ).toEqual([]);
      }
      const { nodes } = await call(worldNodes, { year: -216 } as never);
      const rows = titlesIn(<NodeList nodes={nodes} year={-216} />, language);
      expect(
        nodes.filter(
          ({ title, entry }, at) =>
            rows[at]!.text !== entry.name && !isSaid(rows[at]!.text, title, entry.name, language),
        ),
      ).toEqual([]);
    }
  });
});

describe('cases from the reviews', () => {
  const timelineIn =
    (language: Language, { as }: Pick<Awaited<ReturnType<typeof openWorld>>, 'as'>) =>
    async (id: string) => {
      const { events } = await as(null, language)(timelineOfEntry, { id });
      return {
        events,
        rows: titlesIn(<EventList of={id} events={blankTimes(events)} empty="" />, language).map(({ text }) => text),
      };
    };
  const of = (rows: readonly string[], pattern: RegExp) => rows.filter((row) => pattern.test(row));

  test('content 0.1 use A1 Augustus, Hannibal, Plato, Alexander, the Mona Lisa, the Second Punic War: others’ deeds name their owner', async () => {
    const world = openReadOnlyWorld(),
      timeline = timelineIn('en', world);
    const rowsOf = async (id: string) => (await timeline(id)).rows;
    expect(of(await rowsOf('augustus'), /own life/)).toEqual([
      'Cleopatra · Takes her own life after the fall of Alexandria',
    ]);
    expect(of(await rowsOf('augustus'), /Kush|Samos/)).toEqual([
      'Kingdom of Kush · Fights the Romans and makes peace with Augustus on Samos',
    ]);
    expect(of(await rowsOf('hannibal'), /fleet/)).toEqual([
      'Carthage · Loses Spain and its fleet in the Second Punic War',
    ]);
    expect(of(await rowsOf('plato'), /hemlock/)).toEqual([
      'Socrates · Is tried, condemned to death and drinks the hemlock',
    ]);
    expect(of(await rowsOf('socrates'), /Megara/)).toEqual(['Plato · Withdraws to Megara after the death of Socrates']);
    expect(of(await rowsOf('alexander-the-great'), /Mieza/)).toEqual([
      'Aristotle · Is called by Philip to teach Alexander at Mieza',
    ]);
    expect(of(await rowsOf('mona-lisa'), /Amboise/)).toEqual([
      expect.stringMatching(/^Leonardo da Vinci · Moves to Amboise/),
    ]);
    expect((await timelineIn('zh', world)('plato')).rows.filter((row) => row.startsWith('苏格拉底：'))).toHaveLength(1);
  });

  test('content 0.1 use A5 Cannae, the Alps, Zama, Jerusalem, the walls, book burning and unification appear once, with both sources', async () => {
    const world = openReadOnlyWorld(),
      timeline = timelineIn('en', world);
    const inYear = (events: readonly TimelineEvent[], year: string) =>
      events.filter(({ time }) => time.startTime.startsWith(year));
    const once = async (id: string, year: string, ...also: string[]) => {
      const matches = inYear((await timeline(id)).events, year);
      expect(
        matches.map(({ owner }) => owner.itemId),
        `${id} ${year}`,
      ).toEqual([id]);
      expect(matches[0]!.also.map(({ entry }) => entry.itemId).sort(), `${id} ${year}`).toEqual(also);
      expect(
        [matches[0]!.source, ...matches[0]!.also.map(({ source }) => source)].every((source) => source?.title),
      ).toBe(true);
    };
    await once('hannibal', '-0216', 'second-punic-war');
    await once('hannibal', '-0202', 'second-punic-war');
    await once('second-punic-war', '-0216', 'hannibal');
    await once('jerusalem', '-0587', 'nebuchadnezzar-ii');
    await once('nebuchadnezzar-ii', '-0587', 'jerusalem');
    await once('qin-shi-huang', '-0215', 'great-wall');
    await once('qin-shi-huang', '-0213', 'confucianism');
    await once('qin-shi-huang', '-0221', 'li-si', 'qin-dynasty');
    expect(of((await timeline('hannibal')).rows, /Alps/)).toEqual(['Crosses the Alps with his army and elephants']);
    // On other pages the more exact of the two dates is used.
    expect(inYear((await timeline('roman-republic')).events, '-0216')).toMatchObject([
      {
        owner: { itemId: 'second-punic-war' },
        time: { startTime: '-0216-08-02 00:00:00' },
        also: [{ entry: { itemId: 'hannibal' } }],
      },
    ]);
    // A place that only one of them has stays.
    expect(inYear((await timeline('qin-shi-huang')).events, '-0215')[0]!.place?.name).toBe('Lintao');
  });

  test('use A5 an axis and a line show it once too', async () => {
    const { as } = openReadOnlyWorld();
    const call = as(null, 'en');
    const { events, total } = await call(axis, { from: '-216', end: '-216' });
    expect(events.filter(({ title }) => /Cannae/.test(title))).toMatchObject([
      { entry: { itemId: 'second-punic-war' }, also: [{ entry: { itemId: 'hannibal' } }] },
    ]);
    expect(total).toBe(events.filter(({ time }) => time.startTime.startsWith('-0216')).length);
    expect(
      (await call(lineOfEntry, { id: 'hannibal' })).line!.events.filter(({ title }) => /Cannae/.test(title)),
    ).toHaveLength(1);
    const { nodes } = await call(worldNodes, { year: -216 } as never);
    expect(nodes.filter(({ title }) => /Cannae/.test(title))).toMatchObject([
      { entry: { itemId: 'second-punic-war' }, also: [{ entry: { itemId: 'hannibal' } }] },
    ]);
  });
});
