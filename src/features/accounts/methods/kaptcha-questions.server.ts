import { randomInt } from 'node:crypto';
import { fromColumns, type Language } from '../../../rules/languages.ts';

/** A captcha question in words, for those who cannot see the picture, and its answer. */
export interface Question {
  question: string;
  answer: string;
}

type WordsByLanguage = Record<Language, readonly string[]>;

const toKanji = (n: number) => {
  const digits = [...'零一二三四五六七八九'];
  return `${n >= 20 ? digits[Math.trunc(n / 10)] : ''}${n >= 10 ? '十' : ''}${n % 10 || !n ? digits[n % 10] : ''}`;
};
const belowTwenty: Record<'en' | 'fr' | 'es', string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
    ' ',
  ),
};
const tens: Record<'en' | 'fr' | 'es', string[]> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  fr: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
};
const twenties =
  'veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );

/** A number from 0 to 99 in words. */
export function toWords(n: number, language: Language): string {
  if (language === 'zh' || language === 'jp') return toKanji(n);
  if (n < 20) return belowTwenty[language][n]!;
  const ten = Math.trunc(n / 10),
    name = tens[language][ten - 2]!;
  if (language === 'en') return n % 10 ? `${name}-${belowTwenty.en[n % 10]}` : name;
  if (language === 'es') return ten === 2 ? twenties[n - 20]! : n % 10 ? `${name} y ${belowTwenty.es[n % 10]}` : name;
  if (n === 80) return 'quatre-vingts';
  const rest = ten === 7 || ten === 9 ? (n % 10) + 10 : n % 10;
  if (!rest) return name;
  return (rest === 1 || rest === 11) && ten < 8
    ? `${name} et ${belowTwenty.fr[rest]}`
    : `${name}-${belowTwenty.fr[rest]}`;
}

const splitWords = (...words: [string, string, string, string, string]): WordsByLanguage => {
  const byLanguage = fromColumns(words);
  return {
    zh: byLanguage.zh.split(' '),
    en: byLanguage.en.split(' '),
    fr: byLanguage.fr.split(' '),
    es: byLanguage.es.split(' '),
    jp: byLanguage.jp.split(' '),
  };
};

/** Words of four categories; none belongs to two. */
export const categories = [
  {
    sort: fromColumns(['动物', 'an animal', 'un animal', 'un animal', '動物']),
    words: splitWords(
      '马 牛 羊 狗 猫 猪 鸡 鱼 虎 兔 蛇 猴',
      'horse cow sheep dog cat pig hen fish tiger rabbit snake monkey',
      'cheval vache mouton chien chat cochon poule poisson tigre lapin serpent singe',
      'caballo vaca oveja perro gato cerdo gallina pez tigre conejo serpiente mono',
      '馬 牛 羊 犬 猫 豚 鶏 魚 虎 兎 蛇 猿',
    ),
  },
  {
    sort: fromColumns(['颜色', 'a colour', 'une couleur', 'un color', '色']),
    words: splitWords(
      '红色 黄色 蓝色 绿色 黑色 白色 紫色 灰色 粉色 棕色 银色 金色',
      'red yellow blue green black white purple grey pink brown beige crimson',
      'rouge jaune bleu vert noir blanc violet gris pourpre brun beige écarlate',
      'rojo amarillo azul verde negro blanco morado gris rosado marrón beige carmesí',
      '赤色 黄色 青色 緑色 黒色 白色 紫色 灰色 桃色 茶色 銀色 金色',
    ),
  },
  {
    sort: fromColumns([
      '身体的一部分',
      'a part of the body',
      'une partie du corps',
      'una parte del cuerpo',
      '体の一部',
    ]),
    words: splitWords(
      '手 脚 眼睛 耳朵 鼻子 嘴巴 头发 膝盖 肩膀 手指 额头 脖子',
      'hand foot eye ear nose mouth hair knee shoulder finger forehead neck',
      'main pied œil oreille nez bouche cheveu genou épaule doigt front cou',
      'mano pie ojo oreja nariz boca cabello rodilla hombro dedo frente cuello',
      '手 足 目 耳 鼻 口 髪 膝 肩 指 額 首',
    ),
  },
  {
    sort: fromColumns(['家里的东西', 'a piece of furniture', 'un meuble', 'un mueble', '家具']),
    words: splitWords(
      '桌子 椅子 床 柜子 书架 沙发 凳子 衣柜 茶几 书桌 鞋柜 屏风',
      'table chair bed cupboard bookcase sofa stool wardrobe desk bench dresser armchair',
      'table chaise lit placard bibliothèque canapé tabouret armoire bureau banc commode fauteuil',
      'mesa silla cama aparador estantería sofá taburete armario escritorio banco cómoda sillón',
      '机 椅子 寝台 戸棚 本棚 長椅子 腰掛け 洋服箪笥 食卓 座卓 下駄箱 屏風',
    ),
  },
];

const sumText = fromColumns<(a: string, b: string, c: string) => string>([
  (a, b, c) => `${a}加${b}减${c}等于几？请用数字回答。`,
  (a, b, c) => `What is ${a} plus ${b} minus ${c}? Answer in figures.`,
  (a, b, c) => `Combien font ${a} plus ${b} moins ${c} ? Répondez en chiffres.`,
  (a, b, c) => `¿Cuánto es ${a} más ${b} menos ${c}? Responda en cifras.`,
  (a, b, c) => `${a}足す${b}引く${c}はいくつですか。数字で答えてください。`,
]);
const largestText = fromColumns<(numbers: string) => string>([
  (numbers) => `下面哪个数最大：${numbers}？请用数字回答。`,
  (numbers) => `Which of these numbers is the largest: ${numbers}? Answer in figures.`,
  (numbers) => `Lequel de ces nombres est le plus grand : ${numbers} ? Répondez en chiffres.`,
  (numbers) => `¿Cuál de estos números es el mayor: ${numbers}? Responda en cifras.`,
  (numbers) => `次のうち最も大きい数はどれですか：${numbers}。数字で答えてください。`,
]);
const categoryText = fromColumns<(sort: string, words: string) => string>([
  (sort, words) => `下面哪个词是${sort}：${words}？请写出这个词。`,
  (sort, words) => `Which of these words is ${sort}: ${words}? Answer with the word.`,
  (sort, words) => `Lequel de ces mots désigne ${sort} : ${words} ? Répondez par le mot.`,
  (sort, words) => `¿Cuál de estas palabras nombra ${sort}: ${words}? Responda con la palabra.`,
  (sort, words) => `次のうち${sort}を表す言葉はどれですか：${words}。その言葉を書いてください。`,
]);
const comma = fromColumns(['、', ', ', ', ', ', ', '、']);

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
      question: largestText[language](numbers.map((n) => toWords(n, language)).join(comma[language])),
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
    return { question: categoryText[language](targetSort!.sort[language], words.join(comma[language])), answer };
  },
];

export const createWordQuestion = (language: Language): Question => pickRandom(questionKinds)(language);
