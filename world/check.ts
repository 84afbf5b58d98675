/**
 * Validates the built-in world; returns its problems as sentences. `node world/check.ts [group]` prints them; the
 * world's test expects none.
 */
import { problemsOfBorders } from './borders/check.ts';
import { borders } from './borders/index.ts';
import { problemsOfLibrary } from './books/check.ts';
import { loadLibrary } from './books/load.ts';
import { problemsOfDrawing, problemsOfPlates } from './plates/check.ts';
import { platesOf } from './plates/index.ts';
import { problemsOfHouses } from './families/check.ts';
import { houses } from './families/index.ts';
import { groups } from './groups.ts';
import { disagreement, houseProblems, textsOfSubject } from './house-rules.ts';
import { columns, loadWorld, type WrittenSubject } from './load.ts';
import { places } from './places/index.ts';
import { tours } from './tours/index.ts';
import { problemsOfTours } from './tours/check.ts';
import type { SourceKey } from './keys.ts';
import { problemsOfRelation, wornWords } from './relation-rules.ts';
import { relationWords } from './relation-words.ts';
import { problemsOfCitation, problemsOfSources } from './sources/check.ts';
import { sources } from './sources/index.ts';
import { beginsWithPronoun } from './titles.ts';
import type { Five, Span, SubjectEvent, When } from './subject.ts';

const shape = /^(-?\d{4,5})(?:-(\d\d))?(?:-(\d\d))?[~?]?$/;
/** Orders dates; the missing year 0 does not matter for order. */
function order(when: When | '..', end = false): number {
  if (when === '..') return Infinity;
  const [, year, month, day] = shape.exec(when)!;
  return Number(year) * 10_000 + Number(month ?? (end ? 12 : 0)) * 100 + Number(day ?? (end ? 31 : 0));
}
const spanOf = (when: SubjectEvent['when']): Span => (typeof when === 'string' ? [when, when] : when);
const isCjk = (column: number) => column === 0 || column === 4;
const length = (text: string) => [...text].length;
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** What is said in a main text, without its marks and without the titles of its sources. */
const withoutSources = (html: string) =>
  html
    .replace(/<cite[^>]*>.*?<\/cite>/gs, ' ')
    .replace(/<(?:p|h2|h3|li|blockquote|\/[^>]+)>/g, ' ')
    .replace(/<[^>]+>/g, '');

export function problemsOf(world: WrittenSubject[], only?: keyof typeof groups): string[] {
  const problems: string[] = [];
  const byId = new Map(world.map((one) => [one.id, one]));
  const groupOf = new Map(Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => [id as string, group])));
  const wanted = only ? world.filter((one) => groupOf.get(one.id) === only) : world;
  const seenRelations = new Map<string, string>();
  const seenParagraphs = new Map<string, string>();

  if (byId.size < world.length)
    for (const [id, all] of Map.groupBy(world, (one) => one.id))
      if (all.length > 1) problems.push(`${id}: ${all.length} subjects have this id`);
  for (const id of only ? groups[only] : Object.values(groups).flat())
    if (!byId.has(id)) problems.push(`${id}: no file`);

  if (!only)
    for (const [key, place] of Object.entries(places))
      for (const [column, text] of place.name.entries())
        for (const problem of houseProblems(text, column)) problems.push(`place ${key}: ${problem}`);

  for (const one of world)
    for (const r of one.relations) {
      const symmetric = !('inverse' in (relationWords[r.word] ?? {}));
      const key = symmetric ? `${r.word} ${[one.id, r.to].sort().join(' ')}` : `${r.word} ${one.id} ${r.to}`;
      const again = seenRelations.get(key);
      if (again && (!only || groupOf.get(one.id) === only || groupOf.get(again) === only))
        problems.push(`${one.id}: relation '${r.word}' with ${r.to} stands in ${again} too`);
      seenRelations.set(key, one.id);
    }

  if (!only) problems.push(...problemsOfSources());
  if (!only) problems.push(...wornWords(world.flatMap((one) => one.relations)));

  for (const one of wanted) {
    const say = (problem: string) => problems.push(`${one.id}: ${problem}`);
    const five = (
      what: string,
      texts: Five,
      latin?: [number, number],
      cjk?: [number, number],
      count: 'letters' | 'words' = 'letters',
    ) => {
      if (texts.length !== 5) return say(`${what} has ${texts.length} languages`);
      texts.forEach((text, column) => {
        if (!text.trim()) say(`${what} is empty in ${columns[column]}`);
        const n = isCjk(column) || count === 'letters' ? length(text) : words(text);
        const range = isCjk(column) ? cjk : latin;
        if (range && (n < range[0] || n > range[1]))
          say(`${what} has ${n} in ${columns[column]}, not ${range.join('–')}`);
        if (isCjk(column) && latin && !/[\u3040-\u30ff\u3400-\u9fff]/.test(text))
          say(`${what} in ${columns[column]} has no CJK letter`);
      });
    };
    const cited = ([key, where]: readonly [string, string?], at?: Span) => {
      if (!(key in sources)) return say(`unknown source ${key} ${where ?? ''}`);
      for (const problem of problemsOfCitation([key as SourceKey, where], at)) say(problem);
    };
    const when = (what: string, span: Span) => {
      for (const end of span) if (end !== '..' && !shape.test(end)) return say(`${what}: ${end} is not a date`);
      if (/^-?0000/.test(span[0]) || /^-?0000/.test(span[1])) say(`${what}: there is no year 0`);
      if (order(span[0]) > order(span[1], true)) say(`${what}: ${span.join(' to ')} ends before it starts`);
    };
    const placed = (key: string) => {
      if (!(key in places) && !byId.get(key)?.place && !groupOf.has(key)) say(`unknown place ${key}`);
      if (!(key in places) && byId.has(key) && !byId.get(key)!.place) say(`${key} has no coordinates`);
    };
    const located = (at: readonly [number, number]) => {
      if (Math.abs(at[0]) > 90 || Math.abs(at[1]) > 180) say(`place ${at} is not on earth`);
    };

    if (!groupOf.has(one.id)) say('is in no group');
    for (const [what, texts] of textsOfSubject(one))
      for (const [column, text] of texts.entries())
        for (const problem of houseProblems(text, column)) say(`${what} in ${columns[column]}: ${problem}`);
    for (const event of one.events) {
      const problem = disagreement(one.names[2], event.title[2]);
      if (problem) say(problem);
    }
    five('name', one.names, [1, 60], [1, 24]);
    if (one.otherNames.length !== 5) say(`otherNames has ${one.otherNames.length} languages`);
    one.otherNames.forEach((list, column) => {
      if (list.includes(one.names[column]!)) say(`other name repeats the name in ${columns[column]}`);
    });
    if (one.disambiguation) five('disambiguation', one.disambiguation, [2, 60], [2, 24]);
    if (one.brief) five('summary', one.summary, [18, 60], [30, 150], 'words');
    else five('summary', one.summary, [40, 90], [80, 180], 'words');
    if (!one.times.length) say('has no time');
    for (const time of one.times) {
      when(time.role, time.span);
      cited(time.source, time.span);
    }
    if (one.place) {
      located(one.place.at);
      five('place', one.place.name, [1, 60], [1, 30]);
    }
    if (one.brief && !one.disambiguation)
      one.names.forEach((name, column) => {
        const twin = world.find((other) => other !== one && other.names[column] === name);
        if (twin) say(`has the name of ${twin.id} in ${columns[column]}, and no disambiguation`);
      });
    const fewest = one.brief ? 1 : 2;
    if (one.events.length < fewest) say(`has ${one.events.length} events`);
    const life = one.times.find((time) => time.role === 'life')?.span;
    const reign = one.times.find((time) => time.role === 'reign')?.span;
    if (life && reign && (order(reign[0], true) < order(life[0]) || order(reign[0]) > order(life[1], true)))
      say('rules outside their life');
    for (const event of one.events) {
      const span = spanOf(event.when);
      when('event', span);
      five('event', event.title, [8, 110], [3, 48]);
      for (const title of event.title) if (/[.。]$/.test(title)) say(`event ends in a full stop: ${title}`);
      for (const [column, title] of event.title.entries())
        if (beginsWithPronoun(title, column)) say(`event needs its page to be understood: ${title}`);
      if (event.at) placed(event.at);
      for (const id of event.with ?? []) if (!groupOf.has(id)) say(`event with unknown ${id}`);
      cited(event.source, span);
      if (life && one.kind === 'person' && order(span[0], true) < order(life[0]) - 10_000)
        say(`event before birth: ${event.title[1]}`);
    }
    if (one.relations.length < fewest) say(`has ${one.relations.length} relations of its own`);
    for (const r of one.relations) {
      if (!(r.word in relationWords)) say(`unknown word ${r.word}`);
      if (!groupOf.has(r.to)) say(`relation to unknown ${r.to}`);
      if (r.to === one.id) say('relation to itself');
      if (r.when) when(`relation to ${r.to}`, spanOf(r.when));
      if (r.at) placed(r.at);
      if (r.note) five(`note on ${r.to}`, r.note, [10, 300], [5, 150]);
      cited(r.source, r.when ? spanOf(r.when) : undefined);
      const other = byId.get(r.to);
      if (other && r.word in relationWords)
        for (const problem of problemsOfRelation(r, one, other, sources[r.source[0]])) say(problem);
    }
    const nodes = one.nodes ?? [];
    nodes.forEach((node, at) => {
      const span = node.when ? spanOf(node.when) : undefined;
      if (span) when('node', span);
      const before = nodes.slice(0, at).findLast((earlier) => earlier.when)?.when;
      if (span && before && order(spanOf(before)[0]) > order(span[0], true))
        say(`node '${node.title[1]}' is out of order`);
      five('node', node.title, [5, 25], [5, 25]);
      if (node.description) five(`node '${node.title[1]}'`, node.description, [20, 600], [20, 600]);
      placed(node.at);
      cited(node.source, span);
      if (node.sketch && node.sketch.points.length < (node.sketch.type === 'Polygon' ? 4 : 2))
        say(`the sketch of '${node.title[1]}' has ${node.sketch.points.length} points`);
      for (const [longitude, latitude] of node.sketch?.points ?? []) located([latitude, longitude]);
      if (
        span &&
        !node.sketch &&
        one.events.some((event) => event.at === node.at && spanOf(event.when).join() === span.join())
      )
        say(`node '${node.title[1]}' repeats an event`);
    });
    const written = columns.filter((language) => one.texts[language]);
    if (written.length && written.length < 5) say(`text only in ${written.join(' ')}`);
    for (const [column, language] of columns.entries()) {
      const html = one.texts[language];
      if (!html) continue;
      const text = plain(html);
      for (const problem of houseProblems(withoutSources(html), column)) say(`text in ${language}: ${problem}`);
      if (isCjk(column) ? length(text.replace(/\s/g, '')) < 700 : words(text) < 400)
        say(`text in ${language} is short: ${isCjk(column) ? length(text) : words(text)}`);
      if ((html.match(/<h2>/g) ?? []).length < 2) say(`text in ${language} has fewer than two sections`);
      if (!/<blockquote>/.test(html)) say(`text in ${language} has no quotation`);
      if (!/note-id="/.test(html)) say(`text in ${language} has no note`);
      const links = [...html.matchAll(/ref-id="([^"]+)"/g)].map((match) => match[1]!);
      if (links.length < 3) say(`text in ${language} has ${links.length} links`);
      for (const id of links) if (!groupOf.has(id)) say(`text in ${language} links to unknown ${id}`);
      for (const [, key] of html.matchAll(/cite-id="([^"]+)"/g))
        if (!(key! in sources)) say(`text in ${language} cites unknown ${key}`);
      for (const [, tag] of html.matchAll(/<\/?([a-z0-9]+)/g))
        if (
          ![
            'h2',
            'h3',
            'p',
            'blockquote',
            'ul',
            'ol',
            'li',
            'em',
            'strong',
            'a',
            'span',
            'cite',
            'ruby',
            'rt',
          ].includes(tag!)
        )
          say(`text in ${language} uses <${tag}>`);
      for (const tag of ['p', 'blockquote', 'a', 'span', 'cite', 'h2', 'li', 'em', 'strong']) {
        const open = (html.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []).length,
          closed = (html.match(new RegExp(`</${tag}>`, 'g')) ?? []).length;
        if (open !== closed) say(`text in ${language}: ${open} <${tag}>, ${closed} closed`);
      }
    }
    for (const paragraph of [
      ...one.summary,
      ...Object.values(one.texts).flatMap((html) =>
        [...html.matchAll(/<p>(.*?)<\/p>/gs)].map((match) => plain(match[1]!)),
      ),
    ]) {
      if (length(paragraph) < 40) continue;
      if (seenParagraphs.has(paragraph))
        say(`a paragraph stands in ${seenParagraphs.get(paragraph)} too: ${paragraph.slice(0, 40)}`);
      seenParagraphs.set(paragraph, one.id);
    }
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const world = await loadWorld();
  const group = process.argv[2] as keyof typeof groups | undefined;
  const library = loadLibrary();
  const plates = platesOf(world);
  const problems = [
    ...problemsOf(world, group),
    ...(group
      ? []
      : [
          ...problemsOfBorders(borders, world),
          ...problemsOfLibrary(library, world),
          ...problemsOfHouses(houses, world),
          ...problemsOfPlates(plates, new Set(world.map(({ id }) => id))),
          ...plates.flatMap((plate) =>
            plate.at
              ? problemsOfDrawing(plate.svg()).map((problem) => `content/plates/${plate.key}.svg: ${problem}`)
              : [],
          ),
          ...problemsOfTours(tours, world, library),
        ]),
  ];
  const mine = group ? world.filter((one) => (groups[group] as readonly string[]).includes(one.id)) : world;
  console.log(problems.join('\n'));
  console.log(
    `${mine.length} subjects, ${mine.flatMap((one) => one.events).length} events, ${mine.flatMap((one) => one.relations).length} relations, ${mine.flatMap((one) => one.nodes ?? []).length} nodes, ${houses.flatMap((house) => house.persons).length} persons of houses, ${mine.filter((one) => one.texts.zh).length} with a main text; ${library.length} books, ${library.flatMap(({ texts }) => texts).length} chapters, ${library.flatMap(({ texts }) => texts.flatMap(({ segments }) => segments)).length} segments; ${plates.length} plates; ${problems.length} problems`,
  );
}
