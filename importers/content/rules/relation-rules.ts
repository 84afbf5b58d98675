/**
 * What a relation's word may link, so that its sentence is true as displayed: a person is born in a place and not on a
 * road; a builder, a teacher or a spouse is alive at the time. The words are in relation-words.json.
 */
import type { Content } from '../load.ts';
import { latestYearOf } from '../sources/dates.ts';
import type { RelationWords, Subject, When } from '../content.ts';

type Years = readonly [from: number, to: number];
const yearOf = (when: When | '..') => (when === '..' ? Infinity : Number(/^-?\d{4,5}/.exec(when)![0]));
/** Tolerance of a date in years: an uncertain year by a decade, in antiquity by a generation, the oldest by a century. */
const toleranceOf = (when: When | '..') =>
  !/^-?\d{4}[~?]$/.test(when) ? 2 : yearOf(when) < -1000 ? 100 : yearOf(when) < 1000 ? 40 : 10;
const widen = (span: readonly [When, When | '..']): Years => [
  yearOf(span[0]) - toleranceOf(span[0]),
  yearOf(span[1]) + toleranceOf(span[1]),
];
const hull = (spans: readonly Years[]): Years => [
  Math.min(...spans.map(([from]) => from)),
  Math.max(...spans.map(([, to]) => to)),
];
const lastingKinds: readonly Subject['kind'][] = ['book', 'painting', 'idea'];
const isOnlyMade = ({ times }: Subject) => times.every(({ role }) => role === 'made');

/** The years in which a subject exists: books, paintings and ideas stay after they are made. */
function presenceOf(subject: Subject): Years {
  const [from, to] = hull(subject.times.map(({ span }) => widen(span)));
  // A founder or a builder may be known only by the years of activity or rule.
  return subject.kind === 'person' && !subject.times.some(({ role }) => role === 'life')
    ? [from - 60, to + 30]
    : [from, lastingKinds.includes(subject.kind) || isOnlyMade(subject) ? Infinity : to];
}
/** The years in which a subject is made, or begins. */
function makingOf(subject: Subject): Years {
  const spans = subject.times.filter(({ role }) => role === 'made').map(({ span }) => widen(span));
  const [from] = presenceOf(subject);
  return spans.length ? hull(spans) : [from, from + 2 + 2 * toleranceOf(subject.times[0]!.span[0])];
}
const overlap = (a: Years, b: Years) => a[0] <= b[1] && b[0] <= a[1];

/** Problems of a relation as a sentence. */
export function problemsOfRelation(
  { relationWords, catalogue }: Pick<Content, 'relationWords' | 'catalogue'>,
  { word, when, note, source }: Subject['relations'][number],
  from: Subject,
  to: Subject,
): string[] {
  const { sentence, from: fromKinds, to: toKinds, order, ways, note: noteRule } = relationWords[word]!;
  const problems: string[] = [];
  const text = sentence.en
    .replace(/\[([^[|\]]*)\|[^[\]]*\]/g, '$1')
    .replace('{a}', from.names.en)
    .replace('{b}', to.names.en);
  const report = (why: string) => problems.push(`“${text}” (${word} ${to.id}): ${why}`);
  if (fromKinds && !fromKinds.includes(from.kind)) report(`no ${from.kind} does this`);
  if (toKinds && !toKinds.includes(to.kind)) report(`nobody does this to a ${to.kind}`);
  if (to.isWay && ways === 'never') report(`${to.id} is a way, no place`);
  if (!to.isWay && ways === 'only') report(`${to.id} is no way`);
  if (word === 'route-through' && from.kind === 'place' && !from.isWay) report(`${from.id} is no way`);
  if (noteRule === 'required' && !note) report('a note must say how');

  const [a, b] = [presenceOf(from), presenceOf(to)];
  const date = when && (typeof when === 'string' ? widen([when, when]) : widen(when));
  if (order === 'together') {
    if (!overlap(a, b)) report(`${from.id} and ${to.id} are never there at one time`);
    else if (date && (!overlap(date, a) || !overlap(date, b))) report(`at ${String(when)} one of them is not there`);
  }
  // Cities are founded again: Byzantium became Constantinople.
  if (order === 'made' && !(word === 'founder-of' && to.kind === 'place') && !overlap(a, makingOf(to)))
    report(`${from.id} is not there when ${to.id} is made`);
  if (order === 'made-in' && !overlap(makingOf(from), b)) report(`${to.id} is not there when ${from.id} is made`);
  if (order === 'after' && a[1] < b[0]) report(`${from.id} is over before ${to.id} begins`);
  if (order === 'before' && a[0] > b[1]) report(`${from.id} begins after ${to.id} is over`);
  if (word === 'born-of' && !overlap([a[0], a[0] + 2], b)) report(`${to.id} is not there at the birth`);
  const comparing = catalogue.sources[source[0]];
  if (word === 'compared-with' && comparing) {
    const latest = latestYearOf(comparing);
    for (const subject of [from, to])
      if (presenceOf(subject)[0] > latest) report(`its source, of ${comparing.year}, cannot have known ${subject.id}`);
  }
  return problems;
}

/** Loose words that more than a twentieth of all relations have. */
export function wornWords(
  relationWords: RelationWords,
  relations: readonly Subject['relations'][number][],
): { word: string; message: string }[] {
  return Object.keys(relationWords)
    .filter((word) => relationWords[word]!.loose)
    .flatMap((word) => {
      const count = relations.filter((relation) => relation.word === word).length;
      return count * 20 > relations.length
        ? [{ word, message: `${count} of ${relations.length} relations are '${word}', more than a twentieth` }]
        : [];
    });
}
