import type { Language } from '../../rules/languages.ts';
import type { PathEngine } from '../../rules/path-engine.ts';
import type { Answer, QuestionKind } from '../answers/contract.ts';
import type { Database } from '../database/database.server.ts';

/** A point in time that a question names. */
export type Moment = { subjectId: string; point: 'start' | 'end'; isLife: boolean } | { subjectId: null; year: number };

/** A question whose names are resolved. */
export interface Question {
  kind: QuestionKind;
  /** What it is about. */
  subjectId: string;
  /** The other end of `connected`. */
  otherId: string | null;
  year: number | null;
  /** What is asked of the kind: `father`, `painted`, `born`. */
  role: string | null;
  /** The two ends of `between`. */
  moments: readonly Moment[];
}

export interface AnswerContext {
  db: Database;
  language: Language;
  paths?: PathEngine;
  cacheTags(...tags: string[]): void;
}

/** An answer of one feature; without lines or null if its data state nothing. */
export type FoundAnswer = Pick<Answer, 'lines'> & Partial<Pick<Answer, 'page'>>;
export type Answerer = (question: Question, context: AnswerContext) => Promise<FoundAnswer | null>;
export type Answerers = Partial<Record<QuestionKind, Answerer>>;
/** Answers a search term if it is a question; null for any other term. */
export type QuestionReader = (keyword: string, context: AnswerContext) => Promise<Answer | null>;

/** Filled by `registerFeatures`; loaded at the first question. */
export const answererLoaders: (() => Promise<Answerers>)[] = [];
export const questionReaders: QuestionReader[] = [];

let loaded: Promise<Answerers[]> | null = null;

/** What every feature answers to a kind of question, in the order of the features. */
export async function loadAnswerers(kind: QuestionKind): Promise<Answerer[]> {
  loaded ??= Promise.all(answererLoaders.map((load) => load()));
  return (await loaded).flatMap((answerers) => answerers[kind] ?? []);
}

export async function findAnswer(keyword: string, context: AnswerContext): Promise<Answer | null> {
  for (const read of questionReaders) {
    const answer = await read(keyword, context);
    if (answer) return answer;
  }
  return null;
}
