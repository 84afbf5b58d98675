import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Region } from '../src/rules/kinds.ts';
import { readRdf, Refusal, type RdfNode } from './nomisma-rdf.ts';
import {
  identifiers,
  idIn,
  isSubject,
  isWord,
  namesOf,
  positionOf,
  subjectOf,
  targets,
  type Concept,
  type Survey,
} from './nomisma-record.ts';
import type { Role } from './nomisma-words.ts';
import type { ReadResult, Source } from './record.ts';
import { Spool } from './spool.ts';
import { regionAt } from './regions.ts';
import { isRefusedPlace, markPlace } from './place.ts';

/** Maximum size of a file in bytes; Nomisma's own reach 30 kB. */
const maxFileBytes = 2 * 1024 * 1024;

interface File {
  /** Path from the folder on, for the report. */
  where: string;
  path: string;
}
type OpenedFile = { where: string; concept: Concept } | { where: string; refusal: Refusal };
/** A parsed file as spooled to disk. */
type StoredFile =
  | { where: string; id: string; class: string; main: number; nodes: RdfNode[] }
  | { where: string; line: number; why: string };

/**
 * The RDF/XML files of Nomisma.org in a folder or in its `id/`, one concept each, named by its id. All are read first,
 * one at a time, for the names of roles and for data that only all files together give; a few short words of each file
 * stay in memory, the rest is spooled to disk. Roles become labels of relations, not subjects. A file that cannot be
 * used is refused with its line, the rest is imported.
 *
 * Throws an `Error` with one readable line if the folder cannot be read or has no `.rdf` file.
 */
export async function nomismaSource(folder: string): Promise<Source> {
  const files = await filesIn(folder);
  const spool = await Spool.open<StoredFile>();
  const { survey, total } = await surveyFiles(files, spool);
  return {
    origin: { id: 'nomisma', name: 'Nomisma.org', licence: 'CC BY 4.0', url: 'https://nomisma.org' },
    total,
    async *read() {
      try {
        for await (const storedFile of spool.read()) yield toReadResult(toOpenedFile(storedFile), survey);
      } finally {
        await spool.close();
      }
    },
  };
}

async function filesIn(folder: string): Promise<File[]> {
  const rdf = async (part: string) =>
    (await readdir(join(folder, part)))
      .filter((name) => name.endsWith('.rdf'))
      .sort()
      .map((name) => ({ where: part + name, path: join(folder, part, name) }));
  const inside = await rdf('id/').catch(() => []);
  const files = inside.length
    ? inside
    : await rdf('').catch((error: Error) => {
        throw new Error(`The folder cannot be read: ${error.message}`, { cause: error });
      });
  if (!files.length) throw new Error(`There is no .rdf file in ${folder} or ${join(folder, 'id')}.`);
  return files;
}

async function openFile({ where, path }: File): Promise<StoredFile> {
  try {
    const { size } = await stat(path);
    if (size > maxFileBytes) throw new Refusal(1, `larger than 2 MB (${(size / 1024 / 1024).toFixed(1)} MB)`);
    const bytes = await readFile(path);
    if (!isUtf8(bytes)) throw new Refusal(1, 'not in UTF-8');
    return { where, ...conceptIn(bytes.toString().replace(/^\ufeff/, ''), basename(where, '.rdf')) };
  } catch (error) {
    return {
      where,
      line: error instanceof Refusal ? error.line : 1,
      why: error instanceof Refusal ? error.message : `cannot be read: ${(error as Error).message}`,
    };
  }
}

function toOpenedFile(storedFile: StoredFile): OpenedFile {
  if ('why' in storedFile) return { where: storedFile.where, refusal: new Refusal(storedFile.line, storedFile.why) };
  const { where, id, class: itsClass, main, nodes } = storedFile;
  return {
    where,
    concept: { id, class: itsClass, main: nodes[main]!, parts: new Map(nodes.map((node) => [node.about, node])) },
  };
}

function conceptIn(xml: string, name: string) {
  const nodes = readRdf(xml);
  const main = nodes.find(
    ({ about, classes }) =>
      idIn(about) !== null &&
      !about.includes('#') &&
      classes.some((className) => className === 'skos:Concept' || isKnown(className)),
  );
  if (!main) throw new Refusal(1, 'no concept in it');
  const id = idIn(main.about)!;
  if (id !== name) throw new Refusal(main.line, `the file is named ${name} but is about ${id.slice(0, 80)}`);
  return {
    id,
    class:
      main.classes.find(isKnown) ?? main.classes.find((className) => className !== 'skos:Concept') ?? 'skos:Concept',
    main: nodes.indexOf(main),
    nodes,
  };
}

const isKnown = (name: string) => isSubject(name) || isWord(name);

/** Result of a file: a subject, a refusal, or a role or field of study, whose names are only words of relations. */
function toReadResult(opened: OpenedFile, survey: Survey): ReadResult {
  const { where } = opened;
  const refused = ({ line, message }: Refusal) => ({ where: `${where}:${line}`, refused: message });
  if ('refusal' in opened) return refused(opened.refusal);
  const { concept } = opened;
  if (isWord(concept.class)) return { where, passedOver: 'a role or a field of study' };
  if (!isSubject(concept.class))
    return refused(new Refusal(concept.main.line, `unknown kind of concept ${concept.class}`));
  try {
    const { record, broken } = subjectOf(concept, survey);
    return {
      where,
      record,
      ...(broken.length && {
        broken: broken.map(({ line, message }) => ({ where: `${where}:${line}`, why: message })),
      }),
    };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

/** Reads every file, spools it, and collects what only all together give. */
async function surveyFiles(
  files: readonly File[],
  spool: Spool<StoredFile>,
): Promise<{ survey: Survey; total: number }> {
  const classes = new Map<string, string>(),
    roles = new Map<string, Role>(),
    regions = new Map<string, Region>();
  const claimed = new Set<string>(),
    disputed = new Set<string>();
  for (const file of files) {
    if (isRefusedPlace(file.where)) continue;
    markPlace(file.where);
    const storedFile = await openFile(file);
    await spool.add(storedFile);
    const opened = toOpenedFile(storedFile);
    if ('refusal' in opened) continue;
    const { concept } = opened,
      { id, main } = concept;
    classes.set(id, concept.class);
    if (concept.class === 'org:Role')
      roles.set(id, { names: namesOf(main).names, ruling: targets(main, 'skos:broader').includes('ruler') });
    const region = regionOf(concept);
    if (region) regions.set(id, region);
    for (const identifier of Object.entries(identifiers(main)).map((entry) => entry.join(' '))) {
      if (claimed.has(identifier)) disputed.add(identifier);
      claimed.add(identifier);
    }
  }
  return { survey: { classes, roles, regions, disputed }, total: [...classes.values()].filter(isSubject).length };
}

function regionOf(concept: Concept): Region | null {
  try {
    const position = positionOf(concept);
    return position && regionAt(position.latitude, position.longitude);
  } catch {
    return null; // reported when the file itself is read
  }
}
