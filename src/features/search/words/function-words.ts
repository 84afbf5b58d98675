import type { Language } from '../../../rules/languages.ts';

/**
 * Words that ask or connect and do not indicate a text's topic, folded. Short forms that could be confused with another
 * word of the same letters (French son, pas) count only in a query in that language.
 */
const functionWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: splitWords(`
    a an the this that these those such some any each every all both other another
    what which who whom whose when where why how much many often long
    i you he she it we they me him her us them my your his its our their there here
    is are was were be been being am do does did done has have had can could will would shall should may might must
    of in on at to for from by with without into onto upon over under about after before between during through against
    among within than as and or but nor not no if then so because while until also only very more most
    name type kind called following`),
  fr: splitWords(`
    le la les l un une des du de d au aux ce cet cette ces
    quel quelle quels quelles qui que qu quoi dont ou quand comment pourquoi combien lequel laquelle lesquels lesquelles
    je tu il elle on nous vous ils elles me te se s lui leur leurs son sa ses mon ma mes ton ta tes notre nos votre vos y en
    est sont etait etaient etre ete fut furent a ont avait avaient avoir eu fait font faire peut
    dans sur sous par pour avec sans chez vers entre contre pendant depuis avant apres comme et ou ni mais donc car si ne
    pas plus moins tres aussi n c j m t`),
  es: splitWords(`
    el la los las lo un una unos unas al del de este esta estos estas ese esa esos esas aquel aquella
    que quien quienes cual cuales cuando donde como cuanto cuanta cuantos cuantas adonde
    yo tu el ella ello nosotros vosotros ellos ellas me te se le les nos su sus mi mis
    es son era eran ser sido fue fueron estaba estan ha han habia haber hay tiene tenia hizo hace puede pueden
    a ante bajo con contra desde durante en entre hacia hasta para por segun sin sobre tras
    y e o u ni pero sino si no mas menos muy tambien tan ya tipo nombre llama llamaba`),
};

function splitWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The language of most of the function words; `otherwise` if there are none, or if it has as many. */
export function detectQueryLanguage(words: readonly string[], otherwise: Language): Language {
  const counted = Object.entries(functionWords).map(([language, ones]) => ({
    language: language as Language,
    count: words.filter((word) => ones.has(word)).length,
  }));
  const maxCount = Math.max(...counted.map(({ count }) => count));
  const best = counted.filter(({ count }) => count === maxCount).map(({ language }) => language);
  return best.includes(otherwise) ? otherwise : maxCount ? best[0]! : otherwise;
}

export const isFunctionWord = (word: string, language: Language): boolean =>
  functionWords[language]?.has(word) ?? false;

/** Whether a word asks or connects in any language, so that it is unlikely to be a name. */
export const connectsSomewhere = (word: string): boolean =>
  Object.values(functionWords).some((ofLanguage) => ofLanguage.has(word));

/** Chinese and Japanese question words and particles, folded: simplified characters, hiragana. */
const questionWords = [
  '的 是 了 吗 呢 谁 哪 什么 怎么 怎样 如何 为什么 为何 何时 何地 何处 何年 何月 何人 何故 何が 何を 何と 何の 何で 何に 何か 何という 何ですか 多少 几个 几年 多久 多大',
  '哪些 哪个 哪里 哪年 哪位 哪种 哪一 なに なん だれ いつ どこ どの どれ どう どんな なぜ いくつ いくら',
].flatMap((line) => line.split(' '));
const questionPattern = new RegExp(questionWords.toSorted((a, b) => b.length - a.length).join('|'), 'gu');

/** The letters of a folded stretch without spaces that belong to question words and particles. */
export function findQuestionLetters(stretch: string): Set<number> {
  const places = new Set<number>();
  for (const { 0: word, index } of stretch.matchAll(questionPattern)) {
    const first = Array.from(stretch.slice(0, index)).length;
    for (let letter = 0; letter < word.length; letter++) places.add(first + letter);
  }
  return places;
}
