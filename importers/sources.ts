import { resolve } from 'node:path';
import type { Mapping } from './mapping/mapping.ts';
import { battlesSource } from './battles.ts';
import { bordersSource } from './borders.ts';
import { readForImport } from './content/references.ts';
import { contentSource } from './content/source.ts';
import { countriesSource } from './countries.ts';
import { erasSource, importEras } from './eras.ts';
import { gedcomSource } from './gedcom/gedcom.ts';
import { tableSource } from './mapping/table.ts';
import { nomismaSource } from './nomisma.ts';
import { periodsSource } from './periods.ts';
import { pleiadesSource } from './pleiades.ts';
import { tateSource } from './tate.ts';
import { triplesSource, type TriplesOptions } from './triples.ts';
import { wikidataSource } from './wikidata.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import type { SourceKind } from './kinds.ts';
import type { Report, Source } from './record.ts';

interface OpenOptions extends TriplesOptions {
  mapping: Mapping | null;
  withoutLiving: boolean;
  encoding: string | undefined;
}

/** How to open each kind. */
export const sources: Record<
  SourceKind,
  {
    open(path: string, options: OpenOptions): Promise<Source>;
    /** Imports its data other than subjects. */
    also?(db: Database, path: string, options: { replace: boolean; report: Report }): Promise<unknown>;
  }
> = {
  countries: { open: countriesSource },
  wikidata: { open: wikidataSource },
  gedcom: { open: gedcomSource },
  eras: { open: erasSource, also: importEras },
  periods: { open: periodsSource },
  table: { open: (path, { mapping, encoding }) => tableSource(path, mapping, { encoding }) },
  triples: { open: triplesSource },
  borders: { open: bordersSource },
  pleiades: { open: pleiadesSource },
  battles: { open: battlesSource },
  tate: { open: tateSource },
  nomisma: { open: nomismaSource },
  content: { open: async (path) => contentSource(readForImport(resolve(path))) },
};
