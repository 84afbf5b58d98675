/**
 * `npm run content`: checks the built-in content, or a content folder: schemas, rules, sources, links. `npm run content
 * -- li-si kongzi` checks these subjects of the built-in content, `npm run content -- FOLDER` another folder; `--terms
 * FILE` also finds prohibited terms, one per line of a file.
 */
import '../src/features.server.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { problemsOfLibrary } from '../importers/content/books/check.ts';
import { loadLibrary } from '../importers/content/books/load.ts';
import { problemsOfBorders } from '../importers/content/borders/check.ts';
import { ContentError } from '../importers/content/json-files.ts';
import { builtInFolder, readContent, type Content } from '../importers/content/load.ts';
import { problemsOf } from '../importers/content/rules/check.ts';
import { describeProblem, type Problem } from '../importers/content/rules/problems.ts';

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

/** The problems of the folder; those of its whole only if all of it is checked. */
async function check(): Promise<void> {
  const content = readContent(folder === undefined ? builtInFolder : resolve(workingDirectory, folder)),
    isWhole = only.length === 0,
    library = isWhole ? loadLibrary(content.folder) : [];
  const describe = (problem: Problem) => describeProblem(content.folder, problem);
  const problems = problemsOf(content, { library, terms, ...(!isWhole && { only: new Set(only) }) }).map(describe);
  if (isWhole)
    problems.push(...problemsOfBorders(content).map(describe), ...problemsOfLibrary(library, content.subjects));
  if (isWhole) problems.push(...(await problemsOfContentPlates(content)));
  if (problems.length) console.error(problems.join('\n'));
  const { subjects, houses } = content;
  console.log(
    `${subjects.length} subjects, ${subjects.filter(({ texts }) => texts.zh !== undefined).length} with a main text; ${houses.flatMap(({ persons }) => persons).length} people of families; ${Object.keys(content.catalogue.sources).length} sources; ${problems.length} problems`,
  );
  process.exitCode = problems.length ? 1 : 0;
}

async function problemsOfContentPlates(content: Content): Promise<string[]> {
  // Read only now: code that draws takes a second to load.
  const { problemsOfDrawings, problemsOfPlates } = await import('../importers/content/plates/check.ts'),
    { platesOf } = await import('../importers/content/plates/index.ts');
  const plates = platesOf(content);
  return [...problemsOfPlates(plates, new Set(content.subjects.map(({ id }) => id))), ...problemsOfDrawings(plates)];
}

try {
  await check();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
