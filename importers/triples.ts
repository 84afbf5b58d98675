import { readdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { Kind } from '../src/rules/kinds.ts';
import { readLanguage, type InLanguages, type Language } from '../src/rules/languages.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { Buckets } from './buckets.ts';
import { sourceFiles, type SourceFile } from './files.ts';
import { readLabels, type Labels } from './labels.ts';
import { linesOf } from './lines.ts';
import { originOf, slugOf, type Mapping, type TriplesMapping } from './mapping/mapping.ts';
import { relationWordsOf } from './mapping/words.ts';
import { isNTriple, readNTriple, type Terms } from './n-triples.ts';
import { openNumberedTriples, type NumberedTriples } from './numbered-triples.ts';
import type { ImportedRelation, ImportedSubject, ReadResult, RelationWords, Source } from './record.ts';
import { cleanNameOf, cleanSummaryOf, cleanText } from './clean-text.ts';
import { kindsOfEnds } from './triples-kinds.ts';
import { wordsOf, wordsOfLabel } from './wikidata-words.ts';
import { markPlace } from './place.ts';

export interface TriplesOptions {
  /** Files with names of things and relations. */
  labels?: readonly string[];
  /** Name and licence of the collection. */
  name?: string;
  licence?: string;
  /** Its mapping, from a mapping file. */
  mapping?: Mapping | null;
}

/** Maximum number of relations that start from one subject. */
const maxRelations = 20_000;
/** Maximum number of relation labels in memory. */
const maxWords = 10_000;
const isWikidata = (id: string) => /^Q\d{1,9}$/.test(id);

/**
 * Relations from tab-separated lines of subject, relation and object: names, URIs, or ids of Wikidata; or lines of
 * numbers with files that name them (`numbered-triples.ts`). Both ends become subjects, named by the labels or else by
 * the line. A subject's lines may be anywhere: they are first sorted on disk, so memory holds about a 256th of them.
 *
 * In a folder, its `triples/` is used if it exists, with the labels of its `relations/` and `entities/`. Throws an
 * `Error` with one readable line if there is nothing to read.
 */
export async function triplesSource(
  path: string,
  { labels = [], name, licence, mapping = null }: TriplesOptions = {},
): Promise<Source> {
  const numbered = await openNumberedTriples(path),
    files = numbered?.files ?? (await triplesFiles(path)),
    triplesMapping: TriplesMapping = mapping?.triples ?? { kinds: {}, words: {}, leaveOut: [] };
  const knownLabels = await readLabels([...labels, ...(await findLabelFiles(path))]);
  const title = mapping?.name ?? name ?? basename(resolve(path)),
    mapped = new Map(
      Object.entries(triplesMapping.words).map(([relation, words]) => [relation, relationWordsOf(words)]),
    );
  const wordsFor = memoizeWords(
    (relation, kind) =>
      mapped.get(relation) ?? buildRelationWords(relation, kind, knownLabels, triplesMapping.language),
  );
  return {
    origin: mapping
      ? originOf(mapping)
      : { id: `triples-${slugOf(title)}`, name: title, licence: licence ?? 'not stated', url: null },
    scheme: 'wikidata',
    async *read() {
      const buckets = await Buckets.open();
      try {
        for (const file of files) {
          markPlace(file.where);
          yield* sortTriples(file, buckets, triplesMapping, numbered);
        }
        markPlace(basename(path));
        for await (const lines of buckets.read())
          yield* subjectsOf(lines, { labels: knownLabels, title, wordsFor, triplesMapping });
      } finally {
        await buckets.close();
      }
    },
  };
}

const tablePattern = /\.(?:tsv|txt|nt|nq)(?:\.gz|\.bz2)?$/i;
const documentationPattern = /^(licen[cs]e|copying|notice|readme|source|changes)\b/i;
async function triplesFiles(path: string): Promise<SourceFile[]> {
  const inside = await sourceFiles(join(path, 'triples'), tablePattern, '.tsv, .txt or .nt').catch(() => []);
  if (inside.length) return inside.map((file) => ({ ...file, where: relative(path, file.path) }));
  const files = (await sourceFiles(path, tablePattern, '.tsv, .txt or .nt, plain or packed,')).filter(
    ({ path: file }) => file === path || !documentationPattern.test(basename(file)),
  );
  if (!files.length) throw new Error(`There is no table of triples in ${path}, only what speaks of one.`);
  return files;
}

/** `relations/zh/relations.json`, `entities/fr/entities.json`. */
async function findLabelFiles(path: string): Promise<string[]> {
  const listings = await Promise.all(
    ['relations', 'entities'].map((folder) =>
      readdir(join(path, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return listings
    .flat()
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Spools the lines of a file: each under its subject, and a marker of it under its object. Invalid triples are refused.
 */
async function* sortTriples(
  file: SourceFile,
  buckets: Buckets,
  { leaveOut }: TriplesMapping,
  numbered: NumberedTriples | null,
): AsyncGenerator<ReadResult> {
  const left = new Set(leaveOut);
  for await (const line of linesOf(file)) {
    if ('refused' in line) {
      yield line;
      continue;
    }
    if (!line.text.trim() || line.text.startsWith('#')) continue;
    if (!numbered && isNTriple(line.text)) {
      yield* sortNTriple(line, buckets, left);
      continue;
    }
    const cells = numbered ? numbered.namesIn(line.text) : line.text.split('\t').map((part) => cleanNameOf(part));
    if (cells === null) continue;
    if (typeof cells === 'string') {
      yield { where: line.where, refused: cells };
      continue;
    }
    const parts = cells.map(toWikidataId),
      [from, relation, to] = parts;
    if (parts.length !== 3 || !from || !relation || !to)
      yield {
        where: line.where,
        refused:
          parts.length === 3
            ? 'a name is missing, or longer than a name can be'
            : `${parts.length} column${parts.length === 1 ? '' : 's'} where three should be`,
      };
    else yield* sortRelation(line.where, { from, relation, to }, buckets, left);
  }
}

async function* sortRelation(
  where: string,
  { from, relation, to }: { from: string; relation: string; to: string },
  buckets: Buckets,
  left: ReadonlySet<string>,
): AsyncGenerator<ReadResult> {
  if (left.has(relation)) yield { where, passedOver: `${relation}: left out by the mapping` };
  else if (from === to) yield { where, passedOver: 'a relation to itself' };
  else {
    await buckets.add(from, `${from}\t${relation}\t${to}`);
    await buckets.add(to, `\t${relation}\t${to}`);
  }
}

/** Marks a name or a description of a subject in place of a relation. */
const termMark = '\u0001';

/** Spools a line of N-Triples. Names and descriptions become those of the subject; other values are reported. */
async function* sortNTriple(
  { where, text }: { where: string; text: string },
  buckets: Buckets,
  left: ReadonlySet<string>,
): AsyncGenerator<ReadResult> {
  const triple = readNTriple(text);
  if (!triple) {
    yield { where, refused: 'not well-formed N-Triples' };
    return;
  }
  const from = toWikidataId(cleanNameOf(triple.from));
  if (!from) yield { where, refused: 'a name is missing, or longer than a name can be' };
  else if ('to' in triple) {
    const [relation, to] = [triple.relation, triple.to].map((part) => toWikidataId(cleanNameOf(part))) as [
      string,
      string,
    ];
    if (relation && to) yield* sortRelation(where, { from, relation, to }, buckets, left);
    else yield { where, refused: 'a name is missing, or longer than a name can be' };
  } else if ('term' in triple) {
    const words = triple.term === 'name' ? cleanNameOf(triple.text) : cleanSummaryOf(triple.text);
    const language = triple.language ?? (Object.keys(nameOf(words))[0] as Language);
    if (words) await buckets.add(from, `${from}\t${termMark}${triple.term} ${language}\t${words}`);
    else yield { where, omitted: `a ${triple.term} that is none: ${cleanText(triple.text).slice(0, 200)}` };
  } else if (left.has(triple.relation)) yield { where, passedOver: `${triple.relation}: left out by the mapping` };
  else
    yield {
      where,
      omitted: `no room for it: ${Object.values(nameOf(triple.relation))[0]!}, ${cleanText(triple.value).slice(0, 200)}`,
    };
}

/** A Wikidata URI as its id; others stay unchanged. */
const toWikidataId = (name: string) => name.replace(/^https?:\/\/www\.wikidata\.org\/(?:entity|prop\/direct)\//, '');

interface SubjectData {
  relations: Set<string>;
  votes: Map<Kind, number>;
  tooMany: number;
  /** What the lines say of its names. */
  terms: Terms;
}

interface TripleContext {
  labels: Labels;
  title: string;
  wordsFor(relation: string, kind: Kind): RelationWords;
  triplesMapping: TriplesMapping;
}

/** The subjects of some lines, each with all relations that start from it. */
function* subjectsOf(lines: readonly string[], context: TripleContext): Generator<ReadResult> {
  const subjects = new Map<string, SubjectData>();
  for (const line of lines) {
    const [from, relation, to] = line.split('\t') as [string, string, string];
    const { kinds, kindBy } = context.triplesMapping,
      isKind = relation === kindBy?.relation;
    if (isKind && !from) continue;
    const id = from || to,
      [kindOfFrom, kindOfTo] = Object.hasOwn(kinds, relation) ? kinds[relation]! : kindsOfEnds(relation),
      kind = from ? kindOfFrom : kindOfTo;
    let subject = subjects.get(id);
    if (!subject)
      subjects.set(
        id,
        (subject = { relations: new Set(), votes: new Map(), tooMany: 0, terms: { names: {}, descriptions: {} } }),
      );
    if (relation.startsWith(termMark)) {
      const [term, language] = relation.slice(termMark.length).split(' ') as ['name' | 'description', Language];
      subject.terms[`${term}s`][language] ??= to;
      continue;
    }
    if (isKind) {
      if (Object.hasOwn(kindBy.values, to)) subject.votes.set(kindBy.values[to]!, Infinity);
      continue;
    }
    if (kind) subject.votes.set(kind, (subject.votes.get(kind) ?? 0) + 1);
    if (!from) continue;
    if (subject.relations.size < maxRelations) subject.relations.add(`${relation}\t${to}`);
    else subject.tooMany++;
  }
  for (const [id, subject] of subjects) {
    yield {
      where: context.title,
      record: subjectOf(id, subject, context),
      ...(subject.tooMany && {
        without: Array<string>(subject.tooMany).fill(`a relation after the first ${maxRelations} of its subject`),
      }),
    };
  }
}

function subjectOf(
  id: string,
  { relations, votes, terms }: SubjectData,
  { labels, title, wordsFor, triplesMapping }: TripleContext,
): ImportedSubject {
  const kind = [...votes].reduce<[Kind, number]>((best, vote) => (vote[1] > best[1] ? vote : best), ['idea', 0])[0];
  const label = labels.get(id);
  const names = { ...terms.names, ...label?.names },
    descriptions = { ...terms.descriptions, ...label?.descriptions };
  const isNamed = Object.keys(names).length > 0;
  return {
    key: id,
    kind,
    region: null,
    names: isNamed ? names : nameOf(id, triplesMapping.language),
    nameless: !isNamed && (isWikidata(id) || id.startsWith('_:')),
    ...(Object.keys(descriptions).length && { summary: descriptions }),
    times: [],
    place: null,
    same: isWikidata(id) ? { wikidata: id } : {},
    relations: [...relations].map((line): ImportedRelation => {
      const [relation, to] = line.split('\t') as [string, string];
      return {
        to,
        ...wordsFor(relation, kind),
        time: null,
        place: null,
        description: null,
        source: citation(id, relation, title),
      };
    }),
  };
}

/** Caches labels, because few relations and kinds recur. */
function memoizeWords(make: TripleContext['wordsFor']): TripleContext['wordsFor'] {
  const wordsByKey = new Map<string, RelationWords>();
  return (relation, kind) => {
    const key = `${kind} ${relation}`,
      words = wordsByKey.get(key) ?? make(relation, kind);
    if (wordsByKey.size < maxWords) wordsByKey.set(key, words);
    return words;
  };
}

const hanPattern = /\p{Script=Han}/u,
  kanaPattern = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/**
 * A name without a language: it gets the collection's language, or one by its letters. For a URI, the last part in the
 * language of its host: http://fr.dbpedia.org/resource/Jules_César.
 */
const nameOf = (text: string, ofAll?: Language): InLanguages => {
  const address = /^https?:\/\/(?:([a-z]{2})\.)?[^/]+\/(?:.*[/#])?([^/#]+)\/?$/.exec(text),
    written = address ? decodeUri(address[2]!) : text,
    name = cleanNameOf(written.replaceAll('_', ' ')) || text,
    language = ofAll ?? (address ? readLanguage(address[1]) : null);
  if (language) return { [language]: name };
  return kanaPattern.test(name) ? { jp: name } : hanPattern.test(name) ? { zh: name } : { en: name };
};

const decodeUri = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function buildRelationWords(relation: string, kind: Kind, labels: Labels, language?: Language): RelationWords {
  const knownWords = /^P\d+$/.test(relation) ? wordsOf(relation, { kind, sex: null }) : null;
  return (
    knownWords ??
    wordsOfLabel(labels.get(relation)?.names ?? {}) ??
    wordsOfLabel(nameOf(relation, language)) ??
    wordsOfLabel(cutName(nameOf(relation, language)))!
  );
}

const cutName = (name: InLanguages): InLanguages =>
  Object.fromEntries(Object.entries(name).map(([language, text]) => [language, [...text].slice(0, 17).join('')]));

const citation = (id: string, relation: string, title: string): Citation => ({
  title,
  author: null,
  year: null,
  where: `${id}, ${relation}`,
  url: isWikidata(id) && /^P\d+$/.test(relation) ? `https://www.wikidata.org/wiki/${id}#${relation}` : null,
});
