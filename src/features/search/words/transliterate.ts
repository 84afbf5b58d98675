/**
 * Letters of alphabets in Latin letters, several where names in European languages differ: Ц is c in Cicero, z in Zeus,
 * ts in tsar. An alternative may be empty.
 */
const letters = new Map(
  `α a β b|v γ g δ d ε e ζ z η e|i θ th|t ι i κ c|k λ l μ m ν n ξ x ο o π p ρ r|rh σ s τ t υ y|u φ ph|f χ ch|k ψ ps ω o
  а a б b в v|b г g|h д d е e ё e ж j|zh з z|s и i й i|y к k|c л l м m н n о o п p р r с s т t у u ф f|ph|th х h|kh|ch
  ц c|ts ч ch ш sh щ shch ъ - ы y ь - э e ю iu|yu я ia|ya і i ї i є e ґ g ј j љ lj њ nj ћ c џ dz ђ dj
  अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n
  त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ऋ ri`
    .trim()
    .split(/\s+/)
    .flatMap((word, place, words): [string, string[]][] =>
      place % 2 ? [] : [[word, words[place + 1]!.split('|').map((latin) => (latin === '-' ? '' : latin))]],
    ),
);
/** Pairs of Greek vowels that are one sound. */
const pairs = new Map([
  ['ου', ['u', 'ou']],
  ['αι', ['ae', 'ai', 'e']],
  ['ει', ['i', 'ei', 'e']],
  ['οι', ['oe', 'oi', 'e']],
  ['γγ', ['ng']],
  ['γκ', ['nk', 'nc', 'g']],
]);
/** Vowel signs of Devanagari, which replace the vowel a consonant ends in. */
const vowelSigns = new Map(
  Object.entries({
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ृ': 'ri',
    '्': '',
  }),
);
const isDevanagari = (letter: string) => /\p{Script=Devanagari}/u.test(letter);

/** Parts of a syllable in Hangul, in the order of Unicode. Source: The Unicode Standard, section 3.12. */
const hangul = {
  first: 'g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h'.split(','),
  middle: 'a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,,ui,i'.split(','),
  last: ',k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t'.split(','),
};
function syllableToLatin(letter: string): string[] {
  const code = letter.codePointAt(0)! - 0xac00;
  const first = hangul.first[Math.floor(code / 588)]!;
  const rest = hangul.middle[Math.floor((code % 588) / 28)]! + hangul.last[code % 28]!;
  return first === 'r' ? [`r${rest}`, `l${rest}`] : [first + rest];
}

/** Most spellings of a name that are tried. */
const maxSpellings = 96;

/**
 * A folded name in Greek, Cyrillic, Devanagari or Hangul in Latin letters, in the spellings that names in European
 * languages may have, the likeliest first; none for other scripts.
 */
export function transliterate(name: string): string[] {
  if (!/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Hangul}]/u.test(name)) return [];
  let spellings = [''];
  const add = (alternatives: readonly string[]) => {
    const longer = alternatives.flatMap((latin) => spellings.map((spelling) => spelling + latin));
    spellings = longer.length <= maxSpellings ? longer : spellings.map((spelling) => spelling + alternatives[0]!);
  };
  const signs = [...name];
  for (let place = 0; place < signs.length; place++) {
    const sign = signs[place]!,
      next = signs[place + 1] ?? '';
    const pair = pairs.get(sign + next);
    if (pair) {
      add(pair);
      place++;
    } else if (vowelSigns.has(sign)) add([vowelSigns.get(sign)!]);
    else if (/[\uac00-\ud7a3]/.test(sign)) add(syllableToLatin(sign));
    else if (sign === 'ं' || sign === 'ँ') add(['n']);
    else {
      const alternatives = letters.get(sign) ?? [/[\p{L}\p{M}]/u.test(sign) ? '' : sign];
      const isOpen = isDevanagari(sign) && /[क-ह]/.test(sign) && !vowelSigns.has(next) && /\p{L}|ं/u.test(next);
      add(isOpen ? alternatives.map((latin) => `${latin}a`) : alternatives);
    }
  }
  // A double letter of Hangul is a matter of its syllables.
  return [
    ...new Set(
      spellings.map((spelling) => (/[\uac00-\ud7a3]/.test(name) ? spelling.replace(/(.)\1/g, '$1') : spelling)),
    ),
  ];
}
