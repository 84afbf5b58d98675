/**
 * `npm run content`: checks the built-in content, or a content folder: schemas, rules, sources, links. `npm run content
 * -- li-si kongzi` checks these subjects of the built-in content, `npm run content -- FOLDER` another folder; `--terms
 * FILE` also finds prohibited terms, one per line of a file.
 */
import '../src/features.server.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '../importers/content/json-files.ts';
import { builtInFolder, readContent, type Content } from '../importers/content/load.ts';
import { problemsOf } from '../importers/content/rules/check.ts';
import { describeProblem } from '../importers/content/rules/problems.ts';
import { problemsOfLibrary } from '../world/books/check.ts';
import { loadLibrary } from '../world/books/load.ts';

const {
  positionals: words,
  values: { terms: termsFile },
} = parseArgs({ allowPositionals: true, options: { terms: { type: 'string' } } });
const workingDirectory = process.env.INIT_CWD ?? process.cwd(); // the folder in which npm was called
const folder = words.find((word) => existsSync(join(resolve(workingDirectory, word), 'content.json')));
const only = words.filter((word) => word !== folder);
const terms = termsFile
  ? readFileSync(resolve(workingDirectory, termsFile), 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim())
      .map((term) => ({ term, wholeWord: false }))
  : [];

const readContentOf = (path: string): Content => {
  try {
    return readContent(path);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const content = readContentOf(folder === undefined ? builtInFolder : resolve(workingDirectory, folder));
const isBuiltIn = folder === undefined && only.length === 0;
const library = isBuiltIn ? await loadLibrary() : [];
const problems = problemsOf(content, { library, terms, only: only.length ? new Set(only) : undefined }).map((problem) =>
  describeProblem(content.folder, problem),
);
if (isBuiltIn) {
  // Read only now: both read the subjects of the built-in content, so they fail where it is invalid.
  const { problemsOfBorders } = await import('../world/borders/check.ts'),
    { borders } = await import('../world/borders/index.ts'),
    { problemsOfPlates } = await import('../world/plates/check.ts'),
    { platesOf } = await import('../world/plates/index.ts');
  problems.push(
    ...problemsOfBorders(borders, content.subjects),
    ...problemsOfLibrary(library, content.subjects),
    ...problemsOfPlates(platesOf(content.subjects, library), new Set(content.subjects.map(({ id }) => id))),
  );
}
if (problems.length) console.error(problems.join('\n'));
const { subjects, houses } = content;
console.log(
  `${subjects.length} subjects, ${subjects.filter(({ texts }) => texts.zh !== undefined).length} with a main text; ${houses.flatMap(({ persons }) => persons).length} people of families; ${Object.keys(content.catalogue.sources).length} sources; ${problems.length} problems`,
);
process.exitCode = problems.length ? 1 : 0;
