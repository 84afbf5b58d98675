/**
 * Applies the style rules of the content that a program can: French spaces and ordinals, Japanese numerals of kings,
 * Chinese years before Christ, one sentence per line, the form of JSON files. `npm run content:style`; `npm run content`
 * lists what remains.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFilesOf, textFilesOf } from '../importers/content/files.ts';
import { formatJson } from '../importers/content/json-files.ts';
import { builtInFolder } from '../importers/content/load.ts';
import { splitSentences } from '../importers/content/sentences.ts';
import { contentLanguages, type ContentLanguage } from '../src/rules/languages.ts';
import { withFrenchSpaces } from '../src/rules/text/french-spaces.ts';

const digits = '〇一二三四五六七八九';
const kanji = (n: number) =>
  n < 10 ? digits[n]! : `${n < 20 ? '' : digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;

const toFrenchStyle = (text: string) =>
  withFrenchSpaces(text)
    .replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<![\p{L}\d])(I|1)er(?!\p{L})/gu, '$1ᵉʳ')
    .replace(/(?<!\p{L})([IVX]+)e(?!\p{L}| [A-ZÉ])/gu, '$1ᵉ');
const styleByLanguage: Record<ContentLanguage, (text: string) => string> = {
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
  const path = join(builtInFolder, file),
    text = readFileSync(path, 'utf8'),
    changed = change(text);
  if (changed === text) return;
  writeFileSync(path, changed);
  changedFiles++;
}

/** Applies the style to every text that has languages. */
function styleTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(styleTexts);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, child]) => {
      const style = contentLanguages.find((language) => language === key);
      return [key, style && typeof child === 'string' ? styleByLanguage[style](child) : styleTexts(child)];
    }),
  );
}

/** Titles of sources are as printed; relation words, books and captions of drawings have rules of their own. */
const unstyled = /^(?:sources\/|books\/|plates\/|authors|locators|relation-words)/;

/** A quotation, and the titles and addresses in links, keep their form; a note stays in one line. */
function styleLine(line: string, language: ContentLanguage): string[] {
  const [, prefix = '', text = ''] = /^((?:> |## |### |\[\^[^\]]+\]: )?)(.*)$/u.exec(line)!;
  const styled = text.replace(/\[[^\]]*\]\(cite:[^)]*\)|\]\([^)]*\)|(?:(?!\]\(|\[[^\]]*\]\(cite:).)+/gu, (part) =>
    /^\[[^\]]*\]\(cite:|^\]\(/.test(part) ? part : styleByLanguage[language](part),
  );
  const isParagraph = prefix === '' || prefix === '> ';
  return (isParagraph ? splitSentences(styled, language) : [styled]).map((sentence) => prefix + sentence);
}

for (const { file, schema } of jsonFilesOf(builtInFolder))
  rewrite(file, (text) => {
    const value = schema.parse(JSON.parse(text));
    return formatJson(unstyled.test(file) ? value : schema.parse(styleTexts(value)));
  });
for (const file of textFilesOf(builtInFolder)) {
  const language = contentLanguages.find((name) => file.endsWith(`/${name}.md`));
  if (language)
    rewrite(file, (text) =>
      text
        .split('\n')
        .flatMap((line) => styleLine(line, language))
        .join('\n'),
    );
}
console.log(`${changedFiles} files changed`);
