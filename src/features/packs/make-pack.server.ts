import type { Readable } from 'node:stream';
import type { Database } from '../../kit/database/database.server.ts';
import { packFormat, packVersion, type PackOrigin } from '../../kit/packs/format.ts';
import type { PackFile, PackInput } from '../../kit/packs/pack-form.server.ts';
import { packStream } from '../../kit/packs/write-pack.server.ts';
import type { MediaStore } from '../../kit/pictures/media-store.server.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { packForms } from '../../kit/registry/pack-forms.server.ts';
import { MediaCollector } from './media-form.server.ts';
import { partsForm } from './parts-form.server.ts';
import { allSelector, type Selection } from './selection.server.ts';

/** Licence under which members publish their text here (shown in the footer of every page). */
const membersLicence = 'CC BY-SA 4.0';

interface PackOptions {
  db: Database;
  media: MediaStore;
  site: string;
  name: string;
}

/** Streams a selection as one archive, generated on the fly. */
export function makePack({ selector, subjects, books }: Selection, { db, media, site, name }: PackOptions): Readable {
  const packing: PackInput = { db, media, site, subjects, books, isAll: selector === allSelector },
    seen = new MediaCollector(),
    origins = new Map<string, PackOrigin>(),
    madeAt = new Date();
  return packStream(
    filesOf(packing, seen, origins),
    (files) => ({
      format: packFormat,
      version: packVersion,
      madeAt: madeAt.toISOString(),
      stele: packageFile.version,
      site: { name, url: site },
      selection: selector.slice(0, 2000),
      licence: membersLicence,
      origins: [...origins.values()],
      counts: {
        entries: subjects.length,
        books: books.length,
        media: files.filter((file) => file.name.startsWith('media/')).length,
      },
      files,
    }),
    madeAt,
  );
}

async function* filesOf(
  packing: PackInput,
  seen: MediaCollector,
  origins: Map<string, PackOrigin>,
): AsyncGenerator<PackFile> {
  yield partsForm(packing, seen, origins);
  for (const form of packForms) yield* form(packing);
  yield* seen.files(packing);
}
