import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { readLanguage, type InLanguages, type Language } from '../src/rules/languages.ts';
import { linesOf } from './lines.ts';
import { cleanNameOf, asObject, ownProperty, cleanSummaryOf } from './clean-text.ts';

/** Labels of things, by a source's names for them. */
export type Labels = Map<string, { names: InLanguages; descriptions: InLanguages }>;

/** Maximum size of a JSON file of labels, in bytes. */
const maxFileBytes = 256 * 1024 * 1024;

/**
 * Names of things and relations, from JSON (`{"Q1": {"label": …, "description": …}}` or `{"Q1": "…"}`, with the
 * language in the folder or file name: `zh/entities.json`, `labels.fr.json`) or from tab-separated lines of id,
 * language and name. Throws an `Error` with one readable line if a file cannot be read.
 */
export async function readLabels(paths: readonly string[]): Promise<Labels> {
  const labels: Labels = new Map();
  for (const path of paths) await (path.endsWith('.json') ? readJson(path, labels) : readLines(path, labels));
  return labels;
}

function add(labels: Labels, id: string, language: Language, label: unknown, description: unknown) {
  const name = cleanNameOf(label),
    text = cleanSummaryOf(description);
  const knownLabel = labels.get(id) ?? { names: {}, descriptions: {} };
  if (name) knownLabel.names[language] ??= name;
  if (name && text) knownLabel.descriptions[language] ??= text;
  labels.set(id, knownLabel);
}

async function readJson(path: string, labels: Labels) {
  const language = [...basename(path).split('.').slice(0, -1), basename(dirname(path))]
    .map(readLanguage)
    .find((candidate) => candidate !== null);
  if (!language)
    throw new Error(`${path}: which language it is in should be said by its folder or its name, as in zh/labels.json.`);
  const { size } = await stat(path);
  if (size > maxFileBytes) throw new Error(`${path} is larger than ${maxFileBytes / 1024 / 1024} MB.`);
  const labelsById = asObject(
    await readFile(path, 'utf8')
      .then(JSON.parse)
      .catch((error: Error) => {
        throw new Error(`${path} cannot be read: ${error.message}`, { cause: error });
      }),
  );
  if (!labelsById) throw new Error(`${path} holds no object of labels.`);
  for (const [id, label] of Object.entries(labelsById)) {
    if (typeof label === 'string') add(labels, id, language, label, null);
    else add(labels, id, language, ownProperty(label, 'label'), ownProperty(label, 'description'));
  }
}

async function readLines(path: string, labels: Labels) {
  for await (const line of linesOf({ path, where: basename(path) })) {
    if ('refused' in line) throw new Error(`${line.where}: ${line.refused}`);
    const [id, tag, label] = line.text.split('\t'),
      language = readLanguage(tag);
    if (id && language) add(labels, id, language, label, null);
  }
}
