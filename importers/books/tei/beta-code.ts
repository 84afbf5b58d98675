/** Letters of Beta Code, an ASCII encoding of Greek from before Unicode: `mh=nin a)/eide`. */
const letters: Record<string, string> = {
  a: 'α',
  b: 'β',
  g: 'γ',
  d: 'δ',
  e: 'ε',
  z: 'ζ',
  h: 'η',
  q: 'θ',
  i: 'ι',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  c: 'ξ',
  o: 'ο',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'υ',
  f: 'φ',
  x: 'χ',
  y: 'ψ',
  w: 'ω',
  v: 'ϝ',
};
const marks: Record<string, string> = {
  ')': '\u0313',
  '(': '\u0314',
  '/': '\u0301',
  '\\': '\u0300',
  '=': '\u0342',
  '+': '\u0308',
  '|': '\u0345',
};
const letter = /(?:(\*)([)(/\\=+|]*)|((?<![)(/\\=+|])[)(/\\=+|]+))?([a-z])([)(/\\=+|]*)/gi;

/** Whether a text is Beta Code: only ASCII letters, with signs or letters of that code. */
export const isBetaCode = (text: string): boolean =>
  /[a-z]/i.test(text) && !/[^\0-\x7f]/.test(text.replace(/[‘’“”—–†·]/g, ''));

/** Converts it to composed Unicode; a sigma at the end of a word is final. */
export const fromBetaCode = (text: string): string =>
  text
    .replace(letter, (_, capital: string | undefined, ofCapital = '', ofSmall = '', base: string, after: string) => {
      const greek = letters[base.toLowerCase()] ?? base;
      const casedGreek = capital ? greek.toUpperCase() : greek;
      return casedGreek + [...ofCapital, ...ofSmall, ...after].map((sign) => marks[sign]).join('');
    })
    .replace(/σ(?![\p{L}\p{M}’'])/gu, 'ς')
    .replaceAll("'", '’')
    .replaceAll(':', '·')
    .normalize('NFC');
