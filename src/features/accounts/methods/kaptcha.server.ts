import svgCaptcha from 'svg-captcha';
import type { Database } from '../../../kit/database/database.server.ts';
import { saveChallenge, consumeChallenge } from '../../../kit/calls/challenges.server.ts';
import type { Visitor } from '../../../kit/calls/visitor.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { fail } from '../../../rules/errors.ts';
import { createWordQuestion } from './kaptcha-questions.server.ts';

interface KaptchaChallenge {
  letters: string;
  /** Answer to the question in words. */
  answer: string;
  /** Solved already; valid for one more call. */
  answered?: boolean;
}

/**
 * Creates a captcha: a picture of four letters, and a question in words for those who cannot see it; either answer is
 * accepted.
 */
export async function createKaptcha(
  db: Database,
  visitor: Visitor,
  language: Language,
): Promise<{ picture: string; question: string }> {
  const { data, text } = svgCaptcha.create({
    size: 4,
    ignoreChars: '0o1ilIO',
    noise: 2,
    color: false,
    background: '#f4efe4',
    width: 150,
    height: 50,
  });
  const { question, answer } = createWordQuestion(language);
  await saveChallenge(db, visitor, 'kaptcha', {
    letters: normalizeAnswer(text),
    answer: normalizeAnswer(answer),
  } satisfies KaptchaChallenge);
  return { picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, question };
}

/** Normalizes an answer: no case or accents, œ as oe. */
const normalizeAnswer = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll('œ', 'oe');
const isAnswer = ({ letters, answer }: KaptchaChallenge, typedAnswer: string) =>
  [letters, answer].includes(normalizeAnswer(typedAnswer));

/** Checks an answer; a right one stays valid for one more call, a wrong one needs a new captcha. */
export async function verifyKaptcha(db: Database, visitor: Visitor, typedAnswer: string): Promise<void> {
  const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
  if (!taken || !isAnswer(taken.content, typedAnswer)) fail('kaptchaWrong');
  await saveChallenge(db, visitor, 'kaptcha', { ...taken.content, answered: true } satisfies KaptchaChallenge);
}

/**
 * Consumes a solved captcha, answered now or before; fails with `kaptchaNeeded` without one, `kaptchaWrong` for a wrong
 * answer.
 */
export async function requireKaptcha(db: Database, visitor: Visitor, typedAnswer: string | undefined): Promise<void> {
  if (typedAnswer === undefined || typedAnswer === '') {
    const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
    if (!taken?.content.answered) fail('kaptchaNeeded');
    return;
  }
  const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
  if (!taken || !(taken.content.answered || isAnswer(taken.content, typedAnswer))) fail('kaptchaWrong');
}
