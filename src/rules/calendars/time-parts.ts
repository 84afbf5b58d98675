import { astronomicalYear, historicalYear, type HistoricalTime } from '../time/historical-time.ts';
import type { ParsedTime, ParseResult } from '../time/historical-time-parsed.ts';
import { byLanguage, type Language } from '../languages.ts';

/** A part of a century, decade or year: the n-th of several equal parts, counted from 1. */
type TimePart = readonly [number: number, of: number];

const thirds = { early: [1, 3], mid: [2, 3], late: [3, 3] } as const satisfies Record<string, TimePart>;

/**
 * "Late 3rd century" and similar: words for a part before a time (after it in Chinese and Japanese), in folded text.
 * Early, mid and late are thirds, as in museum catalogues; halves and quarters are exact.
 */
const partWords = byLanguage<readonly (readonly [form: RegExp, part: TimePart])[]>({
  en: [
    [/^(?:the )?(?:early|beginning of(?: the)?|start of(?: the)?) (?:the )?/, thirds.early],
    [/^(?:the )?(?:mid[- ]|middle of(?: the)? )(?:the )?/, thirds.mid],
    [/^(?:the )?(?:late|end of(?: the)?) (?:the )?/, thirds.late],
    [/^(?:the )?(?:first|1st) half of (?:the )?/, [1, 2]],
    [/^(?:the )?(?:second|2nd|latter) half of (?:the )?/, [2, 2]],
    [/^(?:the )?(?:first|1st) quarter of (?:the )?/, [1, 4]],
    [/^(?:the )?(?:second|2nd) quarter of (?:the )?/, [2, 4]],
    [/^(?:the )?(?:third|3rd) quarter of (?:the )?/, [3, 4]],
    [/^(?:the )?(?:fourth|4th|last) quarter of (?:the )?/, [4, 4]],
    [/^(?:the )?(?:first|1st) third of (?:the )?/, thirds.early],
    [/^(?:the )?last third of (?:the )?/, thirds.late],
  ],
  fr: [
    [/^(?:(?:au|le) )?(?:debut|commencement)(?: du| de la| des| de)? /, thirds.early],
    [/^(?:(?:au|le) )?milieu(?: du| de la| des| de)? /, thirds.mid],
    [/^(?:(?:a )?la )?fin(?: du| de la| des| de)? /, thirds.late],
    [/^(?:la )?(?:premiere|1re|1ere) moitie (?:du|de la|des|de) /, [1, 2]],
    [/^(?:la )?(?:seconde|deuxieme|2e|2de) moitie (?:du|de la|des|de) /, [2, 2]],
    [/^(?:le )?(?:premier|1er) quart (?:du|de la|des|de) /, [1, 4]],
    [/^(?:le )?(?:deuxieme|second|2e) quart (?:du|de la|des|de) /, [2, 4]],
    [/^(?:le )?(?:troisieme|3e) quart (?:du|de la|des|de) /, [3, 4]],
    [/^(?:le )?(?:dernier|quatrieme|4e) quart (?:du|de la|des|de) /, [4, 4]],
    [/^(?:le )?premier tiers (?:du|de la|des|de) /, thirds.early],
    [/^(?:le )?dernier tiers (?:du|de la|des|de) /, thirds.late],
  ],
  es: [
    [/^(?:a )?(?:principios|comienzos|inicios)(?: del| de la| de los| de) /, thirds.early],
    [/^(?:a )?mediados(?: del| de la| de los| de) /, thirds.mid],
    [/^(?:a )?(?:finales|fines)(?: del| de la| de los| de) /, thirds.late],
    [/^(?:la )?primera mitad (?:del|de la|de los|de) /, [1, 2]],
    [/^(?:la )?segunda mitad (?:del|de la|de los|de) /, [2, 2]],
    [/^(?:el )?primer cuarto (?:del|de la|de los|de) /, [1, 4]],
    [/^(?:el )?segundo cuarto (?:del|de la|de los|de) /, [2, 4]],
    [/^(?:el )?tercer cuarto (?:del|de la|de los|de) /, [3, 4]],
    [/^(?:el )?ultimo cuarto (?:del|de la|de los|de) /, [4, 4]],
    [/^(?:el )?primer tercio (?:del|de la|de los|de) /, thirds.early],
    [/^(?:el )?ultimo tercio (?:del|de la|de los|de) /, thirds.late],
  ],
  zh: [
    [/(?<=世[纪紀]|年代|年)(?:初期|初年|初|早期|前期|之初)$/, thirds.early],
    [/(?<=世[纪紀]|年代|年)(?:中[叶葉]|中期|中)$/, thirds.mid],
    [/(?<=世[纪紀]|年代|年)(?:末[叶葉]|末期|末年|末|晚期|[后後]期|之末|底)$/, thirds.late],
    [/(?<=世[纪紀]|年代|年)(?:上半[叶葉]?|前半[叶葉]?)$/, [1, 2]],
    [/(?<=世[纪紀]|年代|年)(?:下半[叶葉]?|[后後]半[叶葉]?)$/, [2, 2]],
    [/(?<=世[纪紀])第?[一1]四半[叶葉期]?$/, [1, 4]],
    [/(?<=世[纪紀])(?:最[后後]|第?四)四半[叶葉期]?$/, [4, 4]],
  ],
  jp: [
    [/(?<=世紀|年代|年)の?(?:初頭|初め|はじめ|初期|初)$/, thirds.early],
    [/(?<=世紀|年代|年)の?(?:中頃|中葉|半ば|なかば|中期)$/, thirds.mid],
    [/(?<=世紀|年代|年)の?(?:終わり|末期|末葉|末頃|末|晩期)$/, thirds.late],
    [/(?<=世紀|年代|年)の?(?:前半|上半期)$/, [1, 2]],
    [/(?<=世紀|年代|年)の?(?:後半|下半期)$/, [2, 2]],
    [/(?<=世紀)の?第?[1一]四半期$/, [1, 4]],
    [/(?<=世紀)の?(?:第?[4四]|最終)四半期$/, [4, 4]],
  ],
});

/** The part that a text names, and the text of the whole time. */
export function readTimePart(text: string, language: Language): { part: TimePart; rest: string } | null {
  for (const [form, part] of partWords[language]) if (form.test(text)) return { part, rest: text.replace(form, '') };
  return null;
}

/** The third, half or quarter of a time; null for months and days. */
export function narrowToPart(time: ParsedTime, [number, of]: TimePart): ParseResult {
  if (time.from.month || time.to.month) return null;
  const first = astronomicalYear(time.from.year),
    last = astronomicalYear(time.to.year);
  if (first === last) return narrowToMonths(time.from.year, [number, of]);
  const cut = (at: number) => Math.floor(((last - first + 1) * at) / of);
  const year = (astronomical: number): HistoricalTime => ({ ...time.from, year: historicalYear(astronomical) });
  return { ...time, from: year(first + cut(number - 1)), to: year(first + cut(number) - 1), note: 'about' };
}

/** Early 1945 is approximately January to April 1945. */
function narrowToMonths(year: number, [number, of]: TimePart): ParsedTime {
  const month = (at: number): HistoricalTime => ({ year, month: at, day: 0, seconds: 0 });
  return { from: month(((number - 1) * 12) / of + 1), to: month((number * 12) / of), note: 'about' };
}
