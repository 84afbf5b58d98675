import { readFileSync } from 'node:fs';
import { fold, foldWithOffsets, isUnspaced } from '../../kit/folding.server.ts';
import { questionKinds, type QuestionKind } from '../../kit/answers/contract.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';

/**
 * The forms of questions in one language (`questions/{language}.json`): patterns of regular expressions on folded text,
 * with `{a}`, `{b}`, `{year}` and `{role}` in place of what a reader fills in. README.md describes the file.
 */
interface QuestionForms {
  /** The form of a year. */
  year: string;
  /** Words before a name that are not part of it. */
  articles: string;
  roles: Record<string, string>;
  /** Points in time: `start.life`, `end`. */
  moments: Record<string, string[]>;
  /** How a battle or war is named after its place. */
  wars: string[];
  /** By kind, or kind and role: `born`, `maker.painted`. */
  questions: Record<string, string[]>;
}

interface Slots {
  a?: string;
  b?: string;
  year?: string;
  role?: string;
}

/** A question as typed, with the names that it contains. */
export interface TypedQuestion {
  kind: QuestionKind;
  role: string | null;
  a: string;
  b: string | null;
  year: string | null;
  forms: CompiledForms;
}

/** A point in time as typed. */
export interface TypedMoment {
  point: 'start' | 'end';
  isLife: boolean;
  name: string;
}

interface Pattern {
  kind: QuestionKind;
  role: string | null;
  expressions: readonly RegExp[];
}

export interface CompiledForms {
  language: Language;
  articles: RegExp;
  roles: readonly { role: string; expression: RegExp }[];
  moments: readonly { point: 'start' | 'end'; isLife: boolean; expression: RegExp }[];
  wars: readonly string[];
  patterns: readonly Pattern[];
}

/** Longest question in characters; also bounds the work of the expressions. */
const maxLength = 120;

/** With two names, where the first ends is tried from both sides: 罗马和平和罗马帝国. */
function compile(pattern: string, { roles, year }: Record<'roles' | 'year', string>): RegExp[] {
  const withSlots = (isLazy: boolean) =>
    new RegExp(
      `^(?:${fold(pattern)
        .replace('{role}', `(?<role>${roles})`)
        .replace('{year}', `(?<year>${year})`)
        .replace(/\{(a|b)\}/g, (_, slot: string) => `(?<${slot}>.+${isLazy ? '?' : ''})`)})$`,
      'du',
    );
  return (pattern.match(/\{/g) ?? []).length > 1 ? [withSlots(true), withSlots(false)] : [withSlots(true)];
}

function compileForms(language: Language): CompiledForms | null {
  let forms: QuestionForms;
  try {
    forms = JSON.parse(readFileSync(`src/features/answers/questions/${language}.json`, 'utf8')) as QuestionForms;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // a language without questions of its own
    throw error;
  }
  const roles = fold(Object.values(forms.roles).join('|')),
    slots = { roles, year: fold(forms.year) };
  return {
    language,
    articles: new RegExp(`^${fold(forms.articles)}`, 'u'),
    roles: Object.entries(forms.roles).map(([role, words]) => ({
      role,
      expression: new RegExp(`^(?:${fold(words)})$`, 'u'),
    })),
    moments: Object.entries(forms.moments).flatMap(([name, patterns]) =>
      patterns.map((pattern) => ({
        point: name.startsWith('start') ? ('start' as const) : ('end' as const),
        isLife: name.endsWith('.life'),
        expression: compile(pattern, slots)[0]!,
      })),
    ),
    wars: forms.wars,
    patterns: Object.entries(forms.questions).flatMap(([name, patterns]) => {
      const [kind = '', role = null] = name.split('.');
      if (!(questionKinds as readonly string[]).includes(kind)) throw new Error(`${language}: no question ${name}`);
      return patterns.map((pattern) => ({
        kind: kind as QuestionKind,
        role,
        expressions: compile(pattern, slots),
      }));
    }),
  };
}

const compiledForms = new Map<Language, CompiledForms | null>();
function formsOf(language: Language): CompiledForms | null {
  let forms = compiledForms.get(language);
  if (forms === undefined) compiledForms.set(language, (forms = compileForms(language)));
  return forms;
}

/** What matches a pattern, in the characters that were typed. */
function matchSlots(expression: RegExp, { text, at }: { text: string; at: readonly number[] }, typed: string) {
  const match = expression.exec(text);
  if (!match) return null;
  const slots: Slots = {};
  for (const [name, range] of Object.entries(match.indices?.groups ?? {}))
    if (range) slots[name as keyof Slots] = typed.slice(at[range[0]], at[range[1]]).trim();
  return slots;
}

/** A text without some signs at its ends. */
function trimSigns(text: string, opening: string, closing: string): string {
  let start = 0,
    end = text.length;
  while (start < end && opening.includes(text[start]!)) start++;
  while (end > start && closing.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** A term without signs around it and without spaces in Chinese and Japanese. */
const tidyQuestion = (text: string): string =>
  trimSigns(text, ' ¿¡«"“', ' ?？!！.。…»"”')
    .split(/\s/)
    .filter(Boolean)
    .reduce((joined, word) => {
      const isJoined = isUnspaced(joined.at(-1) ?? '') || isUnspaced(word[0]!);
      return joined + (joined && !isJoined ? ' ' : '') + word;
    }, '');

/**
 * The questions that a search term may be, the reader's language first; none for most terms. Costs no query: all
 * expressions together take a fraction of a millisecond.
 */
export function* readQuestions(keyword: string, language: Language): Generator<TypedQuestion> {
  if (keyword.length > maxLength) return;
  const typed = tidyQuestion(keyword);
  const folded = foldWithOffsets(typed);
  for (const formLanguage of fallbackOrder(language)) {
    const forms = formsOf(formLanguage);
    if (!forms) continue;
    for (const { kind, role: patternRole, expressions } of forms.patterns)
      for (const expression of expressions) {
        const slots = matchSlots(expression, folded, typed);
        if (!slots?.a) continue;
        const { a, b = null, year = null, role } = slots;
        const roleName = role === undefined ? patternRole : roleOf(forms, role);
        yield { kind, role: roleName, a, b, year, forms };
      }
  }
}

const roleOf = ({ roles }: CompiledForms, word: string): string | null =>
  roles.find(({ expression }) => expression.test(fold(word)))?.role ?? null;

/** The points in time that a text may name: `death of Augustus`. */
export function readMoments(text: string, forms: CompiledForms): TypedMoment[] {
  const folded = foldWithOffsets(text);
  return forms.moments.flatMap(({ point, isLife, expression }) => {
    const name = matchSlots(expression, folded, text)?.a;
    return name ? [{ point, isLife, name }] : [];
  });
}

const unquote = (text: string) => trimSigns(text, ' «"“\'‘《〈「『', ' »"”\'’》〉」』');
const maxArticles = 3;

/** The names that a text may be: itself, and without the articles before it. */
export function namesIn(text: string, { articles }: CompiledForms): string[] {
  const names = [unquote(text)];
  for (let count = 0; count < maxArticles; count++) {
    const last = names.at(-1)!;
    const folded = foldWithOffsets(last);
    const [article] = articles.exec(folded.text) ?? [];
    const rest = article && unquote(last.slice(folded.at[article.length]));
    if (!rest) break;
    names.push(rest);
  }
  return names;
}
