import type { Reader } from '../../../kit/reader.tsx';
import { languageName, readLanguage } from '../../../rules/languages.ts';
import { formatRecord, type TimeRecord } from '../../../rules/time/historical-time.ts';
import { languageOf } from '../../books/face/language-names.ts';
import { bindings, genres, witnessKinds } from '../../books/rules.ts';
import type { ChangesView } from '../../revisions/face/changes-view.ts';

const isOneOf = <Code extends string>(codes: readonly Code[], text: string | undefined): text is Code =>
  (codes as readonly (string | undefined)[]).includes(text);

/** A text of a book: what it is and in which language, then its edition and licence. */
function sayWitness(line: string, { say, language }: Reader): string | null {
  const [key, kind, tag, ...rest] = line.split(' · ');
  if (!isOneOf(witnessKinds, kind) || !tag) return null;
  return [`${say(`book.${kind}`)} (${languageOf(tag, language)})`, ...rest, key].join(' · ');
}

/** `zh: 论语` with the language in words. */
function sayInLanguage(line: string, { language }: Reader): string | null {
  const [, code, text] = /^(\w+): (.*)$/s.exec(line) ?? [];
  const of = readLanguage(code);
  return of && `${languageName(of, language)}: ${text}`;
}

function sayLine(field: string, line: string, reader: Reader): string | null {
  const { say, language } = reader;
  if (field === 'genre') return isOneOf(genres, line) ? say(`book.genre.${line}`) : null;
  if (field === 'binding') return isOneOf(bindings, line) ? say(`book.choice.${line}`) : null;
  if (field === 'language') return languageOf(line, language);
  if (field === 'writing') return formatRecord(JSON.parse(line) as TimeRecord, language);
  if (field === 'witnesses') return sayWitness(line, reader);
  return ['titles', 'dynasty', 'nationality'].includes(field) ? sayInLanguage(line, reader) : null;
}

/** How a proposal of a book reads: what it keeps as codes in the reader's words. */
export const bookChanges: ChangesView = { sayLine };
