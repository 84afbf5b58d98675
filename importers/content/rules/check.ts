import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfSources } from '../sources/check-sources.ts';
import { houseProblems } from './house-rules.ts';
import type { Term } from '../../../src/editing/revisions/face/terms.server.ts';
import { entriesByLanguage, type InContentLanguages } from '../../../src/rules/languages.ts';
import { problemsOfArticles } from './check-articles.ts';
import { problemsOfFamilies } from './check-families.ts';
import { problemsOfSubjects } from './check-subjects.ts';
import { problemsOfTerms } from './check-terms.ts';
import { problemsOfTours } from './check-tours.ts';
import { jsonFilesOf } from '../files.ts';
import { formatJson } from '../json-files.ts';
import type { Content } from '../load.ts';
import type { Problem } from './problems.ts';

interface CheckOptions {
  /** Its books, which tours may show. */
  library?: readonly { id: string }[];
  /** Checks these subjects alone. */
  only?: ReadonlySet<string> | undefined;
  /** Terms that no text may contain. */
  terms?: readonly Term[];
}

/** Every problem of a content folder that is valid. */
export function problemsOf(content: Content, { library = [], only, terms = [] }: CheckOptions = {}): Problem[] {
  const prohibited = terms.length ? problemsOfTerms(content.folder, terms, only) : [];
  if (only)
    return [
      ...[...only].filter((id) => !content.subjects.some((subject) => subject.id === id)).map(unknownSubject),
      ...problemsOfSubjects(content, only),
      ...prohibited,
    ];
  return [
    ...problemsOfSubjects(content),
    ...problemsOfPlaces(content),
    ...problemsOfPaintings(content),
    ...problemsOfSources(content.catalogue),
    ...problemsOfFamilies(content),
    ...problemsOfTours(content.tours, content, library),
    ...problemsOfArticles(content, library),
    ...problemsOfForm(content.folder),
    ...prohibited,
  ];
}

const unknownSubject = (id: string): Problem => ({ file: 'subjects', line: 1, message: `there is no subject ${id}` });

function problemsOfPlaces({ places, museums }: Content): Problem[] {
  const problemsIn = (file: string, path: readonly PropertyKey[], texts: InContentLanguages) =>
    entriesByLanguage(texts).flatMap(([language, text]) =>
      houseProblems(text, language).map((message) => ({ file, path: [...path, language], message })),
    );
  return [
    ...Object.entries(places).flatMap(([id, { name }]) => problemsIn('places.json', ['places', id, 'name'], name)),
    ...museums.flatMap(({ id, names, summary, city }) =>
      Object.entries({ names, summary, city }).flatMap(([key, texts]) =>
        problemsIn('museums.json', ['museums', id, key], texts),
      ),
    ),
  ];
}

function problemsOfPaintings({ subjects, museums }: Content): Problem[] {
  const ids = new Set(subjects.map(({ id }) => id)),
    museumIds = new Set(museums.map(({ id }) => id)),
    keepers = new Set(subjects.map(({ painting }) => painting?.museum));
  const ofSubjects = subjects.flatMap(({ id, painting }) => {
    const problem = (key: string, message: string): Problem => ({
      file: `subjects/${id}/subject.json`,
      path: ['painting', key],
      message,
    });
    const { artist, museum, inventory } = painting ?? {};
    return [
      ...(typeof artist === 'string' && !ids.has(artist) ? [problem('artist', `there is no subject ${artist}`)] : []),
      ...(museum && !museumIds.has(museum) ? [problem('museum', `museums.json has no ${museum}`)] : []),
      ...(inventory && !museum ? [problem('inventory', 'an inventory number needs a museum')] : []),
    ];
  });
  const ofMuseums = museums.flatMap(({ id }) => {
    const problem = (message: string): Problem => ({ file: 'museums.json', path: ['museums', id], message });
    return [
      ...(ids.has(id) ? [problem('a subject has this id')] : []),
      ...(keepers.has(id) ? [] : [problem('none of its paintings is here')]),
    ];
  });
  return [...ofSubjects, ...ofMuseums];
}

/** JSON files whose keys are in another order, or that are indented otherwise. */
const problemsOfForm = (folder: string): Problem[] =>
  jsonFilesOf(folder).flatMap(({ file, schema }) => {
    const text = readFileSync(join(folder, file), 'utf8'),
      form = formatJson(schema.parse(JSON.parse(text)));
    if (text === form) return [];
    const lines = form.split('\n');
    const line = text.split('\n').findIndex((content, at) => content !== lines[at]) + 1;
    return [{ file, line, message: 'the order of keys or the indentation differs: npm run content:style corrects it' }];
  });
