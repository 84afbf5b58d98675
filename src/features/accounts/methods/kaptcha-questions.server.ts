import { randomInt } from 'node:crypto';
import { byLanguage, listSeparator, type Language } from '../../../rules/languages.ts';

/** A captcha question in words, for those who cannot see the picture, and its answer. */
export interface Question {
  question: string;
  answer: string;
}

const toKanji = (n: number) => {
  const digits = [...'零一二三四五六七八九'];
  return `${n >= 20 ? digits[Math.trunc(n / 10)] : ''}${n >= 10 ? '十' : ''}${n % 10 || !n ? digits[n % 10] : ''}`;
};
const splitWords = (words: string) => words.split(' ');
const enBelowTwenty = splitWords(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const enTens = splitWords('twenty thirty forty fifty sixty seventy eighty ninety');
const frBelowTwenty = splitWords(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const frTens = splitWords('vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');
const esBelowThirty = splitWords(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const esTens = splitWords('treinta cuarenta cincuenta sesenta setenta ochenta noventa');

/** A number from 0 to 99 in words. */
const numberWords = byLanguage<(n: number) => string>({
  zh: toKanji,
  en(n) {
    if (n < 20) return enBelowTwenty[n]!;
    const ten = enTens[Math.trunc(n / 10) - 2]!;
    return n % 10 ? `${ten}-${enBelowTwenty[n % 10]}` : ten;
  },
  fr(n) {
    if (n < 20) return frBelowTwenty[n]!;
    if (n === 80) return 'quatre-vingts';
    const tens = Math.trunc(n / 10),
      ten = frTens[tens - 2]!,
      rest = tens === 7 || tens === 9 ? (n % 10) + 10 : n % 10;
    if (!rest) return ten;
    return (rest === 1 || rest === 11) && tens < 8
      ? `${ten} et ${frBelowTwenty[rest]}`
      : `${ten}-${frBelowTwenty[rest]}`;
  },
  es(n) {
    if (n < 30) return esBelowThirty[n]!;
    const ten = esTens[Math.trunc(n / 10) - 3]!;
    return n % 10 ? `${ten} y ${esBelowThirty[n % 10]}` : ten;
  },
});
export const toWords = (n: number, language: Language): string => numberWords[language](n);

/** Words of four categories; none belongs to two. */
export const categories = [
  {
    sort: byLanguage({
      zh: '动物',
      en: 'an animal',
      fr: 'un animal',
      es: 'un animal',
      jp: '動物',
    }),
    words: byLanguage({
      zh: splitWords('马 牛 羊 狗 猫 猪 鸡 鱼 虎 兔 蛇 猴'),
      en: splitWords('horse cow sheep dog cat pig hen fish tiger rabbit snake monkey'),
      fr: splitWords('cheval vache mouton chien chat cochon poule poisson tigre lapin serpent singe'),
      es: splitWords('caballo vaca oveja perro gato cerdo gallina pez tigre conejo serpiente mono'),
      jp: splitWords('馬 牛 羊 犬 猫 豚 鶏 魚 虎 兎 蛇 猿'),
    }),
  },
  {
    sort: byLanguage({
      zh: '颜色',
      en: 'a colour',
      fr: 'une couleur',
      es: 'un color',
      jp: '色',
    }),
    words: byLanguage({
      zh: splitWords('红色 黄色 蓝色 绿色 黑色 白色 紫色 灰色 粉色 棕色 银色 金色'),
      en: splitWords('red yellow blue green black white purple grey pink brown beige crimson'),
      fr: splitWords('rouge jaune bleu vert noir blanc violet gris pourpre brun beige écarlate'),
      es: splitWords('rojo amarillo azul verde negro blanco morado gris rosado marrón beige carmesí'),
      jp: splitWords('赤色 黄色 青色 緑色 黒色 白色 紫色 灰色 桃色 茶色 銀色 金色'),
    }),
  },
  {
    sort: byLanguage({
      zh: '身体的一部分',
      en: 'a part of the body',
      fr: 'une partie du corps',
      es: 'una parte del cuerpo',
      jp: '体の一部',
    }),
    words: byLanguage({
      zh: splitWords('手 脚 眼睛 耳朵 鼻子 嘴巴 头发 膝盖 肩膀 手指 额头 脖子'),
      en: splitWords('hand foot eye ear nose mouth hair knee shoulder finger forehead neck'),
      fr: splitWords('main pied œil oreille nez bouche cheveu genou épaule doigt front cou'),
      es: splitWords('mano pie ojo oreja nariz boca cabello rodilla hombro dedo frente cuello'),
      jp: splitWords('手 足 目 耳 鼻 口 髪 膝 肩 指 額 首'),
    }),
  },
  {
    sort: byLanguage({
      zh: '家里的东西',
      en: 'a piece of furniture',
      fr: 'un meuble',
      es: 'un mueble',
      jp: '家具',
    }),
    words: byLanguage({
      zh: splitWords('桌子 椅子 床 柜子 书架 沙发 凳子 衣柜 茶几 书桌 鞋柜 屏风'),
      en: splitWords('table chair bed cupboard bookcase sofa stool wardrobe desk bench dresser armchair'),
      fr: splitWords('table chaise lit placard bibliothèque canapé tabouret armoire bureau banc commode fauteuil'),
      es: splitWords('mesa silla cama aparador estantería sofá taburete armario escritorio banco cómoda sillón'),
      jp: splitWords('机 椅子 寝台 戸棚 本棚 長椅子 腰掛け 洋服箪笥 食卓 座卓 下駄箱 屏風'),
    }),
  },
];

const sumText = byLanguage<(a: string, b: string, c: string) => string>({
  zh: (a, b, c) => `${a}加${b}减${c}等于几？请用数字回答。`,
  en: (a, b, c) => `What is ${a} plus ${b} minus ${c}? Answer in figures.`,
  fr: (a, b, c) => `Combien font ${a} plus ${b} moins ${c} ? Répondez en chiffres.`,
  es: (a, b, c) => `¿Cuánto es ${a} más ${b} menos ${c}? Responda en cifras.`,
  jp: (a, b, c) => `${a}足す${b}引く${c}はいくつですか。数字で答えてください。`,
});
const largestText = byLanguage<(numbers: string) => string>({
  zh: (numbers) => `下面哪个数最大：${numbers}？请用数字回答。`,
  en: (numbers) => `Which of these numbers is the largest: ${numbers}? Answer in figures.`,
  fr: (numbers) => `Lequel de ces nombres est le plus grand : ${numbers} ? Répondez en chiffres.`,
  es: (numbers) => `¿Cuál de estos números es el mayor: ${numbers}? Responda en cifras.`,
  jp: (numbers) => `次のうち最も大きい数はどれですか：${numbers}。数字で答えてください。`,
});
const categoryText = byLanguage<(sort: string, words: string) => string>({
  zh: (sort, words) => `下面哪个词是${sort}：${words}？请写出这个词。`,
  en: (sort, words) => `Which of these words is ${sort}: ${words}? Answer with the word.`,
  fr: (sort, words) => `Lequel de ces mots désigne ${sort} : ${words} ? Répondez par le mot.`,
  es: (sort, words) => `¿Cuál de estas palabras nombra ${sort}: ${words}? Responda con la palabra.`,
  jp: (sort, words) => `次のうち${sort}を表す言葉はどれですか：${words}。その言葉を書いてください。`,
});

const pickRandom = <T>(items: readonly T[]): T => items[randomInt(items.length)]!;
function shuffle<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)[0]!);
}

/**
 * Each kind of question picks its answer first, evenly among dozens, so that no constant answer is right more than once
 * in forty times.
 */
const questionKinds: ((language: Language) => Question)[] = [
  (language) => {
    const answer = randomInt(11, 90),
      c = randomInt(1, 10),
      a = randomInt(1, answer + c);
    const spell = (n: number) => toWords(n, language);
    return { question: sumText[language](spell(a), spell(answer + c - a), spell(c)), answer: String(answer) };
  },
  (language) => {
    const answer = randomInt(40, 100);
    const numbers = shuffle([answer, ...Array.from({ length: 4 }, () => randomInt(2, answer))]);
    return {
      question: largestText[language](numbers.map((n) => toWords(n, language)).join(listSeparator(language))),
      answer: String(answer),
    };
  },
  (language) => {
    const [targetSort, ...others] = shuffle(categories);
    const answer = pickRandom(targetSort!.words[language]);
    const words = shuffle([
      answer,
      ...others.map(({ words: sortWords }) => pickRandom(sortWords[language])),
      pickRandom(others[0]!.words[language]),
    ]);
    return {
      question: categoryText[language](targetSort!.sort[language], words.join(listSeparator(language))),
      answer,
    };
  },
];

export const createWordQuestion = (language: Language): Question => pickRandom(questionKinds)(language);
