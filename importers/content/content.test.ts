import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentLanguages } from '../../src/rules/languages.ts';
import { problemsOf } from './rules/check.ts';
import { jsonSchemas } from './json-schemas.ts';
import { formatJson } from './json-files.ts';
import { builtInContent, builtInFolder, readContent } from './load.ts';
import { describeProblem } from './rules/problems.ts';
import { readText } from './read-text.ts';
import { readForImport } from './references.ts';
import { splitSentences } from './sentences.ts';

/** A folder with one subject of the built-in content, its main texts, and the sources that these cite. */
function folderWith(id: string, change: (text: string) => string, file = 'subject.json'): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-content-')),
    copy = (name: string) => cpSync(join(builtInFolder, name), join(folder, name), { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['content.json', 'authors.json', 'locators.json', 'places.json', `subjects/${id}`]) copy(name);
  const subjectFolder = join(folder, 'subjects', id),
    texts = readdirSync(subjectFolder).map((name) => readFileSync(join(subjectFolder, name), 'utf8'));
  for (const [, source] of texts.join('').matchAll(/(?:"source": "|cite:)([a-z0-9-]+)/g))
    copy(`sources/${source}.json`);
  writeFileSync(join(subjectFolder, file), change(readFileSync(join(subjectFolder, file), 'utf8')));
  return folder;
}
const lineWith = (folder: string, file: string, text: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test.each<[string, (text: string) => string, RegExp]>([
  ['a missing comma', (text) => text.replace('"weight": 1,', '"weight": 1'), /:\d+: this is not JSON: CommaExpected/],
  ['an unknown kind', (text) => text.replace('"person"', '"wizard"'), /:3: kind: /],
  ['an unknown key', (text) => text.replace('"kind"', '"kin": 1, "kind"'), /: Unrecognized key: "kin"/],
  ['a missing language', (text) => text.replace('    "fr": "Li Si",\n', ''), /:5: names\.fr: /],
  ['an impossible date', (text) => text.replace('"-0247"', '"247 BC"'), /: events\.0\.when: a date is like -0221/],
  ['a weight out of range', (text) => text.replace('"weight": 1', '"weight": 7'), /: events\.0\.weight: /],
])('issue 36: a file with %s is refused with its name and line', (_, change, message) => {
  expect(() => readContent(folderWith('li-si', change))).toThrow(message);
  expect(() => readContent(folderWith('li-si', change))).toThrow(/subjects\/li-si\/subject\.json:\d+: /);
});

test.each<[string, string, (text: string) => string, string, RegExp]>([
  ['an unknown source', 'subject.json', (text) => text.replace('"shiji 6"', '"shji 6"'), 'shji', /unknown source shji/],
  [
    'an unknown place',
    'subject.json',
    (text) => text.replace('"xianyang"', '"xiangyang"'),
    'xiangyang',
    /unknown place/,
  ],
  ['a dead link', 'en.md', (text) => `${text}[Nobody](nobody)\n`, '[Nobody]', /there is no subject nobody/],
  ['a dead citation', 'en.md', (text) => `${text}[A book](cite:a-book)\n`, 'A book', /there is no source a-book/],
  ['a breach of style', 'en.md', (text) => `${text}Athens was burnt.\n`, 'burnt', /burned/],
  ['two sentences in a line', 'en.md', (text) => `${text}He came. He saw.\n`, 'He came', /several sentences/],
])('issue 36: the check finds %s, with file and line', (_, file, change, needle, message) => {
  const folder = folderWith('qin-shi-huang', change, file);
  const problems = problemsOf(readContent(folder), { only: new Set(['qin-shi-huang']) }).map((problem) =>
    describeProblem(folder, problem),
  );
  const line = lineWith(folder, `subjects/qin-shi-huang/${file}`, needle);
  expect(problems.filter((problem) => message.test(problem)).join('\n')).toContain(
    `subjects/qin-shi-huang/${file}:${line}: `,
  );
});

test.each<[string, RegExp]>([
  ['subjects/li-si/ja.md', /subjects\/li-si\/ja\.md:1: nothing reads a file of this name/],
  ['subjects/notes.txt', /subjects\/notes\.txt:1: nothing reads/],
  ['subjects/li-si/images/li-si.png', /subjects\/li-si\/images:1: nothing reads/],
  ['sources/shiji.yaml', /sources\/shiji\.yaml:1: nothing reads/],
  ['place.json', /place\.json:1: nothing reads/],
  ['subject/han-fei/subject.json', /subject:1: nothing reads/],
  ['subjects/Han Fei/subject.json', /Han Fei\/subject\.json:1: Han Fei: an id has small letters/],
  ['subjects/han-fei-en/subject.json', /han-fei-en: the id of a subject .* does not end in -en/],
  ['subjects/han-fei/en.md', /subjects\/han-fei\/subject\.json:1: this file is missing/],
])('issue 36: a folder with %s is refused, as its content would be lost', (file, message) => {
  const folder = folderWith('li-si', (text) => text);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '{}');
  expect(() => readContent(folder)).toThrow(message);
});

test('issue 36: hidden files, a README and a licence may stand in a content folder', () => {
  const folder = folderWith('li-si', (text) => text);
  for (const file of ['.DS_Store', 'README.md', 'LICENSE', 'subjects/.DS_Store', 'sources/.DS_Store'])
    writeFileSync(join(folder, file), 'text');
  expect(readContent(folder).subjects).toHaveLength(1);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['source', (text) => text.replace('"shiji 6"', '"shji 6"'), /there is no source shji/],
  ['place', (text) => text.replace('"at": "xianyang"', '"at": "xiangyang"'), /there is no place xiangyang/],
  [
    'relation word',
    (text) => text.replace('"word": "', '"word": "not-'),
    /subjects\/qin-shi-huang\/subject\.json:\d+: there is no relation word not-/,
  ],
])('issue 36: an import of a folder that names an unknown %s is refused with its line', (_, change, message) => {
  const folder = folderWith('qin-shi-huang', change);
  expect(() => readForImport(folder)).toThrow(message);
});

test('issue 36: the check finds prohibited terms in data and texts, in any letters and within markup, with their lines', () => {
  const folder = folderWith('qin-shi-huang', (text) => `${text}He liked co*ff*ee.\n`, 'en.md');
  const terms = ['COFFEE', '秦始皇'].map((term) => ({ term, wholeWord: false }));
  const lines = problemsOf(readContent(folder), { terms })
    .filter(({ message }) => message.includes('prohibited'))
    .map((problem) => describeProblem(folder, problem));
  const lineOf = (file: string, text: string) => `${file}:${lineWith(folder, file, text)}: the term`;
  expect(lines.join('\n')).toContain(`${lineOf('subjects/qin-shi-huang/en.md', 'co*ff*ee')} “COFFEE” is prohibited`);
  expect(lines.join('\n')).toContain(lineOf('subjects/qin-shi-huang/subject.json', '"zh": "秦始皇"'));
});

test('issue 36: keys in another order are reported, and JSON has one form', () => {
  const folder = folderWith('li-si', (text) =>
    text.replace('  "kind": "person",\n', '').replace('  "region"', '  "kind": "person",\n  "region"'),
  );
  expect(problemsOf(readContent(folder)).filter(({ message }) => message.includes('order of keys'))).toEqual([]);
  const reordered = folderWith('li-si', (text) => {
    const { kind, region, ...file } = JSON.parse(text) as Record<string, unknown>;
    return formatJson({ region, kind, ...file });
  });
  expect(problemsOf(readContent(reordered))).toContainEqual(
    expect.objectContaining({
      file: 'subjects/li-si/subject.json',
      message: expect.stringContaining('order of keys') as string,
    }),
  );
});

test('issue 36: a main text is Markdown with links, citations, notes in their place, quotations and ruby', () => {
  const markdown = [
    '## 谏逐客书',
    '',
    '[李斯](li-si)上书。[^1]',
    '秦王*从之*。',
    '',
    '> 太山不让土壤。',
    '>',
    '> [《谏逐客书》](cite:shiji)',
    '',
    '<ruby>斯<rt>し</rt></ruby>',
    '',
    '[^1]: [《史记》卷八十七](cite:shiji)',
  ].join('\n');
  expect(readText(markdown, 'zh')).toBe(
    [
      '<h2>谏逐客书</h2>',
      '<p><a ref-id="li-si">李斯</a>上书。<span note-id="1"><cite cite-id="shiji">《史记》卷八十七</cite></span>秦王<em>从之</em>。</p>',
      '<blockquote><p>太山不让土壤。</p><cite cite-id="shiji">《谏逐客书》</cite></blockquote>',
      '<p><ruby>斯<rt>し</rt></ruby></p>',
    ].join('\n'),
  );
  expect(readText('He came.\nHe saw.', 'en')).toBe('<p>He came. He saw.</p>');
});

test('issue 36: a paragraph is divided into its sentences, not at abbreviations or within quotations', () => {
  expect(splitSentences('B. R. Ambedkar answered. In 221 av. J.-C. Qin won.', 'fr')).toEqual([
    'B. R. Ambedkar answered.',
    'In 221 av. J.-C. Qin won.',
  ]);
  expect(splitSentences('Murió en 210 a. C. y el imperio cayó (206 a. C.).', 'es')).toHaveLength(1);
  expect(splitSentences('He wrote: “Go. Do not wait.” They went.[^1] It was late.', 'en')).toEqual([
    'He wrote: “Go. Do not wait.”',
    'They went.[^1]',
    'It was late.',
  ]);
  expect(splitSentences('王曰：“善。”遂从之。[^1]其后乱。', 'zh')).toEqual([
    '王曰：“善。”',
    '遂从之。[^1]',
    '其后乱。',
  ]);
});

test('issue 36: all sentences of the built-in texts are on lines of their own', () => {
  const { subjects } = builtInContent();
  const texts = subjects.flatMap(({ id, texts: written }) =>
    contentLanguages.filter((language) => written[language] !== undefined).map((language) => [id, language] as const),
  );
  expect(texts.length).toBeGreaterThanOrEqual(850);
  for (const [id, language] of texts)
    for (const line of readFileSync(join(builtInFolder, `subjects/${id}/${language}.md`), 'utf8').split('\n'))
      if (!line.startsWith('[^')) expect(splitSentences(line.replace(/^> /, ''), language), id).toHaveLength(1);
});

test('issue 36: the JSON Schemas are those of the loader (npm run content:schema writes them)', () => {
  for (const [name, schema] of Object.entries(jsonSchemas()))
    expect(readFileSync(join(builtInFolder, 'schema', name), 'utf8'), name).toBe(schema);
});
