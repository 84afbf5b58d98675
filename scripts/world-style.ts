/**
 * Applies the style rules of the world's files that can be automated: French spaces and ordinals, Japanese numerals of
 * kings, Chinese years before Christ. `npm run world:style`; `npm run world` lists what must be fixed by hand.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { withFrenchSpaces } from '../src/rules/text/french-spaces.ts';
import { textsOfSubject } from '../world/house-rules.ts';
import { columns, loadWorld } from '../world/load.ts';

const digits = '〇一二三四五六七八九';
const kanji = (n: number) =>
  n < 10 ? digits[n]! : `${n < 20 ? '' : digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;

const toFrenchStyle = (text: string) =>
  withFrenchSpaces(text)
    .replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<![\p{L}\d])(I|1)er(?!\p{L})/gu, '$1ᵉʳ')
    .replace(/(?<!\p{L})([IVX]+)e(?!\p{L}| [A-ZÉ])/gu, '$1ᵉ');
const styleByLanguage: Record<(typeof columns)[number], (text: string) => string> = {
  zh: (text) => text.replace(/公元前(?=约?[\d一二三四五六七八九十])/g, '前'),
  en: (text) =>
    text
      .replace(/\bburnt\b/g, 'burned')
      .replace(
        /\b((?:recogni|organi|patroni|coloni|civili|bapti|canoni|centrali|emphasi)|(?:Civili|Recogni|Organi|Coloni|Bapti))s(?=e[ds]?\b|ing\b|ations?\b)/g,
        '$1z',
      ),
  fr: toFrenchStyle,
  es: (text) => text,
  jp: (text) => text.replace(/(?<=[ァ-ヿ])(\d+)世(?!紀)/g, (_, n: string) => `${kanji(Number(n))}世`),
};

let changedFiles = 0;
function rewrite(file: string, change: (text: string) => string) {
  const was = readFileSync(file, 'utf8'),
    is = change(was);
  if (is === was) return;
  writeFileSync(file, is);
  changedFiles++;
}

for (const subject of await loadWorld()) {
  // Rows of `polities/` apply French spaces themselves.
  if (!subject.brief)
    rewrite(`world/subjects/${subject.id}.ts`, (file) => {
      for (const [, texts] of textsOfSubject(subject))
        for (const [at, text] of texts.entries()) {
          const is = styleByLanguage[columns[at]!](text);
          if (is !== text) file = file.replaceAll(text, is);
        }
      return file;
    });
  for (const language of columns)
    if (subject.texts[language])
      rewrite(`world/texts/${subject.id}.${language}.html`, (file) =>
        // A source's title keeps the spacing of its own language.
        file.replace(/<cite[^>]*>.*?<\/cite>|<[^>]*>|[^<]+/gs, (text) =>
          text.startsWith('<') ? text : styleByLanguage[language](text),
        ),
      );
}
// Place names are in rows of five.
for (const file of globSync('world/places/*.ts'))
  rewrite(file, (text) =>
    text
      .replace(/(?<=')[^'\n]*[ \u00a0][;:?!»][^'\n]*(?=')/g, toFrenchStyle)
      .replace(/(?<=[ァ-ヿ])(\d+)世(?!紀)/g, (_, n: string) => `${kanji(Number(n))}世`),
  );
console.log(`${changedFiles} files set`);
