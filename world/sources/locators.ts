/** Places in sources, written as subjects cite them in English, in the form of the reader's language. */
import type { Five } from '../subject.ts';

type Forms = readonly [zh: string, fr: string, es: string, jp: string];

/** Chinese and Japanese works whose chapters are scrolls: 卷六, 巻六. */
const inScrolls = new Set([
  'shiji',
  'hanshu',
  'houhanshu',
  'sanguozhi',
  'old-book-of-tang',
  'new-book-of-tang',
  'zizhi-tongjian',
  'zhenguan-zhengyao',
  'great-tang-records',
  'cien-biography',
  'song-shi',
  'yuan-shi',
  'ming-shi',
  'qing-shi-gao',
  'ming-shilu',
  'qing-shilu',
  'dongjing-menghua',
  'nihon-shoki',
  'haiguo-tuzhi',
  'fodao-lunheng',
]);
/** Novels are counted in 回. */
const inRounds = new Set(['xiyou-ji-novel', 'sanguo-yanyi']);
/** Annals by years of the Hijra. */
const byHijra = new Set(['al-tabari', 'ibn-al-athir']);
const onTablets = new Set(['gilgamesh-tablets']);
/** Multi-volume works whose Roman numeral is a volume. */
const inVolumes = new Set(['carter-tutankhamen', 'lichtheim']);
/** Works of reference: the place is the name of an article, which stands as it is printed. */
const byArticle = new Set([
  'oxford-classical-dictionary',
  'encyclopaedia-iranica',
  'encyclopaedia-of-islam',
  'enciclopedia-dantesca',
]);
/** Chapters of the Analects, by their numbers. */
const analects =
  '学而 为政 八佾 里仁 公冶长 雍也 述而 泰伯 子罕 乡党 先进 颜渊 子路 宪问 卫灵公 季氏 阳货 微子 子张 尧曰'.split(' ');
const analectsInJapanese =
  '学而 為政 八佾 里仁 公冶長 雍也 述而 泰伯 子罕 郷党 先進 顔淵 子路 憲問 衛霊公 季氏 陽貨 微子 子張 堯曰'.split(' ');

const digits = '〇一二三四五六七八九';
/** 264 as 二百六十四. */
function kanji(n: number): string {
  if (n < 10) return digits[n]!;
  if (n < 100) return `${n < 20 ? '' : digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;
  const rest = n % 100;
  return `${n < 200 ? '一' : digits[Math.floor(n / 100)]}百${rest ? (rest < 10 ? '〇' : rest < 20 ? '一' : '') + kanji(rest) : ''}`;
}
/** Scrolls in three parts; elsewhere A and B are 上 and 下. */
const inThree = new Set(['99', '27']);
const half = (scroll: string, letter: string | undefined) =>
  letter === undefined ? '' : (inThree.has(scroll) ? '上中下' : '上下')['ABC'.indexOf(letter)]!;
const scrolls = (where: string, mark: string) =>
  where
    .split(', ')
    .map((one) =>
      one
        .split('–')
        .map((end) => {
          const [, number, letter] = /^(\d+)([ABC])?$/.exec(end)!;
          const counted = kanji(Number(number));
          return `${mark}${mark === '卷' ? counted : counted.replace('一百', '百').replace('百一十', '百十')}${half(number!, letter)}`;
        })
        .join(mark === '卷' ? '至' : '〜'),
    )
    .join('、');

/** Books, lives and articles by name. Longer names first where one begins with another. */
const names: Readonly<Record<string, Forms>> = {
  'Punic Wars': ['布匿战争', 'Guerres puniques', 'Guerras púnicas', 'ポエニ戦争'],
  'Civil Wars': ['内战', 'Guerres civiles', 'Guerras civiles', '内乱'],
  'Syrian Wars': ['叙利亚战争', 'Livre syriaque', 'Sobre Siria', 'シリア戦争'],
  Sicily: ['西西里', 'Livre sicilien', 'Sobre Sicilia', 'シチリア'],
  'Cato the Elder': ['老加图传', 'Caton l’Ancien', 'Catón el Viejo', '大カトー伝'],
  'Tiberius Gracchus': ['提比略·格拉古传', 'Tiberius Gracchus', 'Tiberio Graco', 'ティベリウス・グラックス伝'],
  Alexander: ['亚历山大传', 'Alexandre', 'Alejandro', 'アレクサンドロス伝'],
  Antony: ['安东尼传', 'Antoine', 'Antonio', 'アントニウス伝'],
  Caesar: ['恺撒传', 'César', 'César', 'カエサル伝'],
  Crassus: ['克拉苏传', 'Crassus', 'Craso', 'クラッスス伝'],
  Marcellus: ['马塞卢斯传', 'Marcellus', 'Marcelo', 'マルケッルス伝'],
  Pericles: ['伯里克利传', 'Périclès', 'Pericles', 'ペリクレス伝'],
  Sulla: ['苏拉传', 'Sylla', 'Sila', 'スッラ伝'],
  Theseus: ['忒修斯传', 'Thésée', 'Teseo', 'テセウス伝'],
  Themistocles: ['地米斯托克利传', 'Thémistocle', 'Temístocles', 'テミストクレス伝'],
  'Divus Augustus': ['神圣的奥古斯都传', 'Auguste', 'Augusto', '神君アウグストゥス'],
  'Divus Julius': ['神圣的尤利乌斯传', 'César', 'César', '神君ユリウス'],
  Vespasian: ['韦斯巴芗传', 'Vespasien', 'Vespasiano', 'ウェスパシアヌス'],
  Titus: ['提图斯传', 'Titus', 'Tito', 'ティトゥス'],
  'Thirty Tyrants': ['三十僭主传', 'Trente Tyrans', 'Treinta tiranos', '三十人の僭称帝'],
  Marcus: ['马可·奥勒留传', 'Marc Aurèle', 'Marco Aurelio', 'マルクス・アウレリウス'],
  'Ezra and Nehemiah': ['以斯拉记、尼希米记', 'Esdras et Néhémie', 'Esdras y Nehemías', 'エズラ記・ネヘミヤ記'],
  '1 Kings': ['列王纪上', '1 Rois', '1 Reyes', '列王記上'],
  '2 Kings': ['列王纪下', '2 Rois', '2 Reyes', '列王記下'],
  Ezra: ['以斯拉记', 'Esdras', 'Esdras', 'エズラ記'],
  Genesis: ['创世记', 'Genèse', 'Génesis', '創世記'],
  Isaiah: ['以赛亚书', 'Isaïe', 'Isaías', 'イザヤ書'],
  Nahum: ['那鸿书', 'Nahum', 'Nahúm', 'ナホム書'],
  Acts: ['使徒行传', 'Actes', 'Hechos', '使徒言行録'],
  Mark: ['马可福音', 'Marc', 'Marcos', 'マルコ'],
  Inferno: ['地狱篇', 'Enfer', 'Infierno', '地獄篇'],
  Purgatorio: ['炼狱篇', 'Purgatoire', 'Purgatorio', '煉獄篇'],
  Paradiso: ['天堂篇', 'Paradis', 'Paraíso', '天国篇'],
  'Life of Botticelli': ['波提切利传', 'Vie de Botticelli', 'Vida de Botticelli', 'ボッティチェリ伝'],
  'Life of Leonardo': ['列奥纳多传', 'Vie de Léonard', 'Vida de Leonardo', 'レオナルド伝'],
  'Life of Michelangelo': ['米开朗琪罗传', 'Vie de Michel-Ange', 'Vida de Miguel Ángel', 'ミケランジェロ伝'],
  'Life of Raphael': ['拉斐尔传', 'Vie de Raphaël', 'Vida de Rafael', 'ラファエロ伝'],
  'Digha Nikaya': ['长部', 'Digha Nikaya', 'Digha Nikaya', '長部'],
  'Majjhima Nikaya': ['中部', 'Majjhima Nikaya', 'Majjhima Nikaya', '中部'],
  'Samyutta Nikaya': ['相应部', 'Samyutta Nikaya', 'Samyutta Nikaya', '相応部'],
  'Vinaya, Cullavagga': ['律藏·小品', 'Vinaya, Cullavagga', 'Vinaya, Cullavagga', '律蔵小品'],
  'Vinaya, Mahavagga': ['律藏·大品', 'Vinaya, Mahavagga', 'Vinaya, Mahavagga', '律蔵大品'],
  'Separate Rock Edicts': ['单独石刻诏令', 'édits sur roc séparés', 'edictos rupestres separados', '別刻摩崖法勅'],
  'Minor Rock Edict': ['小石刻诏令', 'édit mineur sur roc', 'edicto rupestre menor', '小摩崖法勅'],
  'Rock Edict': ['石刻诏令', 'édit sur roc', 'edicto rupestre', '摩崖法勅'],
  'Lumbini pillar': ['蓝毗尼石柱', 'pilier de Lumbini', 'pilar de Lumbini', 'ルンビニー石柱'],
  'Luo gao': ['洛诰', 'Luo gao', 'Luo gao', '洛誥'],
  'Pan Geng': ['盘庚', 'Pan Geng', 'Pan Geng', '盤庚'],
  'Ai 11': ['哀公十一年', 'duc Ai, an 11', 'duque Ai, año 11', '哀公十一年'],
  Sejong: ['世宗实录', 'Sejong', 'Sejong', '世宗実録'],
  Bulletin: ['战报', 'Bulletin', 'Boletín', '戦況報告'],
  Poem: ['长诗', 'Poème', 'Poema', '長詩'],
  Chronicle: ['编年史', 'chronique', 'crónica', '年代記'],
  Yasna: ['耶斯那', 'Yasna', 'Yasna', 'ヤスナ'],
  Proemio: ['序', 'Proemio', 'Proemio', '序'],
  'Method, preface': ['方法，序言', 'La Méthode, préface', 'El método, prefacio', '方法 序文'],
  'Const. Summa': ['总敕令', 'const. Summa', 'const. Summa', 'スンマ勅令'],
  'Day 1, introduction': ['第一日引言', '1ʳᵉ journée, introduction', 'primera jornada, introducción', '第一日 序'],
  '22 April': ['4月22日', '22 avril', '22 de abril', '4月22日'],
  '29 May': ['5月29日', '29 mai', '29 de mayo', '5月29日'],
  '27 February 1431': ['1431年2月27日', '27 février 1431', '27 de febrero de 1431', '1431年2月27日'],
  'AD 330': ['公元330年', 'an 330', 'año 330', '330年'],
  丙: ['卷丙', 'C', 'C', '巻丙'],
  古风其三: ['古风其三', 'Gufeng 3', 'Gufeng 3', '古風其三'],
  登广武古战场怀古: ['登广武古战场怀古', 'Deng Guangwu gu zhanchang', 'Deng Guangwu gu zhanchang', '登広武古戦場懐古'],
};
/** What English readers are told where subjects cite in Chinese. */
const inEnglish: Readonly<Record<string, string>> = {
  丙: 'C',
  古风其三: 'Gufeng 3',
  登广武古战场怀古: 'Deng Guangwu gu zhanchang',
};

/** Kinds of places, with `$1` for their number. In the order in which they are tried. */
const kinds: readonly (readonly [RegExp, Forms])[] = [
  [/\bvol\. I\.2\b/g, ['第1卷第2分册', 'vol. I.2', 'vol. I.2', '第1巻第2分冊']],
  [/\bvol\. III\.2\b/g, ['第3卷第2分册', 'vol. III.2', 'vol. III.2', '第3巻第2分冊']],
  [/\bvol\. ([\dXVI.]+)/g, ['第$1卷', 'vol. $1', 'vol. $1', '第$1巻']],
  [/\bpart (\d+)/g, ['第$1部', '$1ᵉ partie', '$1.ª parte', '第$1部']],
  [/\bbook (\d+)/g, ['第$1卷', 'livre $1', 'libro $1', '第$1巻']],
  [/\bch\. ([\d–]+)/g, ['第$1章', 'chap. $1', 'cap. $1', '第$1章']],
  [/\bcolumns? ([iv–]+)/g, ['第$1栏', 'colonne $1', 'columna $1', '第$1欄']],
  [/\blines? ([\d–]+)/g, ['第$1行', 'ligne $1', 'línea $1', '$1行']],
  [/\bno\. ([−\d–]+)/g, ['第$1号', 'n° $1', 'n.º $1', '第$1号']],
  [/\bfragment (\d+)/g, ['残篇$1', 'fragment $1', 'fragmento $1', '断片$1']],
  [/\bhexagrams 11, 63/g, ['泰卦、既济卦', 'hexagrammes 11 et 63', 'hexagramas 11 y 63', '泰卦・既済卦']],
  [/\bspell ([\dAB]+)/g, ['咒语$1', 'formule $1', 'fórmula $1', '呪文$1']],
  [/\bpreface\b/g, ['序言', 'préface', 'prefacio', '序文']],
  [/\bpraef\. ([\d–]+)/g, ['序$1', 'préface $1', 'prefacio $1', '序$1']],
  [/\bheading\b/g, ['卷首', 'en-tête', 'encabezamiento', '冒頭']],
  [/\bprologue\b/g, ['序言', 'prologue', 'prólogo', '序章']],
  [/\bepilogue\b/g, ['跋', 'épilogue', 'epílogo', '後書き']],
];
const hijra: Forms = ['伊历$1年', 'an $1 de l’hégire', 'año $1 de la hégira', 'ヒジュラ暦$1年'];
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const years: Forms = ['$1年', 'année $1', 'año $1', '$1年'];
const and: Forms = ['、', ' et ', ' y ', '、'];

/** The longest first: one may be the beginning of another. */
const namePatterns = Object.keys(names)
  .sort((a, b) => b.length - a.length)
  .map((name) => [name, new RegExp(`(?<![\\p{L}\\d])${name.replace(/\./g, '\\.')}(?![\\p{L}])`, 'gu')] as const);

/** One column; 0: zh, 1: fr, 2: es, 3: jp. */
function inColumn(key: string, where: string, column: number): string {
  const isCjk = column === 0 || column === 3;
  let said = where;
  if (inRounds.has(key))
    said = said
      .replace(/^(?:ch\. )?([\d–]+)$/, isCjk ? '第$1回' : 'chap. $1')
      .replace('chap', column === 2 ? 'cap' : 'chap');
  if (onTablets.has(key)) {
    const tablet = (['第$1块泥板', 'tablette $1', 'tablilla $1', '第$1書板'] as const)[column]!;
    said = said.replace(/\b([IVX]+)\b/g, tablet);
  }
  if (inVolumes.has(key))
    said = said.replace(/^([IVX]+)$/, (['第$1卷', 'vol. $1', 'vol. $1', '第$1巻'] as const)[column]!);
  if (key === 'hammurabi-year-names')
    said = said.replace(/\byears? ([\d]+(?: and \d+)?)/g, isCjk ? '第$1年' : years[column]!);
  said = said.replace(/\byears? ([\d–]+(?: and \d+)?)/g, (byHijra.has(key) ? hijra : years)[column]!);
  for (const [name, pattern] of namePatterns)
    if (said.includes(name)) said = said.replace(pattern, names[name]![column]!);
  for (const [pattern, forms] of kinds) said = said.replace(pattern, forms[column]!);
  said = said.replaceAll(' and ', and[column]!);
  // In French and Spanish a chapter of the Bible is divided from its verse by a comma.
  if (key === 'hebrew-bible' && !isCjk) said = said.replace(/(\d):(\d)/g, '$1,$2');
  if (column === 1) said = said.replace(/; /g, '\u202f; ').replace(/\ban (?=\d+–)/, 'années ');
  if (column === 2) said = said.replace(/\baño (?=\d+–)/, 'años ');
  if (!isCjk) return said;
  return said
    .replace(/第([IVX]+)(?=[卷巻])/g, (_, number: string) => `第${roman.indexOf(number)}`)
    .replace(/; /g, '；')
    .replace(/, /g, '、')
    .replace(/(?<=[\p{Script=Han}ァ-ヶー]) (?=[\d§第])/gu, '')
    .replace(/(?<=\d)–(?=\d)/g, column === 0 ? '—' : '〜');
}

/** The place in a source in five languages. */
export function locatorIn(key: string, where: string): Five {
  if (inScrolls.has(key) && /^\d/.test(where)) return [scrolls(where, '卷'), where, where, where, scrolls(where, '巻')];
  if (key === 'lunyu') {
    const [chapter, verse] = where.split('.').map(Number) as [number, number];
    return [
      `${analects[chapter - 1]}篇第${verse}章`,
      where,
      where,
      where,
      `${analectsInJapanese[chapter - 1]}篇第${verse}章`,
    ];
  }
  if (byArticle.has(key))
    return [`“${where}”条`, `“${where}”`, `«\u202f${where}\u202f»`, `«${where}»`, `「${where}」の項`];
  const english = (inEnglish[where] ?? where)
    .replace(/^(?=[IVX]+(?: and [IVX]+)?$)/, onTablets.has(key) ? 'tablet ' : inVolumes.has(key) ? 'vol. ' : '')
    .replace(/^(years? .*)$/, byHijra.has(key) ? '$1 AH' : '$1');
  const [zh, fr, es, jp] = [0, 1, 2, 3].map((column) => inColumn(key, where, column)) as [
    string,
    string,
    string,
    string,
  ];
  return [zh, english, fr, es, jp];
}
