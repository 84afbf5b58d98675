/**
 * What a relation's word may stand between, so that its sentence is true as it is printed: a person is born in a place
 * and not on a road; who builds, adopts or teaches lives at the time. Used by `check.ts`; README.md says it in words.
 */
import type { WordKey } from './keys.ts';
import { relationWords } from './relation-words.ts';
import { latestYearOf } from './sources/dates.ts';
import type { Source, Subject, When } from './subject.ts';

type Kind = Subject['kind'];
/**
 * together: both are there at one time, and the relation's date lies in it · made: `from` is there while `to` is made or
 * begins · after: `from` knows `to`, so is not over before that begins · before: `from` comes first or is still there.
 */
type Order = 'together' | 'made' | 'made-in' | 'after' | 'before';
interface Rule {
  from: readonly Kind[];
  to: readonly Kind[];
  order?: Order;
}

const all: readonly Kind[] = [
  'person',
  'polity',
  'war',
  'event',
  'book',
  'painting',
  'site',
  'place',
  'people',
  'idea',
];
const person: readonly Kind[] = ['person'];
const powers: readonly Kind[] = ['polity', 'people', 'site', 'place'];
const actors: readonly Kind[] = ['person', 'polity', 'people'];
const anyPower: readonly Kind[] = ['person', ...powers];
const lands: readonly Kind[] = ['place', 'site', 'polity'];
const grounds: readonly Kind[] = [...lands, 'people'];
const happenings: readonly Kind[] = ['war', 'event'];
const works: readonly Kind[] = ['book', 'painting', 'site'];
const writings: readonly Kind[] = ['book', 'site'];
const pictures: readonly Kind[] = ['painting', 'site', 'book'];
const polity: readonly Kind[] = ['polity'];
const idea: readonly Kind[] = ['idea'];
const book: readonly Kind[] = ['book'];
const roads: readonly Kind[] = ['place'];

const rule = (from: readonly Kind[], to: readonly Kind[], order?: Order): Rule => ({
  from,
  to,
  ...(order && { order }),
});

/** Every word has its line; a new word of `relation-words.ts` wants one too. */
const relationRules: Record<WordKey, Rule> = {
  'father-of': rule(person, person),
  'mother-of': rule(person, person),
  'ancestor-of': rule(['person', 'people'], person, 'before'),
  'claimed-descent-from': rule(actors, anyPower, 'after'),
  'sibling-of': rule(person, person, 'together'),
  'relative-of': rule(person, person),
  'spouse-of': rule(person, person, 'together'),
  'concubine-of': rule(person, person, 'together'),
  'lover-of': rule(person, person, 'together'),
  'friend-of': rule(anyPower, anyPower, 'together'),
  'ally-of': rule(anyPower, anyPower, 'together'),
  supported: rule(actors, anyPower, 'together'),
  'sheltered-followers': rule(person, powers),
  'corresponded-with': rule(anyPower, anyPower, 'together'),
  'teacher-of': rule(person, person, 'together'),
  influenced: rule(all, [...actors, 'book', 'painting', 'idea', 'site', 'place', 'war', 'event'], 'before'),
  'commented-on': rule(person, ['person', 'book', 'idea'], 'after'),
  reinterpreted: rule([...actors, 'idea'], ['person', 'book', 'idea'], 'after'),
  studied: rule(actors, ['book', 'idea'], 'after'),
  inspired: rule(all, [...works, 'person', 'polity', 'people', 'idea', 'event', 'war'], 'before'),
  'took-as-model': rule(person, person, 'after'),
  'founder-of-idea': rule(person, idea, 'made'),
  invented: rule(actors, ['idea', 'book'], 'made'),
  spread: rule([...actors, ...happenings], ['idea', 'book'], 'together'),
  'spread-along': rule(idea, roads, 'together'),
  proclaimed: rule(person, ['book', 'idea'], 'together'),
  adopted: rule(actors, idea, 'together'),
  used: rule(actors, ['idea', ...works], 'together'),
  honoured: rule(actors, all, 'after'),
  answers: rule([...works, 'idea'], ['idea', 'book', 'person'], 'after'),
  'rejects-teaching-of': rule(['person', 'idea', 'book'], ['person', 'idea'], 'after'),
  'sacred-text-of': rule(book, ['idea', 'people']),
  'ruler-of': rule(person, lands, 'together'),
  'last-ruler-of': rule(person, polity, 'together'),
  'ruled-land-of': rule(actors, ['polity', 'people'], 'before'),
  'held-old-lands-of': rule(polity, grounds, 'after'),
  'founder-of': rule([...actors], lands, 'made'),
  'minister-of': rule(person, ['person', 'polity'], 'together'),
  'general-of': rule(person, ['person', 'polity', 'place'], 'together'),
  'envoy-of': rule(person, ['person', 'polity', 'place'], 'together'),
  'interpreter-of': rule(person, ['person', 'polity', 'people'], 'together'),
  'court-of': rule(person, ['person', 'polity'], 'together'),
  'patron-of': rule(actors, ['person', 'place', 'site', 'polity', 'idea'], 'together'),
  'predecessor-of': rule(person, person),
  'citizen-of': rule(person, grounds, 'together'),
  'member-of': rule(person, [...grounds, 'idea'], 'together'),
  worships: rule(['person', 'people'], idea, 'together'),
  'enemy-of': rule(anyPower, anyPower, 'together'),
  'rival-of': rule([...anyPower, 'idea'], [...anyPower, 'idea'], 'together'),
  'rebelled-against': rule([...anyPower, ...happenings], [...anyPower], 'together'),
  defeated: rule(actors, anyPower, 'together'),
  killed: rule(actors, person, 'together'),
  conquered: rule([...actors, 'site', 'place'], grounds),
  sacked: rule([...actors, ...happenings], lands),
  destroyed: rule([...anyPower, ...happenings], [...grounds, 'painting', 'book']),
  weakened: rule([...anyPower, ...happenings], powers, 'together'),
  ended: rule([...anyPower, ...happenings], ['polity', 'people', 'person', 'war', 'event', 'idea']),
  hindered: rule([...anyPower, ...happenings], [...happenings, 'idea', 'polity']),
  'aimed-at': rule([...happenings, 'book'], anyPower, 'together'),
  'set-off': rule(anyPower, happenings, 'together'),
  'took-part-in': rule(anyPower, happenings, 'together'),
  'fought-in': rule(['person', 'people'], happenings, 'together'),
  'led-in': rule(person, happenings, 'together'),
  won: rule(anyPower, happenings, 'together'),
  lost: rule(anyPower, happenings, 'together'),
  'died-in': rule(person, [...happenings, ...lands]),
  witnessed: rule(person, happenings, 'together'),
  survived: rule([...works, 'place', 'person', 'polity'], happenings),
  'travelled-to': rule(['person', 'people'], grounds),
  'travelled-along': rule(['person', 'people'], roads),
  'lived-in': rule(person, lands, 'together'),
  met: rule(person, ['person', 'people'], 'together'),
  'succeeded-by-force': rule(actors, anyPower, 'together'),
  'wrote-about': rule(person, all, 'after'),
  'author-of': rule(['person', 'people'], book, 'made'),
  'attributed-author-of': rule(person, book),
  'painter-of': rule(person, ['painting', 'site'], 'made'),
  portrayed: rule(person, person, 'after'),
  'builder-of': rule(anyPower, ['site', 'place'], 'made'),
  'built-in': rule(actors, ['site', 'place', 'polity'], 'after'),
  restored: rule(anyPower, [...works, 'place'], 'after'),
  opened: rule(actors, ['place', 'site'], 'made'),
  commissioned: rule(actors, works, 'made'),
  copied: rule(anyPower, ['book', 'painting'], 'after'),
  preserved: rule(all, works, 'after'),
  'translator-of': rule(actors, book, 'after'),
  'had-translated': rule(actors, ['book', 'person'], 'after'),
  depicts: rule(pictures, ['person', 'people', 'war', 'event', 'site', 'place'], 'after'),
  'has-scenes-of': rule(pictures, ['book', 'idea', 'war', 'event', 'person'], 'after'),
  'shows-world-of': rule(pictures, ['polity', 'people', 'place'], 'after'),
  'tells-of': rule(book, all, 'after'),
  'draws-on': rule(works, all, 'after'),
  mentions: rule(writings, all, 'after'),
  discusses: rule(writings, all, 'after'),
  quotes: rule([...writings, 'person'], book, 'after'),
  evokes: rule(works, all, 'after'),
  'named-after': rule(all, all, 'after'),
  'dedicated-to': rule(works, ['idea', 'person']),
  embodies: rule(works, idea, 'after'),
  'buried-with': rule(person, works, 'after'),
  'read-in': rule(book, grounds),
  'born-of': rule(person, grounds, 'together'),
  'born-along': rule(person, roads),
  'buried-in': rule(person, ['place', 'site', 'polity']),
  reformed: rule(person, [...lands, 'idea'], 'together'),
  discovered: rule(actors, ['place', 'site', 'people'], 'after'),
  persecuted: rule([...actors, ...happenings], ['idea', 'people', 'person'], 'together'),
  'condemned-memory-of': rule(actors, ['person', 'idea'], 'after'),
  'located-in': rule([...works, 'place'], lands),
  'built-on-land-of': rule(['site', 'place'], grounds),
  'capital-of': rule(['place', 'site'], ['polity', 'people'], 'together'),
  'kept-in': rule(works, lands, 'together'),
  'took-place-in': rule(happenings, lands, 'together'),
  reached: rule([...happenings, 'idea', 'people'], grounds),
  'arose-in': rule(idea, grounds, 'together'),
  'attested-at': rule(idea, ['site', 'place']),
  'found-in': rule(works, ['site', 'place']),
  'route-through': rule([...roads, ...happenings], grounds),
  'part-of': rule(['site', 'place', 'polity', 'people', 'war', 'event'], [...grounds, ...happenings], 'together'),
  'made-under': rule([...works, 'idea'], ['polity', 'people', 'site', 'place'], 'made-in'),
  'written-in-script': rule(book, idea, 'after'),
  preceded: rule(
    ['polity', 'people', 'war', 'event', 'site', 'idea'],
    ['polity', 'people', 'war', 'event', 'site', 'idea'],
    'before',
  ),
  'grew-into': rule(grounds, grounds, 'before'),
  'independent-from': rule(polity, polity, 'together'),
  'declared-independence-from': rule(polity, polity, 'together'),
  'colony-of': rule(lands, polity, 'together'),
  'united-with': rule(polity, polity, 'together'),
  perpetrated: rule(anyPower, happenings, 'together'),
  'split-into': rule(['polity', 'people', 'idea'], ['polity', 'people', 'idea'], 'before'),
  'carried-on': rule(
    [...actors, ...works, ...happenings, 'idea'],
    [...actors, ...works, ...happenings, 'place', 'idea'],
    'after',
  ),
  revived: rule([...actors, ...happenings], ['idea', 'polity', 'event'], 'after'),
  'traded-with': rule(powers, powers, 'together'),
  'traded-along': rule(powers, roads),
  'warred-with': rule(powers, powers, 'together'),
  'vassal-of': rule(grounds, ['polity', 'people'], 'together'),
  'party-to': rule(powers, happenings),
  caused: rule([...happenings, 'idea'], [...happenings, 'polity', 'idea', 'book'], 'before'),
  prepared: rule([...actors, ...happenings, 'book', 'idea'], [...happenings, 'polity', 'idea', 'place'], 'before'),
  'prompted-building': rule([...powers, ...happenings], ['site', 'place'], 'before'),
  'changed-fortunes-of': rule([...actors, ...happenings, 'site', 'idea'], [...powers, 'idea'], 'before'),
  'left-traces-in': rule([...actors, ...happenings, 'idea'], [...works, 'polity', 'place', 'people'], 'before'),
  'state-creed-of': rule(idea, polity, 'together'),
  'counterpart-of': rule(all, all),
  'legend-of': rule(all, all),
  'compared-with': rule(all, all),
  'contemporary-of': rule(all, all, 'together'),
  resembles: rule(all, all),
  'shares-story-with': rule(['person', ...works], ['person', ...works]),
  'shares-roots-with': rule(['idea', 'book', 'people', 'polity'], ['idea', 'book', 'people', 'polity']),
  'serves-same-end': rule(works, works),
  'named-together': rule(all, all),
  'linked-by-scholars': rule(all, all),
  'mistaken-for': rule(all, all),
};

/** Subjects of kind place that are ways: nobody is born in one, and no state trades with one. */
const ways = new Set(['silk-road']);
const alongWays: readonly WordKey[] = ['travelled-along', 'traded-along', 'spread-along', 'born-along'];
const inPlaces: readonly WordKey[] = [
  'born-of',
  'lived-in',
  'died-in',
  'buried-in',
  'travelled-to',
  'located-in',
  'took-place-in',
  'conquered',
  'traded-with',
  'made-under',
  'capital-of',
  'founder-of',
  'arose-in',
];
/** Words that claim little; each may be at most a twentieth of all relations. */
const looseWords: readonly WordKey[] = ['compared-with', 'resembles', 'legend-of', 'linked-by-scholars'];
/** Sentences that say next to nothing without the note that tells how. */
const wantNote: readonly WordKey[] = [...looseWords, 'shares-story-with', 'shares-roots-with', 'serves-same-end'];

type Years = readonly [from: number, to: number];
const yearOf = (when: When | '..') => (when === '..' ? Infinity : Number(/^-?\d{4,5}/.exec(when)![0]));
/** How far a date may be off: an uncertain year by a decade, in antiquity by a generation, the oldest by a century. */
const leeway = (when: When | '..') =>
  !/^-?\d{4}[~?]$/.test(when) ? 2 : yearOf(when) < -1000 ? 100 : yearOf(when) < 1000 ? 40 : 10;
const widened = (span: readonly [When, When | '..']): Years => [
  yearOf(span[0]) - leeway(span[0]),
  yearOf(span[1]) + leeway(span[1]),
];
const hull = (spans: readonly Years[]): Years => [
  Math.min(...spans.map(([from]) => from)),
  Math.max(...spans.map(([, to]) => to)),
];
const lasts: readonly Kind[] = ['book', 'painting', 'idea'];
const isOnlyMade = (one: Subject) => one.times.every(({ role }) => role === 'made');

/** From when to when a subject is there: books, paintings and ideas stay once they are made. */
function presence(one: Subject): Years {
  const [from, to] = hull(one.times.map(({ span }) => widened(span)));
  // A founder or a builder may be known only by the years of activity or rule.
  return one.kind === 'person' && !one.times.some(({ role }) => role === 'life')
    ? [from - 60, to + 30]
    : [from, lasts.includes(one.kind) || isOnlyMade(one) ? Infinity : to];
}
/** When a subject is made: its own making, or its beginning. */
function making(one: Subject): Years {
  const made = one.times.filter(({ role }) => role === 'made').map(({ span }) => widened(span));
  const [from] = presence(one);
  return made.length ? hull(made) : [from, from + 2 + 2 * leeway(one.times[0]!.span[0])];
}
const meet = (a: Years, b: Years) => a[0] <= b[1] && b[0] <= a[1];

/** What is wrong with a relation as a sentence. */
export function problemsOfRelation(
  relation: Subject['relations'][number],
  from: Subject,
  to: Subject,
  source: Source | undefined,
): string[] {
  const { word, when } = relation;
  if (!(word in relationRules)) return [`'${word}' has no line in relation-rules.ts`];
  const { from: fromKinds, to: toKinds, order } = relationRules[word];
  const problems: string[] = [];
  const said = (relationWords[word].sentence[1] as string)
    .replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
    .replace('{a}', from.names[1])
    .replace('{b}', to.names[1]);
  const say = (why: string) => problems.push(`“${said}” (${word} ${to.id}): ${why}`);
  if (!fromKinds.includes(from.kind)) say(`no ${from.kind} does this`);
  if (!toKinds.includes(to.kind)) say(`nobody does this to a ${to.kind}`);
  if (ways.has(to.id) && inPlaces.includes(word)) say(`${to.id} is a way, no place`);
  if (!ways.has(to.id) && alongWays.includes(word)) say(`${to.id} is no way`);
  if (word === 'route-through' && from.kind === 'place' && !ways.has(from.id)) say(`${from.id} is no way`);
  if (wantNote.includes(word) && !relation.note) say('a note must say how');

  const [a, b] = [presence(from), presence(to)];
  const on = when && (typeof when === 'string' ? widened([when, when]) : widened(when));
  if (order === 'together') {
    if (!meet(a, b)) say(`${from.id} and ${to.id} are never there at one time`);
    else if (on && (!meet(on, a) || !meet(on, b))) say(`at ${String(when)} one of them is not there`);
  }
  // Cities are founded anew: Byzantium became Constantinople.
  if (order === 'made' && !(word === 'founder-of' && to.kind === 'place') && !meet(a, making(to)))
    say(`${from.id} is not there when ${to.id} is made`);
  if (order === 'made-in' && !meet(making(from), b)) say(`${to.id} is not there when ${from.id} is made`);
  if (order === 'after' && a[1] < b[0]) say(`${from.id} is over before ${to.id} begins`);
  if (order === 'before' && a[0] > b[1]) say(`${from.id} begins after ${to.id} is over`);
  if (word === 'born-of' && !meet([a[0], a[0] + 2], b)) say(`${to.id} is not there at the birth`);
  if (word === 'compared-with' && source) {
    const known = latestYearOf(source);
    for (const one of [from, to])
      if (presence(one)[0] > known) say(`its source, of ${source.year}, cannot have known ${one.id}`);
  }
  return problems;
}

/** Words that stand too often for what they say. */
export function wornWords(relations: readonly Subject['relations'][number][]): string[] {
  return looseWords.flatMap((word) => {
    const n = relations.filter((one) => one.word === word).length;
    return n * 20 > relations.length
      ? [`${n} of ${relations.length} relations are '${word}', more than a twentieth`]
      : [];
  });
}
