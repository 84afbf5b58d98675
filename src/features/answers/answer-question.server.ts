import type { Answer, AnswerLine, QuestionKind } from '../../kit/answers/contract.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import {
  loadAnswerers,
  type AnswerContext,
  type FoundAnswer,
  type Moment,
  type Question,
  type QuestionReader,
} from '../../kit/registry/answers.server.ts';
import { kinds, type Kind } from '../../rules/kinds.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import { readTime } from '../../rules/time/historical-time-reading.ts';
import {
  namesIn,
  readMoments,
  readQuestions,
  type CompiledForms,
  type TypedQuestion,
} from './question-patterns.server.ts';
import { subjectNamed, subjectsNamed, subjectsWithin, warNamedAfter, type NamedSubject } from './subjects.server.ts';

/** Most statements that a card shows. */
const maxLines = 6;
/** Most readings of one question that are tried: one term may fit several patterns. */
const maxReadings = 8;
/** Most subjects with one name whose rulers are looked for. */
const maxRealms = 8;

const happenings = ['war', 'event'] as const satisfies readonly Kind[];
const works = ['book', 'painting'] as const satisfies readonly Kind[];
const realms = ['polity', 'people'] as const satisfies readonly Kind[];
const locations = ['place', 'site'] as const satisfies readonly Kind[];

/** The kinds of subject that a question may be about; by role where it matters. */
const kindsAsked: Record<QuestionKind, readonly Kind[]> & Record<string, readonly Kind[]> = {
  born: ['person'],
  died: ['person'],
  age: ['person'],
  reigned: ['person'],
  began: [...realms, ...locations, 'idea'],
  'began.built': locations,
  'began.written': ['book'],
  'began.painted': ['painting'],
  ended: [...realms, ...happenings],
  fought: happenings,
  where: [...locations, ...happenings, ...works],
  'where.born': ['person'],
  'where.died': ['person'],
  'where.buried': ['person'],
  ruler: [...realms, ...locations],
  kin: ['person'],
  maker: [...works, ...locations],
  'maker.painted': ['painting'],
  'maker.wrote': ['book'],
  'maker.built': locations,
  'maker.founded': [...realms, ...locations, 'idea'],
  happened: kinds,
  held: locations,
  connected: kinds,
  between: kinds,
};

/**
 * Answers a search term that is a question from structured data. Null for other terms, for names that are unknown or
 * ambiguous, and for facts that are not recorded: a card is never a guess.
 */
export const answerQuestion: QuestionReader = async (keyword, context) => {
  let tries = 0;
  for (const typed of readQuestions(keyword, context.language)) {
    if (++tries > maxReadings) return null;
    if (tries === 1) context.cacheTags(anyListTag, ...['facts', 'relations', 'family', 'timeline'].map(partTag));
    const answer = await answerTyped(typed, context);
    if (answer) return answer;
  }
  return null;
};

async function answerTyped(typed: TypedQuestion, context: AnswerContext): Promise<Answer | null> {
  const year = typed.year === null ? null : readYear(typed.year, context);
  if (typed.year !== null && year === null) return null;
  const question = { kind: typed.kind, role: typed.role, year, otherId: null, moments: [] };
  for (const part of await resolve(typed, question, context)) {
    const answer = await ask({ ...question, ...part }, context);
    if (answer) return answer;
  }
  return null;
}

type Resolved = Pick<Question, 'subjectId'> & Partial<Question>;

/** What a question may be about, the most likely first. */
async function resolve(
  { kind, role, a, b, forms }: TypedQuestion,
  { year }: Pick<Question, 'year'>,
  { db, language }: AnswerContext,
): Promise<Resolved[]> {
  const allowed = kindsAsked[`${kind}.${role}`] ?? kindsAsked[kind];
  const find = (text: string, of = allowed) => subjectOf(db, text, of, forms);
  switch (kind) {
    case 'connected': {
      const [from, to] = [await find(a), b === null ? null : await find(b)];
      return from && to && from.id !== to.id ? [{ subjectId: from.id, otherId: to.id }] : [];
    }
    case 'between': {
      const moments = [
        await momentOf(db, a, forms, language),
        b === null ? null : await momentOf(db, b, forms, language),
      ];
      const [from, to] = moments;
      return from && to ? [{ subjectId: from.subjectId ?? to.subjectId ?? '', moments: [from, to] }] : [];
    }
    case 'ruler': {
      // A year distinguishes realms of the same name, and the answer names the realm.
      const names = namesIn(a, forms);
      const exact = await subjectsNamed(db, names, allowed);
      const wider = await subjectsWithin(db, names.at(-1)!, realms);
      const ids = new Set([...exact, ...wider].map(({ id }) => id));
      return year === null ? [] : [...ids].slice(0, maxRealms).map((subjectId) => ({ subjectId }));
    }
    default: {
      const subject = await find(a);
      return subject ? [{ subjectId: subject.id }] : [];
    }
  }
}

/** The subject that a text names; a battle also by its place alone. */
async function subjectOf(
  db: AnswerContext['db'],
  text: string,
  allowed: readonly Kind[],
  forms: CompiledForms,
): Promise<NamedSubject | null> {
  const names = namesIn(text, forms);
  const subject = await subjectNamed(db, names, allowed);
  if (subject || !allowed.includes('war') || allowed.includes('place')) return subject;
  return warNamedAfter(db, names.at(-1)!, forms.wars, happenings);
}

async function momentOf(
  db: AnswerContext['db'],
  text: string,
  forms: CompiledForms,
  language: AnswerContext['language'],
): Promise<Moment | null> {
  const year = readYear(text, { language });
  if (year !== null) return { subjectId: null, year };
  for (const { point, isLife, name } of readMoments(text, forms)) {
    const subject = await subjectOf(db, name, isLife ? ['person'] : [...realms, ...happenings, ...locations], forms);
    if (subject) return { subjectId: subject.id, point, isLife };
  }
  const subject = await subjectOf(db, text, happenings, forms);
  return subject && { subjectId: subject.id, point: 'start', isLife: false };
}

/** The year that a text states; null for a longer time, or none. */
function readYear(text: string, { language }: Pick<AnswerContext, 'language'>): number | null {
  const { record } = readTime(text, language);
  const start = record && readHistoricalTime(record.startTime),
    end = record?.endTime ? readHistoricalTime(record.endTime) : start;
  return start && end && start.year === end.year && record?.endNote !== 'to present' ? start.year : null;
}

/** The answers of all features to a question, together. */
async function ask(question: Question, context: AnswerContext): Promise<Answer | null> {
  const answerers = await loadAnswerers(question.kind);
  const answers: FoundAnswer[] = [];
  for (const answer of answerers) {
    const part = await answer(question, context);
    if (part?.lines.length) answers.push(part);
  }
  const lines = withoutRepetitions(
    answers.flatMap((part) => part.lines),
    question.kind,
  );
  if (!lines.length) return null;
  context.cacheTags(...idsIn(lines));
  return {
    kind: question.kind,
    lines: lines.slice(0, maxLines),
    more: lines.length > maxLines,
    page: answers.find(({ page }) => page)?.page ?? null,
  };
}

/** Two features may state who made a work, in other words: a relation, and the painter of a painting. */
function withoutRepetitions(lines: readonly AnswerLine[], kind: QuestionKind): AnswerLine[] {
  const keyOf = (line: AnswerLine) =>
    kind === 'maker' ? idsIn([line]).toSorted().join(' ') : JSON.stringify([line.sentence, line.time]);
  return [...new Map(lines.toReversed().map((line) => [keyOf(line), line])).values()].toReversed();
}

const idsIn = (lines: readonly AnswerLine[]): string[] =>
  lines.flatMap(({ sentence }) => sentence.flatMap((part) => (typeof part === 'string' ? [] : part.entry.itemId)));
