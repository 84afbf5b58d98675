/**
 * Passwords made of commonly tried parts: names, words of love, dates, keyboard neighbours. Lists of leaked passwords
 * are mostly English; Chinese, Japanese, French and Spanish passwords have other patterns.
 */

/** Common parts of passwords, by language, in letters without accents. */
const words = new Set(
  `
  password passwort pass word admin root user guest login welcome hello love lover baby angel star sun moon home happy
  lucky magic master secret test temp qwe asd zxc abc iloveyou ilove loveyou iloveu mylove forever princess dragon
  monkey football soccer summer winter spring autumn monday sunday january google facebook apple china japan france

  wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song zheng xie han tang feng
  yu dong xiao cheng cao yuan deng fu shen zeng peng lu su jiang cai jia ding wei xue ye yan pan du dai xia zhong tian
  ren fan fang shi yao tan liao zou xiong jin hao kong bai cui kang mao qiu qin gu hou shao meng long wan duan qian yin
  ming lei jun jie qiang min jing ying ling hua hong mei fei yi na bin bo chao chang hui ping gang xin xing yun rui ning
  woaini woaiwo woaiwojia woaizhongguo aini aiwo woai wo ni ai woaimama woaibaba mama baba laopo laogong baobao beibei
  baobei qinaide tianshi nihao nihaoma zaijian xiexie mima wodemima wangjimima woshishui wobuzhidao buzhidao caonima
  nima zhongguo beijing shanghai guangzhou shenzhen hangzhou chengdu nanjing wuhan taiwan xianggang qingdao dalian
  taobao weixin tengxun baidu alibaba xiaoming xiaohong xiaowei xiaolong xiaoyu xiaomi xiaoxiao dandan lili tingting
  feifei yangyang lele niuniu doudou pangpang

  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto
  inoue kimura hayashi shimizu mori ikeda ishikawa hiroshi takashi kenji akira satoshi makoto daisuke kenta yuki yuka
  haruka haruto yui aoi hina hinata ren sota miyu misaki sakura momo hana hikaru kaori megumi emi naoki takuya tsubasa
  aishiteru daisuki suki arigato arigatou konnichiwa ohayo ohayou himitsu pasuwado nihon nippon tokyo osaka kyoto anime
  manga pikachu pokemon doraemon naruto totoro nintendo neko inu sora umi kirakira

  motdepasse mdp azerty bonjour salut coucou soleil lune etoile amour jetaime tequiero chocolat doudou chouchou loulou
  nounours cheval chat chien papillon princesse maman papa famille vacances marseille paris lyon france bretagne
  toulouse bordeaux camille nicolas julien thomas marie pierre antoine alexandre guillaume maxime romain florian
  mathieu sebastien valentin quentin clement vincent aurelie celine manon lea emma chloe sarah ines jules hugo louis
  lucas arthur gabriel raphael isabelle sophie nathalie sandrine anthony olivier laurent jerome

  contrasena clave hola amor teamo teamomucho tequieromucho mivida miamor corazon estrella princesa bonita hermosa
  chiquita guapa bebe mama gatito perrito mariposa barcelona madrid realmadrid sevilla valencia espana mexico
  argentina colombia chile peru venezuela america chivas boca futbol jesus dios cristo maria jose juan carlos luis
  miguel angel antonio manuel francisco alejandro alejandra daniel daniela david diego fernando fernanda andres andrea
  javier roberto ricardo eduardo gabriela adriana patricia veronica monica valentina natalia camila paola laura carmen
  lucia paula martin pablo sergio alberto jorge rafael ramon samuel sebastian santiago tweety familia
`
    .trim()
    .split(/\s+/),
);

/** Numbers that are read as words (520 sounds like "I love you", 1314 like "for ever"), or drawn on a keypad. */
const numbers = new Set(
  '5201314 5211314 1314520 1314521 52013 520520 521521 13141314 3344520 7758258 7758521 147258 147258369 159357 357159 741852 963852 789456 456123 789456123 110120 112233 332211 123321 1234321 246810 13579 314159'.split(
    ' ',
  ),
);

/** Neighbours on keyboards, in the alphabet and among digits; matched in both directions. */
const keyboardRows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1aqw2zsx3edc4rfv5tgb',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const isWalk = (text: string) => text.length >= 3 && keyboardRows.some((row) => row.includes(text));
const isRepeated = (text: string) => /^(.)\1{2,}$/.test(text);
/** A date as typed: 19870512, 870512, 12051987, 120587. */
function isDate(text: string): boolean {
  const year = '(?:19[3-9]\\d|20[0-3]\\d|\\d\\d)',
    month = '(?:0[1-9]|1[0-2])',
    day = '(?:0[1-9]|[12]\\d|3[01])';
  return new RegExp(`^(?:${year}${month}${day}|(?:${day}${month}|${month}${day})${year})$`).test(text);
}

/** Length of the shortest block whose repetition gives the text; the last repetition may be cut off. */
const repeatedBlockLength = (text: string) =>
  Array.from(text, (_, at) => at + 1).find((length) => text.slice(length) === text.slice(0, -length)) ?? text.length;

/** Every second letter, from the first and from the second: `1q2w3e4r` is two walks. */
function isInterleaved(text: string): boolean {
  const letters = Array.from(text);
  return [0, 1].every((from) => {
    const half = letters.filter((_, at) => at % 2 === from).join('');
    return isWalk(half) || isRepeated(half);
  });
}

/** Maximum number of parts of a guessable password. */
const maxParts = 3;

/**
 * Whether a password is a repeated block, a walk over the keyboard, or at most three commonly tried parts: words, names
 * (also the account's), dates, walks, and once up to four digits and up to two letters. `extraWords` are tried as well.
 */
export function isGuessable(password: string, extraWords: ReadonlySet<string>): boolean {
  const text = password.toLowerCase();
  if (repeatedBlockLength(text) <= Math.min(6, text.length / 2) || isInterleaved(text)) return true;
  return consistsOf(text, extraWords, { pieces: maxParts, digits: true, letters: true });
}

function consistsOf(
  text: string,
  extraWords: ReadonlySet<string>,
  left: { pieces: number; digits: boolean; letters: boolean },
): boolean {
  if (!text) return true;
  if (!left.pieces) return false;
  return Array.from(text, (_, at) => at + 1).some((length) => {
    const piece = text.slice(0, length),
      rest = text.slice(length);
    const after = { ...left, pieces: left.pieces - 1 };
    if (
      [words, numbers, extraWords].some((list) => list.has(piece)) ||
      isWalk(piece) ||
      isRepeated(piece) ||
      isDate(piece)
    )
      return consistsOf(rest, extraWords, after);
    if (left.digits && /^\d{1,4}$/.test(piece)) return consistsOf(rest, extraWords, { ...after, digits: false });
    return left.letters && /^[a-z]{1,2}$/.test(piece) && consistsOf(rest, extraWords, { ...after, letters: false });
  });
}
