import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BookOptions } from './books/formats.ts';
import { books, commons, kinds, packs, pictures, type SourceKind } from './kinds.ts';
import { defaultLimits } from './supervise.ts';

/** An error that the user can correct: one line, no stack trace. */
export class UserError extends Error {}

export function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        propose: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        report: { type: 'string' },
        mapping: { type: 'string' },
        undo: { type: 'string' },
        items: { type: 'string' },
        labels: { type: 'string', multiple: true, default: [] },
        name: { type: 'string' },
        licence: { type: 'string' },
        format: { type: 'string' },
        title: { type: 'string' },
        language: { type: 'string' },
        author: { type: 'string' },
        encoding: { type: 'string' },
        heading: { type: 'string' },
        'without-living': { type: 'boolean', default: false },
        seconds: { type: 'string' },
        megabytes: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name, path, ...more] = positionals;
    const workingDirectory = process.env.INIT_CWD ?? process.cwd(); // the folder in which npm was called
    const triples = {
      labels: values.labels.map((file) => resolve(workingDirectory, file)),
      ...(values.name && { name: values.name }),
      ...(values.licence && { licence: values.licence }),
    };
    const common = {
      dryRun: values['dry-run'] || values.preview,
      propose: values.propose,
      encoding: values.encoding,
      replace: values.replace,
      strict: values.strict,
      reportFile: values.report === undefined ? null : resolve(workingDirectory, values.report),
      undo: values.undo ?? null,
      /** Whether the path is a list of Wikidata items to fetch. */
      hasItems: false,
      mappingFile: values.mapping === undefined ? null : resolve(workingDirectory, values.mapping),
      triples,
      bookOptions: Object.fromEntries(
        (['format', 'name', 'licence', 'title', 'language', 'author', 'encoding', 'heading'] as const).flatMap(
          (option) => (values[option] === undefined ? [] : [[option, values[option]]]),
        ),
      ) as BookOptions,
      withoutLiving: values['without-living'],
      limits: {
        seconds: readWholeNumber('seconds', values.seconds) ?? defaultLimits.seconds,
        megabytes: readWholeNumber('megabytes', values.megabytes) ?? defaultLimits.megabytes,
      },
    };
    if (values.undo !== undefined) {
      if (positionals.length)
        throw new Error(`--undo takes the name of a collection alone, not ${positionals.join(' ')}`);
      return { ...common, kind: null, path: '' };
    }
    if (values.help) return { ...common, kind: null, path: '' };
    const knownKinds = [...Object.keys(kinds), books, pictures, commons, packs].join(', ');
    if (!name)
      throw new Error(
        `What is to be imported is missing: npm run import -- <kind> <path>, kind one of ${knownKinds}. --help tells more.`,
      );
    if (name === commons) return { ...common, kind: name, path: positionals.slice(1).join(',') } as const;
    const isApart = name === books || name === pictures || name === packs;
    if (!isApart && !Object.hasOwn(kinds, name)) throw new Error(`There is no kind “${name}”; there is ${knownKinds}.`);
    if (values.items !== undefined) {
      if (name !== 'wikidata' || path)
        throw new Error('--items is for items of Wikidata: npm run import -- wikidata --items FILE');
      return { ...common, kind: name, path: resolve(workingDirectory, values.items), hasItems: true } as const;
    }
    if (!path) throw new Error(`The path is missing: npm run import -- ${name} <path>`);
    if (more.length) throw new Error(`Too much: ${more.join(' ')}`);
    return { ...common, kind: isApart ? name : (name as SourceKind), path: resolve(workingDirectory, path) } as const;
  } catch (error) {
    throw new UserError((error as Error).message, { cause: error });
  }
}

function readWholeNumber(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new Error(`--${option} is a whole number, not “${value}”.`);
  return Number(value);
}

/** Turns failures of opening a source, the database or a file into a `UserError`. */
export async function withUserErrors<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(message || code, { cause: error });
  }
}
