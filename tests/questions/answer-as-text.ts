import type { Database } from '../../src/kit/database/database.server.ts';
import { findAnswer } from '../../src/kit/registry/answers.server.ts';
import type { Language } from '../../src/rules/languages.ts';
import { formatRecord } from '../../src/rules/time/historical-time-format.ts';

/** The card of a question as text, a line per statement; null if there is none. */
export async function answerAsText(db: Database, question: string, language: Language): Promise<string | null> {
  const answer = await findAnswer(question, { db, language, cacheTags() {} });
  if (!answer) return null;
  return answer.lines
    .map(({ sentence, time, language: written }) => {
      const text = sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');
      return time ? `${text} (${formatRecord(time, written)})` : text;
    })
    .join('\n');
}
