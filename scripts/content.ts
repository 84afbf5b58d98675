/**
 * `npm run content`: checks the built-in content, or a content folder: schemas, rules, sources, links. `npm run content
 * -- li-si kongzi` checks these subjects of the built-in content, `npm run content -- FOLDER` another folder.
 */
import '../src/features.server.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemsOfBorders } from '../importers/content/borders/check.ts';
import { problemsOf } from '../importers/content/check.ts';
import { ContentError } from '../importers/content/json-files.ts';
import { builtInFolder, readContent, type Content } from '../importers/content/load.ts';
import { describeProblem } from '../importers/content/problems.ts';
import { problemsOfLibrary } from '../importers/content/books/check.ts';
import { loadLibrary } from '../importers/content/books/load.ts';

const words = process.argv.slice(2);
const folder = words.find((word) => existsSync(join(resolve(word), 'content.json')));
const ids = words.filter((word) => word !== folder);

const readContentOf = (path: string): Content => {
  try {
    return readContent(path);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const content = readContentOf(folder === undefined ? builtInFolder : resolve(folder));
const isBuiltIn = folder === undefined && ids.length === 0;
const library = isBuiltIn ? loadLibrary() : [];
const problems = problemsOf(content, library, ids.length ? new Set(ids) : undefined).map((problem) =>
  describeProblem(content.folder, problem),
);
if (isBuiltIn) {
  // Read only now: both read the subjects of the built-in content, so they fail where it is invalid.
  const { problemsOfDrawings, problemsOfPlates } = await import('../world/plates/check.ts'),
    { platesOf } = await import('../world/plates/index.ts');
  const plates = platesOf(content.subjects);
  problems.push(
    ...problemsOfBorders(content).map((problem) => describeProblem(content.folder, problem)),
    ...problemsOfLibrary(library, content.subjects),
    ...problemsOfPlates(plates, new Set(content.subjects.map(({ id }) => id))),
    ...problemsOfDrawings(plates),
  );
}
if (problems.length) console.error(problems.join('\n'));
const { subjects, houses } = content;
console.log(
  `${subjects.length} subjects, ${subjects.filter(({ texts }) => texts.zh !== undefined).length} with a main text; ${houses.flatMap(({ persons }) => persons).length} people of families; ${Object.keys(content.catalogue.sources).length} sources; ${problems.length} problems`,
);
process.exitCode = problems.length ? 1 : 0;
