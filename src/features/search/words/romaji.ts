/** Syllables of Hepburn and Kunrei romanization as typed on a keyboard, by their kana. */
const syllables = new Map(
  `a あ i い u う e え o お ka か ki き ku く ke け ko こ sa さ shi し si し su す se せ so そ 
  ta た chi ち ti ち
  tsu つ tu つ te て to と na な ni に nu ぬ ne ね no の ha は hi ひ fu ふ hu ふ he へ ho ほ ma ま mi み mu む me め mo も
  ya や yu ゆ yo よ ra ら ri り ru る re れ ro ろ wa わ wo を ga が gi ぎ gu ぐ ge げ go ご 
  za ざ ji じ zi じ zu ず
  ze ぜ zo ぞ da だ di ぢ du づ de で do ど ba ば bi び bu ぶ be べ bo ぼ pa ぱ pi ぴ pu ぷ pe ぺ po ぽ
  kya きゃ kyu きゅ kyo きょ sha しゃ shu しゅ sho しょ sya しゃ syu しゅ syo しょ cha ちゃ chu ちゅ cho ちょ
  tya ちゃ tyu ちゅ
  tyo ちょ nya にゃ nyu にゅ nyo にょ hya ひゃ hyu ひゅ hyo ひょ mya みゃ myu みゅ myo みょ rya りゃ ryu りゅ ryo りょ
  gya ぎゃ gyu ぎゅ gyo ぎょ ja じゃ ju じゅ jo じょ jya じゃ jyu じゅ jyo じょ zya じゃ zyu じゅ zyo じょ
  bya びゃ byu びゅ byo びょ
  pya ぴゃ pyu ぴゅ pyo ぴょ`
    .trim()
    .split(/\s+/)
    .flatMap((word, place, words): [string, string][] => (place % 2 ? [] : [[word, words[place + 1]!]])),
);

/**
 * A word in romaji as kana, with long vowels as typed: toukyou is とうきょう. Null if it is not romaji. The last letters
 * may be the beginning of a syllable, which is left out.
 */
export function romajiToKana(typed: string): string | null {
  const word = typed.replaceAll(' ', '');
  let kana = '';
  for (let place = 0; place < word.length;) {
    const length = [3, 2, 1].find((size) => syllables.has(word.slice(place, place + size)));
    if (length) {
      kana += syllables.get(word.slice(place, place + length))!;
      place += length;
    } else if (/^(?:n(?![aiueoy])|m(?=[bmp]))/.test(word.slice(place))) {
      kana += 'ん';
      place++;
    } else if (/^([bcdfghjkpqrstvwz])\1|^tch/.test(word.slice(place))) {
      kana += 'っ';
      place++;
    } else return kana && /^(?:[bcdfghjkmnprstwyz]|[bghkmnpr]y|sh|ch|ts)$/.test(word.slice(place)) ? kana : null;
  }
  return kana || null;
}
