import { readFile, stat } from 'node:fs/promises';
import { readLanguage, type InLanguages } from '../src/rules/languages.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { isTimeDescShort } from '../src/rules/time/historical-time-checks.ts';
import {
  historicalYear,
  recordBounds,
  writeHistoricalTime,
  type TimeRecord,
} from '../src/rules/time/historical-time.ts';
import {
  asList,
  asObject,
  cleanNameOf,
  cleanSummaryOf,
  cleanText,
  distinctOtherNames,
  mapLanguages,
  ownProperty,
} from './clean-text.ts';
import { readEach, sourceFiles, type SourceFile } from './files.ts';
import type { ImportedRelation, ImportedSubject, ReadResult, RelationWords, Source } from './record.ts';
import { readWords } from './words/read-words.ts';
import { wordsOf } from './wikidata-words.ts';

/** Maximum size of a file in bytes, because it is read whole; all of PeriodO has about twenty megabytes. */
const maxFileBytes = 512 * 1024 * 1024;
const permalink = 'http://n2t.net/ark:/99152/';

/**
 * Periods of history as PeriodO publishes them, in JSON-LD: who defines a period, when and where, often with uncertain
 * bounds. Years are astronomical: `-0099` is 100 BC. Each definition becomes a subject; one that cites another as
 * broader is a part of it, and existing places with the same Wikidata id are linked.
 *
 * Throws an `Error` with one readable line if there is no such file.
 */
export async function periodsSource(path: string): Promise<Source> {
  const files = await sourceFiles(path, /\.json(ld)?$/i, '.json or .jsonld');
  return {
    origin: { id: 'periodo', name: 'PeriodO', licence: 'CC0 1.0', url: 'https://perio.do' },
    scheme: 'wikidata',
    async *read() {
      yield* readEach(files, recordsOf);
    },
  };
}

async function* recordsOf(file: SourceFile): AsyncGenerator<ReadResult> {
  const { size } = await stat(file.path);
  if (size > maxFileBytes) {
    yield { where: file.where, refused: `a file of more than ${maxFileBytes} bytes` };
    return;
  }
  let json: unknown;
  try {
    json = JSON.parse((await readFile(file.path, 'utf8')).replace(/^\ufeff/, ''));
  } catch {
    yield { where: file.where, refused: 'no JSON' };
    return;
  }
  const authorities = valuesOf(json, 'authorities', 'periodCollections');
  if (!authorities.length) yield { where: file.where, refused: 'no authorities with periods in it' };
  for (const authority of authorities)
    for (const period of valuesOf(authority, 'periods', 'definitions')) yield periodOf(period, authority, file.where);
}

/** The values of the first of some properties that exists: a list, or an object by id. */
function valuesOf(of: unknown, ...names: string[]): unknown[] {
  const list = names.map((name) => ownProperty(of, name)).find((value) => value !== undefined);
  return Array.isArray(list) ? list : Object.values(asObject(list) ?? {});
}

const idIn = (value: unknown) => /(?:^|\/)(p0[a-z0-9]{1,30})$/.exec(String(ownProperty(value, 'id') ?? value))?.[1];
const wikidataIn = (value: unknown) =>
  /wikidata\.org\/(?:entity|wiki)\/(Q\d{1,12})$/.exec(String(ownProperty(value, 'id') ?? value))?.[1];

function periodOf(period: unknown, authority: unknown, file: string): ReadResult {
  const id = idIn(period),
    where = `${file} ${id ?? 'a period'}`;
  if (!id) return { where, refused: 'no id of PeriodO' };
  const { names, otherNames } = namesOf(period);
  if (!Object.keys(names).length) return { where, refused: 'no name in zh, en, fr, es, jp' };
  const source = citation(id, authority, period),
    time = timeOf(period),
    covered = cleanNameOf(ownProperty(period, 'spatialCoverageDescription')),
    note = cleanSummaryOf(ownProperty(period, 'note'));
  const record: ImportedSubject = {
    key: id,
    kind: 'event',
    region: null,
    names,
    otherNames,
    ...(covered && { distinction: Object.fromEntries(Object.keys(names).map((language) => [language, covered])) }),
    ...(note && { summary: { [Object.keys(names)[0]!]: note } }),
    times: typeof time === 'object' && time ? [{ ...time, role: 'span', source }] : [],
    place: null,
    same: { periodo: id, ...identifiers(period) },
    relations: relationsOf(period, id).map((relation) => ({ ...relation, ...noDetails, source })),
  };
  const broken = [
    ...(typeof time === 'string' ? [time] : []),
    ...(typeof time === 'object' && time?.timeDesc
      ? []
      : ['start', 'stop'].flatMap((name) => unusedWords(ownProperty(period, name)))),
  ].map((why) => ({ where, why }));
  const omitted = unreadFields(period).map((why) => ({ where, why: `no room for it: ${why}` }));
  return { where, record, ...(broken.length && { broken }), ...(omitted.length && { omitted }) };
}

/** The words of a bound that the time does not keep. */
const unusedWords = (terminus: unknown): string[] => {
  const label = cleanText(ownProperty(terminus, 'label'));
  return label ? [`a bound whose words are not kept: ${label.slice(0, 300)}`] : [];
};

/** Fields that are read, or that describe the record itself. */
const readFields = new Set(
  (
    'id @id type @type @context label localizedLabels language languageTag start stop note broader spatialCoverage ' +
    'spatialCoverageDescription sameAs source'
  ).split(' '),
);
/** What of a definition is not imported: other fields, labels in other languages, places without an id of Wikidata. */
function unreadFields(period: unknown): string[] {
  const text = (value: unknown) => cleanText(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 200);
  return [
    ...Object.entries(asObject(period) ?? {}).flatMap(([field, value]) =>
      readFields.has(field) ? [] : [`${cleanText(field).slice(0, 40)}, ${text(value)}`],
    ),
    ...Object.entries(asObject(ownProperty(period, 'localizedLabels')) ?? {}).flatMap(([tag, labels]) =>
      languageOf(tag) ? [] : [`a name in ${cleanText(tag).slice(0, 40)}, ${text(labels)}`],
    ),
    ...asList(ownProperty(period, 'spatialCoverage')).flatMap((place) =>
      wikidataIn(place) ? [] : [`a place without an id of Wikidata, ${text(ownProperty(place, 'label') ?? place)}`],
    ),
  ];
}

const noDetails = { time: null, place: null, description: null };

/** Language of a tag: `en`, `zh-hant`, `ja-latn`; romanized Japanese does not count as Japanese. */
const languageOf = (tag: string) => (/-latn\b/i.test(tag) ? null : readLanguage(tag.toLowerCase().split('-')[0]));

function namesOf(period: unknown): { names: InLanguages; otherNames: InLanguages<string[]> } {
  const localized = Object.entries(asObject(ownProperty(period, 'localizedLabels')) ?? {}).map(
    ([tag, labels]) => [languageOf(tag), asList(labels).map(cleanNameOf).filter(Boolean)] as const,
  );
  const label = cleanNameOf(ownProperty(period, 'label')),
    ownLanguage = languageOf(
      String(ownProperty(period, 'languageTag') ?? ownProperty(period, 'language') ?? '')
        .split('/')
        .at(-1)!,
    );
  const labelsByLanguage = mapLanguages((language) => {
    const languageLabels = [
      ...(label && ownLanguage === language ? [label] : []),
      ...localized.flatMap(([labelLanguage, labels]) => (labelLanguage === language ? labels : [])),
    ];
    return languageLabels.length ? languageLabels : null;
  });
  // A label in an unsupported language is used as the English name.
  if (!Object.keys(labelsByLanguage).length && label) labelsByLanguage.en = [label];
  return {
    names: mapLanguages((language) => labelsByLanguage[language]?.[0]),
    otherNames: mapLanguages((language) => {
      const others = labelsByLanguage[language]
        ? distinctOtherNames(labelsByLanguage[language][0]!, labelsByLanguage[language])
        : [];
      return others.length ? others : null;
    }),
  };
}

type Bound = { earliest: number; latest: number } | 'open';
const isNow = (text: unknown) => typeof text === 'string' && /^\s*(the )?(present|today|now)\b/i.test(text);

/** `{ in: { year } }` or `{ in: { earliestYear, latestYear } }`, in historical years; null if not stated. */
function boundOf(terminus: unknown): Bound | string | null {
  if (isNow(ownProperty(terminus, 'label'))) return 'open';
  const interval = ownProperty(terminus, 'in');
  const years = ['year', 'earliestYear', 'latestYear'].map((name) => ownProperty(interval, name));
  const written = years.find((year) => year !== undefined && !/^-?\d{1,9}$/.test(String(year)));
  if (written !== undefined) return `a year that is none: ${cleanText(String(written)).slice(0, 40)}`;
  const [year, first, last] = years.map((value) => (value === undefined ? null : historicalYear(Number(value))));
  const earliest = year ?? first ?? last,
    latest = year ?? last ?? first;
  if (earliest === null || earliest === undefined) return null;
  return { earliest, latest: latest! };
}

/** Its widest span: from the earliest start to the latest end, “about” if either is uncertain. */
function timeOf(period: unknown): TimeRecord | string | null {
  const bounds = ['start', 'stop'].map((name) => boundOf(ownProperty(period, name)));
  const faults = bounds.filter((bound) => typeof bound === 'string' && bound !== 'open');
  if (faults.length) return faults.join('; ');
  const [start, stop] = bounds as (Bound | null)[];
  if (!start || start === 'open') return stop && stop !== 'open' ? 'an end without a beginning' : null;
  const writeYear = (year: number) => writeHistoricalTime({ year, month: 0, day: 0, seconds: 0 });
  const isRange = (bound: Exclude<Bound, 'open'>) => bound.earliest !== bound.latest;
  const record: TimeRecord = {
    startTime: writeYear(start.earliest),
    endTime: stop && stop !== 'open' ? writeYear(stop.latest) : null,
    startNote: isRange(start) ? 'about' : null,
    endNote: stop === 'open' ? 'to present' : stop && isRange(stop) ? 'about' : null,
    timeDesc: writtenBoundsOf(period),
  };
  const span = recordBounds(record);
  return span && span.earliest <= span.latest ? record : 'an end before its beginning';
}

/** The bounds in the words of the definition's author. */
function writtenBoundsOf(period: unknown): string | null {
  const [start, stop] = ['start', 'stop'].map((name) => cleanNameOf(ownProperty(ownProperty(period, name), 'label')));
  const words =
    [start, stop].filter(Boolean).length === 1 && stop ? `– ${stop}` : [start, stop].filter(Boolean).join(' – ');
  return words && isTimeDescShort(words) ? words : null;
}

/** As in `content/relation-words.json`. */
const partOf = wordsOf('P361', { kind: 'event', sex: null })!;
const locationWords = readWords<'periodIn'>('collections').periodIn;

function relationsOf(period: unknown, id: string): Pick<ImportedRelation, 'to' | keyof RelationWords>[] {
  const broader = asList([ownProperty(period, 'broader')].flat()).flatMap((value) => idIn(value) ?? []),
    places = asList(ownProperty(period, 'spatialCoverage')).flatMap((value) => wikidataIn(value) ?? []);
  const { type, word, inverse, sentence } = partOf;
  return [
    ...[...new Set(broader.filter((broaderId) => broaderId !== id))].map((to) => ({
      to,
      type,
      word,
      inverse,
      sentence,
    })),
    ...[...new Set(places)].map((to) => ({ to, ...locationWords })),
  ];
}

function identifiers(period: unknown): Record<string, string> {
  const wikidataIds = [ownProperty(period, 'sameAs')]
    .flat()
    .flatMap((value) => (value === undefined ? [] : (wikidataIn(value) ?? [])));
  return wikidataIds[0] ? { wikidata: wikidataIds[0] } : {};
}

/** The authority of a definition: a book or a list, with the place in it. */
function citation(id: string, authority: unknown, period: unknown): Citation {
  const source = ownProperty(authority, 'source'),
    work = ownProperty(source, 'partOf') ?? source;
  const names = asList(ownProperty(work, 'creators')).flatMap(
    (creator) => cleanNameOf(ownProperty(creator, 'name')) || [],
  );
  const year = ownProperty(work, 'yearPublished');
  return {
    title: cleanNameOf(ownProperty(work, 'title')) || cleanNameOf(ownProperty(source, 'citation')) || 'PeriodO',
    author: names.length ? names.slice(0, 3).join('; ').slice(0, 200) : null,
    year: year === undefined || year === null ? null : cleanNameOf(String(year)) || null,
    where:
      cleanNameOf(ownProperty(ownProperty(period, 'source'), 'locator')) ||
      cleanNameOf(ownProperty(source, 'locator')) ||
      id,
    url: permalink + id,
  };
}
