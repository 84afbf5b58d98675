import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTerms, type Term } from '../../../src/editing/revisions/face/terms.server.ts';
import { jsonFilesOf, subjectIdsIn, textFiles } from '../files.ts';
import { withoutMarks } from './check-texts.ts';
import type { Problem } from './problems.ts';

type Path = readonly PropertyKey[];

/** Prohibited terms in the texts of a folder, or of some of its subjects; the first one of each text. */
export function problemsOfTerms(folder: string, list: readonly Term[], only?: ReadonlySet<string>): Problem[] {
  const terms = createTerms(list);
  const problemsIn = (text: string) => terms.find(text, 1).map(({ term }) => `the term “${term}” is prohibited`);
  const isChecked = (file: string) => !only || only.has(/^subjects\/([^/]+)\//.exec(file)?.[1] ?? '');
  const ofData = jsonFilesOf(folder)
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file }) =>
      [...textsWithPaths(JSON.parse(readFileSync(join(folder, file), 'utf8')))].flatMap(([path, text]) =>
        problemsIn(text).map((message) => ({ file, path, message })),
      ),
    );
  const ofTexts = subjectIdsIn(folder)
    .flatMap((id) => textFiles.map((name) => `subjects/${id}/${name}`))
    .filter((file) => isChecked(file) && existsSync(join(folder, file)))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((text, at) => problemsIn(withoutMarks(text)).map((message) => ({ file, line: at + 1, message }))),
    );
  return [...ofData, ...ofTexts];
}

/** Every text of a JSON value with its path; the keys of places and authors are texts too. */
function* textsWithPaths(value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key];
      if (!Array.isArray(value)) yield [place, key];
      yield* textsWithPaths(child, place);
    }
}
