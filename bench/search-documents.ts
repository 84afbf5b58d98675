import { kinds, regions, type Kind, type Region } from '../src/rules/kinds.ts';
import { forEachContentLanguage, languages, type ContentLanguage, type Language } from '../src/rules/languages.ts';
import { builtInContent, type WrittenSubject } from '../importers/content/load.ts';
import { randomFrom, type Random } from './random.ts';
import type { PeerDocument } from './search-peers.ts';

/** A generated entry: words and sentences of the built-in world, recombined. */
export interface SyntheticDocument {
  number: number;
  /** Id of the subject; entries of one subject in several languages share it. */
  subjectId: string;
  language: Language;
  name: string;
  otherNames: string[];
  disambiguation: string | null;
  summary: string;
  body: string;
  kind: Kind;
  region: Region;
  /** Astronomical year. */
  year: number;
  /** Its number of relations. */
  weight: number;
}

interface Vocabulary {
  names: string[];
  otherNames: string[];
  sentences: string[];
  /** Continuations of a name's prefix: two letters, or one character in scripts without word spaces. */
  next: Map<string, string[]>;
}
export type World = Record<ContentLanguage, Vocabulary>;

/** Languages of a subject: mostly one of these; every tenth subject has all five. */
const languageShares: readonly (readonly Language[])[] = [
  ['zh'],
  ['zh'],
  ['zh'],
  ['en'],
  ['en'],
  ['zh', 'en'],
  ['jp'],
  ['fr'],
  ['es'],
  languages,
];
const hasNoSpaces = (language: Language) => language === 'zh' || language === 'jp';

export async function readVocabulary(): Promise<World> {
  const world = builtInContent().subjects;
  return forEachContentLanguage((language) => vocabularyOf(world, language));
}

function vocabularyOf(world: readonly WrittenSubject[], language: ContentLanguage): Vocabulary {
  const names = world.map((subject) => subject.names[language]);
  const otherNames = world.flatMap((subject) => subject.otherNames[language]);
  const texts = world.flatMap((subject) => [
    subject.summary[language],
    subject.texts[language] ?? '',
    ...subject.events.map(({ title }) => title[language] + (hasNoSpaces(language) ? '。' : '.')),
    ...subject.relations.flatMap(({ note }) => (note ? [note[language] + (hasNoSpaces(language) ? '。' : '.')] : [])),
  ]);
  const sentences = texts
    .flatMap(
      (text) =>
        text
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .match(/[^。！？.!?]+[。！？.!?]+/gu) ?? [],
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 8);
  const next = new Map<string, string[]>();
  for (const word of [...names, ...otherNames].flatMap((name) => name.split(/[\s·・]+/u))) {
    const signs = ['', ...word, ''],
      order = orderOf(language);
    for (let at = 1; at < signs.length; at++) {
      const before = signs.slice(Math.max(0, at - order), at).join('');
      next.set(before, [...(next.get(before) ?? []), signs[at]!]);
    }
  }
  return { names, otherNames, sentences, next };
}

const orderOf = (language: Language) => (hasNoSpaces(language) ? 1 : 3);

/** A generated word similar to those in names of the language. */
function generateWord({ next }: Vocabulary, language: Language, random: Random): string {
  const order = orderOf(language),
    longest = hasNoSpaces(language) ? 4 : 10;
  const signs: string[] = [];
  while (signs.length < longest) {
    const sign = random.pick(next.get(signs.slice(-order).join('')) ?? ['']);
    if (!sign) break;
    signs.push(sign);
  }
  return signs.length > 1
    ? signs.join('')
    : random.pick(hasNoSpaces(language) ? ['安', '文', '平', '和'] : ['An', 'Bar', 'Cor', 'Du']) +
        signs.join('').toLowerCase();
}

/** A name of the world with a new word in it, or a new name. */
function generateName(vocabulary: Vocabulary, language: Language, random: Random): string {
  const model = random.pick(random.next() < 0.5 ? vocabulary.names : vocabulary.otherNames);
  const word = generateWord(vocabulary, language, random);
  if (hasNoSpaces(language))
    return random.next() < 0.5 && [...model].length > 3 ? word + [...model].slice(2).join('') : word;
  const words = model.split(' ');
  const long = words.findLastIndex((candidate) => candidate.length > 3);
  return words.length > 1 && long >= 0
    ? words.with(long, word).join(' ')
    : random.next() < 0.5
      ? `${word} ${generateWord(vocabulary, language, random)}`
      : word;
}

/**
 * Documents from number 0 on, always the same: a smaller collection is a prefix of a larger one. Texts are short, as in
 * most entries; they mention their own subject and others, well-linked ones more often.
 */
export function* syntheticDocuments(world: World, count: number): Generator<SyntheticDocument> {
  for (let subject = 0, number = 0; number < count; subject++) {
    const facts = randomFrom(subject * 2 + 1);
    const written = languageShares[facts.below(languageShares.length)]!;
    const about = {
      kind: facts.pick(kinds),
      region: facts.pick(regions),
      year: -2000 + facts.below(4000),
      weight: Math.floor(2 / (facts.next() + 0.001)),
    };
    for (const language of written.slice(0, count - number))
      yield documentOf(world, subject, number++, language, about);
  }
}

/** The same documents in the form for peers. */
export function* peerDocuments(world: World, count: number): Generator<PeerDocument> {
  for (const { number, language, name, otherNames, summary, body } of syntheticDocuments(world, count))
    yield { id: number, language, name: [name, ...otherNames].join(' '), text: `${summary} ${body}` };
}

function documentOf(
  world: World,
  subject: number,
  number: number,
  language: Language,
  about: Pick<SyntheticDocument, 'kind' | 'region' | 'year' | 'weight'>,
): SyntheticDocument {
  const vocabulary = world[language];
  const random = randomFrom(subject * 16 + languages.indexOf(language) + 7);
  const name = generateName(vocabulary, language, random);
  const otherNames = Array.from({ length: random.below(3) }, () => generateName(vocabulary, language, random));
  const sentences = (fewest: number, maximum: number) =>
    Array.from({ length: fewest + random.below(maximum - fewest + 1) }, () => random.pick(vocabulary.sentences));
  const between = hasNoSpaces(language) ? '' : ' ';
  const neighbour = () =>
    generateName(
      vocabulary,
      language,
      randomFrom(Math.floor(subject * random.next() ** 3) * 16 + languages.indexOf(language) + 7),
    );
  const body = sentences(1, 5).flatMap((sentence) =>
    random.next() < 0.4 ? [`${neighbour()}${hasNoSpaces(language) ? '，' : ', '}${sentence}`] : [sentence],
  );
  return {
    number,
    subjectId: `s${subject.toString(36)}`,
    language,
    name,
    otherNames,
    disambiguation: random.next() < 0.1 ? random.pick(vocabulary.names) : null,
    summary: [
      `${name}${hasNoSpaces(language) ? '，' : ', '}${random.pick(vocabulary.sentences)}`,
      ...sentences(0, 1),
    ].join(between),
    body: body.join(between),
    ...about,
  };
}
