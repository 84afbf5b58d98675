import { toSimplified } from './characters.ts';
import rows from './reigns.json' with { type: 'json' };
import { foldWriting } from '../time/historical-time-numerals.ts';
import type { HistoricalTime } from '../time/historical-time.ts';
import type { NameReader } from '../time/reading/one-time.ts';
import { byLanguage, type InLanguages } from '../languages.ts';

/** European rulers whose reigns catalogues give as a time: land, first and last year, name in five languages. */
interface Reign {
  land: string;
  from: number;
  to: number;
}

/** The lands of `reigns.json`, as they follow a name: of Spain, d’Espagne, de España. */
const lands: Record<string, RegExp> = {
  france: /(?: of france| de france| de francia)$|^(?:法国国王|法国|フランス王|フランス国王)/,
  england:
    /(?: of (?:england|great britain)| d'angleterre| de grande-bretagne| de inglaterra)$|^(?:英国国王|英国|英格兰|イングランド王|イギリス王)/,
  spain: /(?: of spain| d'espagne| de espana)$|^(?:西班牙国王|西班牙|スペイン王|スペイン国王)/,
  empire:
    / (?:holy roman emperor|of the holy roman empire|du saint-empire|del sacro imperio)$|^(?:神圣罗马皇帝|神聖ローマ皇帝)/,
  prussia: /(?: of prussia| de prusse| de prusia)$|^(?:普鲁士|プロイセン王)/,
  russia: /(?: of russia| de russie| de rusia)$|^(?:俄国|俄国皇帝|ロシア皇帝)/,
};

/** Of namesakes, French and Spanish texts mean the ruler of their own land; English ones may mean any. */
const landOfLanguage: InLanguages = { fr: 'france', es: 'spain' };

/** Columns of the names in a row. */
const nameColumns: InLanguages<number> = { en: 3, fr: 4, es: 5, zh: 6, jp: 7 };
const title = /^(?:king|queen|emperor|empress|tsar|le roi|la reine|l'empereur|roi|el rey|rey|la reina|reina) /;
const foldName = (name: string) =>
  toSimplified(foldWriting(name))
    .replace(title, '')
    .replace(/[ ·・-]/g, '')
    .replace(/(?<=[ivx])(?:er|re)$/, '');

const reignsByName = new Map<string, Reign[]>();
for (const row of rows)
  for (const [language, column] of Object.entries(nameColumns)) {
    const key = `${language} ${foldName(String(row[column]))}`;
    const reign = { land: String(row[0]), from: Number(row[1]), to: Number(row[2]) };
    reignsByName.set(key, [...(reignsByName.get(key) ?? []), reign]);
  }

/** The words that make a ruler’s name a time. */
const reignWords = byLanguage<RegExp>({
  en: /^(?:(?:during|in|under) )?(?:the )?(?:reign|time) of (.+)$/,
  fr: /^(?:(?:sous|pendant|durant) )?(?:le |l'|la )?(?:regne|epoque|periode) (?:de |du |d')?(.+)$/,
  es: /^(?:(?:durante|bajo) )?(?:el )?reinado (?:de |del )(.+)$/,
  zh: /^(.+?)(?:在位期间|在位时期|统治时期|在位年间|时期|时代|治下)$/,
  jp: /^(.+?)の?(?:治世|在位期間|統治時代|統治期|時代)$/,
});

const year = (number: number): HistoricalTime => ({ year: number, month: 0, day: 0, seconds: 0 });

/**
 * For `readTime`: reign of Louis XIV, règne de Louis XIV, 路易十四时期. A name of several rulers needs its land, in
 * English always. Catalogues mean some time within the reign, so it is approximate at both ends.
 */
export const readReigns: NameReader = (text, language) => {
  const inSimplified = language === 'zh' || language === 'jp' ? toSimplified(text) : text;
  const form = reignWords[language],
    name = (form.exec(text) ?? form.exec(inSimplified))?.[1];
  if (name === undefined) return null;
  const land = Object.entries(lands).find(([, words]) => words.test(name)),
    bare = land ? name.replace(land[1], '').replace(/,$/, '') : name;
  const candidates = (reignsByName.get(`${language} ${foldName(bare)}`) ?? []).filter(
    (reign) => !land || reign.land === land[0],
  );
  const ownLand = candidates.length > 1 ? candidates.filter((reign) => reign.land === landOfLanguage[language]) : [],
    reigns = ownLand.length ? ownLand : candidates;
  return reigns.length === 1 ? { from: year(reigns[0]!.from), to: year(reigns[0]!.to), note: 'about' } : null;
};
