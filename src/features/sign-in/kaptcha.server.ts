import { randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Database } from '../../kit/database.server.ts';
import { keepPending, takePending } from '../../kit/pending.server.ts';
import type { Visitor } from '../../kit/visitor.server.ts';
import { columns, type Language } from '../../rules/languages.ts';
import { fail } from '../../rules/errors.ts';

interface Asked {
  letters: string;
  sum: string;
  /** It was answered; good for one thing more. */
  answered?: boolean;
}

/** One to nine in words: what is heard, not shown in figures. */
const words = columns([
  ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
]);
const questions = columns<(a: string, b: string) => string>([
  (a, b) => `${a}加${b}等于几？请用数字回答。`,
  (a, b) => `What is ${a} plus ${b}? Answer in figures.`,
  (a, b) => `Combien font ${a} plus ${b} ? Répondez en chiffres.`,
  (a, b) => `¿Cuánto es ${a} más ${b}? Responda en cifras.`,
  (a, b) => `${a}足す${b}はいくつですか。数字で答えてください。`,
]);

/** A picture of four letters, and a sum in words for those who do not see it: either answer will do. */
export async function askKaptcha(db: Database, visitor: Visitor, language: Language): Promise<{ picture: string; question: string }> {
  const { data, text } = svgCaptcha.create({ size: 4, ignoreChars: '0o1ilIO', noise: 2, color: false, background: '#f4efe4', width: 150, height: 50 });
  const [a, b] = [randomInt(9), randomInt(9)];
  await keepPending(db, visitor, 'kaptcha', { letters: text.toLowerCase(), sum: String(a + b + 2) } satisfies Asked);
  return { picture: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, question: questions[language](words[language][a]!, words[language][b]!) };
}

const isAnswer = ({ letters, sum }: Asked, said: string) => [letters, sum].includes(said.normalize('NFKC').trim().toLowerCase());

/** Whether the answer is right; a right one stays good for one thing more, a wrong one needs a new picture. */
export async function answerKaptcha(db: Database, visitor: Visitor, said: string): Promise<void> {
  const taken = await takePending<Asked>(db, visitor, 'kaptcha');
  if (!taken || !isAnswer(taken.content, said)) fail('kaptchaWrong');
  await keepPending(db, visitor, 'kaptcha', { ...taken.content, answered: true } satisfies Asked);
}

/** Takes an answer given now or before; fails with `kaptchaNeeded` without one, `kaptchaWrong` for a wrong one. */
export async function passKaptcha(db: Database, visitor: Visitor, said: string | undefined): Promise<void> {
  if (said === undefined || said === '') {
    const taken = await takePending<Asked>(db, visitor, 'kaptcha');
    if (!taken?.content.answered) fail('kaptchaNeeded');
    return;
  }
  const taken = await takePending<Asked>(db, visitor, 'kaptcha');
  if (!taken || !(taken.content.answered || isAnswer(taken.content, said))) fail('kaptchaWrong');
}
