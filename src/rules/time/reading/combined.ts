import { boundsOfEnds, type ReadEndsResult, type TimeEnds } from './ends.ts';
import { isEastern, unwrap, type TimeReader } from './one-time.ts';
import { readSpan } from './spans.ts';

/**
 * Two statements of one time, of which the narrower one counts: Ming dynasty (1368–1644); Edo period, 18th century;
 * 鎌倉時代・13世紀; 20th century (1942). Two that contradict each other bound the time together, approximately.
 */
export function readCombined(text: string, by: TimeReader): ReadEndsResult | null {
  const plain = unwrapAll(text);
  const bracketed = /^([^()[\]]+?) ?[([]([^()[\]]+)[)\]]$/.exec(plain);
  if (bracketed) {
    const both = combine(bracketed[1]!, bracketed[2]!, by, 'brackets');
    if (both) return both;
  }
  const [, hijri, common] = doubleDate.exec(plain) ?? [];
  const double = hijri && common ? combine(hijri, common, by, 'brackets') : null;
  if (double) return double;
  const alone = readSpan(plain, by);
  // Recognized, but impossible: no part of it may be read instead.
  if (alone?.ends || (alone && alone.refused !== 'notUnderstood' && alone.refused !== 'unknownEra')) return alone;
  for (const form of isEastern(by.language) ? easternPairs : westernPairs) {
    const [, first, second] = form.exec(plain) ?? [];
    const both = first && second ? combine(first, second, by, /[,;・、]/.test(plain) ? 'divided' : 'joined') : null;
    if (both) return both;
  }
  if (!isEastern(by.language) || !by.isLenient) return alone;
  const [, dynasty, next] = twoDynasties.exec(plain) ?? [];
  if (dynasty && next) return combine(`${dynasty}代`, `${next}代`, by, 'joined') ?? alone;
  // 清, 大正: a name alone, which may be a person’s outside a column of dates.
  return /^\p{Script=Han}{1,4}$/u.test(plain)
    ? (['代', '年間'].map((ending) => readSpan(plain + ending, by)).find((read) => read?.ends) ?? alone)
    : alone;
}

/** A year of the Hijra and the same year of our era: A.H. 1207/A.D. 1792–93. */
const doubleDate = /^(?:dated )?(a\. ?h\. ?\d+|ah \d+|\d+ ?(?:a\. ?h\.|ah|h\.?)) ?\/ ?([^/]+)$/;

const unwrapAll = (text: string): string => unwrap(unwrap(text));
const westernPairs = [/^([^,]+), (.+)$/, /^(.+), ([^,]+)$/, /^([^;]+); ?(.+)$/, /^([a-z' –-]+) (\d.*)$/];
const easternPairs = [
  /^([^・·,、;]+)[・·,、;](.+)$/,
  /^(.{1,12}?(?:時代|时代|时期|時期|代|朝|期|年[间間])(?:[早前中後后晚末初]期|[前後后]半)?)(?=[^・,、;])(.+)$/,
  /^(\p{Script=Han}{1,3}?[末])(\p{Script=Han}{1,3}初)$/u,
  /^(\p{Script=Han}{1,3}?)(\d.*)$/u,
  /^(\p{Script=Han}{1,3}?)((?:公元|西元)?前\d.*)$/u,
  /^(\p{Script=Han}{1,8}?)(?:時代)?[~–至](\p{Script=Han}{1,8})$/u,
];
/** 明清, 宋元时期: two dynasties by one character each. */
const twoDynasties =
  /^([夏商周秦汉漢晋晉隋唐宋辽遼金元明清])([秦汉漢晋晉隋唐宋辽遼金元明清])(?:[时時][期代]|之[际際])?$/u;

/** How two statements are written: A (B); A, B; A B. */
type PairForm = 'brackets' | 'divided' | 'joined';

function combine(first: string, second: string, by: TimeReader, form: PairForm): ReadEndsResult | null {
  const readWhole = (text: string): TimeEnds | null => {
    const plain = unwrapAll(text.trim());
    const endings = isEastern(by.language)
      ? ['代', '年間', '時代']
      : /^[a-z' -]+$/.test(plain)
        ? [' period', ' dynasty']
        : [];
    for (const candidate of [plain, ...endings.map((ending) => plain.replace(/[頃顷]$/, '') + ending)]) {
      const read = readSpan(candidate, by);
      if (read?.ends) return read.ends;
    }
    return null;
  };
  const [a, b] = [readWhole(first), readWhole(second)];
  if (!a || !b) {
    const part = a ? second : b ? first : null;
    // The part of a century after it: 17e siècle (2e moitié).
    const narrowed = part && a && readSpan(`${part.trim()} ${first.trim()}`, by);
    if (narrowed && narrowed.ends) return narrowed;
    const readEnds = a ?? b;
    return by.isLenient &&
      readEnds &&
      part &&
      (form === 'divided' ? isHarmless(part, isEastern(by.language)) : numberedDynasty.test(part.trim()))
      ? { ends: readEnds, refused: null }
      : null;
  }
  if (laterEvent.test(second.trim())) return { ends: a, refused: null };
  const [boundsA, boundsB] = [boundsOfEnds(a), boundsOfEnds(b)];
  if (!boundsA || !boundsB) return { ends: a, refused: null };
  const length = ({ earliest, latest }: { earliest: number; latest: number }) => latest - earliest;
  const shared = Math.min(boundsA.latest, boundsB.latest) - Math.max(boundsA.earliest, boundsB.earliest),
    [narrow, wide] = length(boundsA) <= length(boundsB) ? [a, b] : [b, a];
  if (shared * 2 >= Math.min(length(boundsA), length(boundsB))) return { ends: narrow, refused: null };
  // Brackets after a year repeat it in another form, in an era that had namesakes.
  if (form === 'brackets' && length(boundsA) <= longestYear && /[^\d –-]/.test(second))
    return { ends: a, refused: null };
  const [early, late] = boundsA.earliest <= boundsB.earliest ? [a, b] : [b, a];
  const last = typeof late.end === 'object' && late.end ? late.end : late.start;
  return late.end === 'present' || late.end === 'open' || wide.start.note === 'before' || narrow.start.note === 'before'
    ? null
    : {
        ends: {
          start: { ...early.start, to: early.start.from, note: 'about' },
          end: { ...last, from: last.to, note: 'about' },
        },
        refused: null,
      };
}

const longestYear = 366 * 86_400;

/** Words that change or limit the time next to them. */
const limitingWords =
  /\b(?:before|after|not|no|copy|copied|later|earlier|until|till|since|or|reprint(?:ed)?|edition|ed|restored|reworked|original|from|to|by|but|except|unknown|undated|avant|apres|copie|depuis|jusqu\S*|antes|despues|copia|desde|hasta|vor|nach|kopie|seit|bis|inv|lot|cat|vol|page|pp?|nr|nos?|age|aged|years?)\b|[前后後以至仿摹翻迄]/;
/** Words of what happened to a thing after it was made. */
const laterFate = new RegExp(
  `\\b(?:${[
    'purchas\\w*|bought|acqui\\w*|gifts?|given|presented|donat\\w*|beque\\w*|sold|sale|auction\\w*|loan\\w*|accession\\w*|transfer\\w*|deposit\\w*',
    'exhibit\\w*|shown|displayed|destroyed|lost|stolen|looted|burn\\w*|demolished|restor\\w*|repair\\w*|rebuilt|renovat\\w*|reconstruct\\w*|relined|cleaned',
    'excavat\\w*|discover\\w*|found|unearthed|rediscover\\w*|recorded|mentioned|known|owned|moved|removed|sotheby\\S*|christie\\S*',
    'ache\\w*|achat|don|dons|donnee?|legs|leguee?|vendue?|vente|depot|depose\\w*|exposee?|detruite?|perdue?|volee?|restaur\\w*|fouille\\w*|decouvert\\w*|trouve\\w*',
    'adqui\\w*|comprad\\w*|compra|donacion|donad\\w*|legado|vendid\\w*|venta|expuest\\w*|destruid\\w*|perdid\\w*|robad\\w*|excavad\\w*|descubiert\\w*|hallad\\w*',
    'erworben|ankauf|angekauft|gekauft|geschenk|schenkung|vermachtnis|verkauft|ausgestellt|zerstort|verloren|gestohlen|restauriert|ausgegraben|entdeckt|gefunden|fund',
  ].join(
    '|',
  )})\\b|购|購|买|買|收藏|入藏|捐|赠|贈|展览|展覽|展示|出土|发掘|發掘|発掘|毁|毀|焚|盗|盜|修复|修復|修理|重修`,
);
/** A nationality, a place, a school, or an event that has no time of its own. Latin words have lost their spaces in Chinese. */
const isHarmless = (text: string, isSpaceless: boolean): boolean => {
  const words = text.trim();
  if (limitingWords.test(words) || laterFate.test(words)) return false;
  if (numberedDynasty.test(words)) return true;
  return isSpaceless
    ? /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,16}$/u.test(words)
    : /^[\p{L}\p{M}.' -]{2,50}$/u.test(words) && words.split(/[ -]+/).length <= 5;
};

/** The dynasties of Egypt are numbered, and have no times here: Dynasty 18, ca. 1353–1336 BC. */
const numberedDynasty =
  /^(?:(?:(?:old|middle|new) kingdom|(?:first|second|third) intermediate period|late period),? )?(?:(?:(?:early|mid|middle|late) )?dynasty \d{1,2}(?: ?[–-] ?\d{1,2})?|\d{1,2}(?:st|nd|rd|th) dynasty|\d{1,2}e dynastie|dinastia [ivx]{1,6}|\d{1,2}\. dynastie)$/;

/** What happened to a finished work does not date its making: 1834–5, exhibited 1835. */
const laterEvent =
  /^\??(?:first )?(?:exhibited|published|printed|issued|engraved|publiee?|imprimee?|exposee?|publicad[oa]|impres[oa]|expuest[oa]|gedruckt|ausgestellt) /;
