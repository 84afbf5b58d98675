import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/kit/database/database.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';
import { erasTag } from '../src/kit/eras-contract.ts';
import type { Era } from '../src/rules/eras/era.ts';
import { bounds, readHistoricalTime, type TimeRecord } from '../src/rules/time/historical-time.ts';
import type { Citation } from '../src/rules/schemas.ts';
import { readCldr, type CldrEra } from './eras-cldr.ts';
import {
  dayText,
  dynastyNames,
  emperorNames,
  eraOfDila,
  toShinjitaiText,
  toSimplifiedText,
  isNamed,
  readDila,
  type Dila,
  type DilaEra,
  type Land,
} from './eras-dila.ts';
import { sourceFiles, type SourceFile } from './files.ts';
import {
  addToReport,
  type ImportedEvent,
  type ImportedRelation,
  type ImportedSubject,
  type ReadResult,
  type Report,
  type Source,
} from './record.ts';
import { saveOrigin } from './origin.ts';
import { readWords } from './words/read-words.ts';
import { cleanSummaryOf } from './clean-text.ts';

const dilaOrigin = {
  id: 'dila-time',
  name: 'DILA Time Authority',
  licence: 'CC BY-SA 3.0',
  url: 'https://github.com/DILA-edu/Authority-Databases',
};
const cldrOrigin = {
  id: 'cldr-eras',
  name: 'Unicode CLDR, Japanese eras',
  licence: 'Unicode-3.0',
  url: 'https://cldr.unicode.org',
};

/**
 * Eras of China (the dump of DILA's time authority: dynasties, emperors, eras, events of a day) or of Japan (CLDR's
 * folder), depending on the path. Each dynasty, emperor and era becomes a subject; eras are also written to the table
 * for counting years (`importEras`).
 *
 * Throws an `Error` with one readable line if there is neither.
 */
export async function erasSource(path: string): Promise<Source> {
  const dump = await findDump(path);
  if (!dump) {
    return {
      origin: cldrOrigin,
      async *read() {
        for (const { id, era } of yield* readCldr(path))
          yield { where: `calendarData.json japanese ${id}`, record: subjectOfCldr(id, era) };
      },
    };
  }
  return {
    origin: dilaOrigin,
    async *read() {
      yield* recordsOfDila(yield* readDila(dump), dump.where);
    },
  };
}

/** The dump under a path; null if the path has CLDR's folder. */
async function findDump(path: string): Promise<SourceFile | null> {
  if (await stat(join(path, 'supplemental/calendarData.json')).catch(() => null)) return null;
  const [file] = await sourceFiles(
    path,
    /^authority_time.*\.sql(\.gz|\.bz2)?$/,
    'authority_time….sql (DILA) and no supplemental/calendarData.json (CLDR)',
  );
  return file!;
}

/** The eras under a path for the table of eras, with their ids, and the refused ones. */
export async function readEras(path: string): Promise<{
  origin: Source['origin'];
  eras: { id: string; era: Era }[];
  refused: { where: string; refused: string }[];
}> {
  const dump = await findDump(path),
    refused: { where: string; refused: string }[] = [];
  const drained = async <T>(generator: AsyncGenerator<ReadResult, T>): Promise<T> => {
    for (;;) {
      const step = await generator.next();
      if (step.done) return step.value;
      if ('refused' in step.value && refused.length < maxRefusals) refused.push(step.value);
    }
  };
  if (!dump) {
    const eras: CldrEra[] = await drained(readCldr(path));
    return { origin: cldrOrigin, eras: eras.map(({ id, era }) => ({ id: `cldr-${id}`, era })), refused };
  }
  const dila = await drained(readDila(dump));
  return {
    origin: dilaOrigin,
    refused,
    eras: dila.eras.flatMap((dilaEra) => {
      const era = eraOfDila(dilaEra, dila);
      return era ? [{ id: `dila-${dilaEra.id}`, era }] : [];
    }),
  };
}
const maxRefusals = 10_000;

/**
 * Writes the eras under a path into the table `era`, in one transaction. Other eras of the same origin stay, because a
 * folder may have only another country or a part; with `replace` those of its countries are deleted. Invalidates pages
 * and replies that use eras. Returns the number written.
 */
export async function importEras(
  db: Database,
  path: string,
  { replace = false, report }: { replace?: boolean; report?: Report } = {},
): Promise<number> {
  const { origin, eras } = await readEras(path);
  const rows = eras.map(
    ({ id, era: { region, name, otherNames, dynasty, emperor, from, to, yearOne, yearLast, aside = false } }) => ({
      id,
      originId: origin.id,
      region,
      name,
      otherNames: [...otherNames],
      dynasty,
      emperor,
      fromTime: from,
      toTime: to,
      yearOne,
      yearLast,
      aside,
      earliest: bounds(readHistoricalTime(from)!).earliest,
      latest: to === null ? null : bounds(readHistoricalTime(to)!).latest,
    }),
  );
  await db.transaction().execute(async (tx) => {
    await saveOrigin(tx, origin);
    const { rows: others } = await sql<{ id: string }>`
      select id from era where origin_id = ${origin.id} and region = any(${rows.map(({ region }) => region)})
        and id <> all(${rows.map(({ id }) => id)}) order by id`.execute(tx);
    const gone = others.map(({ id }) => id);
    if (report)
      addToReport(
        report,
        'noLonger',
        gone.map((id) => ({ where: `era ${id}`, stays: !replace })),
      );
    await sql`delete from era where id = any(${[...rows.map(({ id }) => id), ...(replace ? gone : [])]})`.execute(tx);
    for (let at = 0; at < rows.length; at += 1000)
      await tx
        .insertInto('era')
        .values(rows.slice(at, at + 1000))
        .execute();
    await notifyPublication(tx, [erasTag]);
  });
  return rows.length;
}

const citation = (origin: Source['origin'], where: string): Citation => ({
  title: origin.name,
  author: null,
  year: null,
  where,
  url: origin.url,
});
const noDetails = { place: null, description: null, time: null };

function subjectOfCldr(id: string, era: Era): ImportedSubject {
  const years = `${era.from.slice(0, 4).replace(/^0+/, '')}–${era.to ? era.to.slice(0, 4).replace(/^0+/, '') : ''}`;
  return {
    key: `era-${id}`,
    kind: 'event',
    region: 'east-asia',
    names: era.name,
    otherNames: era.otherNames.length ? { zh: [...era.otherNames] } : undefined,
    distinction: {
      zh: `日本年号，${years}年`,
      en: `Japanese era, ${years}`,
      fr: `ère japonaise, ${years}`,
      es: `era japonesa, ${years}`,
      jp: `元号、${years}年`,
    },
    summary: {
      zh: '日本年号。',
      en: 'An era of Japan, by which years were counted.',
      fr: 'Ère du Japon, par laquelle on comptait les années.',
      es: 'Era del Japón por la que se contaban los años.',
      jp: '日本の元号。',
    },
    times: [
      { ...span(era.from, era.to), role: 'span', source: citation(cldrOrigin, `calendarData.json, japanese ${id}`) },
    ],
    place: null,
    same: { 'cldr-era': id },
  };
}

const span = (from: string, to: string | null): TimeRecord => ({
  startTime: from,
  endTime: to,
  startNote: null,
  endNote: to === null ? 'to present' : null,
  timeDesc: null,
});

const { rulerOfDynasty, eraOfRuler } = readWords<'rulerOfDynasty' | 'eraOfRuler'>('collections');

function* recordsOfDila(dila: Dila, where: string): Generator<ReadResult> {
  const { dynasties, emperors, eras, comments } = dila;
  const erasOf = new Map<number, DilaEra[]>();
  for (const era of eras) erasOf.set(era.emperorId, [...(erasOf.get(era.emperorId) ?? []), era]);
  const emperorsOf = new Map<number, number[]>();
  for (const { id, dynastyId } of emperors.values())
    emperorsOf.set(dynastyId, [...(emperorsOf.get(dynastyId) ?? []), id]);
  const source = (table: string, id: number) => citation(dilaOrigin, `${table} ${id}`);
  const timesOf = (
    dilaEras: readonly DilaEra[],
    role: 'span' | 'reign',
    table: string,
    id: number,
  ): ImportedSubject['times'] =>
    dilaEras.length
      ? [
          {
            ...span(
              dayText(Math.min(...dilaEras.map(({ first }) => first))),
              dayText(Math.max(...dilaEras.map(({ last }) => last))),
            ),
            role,
            source: source(table, id),
          },
        ]
      : [];
  const common = { region: 'east-asia' as const, place: null };
  const names = ([name, ...others]: readonly string[], land: Land) => ({
    names: { zh: toSimplifiedText(name!), ...(land === 'japan' && { jp: toShinjitaiText(name!) }) },
    otherNames: {
      zh: [...new Set([name!, ...others, ...others.map(toSimplifiedText)])].filter(
        (other) => other !== toSimplifiedText(name!),
      ),
    },
  });

  for (const { id, land, names: called, comment } of dynasties.values()) {
    const location = `${where} t_dynasty ${id}`,
      reigns = (emperorsOf.get(id) ?? []).flatMap((emperor) => erasOf.get(emperor) ?? []);
    if (!called.length) yield { where: location, refused: 'no name in Chinese or Japanese' };
    else if (!reigns.length) yield { where: location, passedOver: 'a dynasty of which only the name is told' };
    else
      yield {
        where: location,
        record: {
          ...common,
          ...names(dynastyNames(called), land),
          key: `dynasty-${id}`,
          kind: 'polity',
          times: timesOf(reigns, 'span', 't_dynasty', id),
          same: { 'dila-time': `dynasty-${id}` },
          ...(comment && { summary: { zh: cleanSummaryOf(`${toSimplifiedText(comment)}。`) } }),
        },
      };
  }
  for (const { id, dynastyId, names: called } of emperors.values()) {
    const location = `${where} t_emperor ${id}`,
      dynasty = dynasties.get(dynastyId),
      reigns = erasOf.get(id) ?? [];
    if (!called.length) {
      yield { where: location, refused: 'no name in Chinese or Japanese' };
      continue;
    }
    if (!reigns.length) {
      yield { where: location, passedOver: 'an emperor of whom only the name is told' };
      continue;
    }
    const of = dynasty?.names[0] ? toSimplifiedText(dynasty.names[0]) : null;
    const relations: ImportedRelation[] = of
      ? [{ ...rulerOfDynasty, ...noDetails, to: `dynasty-${dynastyId}`, source: source('t_emperor', id) }]
      : [];
    const record: ImportedSubject = {
      ...common,
      ...names(emperorNames(called, dynasty?.names[0]), dynasty?.land ?? 'china'),
      key: `emperor-${id}`,
      kind: 'person',
      times: timesOf(reigns, 'reign', 't_emperor', id),
      same: { 'dila-time': `emperor-${id}` },
      relations,
    };
    if (of) {
      record.distinction = { zh: of };
      record.summary = {
        zh: `${of}君主。`,
        ...(dynasty?.land === 'japan' && { jp: `${toShinjitaiText(dynasty.names[0]!)}の君主。` }),
      };
    }
    yield { where: location, record };
  }
  for (const era of eras) {
    const location = `${where} t_era ${era.id}`;
    if (!isNamed(era)) {
      yield era.names.length
        ? { where: location, passedOver: 'years without an era name' }
        : { where: location, refused: 'no name in Chinese or Japanese' };
      continue;
    }
    yield {
      where: location,
      record: {
        ...common,
        ...eraRecord(era, dila),
        key: `era-${era.id}`,
        kind: 'event',
        ...names(era.names, landOf(era, dila)),
        times: timesOf([era], 'span', 't_era', era.id),
        same: { 'dila-time': `era-${era.id}` },
        events: eventsOf(era, comments, eras, source),
      },
    };
  }
}

const landOf = ({ emperorId }: DilaEra, { emperors, dynasties }: Dila): Land =>
  dynasties.get(emperors.get(emperorId)?.dynastyId ?? NaN)?.land ?? 'china';

function eraRecord(
  { id, emperorId }: DilaEra,
  { emperors, dynasties }: Dila,
): Pick<ImportedSubject, 'relations' | 'distinction' | 'summary'> {
  const emperor = emperors.get(emperorId),
    name = emperor?.names[0],
    dynasty = emperor && dynasties.get(emperor.dynastyId);
  if (!name) return {};
  const written = `${dynasty?.names[0] ?? ''}${name}`,
    of = toSimplifiedText(written),
    isJapanese = dynasty?.land === 'japan';
  return {
    distinction: { zh: `${of}年号`, ...(isJapanese && { jp: `${toShinjitaiText(written)}の元号` }) },
    summary: { zh: `${of}的年号。`, ...(isJapanese && { jp: `${toShinjitaiText(written)}の元号。` }) },
    relations: [
      { ...eraOfRuler, ...noDetails, to: `emperor-${emperorId}`, source: citation(dilaOrigin, `t_era ${id}`) },
    ],
  };
}

/** Events that the histories report for a day belong to the era of that day; to the first if there were several. */
function eventsOf(
  era: DilaEra,
  comments: Dila['comments'],
  eras: readonly DilaEra[],
  source: (table: string, id: number) => Citation,
): ImportedEvent[] {
  return comments
    .filter(
      ({ day, text }) =>
        text && eras.find((candidate) => isNamed(candidate) && candidate.first <= day && day <= candidate.last) === era,
    )
    .map(({ id, day, text }) => ({
      ...span(dayText(day), null),
      endNote: null,
      title: { zh: cleanSummaryOf(toSimplifiedText(text)) },
      place: null,
      weight: 1,
      with: [],
      source: source('t_day_comments', id),
    }));
}
