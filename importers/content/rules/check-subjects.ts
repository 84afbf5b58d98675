import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentLanguages, entriesByLanguage, usesHan, type InContentLanguages } from '../../../src/rules/languages.ts';
import { textLength } from '../../../src/rules/text-width.ts';
import { disagreement, houseProblems, textsOfSubject } from './house-rules.ts';
import { problemsOfRelation, wornWords } from './relation-rules.ts';
import { problemsOfCitation } from '../sources/check-sources.ts';
import type { Cited, Span, SubjectEvent, When } from '../content.ts';
import { beginsWithPronoun } from './titles.ts';
import { problemsOfText } from './check-texts.ts';
import type { Content, WrittenSubject } from '../load.ts';
import type { Problem } from './problems.ts';

type Path = readonly PropertyKey[];
type Report = (path: Path, message: string) => void;
/** Least and most length. */
type Range = readonly [least: number, greatest: number];
interface TextRanges {
  /** In letters, or in words with `inWords`. */
  latin: Range;
  /** In characters. */
  han: Range;
  inWords?: boolean;
}

const date = /^(-?\d{4,5})(?:-(\d\d))?(?:-(\d\d))?[~?]?$/;
/** Orders dates; the missing year 0 does not matter. */
function orderOf(when: When | '..', isEnd = false): number {
  if (when === '..') return Infinity;
  const [, year, month, day] = date.exec(when)!;
  return Number(year) * 10_000 + Number(month ?? (isEnd ? 12 : 0)) * 100 + Number(day ?? (isEnd ? 31 : 0));
}
const toSpan = (when: SubjectEvent['when']): Span => (typeof when === 'string' ? [when, when] : when);
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const hasHan = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);

/** Whether a state is a city, such as “Athens, Attica”; an event there is in a town. */
const isCityState = ({ names, place }: WrittenSubject): boolean => place!.name.en.startsWith(names.en);
/** “Chang’an, its capital”, “都・長安”. */
const statesCapital = /, (?:its|sa|su) capital[e]?$|^都・|^国都|^首都/u;

const isWithinTimes = (span: Span, { times }: WrittenSubject): boolean =>
  times.some(
    (time) => orderOf(span[0]) <= orderOf(time.span[1], true) && orderOf(time.span[0]) <= orderOf(span[1], true),
  );

const subjectFile = (id: string): string => `subjects/${id}/subject.json`;

/** Problems of the subjects of a folder, or of some of them. */
export function problemsOfSubjects(content: Content, only?: ReadonlySet<string>): Problem[] {
  const { subjects } = content;
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const knownIds = new Set([...byId.keys(), ...content.houses.flatMap(({ persons }) => persons.map(({ id }) => id))]);
  const isChecked = (id: string) => !only || only.has(id);
  const problems: Problem[] = problemsOfDuplicates(content).filter(({ subjectId }) => isChecked(subjectId));
  for (const subject of subjects)
    if (isChecked(subject.id)) problems.push(...problemsOfSubject(subject, content, byId, knownIds));
  const worn = only
    ? []
    : wornWords(
        content.relationWords,
        subjects.flatMap(({ relations }) => relations),
      );
  return [
    ...problems,
    ...worn.map(({ word, message }) => ({ file: 'relation-words.json', path: ['words', word], message })),
  ];
}

/** Relations and paragraphs that are written twice. */
function problemsOfDuplicates({
  subjects,
  museums,
  relationWords,
  folder,
}: Content): (Problem & { subjectId: string })[] {
  const problems: (Problem & { subjectId: string })[] = [],
    relationOwners = new Map<string, string>(),
    paragraphOwners = new Map<string, string>(),
    itemOwners = new Map(museums.flatMap(({ id, wikidata }) => (wikidata ? [[wikidata, id]] : [])));
  for (const { id, relations, summary, texts, same } of subjects) {
    for (const [scheme, value] of Object.entries(same ?? {})) {
      const key = scheme === 'wikidata' ? value : `${scheme} ${value}`,
        owner = itemOwners.get(key);
      if (owner) {
        const message = `${scheme} ${value} is ${owner} too`;
        problems.push({ subjectId: id, file: subjectFile(id), path: ['identifiers', scheme], message });
      }
      itemOwners.set(key, id);
    }
    for (const [at, { word, to }] of relations.entries()) {
      const isSymmetric = relationWords[word]?.inverse === undefined;
      const key = isSymmetric ? `${word} ${[id, to].sort().join(' ')}` : `${word} ${id} ${to}`;
      const owner = relationOwners.get(key);
      if (owner) {
        const message = `the relation '${word}' with ${to} is in ${owner} too`;
        problems.push({ subjectId: id, file: subjectFile(id), path: ['relations', at], message });
      }
      relationOwners.set(key, id);
    }
    const paragraphs = [
      ...entriesByLanguage(summary).map(([language, text]) => ({
        text,
        file: subjectFile(id),
        location: { path: ['summary', language] },
      })),
      ...contentLanguages
        .filter((language) => texts[language])
        .flatMap((language) => paragraphsOf(folder, `subjects/${id}/${language}.md`)),
    ];
    for (const { text, file, location } of paragraphs) {
      if (textLength(text) < 40) continue;
      const owner = paragraphOwners.get(text);
      if (owner)
        problems.push({ subjectId: id, file, ...location, message: `this is in ${owner} too: ${text.slice(0, 40)}` });
      paragraphOwners.set(text, file);
    }
  }
  return problems;
}

const paragraphsOf = (folder: string, file: string) => {
  let line = 1;
  return readFileSync(join(folder, file), 'utf8')
    .split('\n\n')
    .map((text) => {
      const location = { line };
      line += text.split('\n').length + 1;
      return { text: text.trim(), file, location };
    })
    .filter(({ text }) => !/^(?:#|\[\^)/.test(text));
};

function problemsOfSubject(
  subject: WrittenSubject,
  content: Content,
  byId: ReadonlyMap<string, WrittenSubject>,
  knownIds: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const { places, relationWords, catalogue } = content;
  const report: Report = (path, message) => problems.push({ file: subjectFile(subject.id), path, message });
  const checkTexts = (path: Path, texts: InContentLanguages, ranges: TextRanges) =>
    reportLengths(report, path, texts, ranges);
  const checkSource = (path: Path, source: Cited, at?: Span) => {
    for (const problem of problemsOfCitation(catalogue, source, at)) report([...path, 'source'], problem);
  };
  const checkWhen = (path: Path, span: Span) => {
    for (const end of span)
      if (end !== '..' && !date.test(end)) return report([...path, 'when'], `${end} is not a date`);
    if (/^-?0000/.test(span[0]) || /^-?0000/.test(span[1])) report([...path, 'when'], 'there is no year 0');
    if (orderOf(span[0]) > orderOf(span[1], true)) report([...path, 'when'], `${span.join('/')} ends before it starts`);
  };
  const checkPlace = (path: Path, key: string) => {
    const state = byId.get(key);
    if (state?.kind === 'polity' && state.place && !isCityState(state))
      report([...path, 'at'], `${key} is a state, not a place: ${state.place.name.en} has a line in places.json`);
    if (key in places || state?.place) return;
    report([...path, 'at'], byId.has(key) ? `${key} has no coordinates` : `unknown place ${key}`);
  };

  for (const [path, texts] of textsOfSubject(subject))
    for (const [language, text] of entriesByLanguage(texts))
      for (const problem of houseProblems(text, language)) report([...path, language], problem);
  checkTexts(['names'], subject.names, { latin: [1, 60], han: [1, 24] });
  for (const [language, names] of entriesByLanguage(subject.otherNames))
    if (names.includes(subject.names[language])) report(['otherNames', language], 'another name repeats the name');
  for (const language of contentLanguages.filter(usesHan)) {
    const [first] = subject.otherNames[language];
    if (first && !hasHan(first))
      report(['otherNames', language], `${first} is a name in another script: a later one may be`);
  }
  if (subject.disambiguation) checkTexts(['disambiguation'], subject.disambiguation, { latin: [2, 60], han: [2, 24] });
  checkTexts(
    ['summary'],
    subject.summary,
    subject.brief
      ? { latin: [18, 60], han: [30, 150], inWords: true }
      : { latin: [40, 90], han: [80, 180], inWords: true },
  );
  if (subject.kind === 'person' && !subject.gender) report([], 'a person has a gender');
  if (subject.kind !== 'person' && subject.gender) report(['gender'], 'only a person has a gender');
  if (subject.kind === 'painting' && !subject.painting) report([], 'a painting has its data under “painting”');
  if (subject.kind !== 'painting' && subject.painting) report(['painting'], 'this is no painting');
  const isUnclear = /[\p{Script=Han}\d]/u.test(subject.names.jp);
  if (isUnclear && !subject.reading) report(['names', 'jp'], 'a name with Chinese characters or digits has a reading');
  if (!isUnclear && subject.reading) report(['reading'], 'this name needs no reading');

  if (!subject.times.length) report(['times'], 'has no time');
  for (const [at, { role, span, source }] of subject.times.entries()) {
    checkWhen(['times', at], span);
    // The source of a life tells of the death.
    checkSource(['times', at], source, role === 'life' && span[1] !== '..' ? [span[1], span[1]] : span);
  }
  if (subject.place) {
    checkTexts(['place', 'name'], subject.place.name, { latin: [1, 60], han: [1, 30] });
    for (const [language, name] of entriesByLanguage(subject.place.name))
      if (subject.kind === 'polity' && statesCapital.test(name))
        report(['place', 'name', language], 'the page says that this is the capital');
  }
  if (subject.brief && !subject.disambiguation)
    for (const [language, name] of entriesByLanguage(subject.names)) {
      const twin = content.subjects.find((other) => other !== subject && other.names[language] === name);
      if (twin) report(['names', language], `${twin.id} has this name too: a disambiguation is missing`);
    }
  const fewest = subject.brief ? 1 : 2;
  if (subject.events.length < fewest) report(['events'], `has ${subject.events.length} events, not ${fewest}`);
  if (subject.relations.length < fewest)
    report(['relations'], `has ${subject.relations.length} relations, not ${fewest}`);
  if (
    !subject.brief &&
    subject.times.length &&
    !subject.events.some(({ when }) => isWithinTimes(toSpan(when), subject))
  )
    report(['events'], 'none of its events is in its own time');
  const life = subject.times.find(({ role }) => role === 'life')?.span;
  const reign = subject.times.find(({ role }) => role === 'reign')?.span;
  if (life && reign && (orderOf(reign[0], true) < orderOf(life[0]) || orderOf(reign[0]) > orderOf(life[1], true)))
    report(['times'], 'rules outside their life');

  for (const [at, event] of subject.events.entries()) {
    const path = ['events', at],
      span = toSpan(event.when);
    checkWhen(path, span);
    checkTexts([...path, 'title'], event.title, { latin: [8, 110], han: [3, 48] });
    for (const [language, title] of entriesByLanguage(event.title)) {
      const titlePath = [...path, 'title', language];
      if (/[.。]$/.test(title)) report(titlePath, 'a title has no full stop at its end');
      if (beginsWithPronoun(title, language)) report(titlePath, 'this title needs its page to be understood');
    }
    const unlike = disagreement(subject.names.fr, event.title.fr);
    if (unlike) report([...path, 'title', 'fr'], unlike);
    if (event.at) checkPlace(path, event.at);
    for (const id of event.with ?? []) if (!byId.has(id)) report([...path, 'with'], `there is no subject ${id}`);
    checkSource(path, event.source, span);
    if (life && subject.kind === 'person' && orderOf(span[0], true) < orderOf(life[0]) - 10_000)
      report([...path, 'when'], 'this event is before the birth');
  }

  for (const [at, relation] of subject.relations.entries()) {
    const path = ['relations', at],
      { word, to, when, note, source } = relation;
    const other = byId.get(to);
    if (!(word in relationWords)) report([...path, 'word'], `there is no word ${word} in relation-words.json`);
    if (!other) report([...path, 'to'], `there is no subject ${to}`);
    if (to === subject.id) report([...path, 'to'], 'this is a relation to itself');
    if (when) checkWhen(path, toSpan(when));
    if (relation.at) checkPlace(path, relation.at);
    if (note) checkTexts([...path, 'note'], note, { latin: [10, 300], han: [5, 150] });
    checkSource(path, source, when ? toSpan(when) : undefined);
    if (other && word in relationWords)
      for (const problem of problemsOfRelation(content, relation, subject, other)) report(path, problem);
  }

  const nodes = subject.nodes ?? [];
  for (const [at, node] of nodes.entries()) {
    const path = ['nodes', at],
      span = node.when ? toSpan(node.when) : undefined;
    if (span) checkWhen(path, span);
    const previous = nodes.slice(0, at).findLast(({ when }) => when)?.when;
    if (span && previous && orderOf(toSpan(previous)[0]) > orderOf(span[0], true))
      report(path, 'this node is out of order');
    checkTexts([...path, 'title'], node.title, { latin: [5, 25], han: [5, 25] });
    if (node.description) checkTexts([...path, 'description'], node.description, { latin: [20, 600], han: [20, 600] });
    checkPlace(path, node.at);
    checkSource(path, node.source, span);
    const leastPoints = node.sketch?.type === 'Polygon' ? 4 : 2;
    if (node.sketch && node.sketch.points.length < leastPoints)
      report([...path, 'sketch'], `a sketch has at least ${leastPoints} points`);
    const isEvent = ({ at: place, when }: SubjectEvent) => place === node.at && toSpan(when).join() === span?.join();
    if (span && !node.sketch && subject.events.some(isEvent)) report(path, 'this node repeats an event');
  }
  return [...problems, ...problemsOfTexts(subject, content, knownIds)];
}

function problemsOfTexts(
  { id, texts }: WrittenSubject,
  { folder, catalogue }: Content,
  knownIds: ReadonlySet<string>,
): Problem[] {
  const languages = contentLanguages.filter((language) => texts[language] !== undefined);
  if (languages.length && languages.length < contentLanguages.length)
    return [{ file: subjectFile(id), path: [], message: `the text is only in ${languages.join(', ')}` }];
  return languages.flatMap((language) => {
    const file = `subjects/${id}/${language}.md`;
    return problemsOfText(readFileSync(join(folder, file), 'utf8'), language, {
      knownIds,
      sources: catalogue.sources,
    }).map((problem) => ({ file, ...problem }));
  });
}

function reportLengths(
  report: Report,
  path: Path,
  texts: InContentLanguages,
  { latin, han, inWords = false }: TextRanges,
): void {
  for (const [language, text] of entriesByLanguage(texts)) {
    const isHan = usesHan(language),
      length = isHan || !inWords ? textLength(text) : countWords(text),
      [least, greatest] = isHan ? han : latin;
    if (length < least || length > greatest)
      report([...path, language], `has ${length} ${isHan || !inWords ? 'letters' : 'words'}, not ${least}–${greatest}`);
    if (isHan && !hasHan(text)) report([...path, language], 'has no Chinese character or kana');
  }
}
