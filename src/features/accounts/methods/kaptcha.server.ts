import svgCaptcha from 'svg-captcha';
import type { Database } from '../../../kit/database/database.server.ts';
import { saveChallenge, consumeChallenge } from '../../../kit/calls/challenges.server.ts';
import type { Visitor } from '../../../kit/calls/visitor.server.ts';
import type { Language } from '../../../rules/languages.ts';
import { fail } from '../../../rules/errors.ts';
import { createWordQuestion } from './kaptcha-questions.server.ts';

interface KaptchaChallenge {
  letters: string;
  /** Of the question in words. */
  answer: string;
  /** It was answered; good for one thing more. */
  answered?: boolean;
}

/** A picture of four letters, and a question in words for those who do not see it: either answer will do. */
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
    letters: plain(text),
    answer: plain(answer),
  } satisfies KaptchaChallenge);
  return { picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, question };
}

/** What is said, without case and accents, and with œ as it is typed. */
const plain = (said: string) =>
  said.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replaceAll('œ', 'oe');
const isAnswer = ({ letters, answer }: KaptchaChallenge, said: string) => [letters, answer].includes(plain(said));

/** Whether the answer is right; a right one stays good for one thing more, a wrong one needs a new picture. */
export async function verifyKaptcha(db: Database, visitor: Visitor, said: string): Promise<void> {
  const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
  if (!taken || !isAnswer(taken.content, said)) fail('kaptchaWrong');
  await saveChallenge(db, visitor, 'kaptcha', { ...taken.content, answered: true } satisfies KaptchaChallenge);
}

/** Takes an answer given now or before; fails with `kaptchaNeeded` without one, `kaptchaWrong` for a wrong one. */
export async function requireKaptcha(db: Database, visitor: Visitor, said: string | undefined): Promise<void> {
  if (said === undefined || said === '') {
    const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
    if (!taken?.content.answered) fail('kaptchaNeeded');
    return;
  }
  const taken = await consumeChallenge<KaptchaChallenge>(db, visitor, 'kaptcha');
  if (!taken || !(taken.content.answered || isAnswer(taken.content, said))) fail('kaptchaWrong');
}
