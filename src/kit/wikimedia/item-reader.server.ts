import { pathToFileURL } from 'node:url';
import { sourceFile } from '../source-file.server.ts';

type ItemReader = typeof import('../../../importers/wikidata-proposal.ts');

/** The reader of items, which importers use too: it runs from its source, as every part of an import does. */
export const loadItemReader = async (): Promise<ItemReader> =>
  (await import(/* @vite-ignore */ pathToFileURL(sourceFile('importers/wikidata-proposal.ts')).href)) as ItemReader;
