import { readOtherCalendars } from '../../calendars/other-calendars.ts';
import { narrowToPart, readTimePart } from '../../calendars/time-parts.ts';
import { contentLanguages, usesHan, type Language } from '../../languages.ts';
import { readEastern } from '../historical-time-eastern.ts';
import { resolveTime, type ParsedTime, type ParseResult, type TimeEvent } from '../historical-time-parsed.ts';
import { readWestern, type ReadingLanguage, type WesternLanguage } from '../historical-time-western.ts';
import { completeTime, completeYear, isTime, withNote } from './ends.ts';
import { readEasternPhrase, readWesternPhrase, type PhraseNote } from './phrases.ts';

/** Parses names of times: eras, dynasties. The text is folded by `foldWriting`, with or without spaces. */
export type NameReader = (text: string, language: Language) => ParseResult;

export const readingLanguages = [...contentLanguages, 'de'] as const satisfies ReadingLanguage[];
export const isEastern = (language: ReadingLanguage): language is Exclude<ReadingLanguage, WesternLanguage> =>
  language !== 'de' && usesHan(language);

/** How one language parses the parts of a time. */
export interface TimeReader {
  language: ReadingLanguage;
  /** Ignores words around a time that do not limit it. */
  isLenient: boolean;
  /** Parses one end, with its note. */
  readEnd(text: string): ParseResult;
  /** Where a text may be split into two ends; the first split that gives two times wins. */
  between: RegExp;
  /** Opens or closes a text that lasts to the present; the rest is the start. */
  toPresent: RegExp;
  since: RegExp;
  /** Words around a span without meaning of their own: from … to. */
  around: RegExp;
}

const betweenWords: Record<ReadingLanguage, RegExp> = {
  zh: /–|~|-|\/|至|到/g,
  jp: /–|~|-|\/|から|より|至/g,
  en: / ?– ?| ?~ ?| to | until | till | through |\/| ?- ?/g,
  fr: / ?– ?| ?~ ?| a | au | jusqu'a | jusqu'en |\/| ?- ?/g,
  es: / ?– ?| ?~ ?| a | al | hasta |\/| ?- ?/g,
  de: / ?– ?| ?~ ?| bis (?:zum )?|\/| ?- ?/g,
};
const toPresentWords: Record<ReadingLanguage, RegExp> = {
  zh: /[–~-]?(?:至今|迄今|到现在|到現在|现在|現在|今天|今)$/,
  jp: /(?:[–~-]|から|より)(?:現在(?:まで)?|今日(?:まで)?|今)$|(?:から|より)$/,
  en: /(?: ?[–~-] ?| to | until )(?:the )?(?:present(?: day)?|today|now)$/,
  fr: /(?: ?[–~-] ?| a | jusqu'a | )(?:aujourd'hui|nos jours|present)$/,
  es: /(?: ?[–~-] ?| a | hasta )(?:el |la )?(?:hoy|presente|actualidad)$/,
  de: /(?: ?[–~-] ?| bis )(?:heute|zur gegenwart)$/,
};
const sinceWords: Record<ReadingLanguage, RegExp> = {
  zh: /以[来來]$/,
  jp: /以来$/,
  en: /^since /,
  fr: /^depuis (?:l'an )?/,
  es: /^desde (?:el ano )?/,
  de: /^seit /,
};
const aroundWords: Record<ReadingLanguage, RegExp> = {
  zh: /^[自从從由](?=.*[至到])/,
  jp: /まで$/,
  en: /^from (?=.* (?:to|until|till|through) )/,
  fr: /^d(?:e|u) (?=.* (?:a|au|jusqu'a) )/,
  es: /^de(?:sde)? (?=.* (?:a|al|hasta) )/,
  de: /^von (?=.* bis )/,
};

export function createTimeReader(
  language: ReadingLanguage,
  names: NameReader,
  { isOwn, isLenient }: { isOwn: boolean; isLenient: boolean },
): TimeReader {
  const nameLanguage = language === 'de' ? 'en' : language;
  const readName = (text: string) =>
    names(text, nameLanguage) ?? (isEastern(language) ? readNameInside(text, (name) => names(name, language)) : null);
  const readPlain = (text: string): ParseResult =>
    readOtherCalendars(text) ??
    (isEastern(language) ? readEastern(text) : readWestern(text, language)) ??
    readName(text);
  const readWhole = (text: string): ParseResult => readPlain(text) ?? readPart(text, language, readPlain);
  const readEnd = (text: string): ParseResult => {
    const marked = /^[¿?]? ?(.*?)(?:\s?\(?\?\)?)?$/.exec(unwrap(text));
    const isDoubtful = marked !== null && marked[0] !== marked[1];
    const plain = unwrap(marked?.[1] || text);
    const { note, event, rest } = isEastern(language)
      ? readEasternPhrase(plain)
      : readWesternPhrase(plain, language, isOwn);
    const inside = unwrap(rest),
      time = withoutBrackets(inside, readWhole) ?? readYearPair(inside);
    if (isTime(time)) return withPhrase(time, isDoubtful && !note ? 'doubtful' : note, event);
    const exact = rest === plain ? null : withoutBrackets(plain, readWhole);
    return isTime(exact) && isDoubtful ? { ...exact, note: 'doubtful' } : (exact ?? time);
  };
  return {
    language,
    isLenient,
    readEnd,
    between: betweenWords[language],
    toPresent: toPresentWords[language],
    since: sinceWords[language],
    around: aroundWords[language],
  };
}

/** Brackets around a whole time: (1746), [c. 1746], <1746>, which is an estimate in genealogy. */
export function unwrap(text: string): string {
  const inside = /^(?:\(([^()]+)\)|\[([^[\]]+)\]|<([^<>]+)>)$/.exec(text);
  return (inside?.[1] ?? inside?.[2] ?? (inside?.[3] ? `~${inside[3]}` : text)).trim();
}

/** Late 3rd century, early 1945, 康熙末年: the rest of the text is a complete time. */
function readPart(text: string, language: ReadingLanguage, read: (text: string) => ParseResult): ParseResult {
  const match = readTimePart(text, language);
  if (!match) return null;
  const completed = isEastern(language)
    ? [match.rest, `${match.rest}代`, `${match.rest}時代`, `${match.rest}年間`]
    : [match.rest];
  const wholeTime = completeTime(completed, read) ?? read(match.rest);
  return isTime(wholeTime) ? narrowToPart(wholeTime, match.part) : wholeTime;
}

/** 大清乾隆年制, 文政期, 唐時: names with the words that follow them in catalogues. */
function readNameInside(text: string, read: (name: string) => ParseResult): ParseResult {
  const name = /^(.{2,12}?)(?:年[制製造款铭銘]|[年]?[间間中]|期|朝|[时時](?:代|期)?)$/.exec(text)?.[1];
  return name === undefined ? null : (read(`${name}年间`) ?? read(`${name}代`));
}

/** Brackets after a year repeat it in another form: 741年(唐开元二十九年). */
function withoutBrackets(text: string, read: (text: string) => ParseResult): ParseResult {
  const bracketed = /^([^()]+?) ?\([^()]+\)$/.exec(text);
  return read(bracketed ? bracketed[1]! : text);
}

/** 1474/1475 and 1642/3 at one end of a span: one of the two years. */
function readYearPair(text: string): ParseResult {
  const pair = /^(\d{3,4})\/(\d{1,4})$/.exec(text);
  const last = pair && completeYear(pair[1]!, pair[2]!);
  if (!pair || !last) return null;
  const [from, to] = [resolveTime(Number(pair[1])), resolveTime(last)];
  return isTime(from) && isTime(to) ? { from: from.from, to: to.to, note: 'about' } : null;
}

/** Adds the words around a time. `before` is before its first year, `by` before its last; `after` the reverse. */
function withPhrase(time: ParsedTime, note: PhraseNote | null, event: TimeEvent | null): ParsedTime {
  const noted = withNote(time, note);
  if (!event) return noted;
  return { ...noted, event, ...(event === 'begun' && note !== 'before' && note !== 'by' && { isOpen: true }) };
}
