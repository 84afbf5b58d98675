import { readRoman } from '../historical-time-numerals.ts';

/**
 * Short forms of dates in Czech, Slovak, Polish, Russian, Turkish, Italian, Portuguese, Dutch and Hungarian tables, as the
 * English words that say the same. All forms are for text folded by `foldWriting`.
 */

const number = '(\\d{1,2}|[ivx]{1,6})';
/** The word for a century after its number: 17. stol., XVII w., 17. yy., XVII век, 17e eeuw. */
const centuryAfter = new RegExp(
  `${number}(?:\\.|e|de|ste|-(?:и|го))? ?(?:stol(?:eti|\\.|$)|storoci[ea]?|stor\\.|yuzy[iı]l(?:[iı]n)?|y\\.? ?y(?:\\.|$)|eeuw|szazad|secolo|sec(?:\\.|$)|век[а]?|вв?(?:\\.|$))`,
  'u',
);
const polishCentury = /([ivx]{1,6}) w(?:\.|iek(?:u|$))/u;
/** And before it: sec. XVII, séc. XVII, século XVII. */
const centuryBefore = new RegExp(`(?:sec(?:olo|ulo|\\.)|secs?\\.) ?${number}(?![a-z\\d])`, 'u');
/** 16.–17. stol., XVI-XVII w.: the first century of a span has no word of its own. */
const centuries = new RegExp(`^${number}\\.? ?[–-] ?(?=${number})`, 'u');
/** 40. léta 17. stol., lata 40. XVII w. */
const decadeOfCentury = new RegExp(`^(?:(\\d)0\\. leta|lata (\\d)0\\.) ${number}(?:th)? century$`, 'u');

const parts: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:1\.|prvni|i|prva) po[lł](?:ovina|owa|\.) |^(?:la )?prima meta (?:del(?:l')?)? ?|^(?:1a|1\.a|primeira) metade (?:do )?|^(?:1-я|первая) пол(?:овина|\.) |^(?:1e|eerste) helft (?:van de |v\.d\. )?| ilk yar[iı]s[iı]$/u,
    'first half of the ',
  ],
  [
    /^(?:2\.|druha|ii) po[lł](?:ovina|owa|\.) |^(?:la )?seconda meta (?:del(?:l')?)? ?|^(?:2a|2\.a|segunda) metade (?:do )?|^(?:2-я|вторая) пол(?:овина|\.) |^(?:2e|tweede) helft (?:van de |v\.d\. )?| ikinci yar[iı]s[iı]$/u,
    'second half of the ',
  ],
  [
    /^(?:pocatek|zacatek|zac\.|poc\.|poczatek|pocz\.|inizi(?:o)?(?: del)?|inicio do|начало|нач\.|begin) | bas(?:[iı]|lar[iı])$/u,
    'early ',
  ],
  [/^(?:konec|kon\.|koniec|fine(?: del)?|fim do|finais do|конец|кон\.|eind(?:e)?) | son(?:u|lar[iı])$/u, 'late '],
  [/^(?:polovina|pol\.|po[lł]owa|meta del|meados do|середина|сер\.|midden) | orta(?:s[iı]|lar[iı])$/u, 'mid-'],
];
const notes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:kolem|asi|okolo|ok\.|около|ок\.|omstreeks|rond|ongeveer|verso il|verso|yaklas[iı]k) (?:roku |r\. |l'anno )?/u,
    'about ',
  ],
  [/^(?:pred|przed|до|prima del|voor) (?:rokem )?(?=\d{3})/u, 'before '],
  [/^(?:po|после|dopo il|na) (?:roce )?(?=\d{3})/u, 'after '],
  [/^(?:roku?|r\.) (?=\d)/u, ''],
];
const eras: readonly (readonly [RegExp, string])[] = [
  [/^m\.? ?o\.? ?(\d.*)$/u, '$1 bc'],
  [/^m\.? ?s\.? ?(\d{1,2}\. (?:yuzy[iı]l[iı]?|y\.? ?y\.?))$/u, '$1 ad'],
  [/^(.+?) (?:pr\. ?n\. ?l\.?|pr\. ?kr\.?|p\. ?n\. ?e\.?|до н\. ?э\.?)$/u, '$1 bc'],
  [/^(.+?) (?:n\. ?l\.?|po kr\.?|n\. ?e\.?|н\. ?э\.?)$/u, '$1 ad'],
];
const years: readonly (readonly [RegExp, string])[] = [
  [/^(.*\d{3,4}) ?(?:г\.|гг\.|года?|y[iı]l[iı]|r\.|roku)$/u, '$1'],
  [/^(\d{2,3}0)(?:'?l[ae]r[iı]?|-е(?: гг\.?| годы)?)$/u, '$1s'],
];

/** The text in English words; null if it has none of these forms. */
export function translateToEnglish(folded: string): string | null {
  let [text, note, part] = [folded, '', ''];
  const replaceFirst = (forms: readonly (readonly [RegExp, string])[]): string | null => {
    for (const [form, words] of forms) {
      if (!form.test(text)) continue;
      const replaced = words.includes('$') ? text.replace(form, words) : text.replace(form, '');
      text = replaced.trim();
      return words;
    }
    return null;
  };
  note = replaceFirst(notes) ?? '';
  const isBefore = replaceFirst(eras);
  part = replaceFirst(parts) ?? '';
  replaceFirst(years);
  const hasCentury = [centuryAfter, polishCentury, centuryBefore].some((form) => form.test(text));
  if (hasCentury)
    text = text
      .replace(centuryAfter, (_, count: string) => `${ordinal(count)} century`)
      .replace(polishCentury, (_, count: string) => `${ordinal(count)} century`)
      .replace(centuryBefore, (_, count: string) => `${ordinal(count)} century`)
      .replace(centuries, (_, count: string) => `${ordinal(count)} – `);
  const decade = decadeOfCentury.exec(text);
  if (decade) text = `${(readRoman(decade[3]!) ?? Number(decade[3])) - 1}${decade[1] ?? decade[2]}0s`;
  // The part of a century must have its century: “konec 1642” is no date.
  if (part && !hasCentury) return null;
  const english = `${note}${part}${text}`.trim();
  return english === folded || (!hasCentury && !note && isBefore === null && text === folded) ? null : english;
}

const ordinal = (count: string) => (/^\d/.test(count) ? `${count}th` : count);
