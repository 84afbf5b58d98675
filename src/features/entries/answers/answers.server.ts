import type { AnswerDoubt, AnswerLine } from '../../../kit/answers/contract.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { timeColumns, timeOf } from '../../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import type { AnswerContext, Answerer, Answerers, Moment, Question } from '../../../kit/registry/answers.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { TextKey } from '../../../kit/texts.ts';
import { localizeCitation } from '../../../rules/citations.ts';
import type { TimeRole } from '../../../rules/kinds.ts';
import { selectTranslation } from '../../../rules/languages.ts';
import type { Citation, LinkedEntry } from '../../../rules/schemas.ts';
import { endsOfLife } from '../../../rules/time/life.ts';
import { formatYear, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { composeSentence } from '../../../rules/sentences/compose-sentence.ts';
import { daysOf, lengthBetween, type Length } from './lengths.ts';
import { doubtsOf, phraseTime } from './time-phrase.ts';

type SubjectTime = TimeRecord & { role: TimeRole; source: Citation | null };

async function loadTimes(db: Database, subjectId: string): Promise<SubjectTime[]> {
  const rows = await db
    .selectFrom('subjectTime')
    .where('subjectId', '=', subjectId)
    .orderBy('position')
    .select(['role', 'source', ...timeColumns])
    .execute();
  return rows.map((row) => ({ ...timeOf(row)!, role: row.role, source: row.source }));
}

const entryOf = async ({ db, language }: AnswerContext, subjectId: string): Promise<LinkedEntry | null> =>
  (await loadLinkedEntries(db, [subjectId], language)).get(subjectId) ?? null;

/** Roles by what they state of a subject that is no person. */
const beginningTexts = { book: 'answer.written', painting: 'answer.painted' } as const satisfies Record<
  string,
  TextKey
>;
const isSpan = ({ startTime, endTime, endNote }: TimeRecord) =>
  endNote !== 'to present' && endTime !== null && endTime !== startTime;
/** Only the start, or the end, of a span. */
const startOf = (record: TimeRecord): TimeRecord => ({ ...record, endTime: null, endNote: null });
const endOf = ({ endTime, endNote, timeDesc }: TimeRecord): TimeRecord | null =>
  endTime === null || endNote === 'to present'
    ? null
    : { startTime: endTime, endTime: null, startNote: endNote, endNote: null, timeDesc };

/** A sentence about a subject and a time. */
function lineOf(
  { language }: AnswerContext,
  entry: LinkedEntry,
  text: TextKey,
  time: TimeRecord,
  { kind = 'point', source }: { kind?: 'point' | 'span'; source: Citation | null },
): AnswerLine {
  const t = translateFor(language);
  return {
    sentence: composeSentence(t(text, slots), { a: entry }, language, { time: phraseTime(time, kind, language, t) }),
    language,
    time: null,
    doubts: doubtsOf(time, kind),
    source: localizeCitation(source, language),
  };
}
/** Placeholders that `composeSentence` fills. */
const slots = { a: '{a}', b: '{b}', time: '{time}', place: '{place}', length: '{length}' };

/** An answer with the times of a subject. */
const withTimes =
  (linesOf: (entry: LinkedEntry, times: readonly SubjectTime[], context: AnswerContext) => AnswerLine[]): Answerer =>
  async ({ subjectId }, context) => {
    const [entry, times] = await Promise.all([entryOf(context, subjectId), loadTimes(context.db, subjectId)]);
    return entry && times.length ? { lines: linesOf(entry, times, context) } : null;
  };

const sourceOf = (times: readonly SubjectTime[], ...roles: TimeRole[]) =>
  times.find(({ role, source }) => roles.includes(role) && source)?.source ?? null;

const born = withTimes((entry, times, context) => {
  const { birth } = endsOfLife(times);
  return birth ? [lineOf(context, entry, 'answer.born', birth, { source: sourceOf(times, 'birth', 'life') })] : [];
});

const died = withTimes((entry, times, context) => {
  const { death } = endsOfLife(times);
  return death ? [lineOf(context, entry, 'answer.died', death, { source: sourceOf(times, 'death', 'life') })] : [];
});

const reigned = withTimes((entry, times, context) =>
  times
    .filter(({ role }) => role === 'reign')
    .map((time) =>
      lineOf(context, entry, 'answer.reigned', time, { kind: isSpan(time) ? 'span' : 'point', source: time.source }),
    ),
);

/** When a state began, or a work or building was made. */
const began = withTimes((entry, times, context) => {
  const creation = times.find(({ role }) => role === 'made'),
    span = times.find(({ role }) => role === 'span');
  if (creation) {
    const text = beginningTexts[entry.kind as keyof typeof beginningTexts] ?? 'answer.built';
    return [
      lineOf(context, entry, text, creation, { kind: isSpan(creation) ? 'span' : 'point', source: creation.source }),
    ];
  }
  return span ? [lineOf(context, entry, 'answer.began', startOf(span), { source: span.source })] : [];
});

const ended = withTimes((entry, times, context) => {
  const span = times.find(({ role }) => role === 'span'),
    end = span && endOf(span);
  return end ? [lineOf(context, entry, 'answer.ended', end, { source: span.source })] : [];
});

const fought = withTimes((entry, times, context) => {
  const time = times.find(({ role }) => role === 'span' || role === 'made');
  if (!time) return [];
  if (isSpan(time)) return [lineOf(context, entry, 'answer.lasted', time, { kind: 'span', source: time.source })];
  const text = entry.kind === 'war' ? 'answer.fought' : 'answer.happened';
  return [lineOf(context, entry, text, startOf(time), { source: time.source })];
});

const where: Answerer = async ({ subjectId, role }, context) => {
  if (role !== null) return null;
  const { db, language } = context;
  const [entry, subject] = await Promise.all([
    entryOf(context, subjectId),
    db.selectFrom('subject').where('id', '=', subjectId).select(['placeName', 'kind']).executeTakeFirst(),
  ]);
  // The place of a book is where it was written, that of a painting where it was made: neither is where it is.
  if (!entry || !subject || subject.kind === 'book' || subject.kind === 'painting') return null;
  const place = selectTranslation(subject.placeName, language);
  if (!place?.value) return null;
  const sentence = composeSentence(translateFor(language)('answer.place', slots), { a: entry }, language, {
    place: place.value,
  });
  return {
    lines: [{ sentence, language, time: null, doubts: [], source: null }],
    page: { name: 'map', href: `/detail/${encodeURIComponent(entry.id)}#/timemap` },
  };
};

function writeNumber({ kind, years }: Length, { language }: AnswerContext): string {
  const t = translateFor(language);
  const values = { from: years - 1, to: years };
  return kind === 'exact'
    ? String(years)
    : t(kind === 'either' ? 'answer.number.either' : 'answer.number.about', values);
}
function writeLength(length: Length, context: AnswerContext): string {
  const t = translateFor(context.language);
  const years = t('answer.years', { count: length.years, number: writeNumber(length, context) });
  if (!length.months) return years;
  const months = t('answer.months', { count: length.months });
  return length.years ? t('answer.yearsMonths', { years, months }) : months;
}
const doubtsOfBoth = (...records: TimeRecord[]): AnswerDoubt[] => [
  ...new Set(records.flatMap((record) => doubtsOf(record, 'point'))),
];

const age = withTimes((entry, times, context) => {
  const { birth, death } = endsOfLife(times);
  const length = birth && death && lengthBetween(birth, death);
  if (!length || length.years < 1) return [];
  const { language } = context;
  return [
    {
      sentence: composeSentence(translateFor(language)('answer.age', slots), { a: entry }, language, {
        length: writeNumber(length, context),
      }),
      language,
      time: times.find(({ role }) => role === 'life') ?? null,
      doubts: doubtsOfBoth(birth, death),
      source: localizeCitation(sourceOf(times, 'life', 'death', 'birth'), language),
    },
  ];
});

/** The time of a moment, with the entry that it belongs to; null if it is not known. */
async function timeOfMoment(context: AnswerContext, moment: Moment) {
  if (moment.subjectId === null) {
    const year = `${moment.year < 0 ? '-' : ''}${String(Math.abs(moment.year)).padStart(4, '0')}`;
    const time: TimeRecord = {
      startTime: `${year}-00-00 00:00:00`,
      endTime: null,
      startNote: null,
      endNote: null,
      timeDesc: null,
    };
    return { entry: null, time, source: null };
  }
  const [entry, times] = await Promise.all([
    entryOf(context, moment.subjectId),
    loadTimes(context.db, moment.subjectId),
  ]);
  const main = times.find(({ role }) => role === 'span' || role === 'made');
  const { birth, death } = endsOfLife(times);
  const time = moment.isLife
    ? moment.point === 'start'
      ? birth
      : death
    : main && (moment.point === 'start' ? startOf(main) : endOf(main));
  return entry && time ? { entry, time, source: moment.isLife ? sourceOf(times, 'life') : main!.source } : null;
}

const momentTexts = {
  'start.life': 'answer.moment.birth',
  'end.life': 'answer.moment.death',
  start: 'answer.moment.start',
  end: 'answer.moment.end',
} as const satisfies Record<string, TextKey>;

/** The years between two moments, the earlier first. */
const between: Answerer = async ({ moments }: Question, context) => {
  const { language } = context;
  const times = await Promise.all(moments.map((moment) => timeOfMoment(context, moment)));
  const dated = times.flatMap((facts, at) => (facts ? { ...facts, moment: moments[at]! } : []));
  const [first, last] = dated.toSorted((a, b) => daysOf(a.time).from - daysOf(b.time).from);
  if (!first || !last) return null;
  const length = lengthBetween(first.time, last.time);
  if (!length) return null;
  const t = translateFor(language);
  const write = ({ entry, moment }: typeof first, slot: 'a' | 'b') => {
    if (moment.subjectId === null) return formatYear(moment.year, language);
    const isWholeEvent = !moment.isLife && moment.point === 'start' && isEvent(entry!);
    return isWholeEvent
      ? `{${slot}}`
      : t(momentTexts[`${moment.point}${moment.isLife ? '.life' : ''}`], { a: `{${slot}}` });
  };
  const entries = [first.entry, last.entry];
  const a = entries[0] ?? entries[1];
  if (!a) return null;
  const pattern = t('answer.between', { from: write(first, 'a'), to: write(last, 'b'), length: '{length}' });
  const record: TimeRecord = {
    startTime: first.time.startTime,
    startNote: first.time.startNote,
    endTime: last.time.startTime,
    endNote: last.time.startNote,
    timeDesc: null,
  };
  return {
    lines: [
      {
        sentence: composeSentence(pattern, { a, b: entries[1] ?? a }, language, {
          length: writeLength(length, context),
        }),
        language,
        time: record,
        doubts: doubtsOfBoth(first.time, last.time),
        source: localizeCitation(first.source ?? last.source, language),
      },
    ],
  };
};
const isEvent = ({ kind }: LinkedEntry) => kind === 'war' || kind === 'event';

/** What the times and the place of a subject answer. */
export const entryAnswers: Answerers = { born, died, age, reigned, began, ended, fought, where, between };
