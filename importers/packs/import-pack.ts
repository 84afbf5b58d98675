import { sql } from 'kysely';
import { Regions } from '../../src/features/media/face/gallery-rules.ts';
import { publishAtOnce } from '../../src/editing/revisions/face/publish.server.ts';
import { asJson, type Database } from '../../src/kit/database/database.server.ts';
import type { PartLine } from '../../src/kit/packs/format.ts';
import { openPack, type Pack, type PackLimits } from '../../src/kit/packs/read-pack.server.ts';
import type { MediaStore } from '../../src/kit/pictures/media-store.server.ts';
import { importBooks } from '../books/engine.ts';
import { importSource, type ImportOptions } from '../engine.ts';
import { importArticles } from '../import-articles.ts';
import { withImportLock } from '../import-lock.ts';
import { saveOriginWithMember } from '../origin.ts';
import { addToReport, count, emptyReport, type Report, type Source } from '../record.ts';
import { hashOf } from '../record-hash.ts';
import { rememberRecords } from '../remember-records.ts';
import { findLocalSubjects } from './local-subjects.ts';
import { bordersOf, packedBorders } from './pack-borders.ts';
import { readArticles, readTours, withLocalIds, withoutLocalThings } from './pack-things.ts';
import { attributionsOf, checkContent, thingsOf } from './pack-content.ts';
import { importMedia, type LocalMedia } from './pack-media.ts';
import { packedBooks } from './pack-books.ts';
import { factsOf, recordOf } from './pack-record.ts';

/** Attributions per statement. */
const attributionsPerStatement = 500;

interface Options extends Pick<ImportOptions, 'dryRun' | 'onProgress' | 'onLine' | 'stopped'> {
  limits?: PackLimits;
}

/** All packs of one site form one import, which is undone as a whole. */
const originOf = ({ manifest: { site, licence } }: Pack): Source['origin'] => {
  const { host } = new URL(site.url);
  return {
    id: `pack-${host.replace(/[^a-z0-9.-]+/g, '-')}`.slice(0, 80),
    name: `${site.name} (${host})`,
    licence,
    url: site.url,
  };
};

/**
 * Imports a pack of another site. The whole pack is read and checked first: if anything is invalid, nothing is written.
 * Then its files, entries, picture regions and books are imported like any other, with their original ids if free: an
 * existing entry gets missing data and keeps its own. Importing the same pack again has no effect. Authors become
 * names, not members. Fails as `openPack` does, and with `packContentWrong`, `packAuthorForged`.
 */
export async function importPack(
  db: Database,
  store: { media: MediaStore; folder: string },
  path: string,
  { dryRun = false, onProgress, onLine, stopped = () => false, limits }: Options = {},
): Promise<{ origin: Source['origin']; report: Report }> {
  const pack = await openPack(path, limits);
  try {
    await checkContent(pack);
    for await (const border of bordersOf(pack)) void border; // any fault is found before anything is written
    const packedTours = await readTours(pack),
      packedArticles = await readArticles(pack);
    const origin = originOf(pack),
      authorId = `import-${origin.id}`,
      files = { ...emptyReport(), onLine };
    if (!dryRun) await saveOriginWithMember(db, origin, authorId);
    const media = await importMedia(db, pack, { store, authorId, dryRun, report: files, stopped });
    const tours = await withoutLocalThings(db, packedTours, origin.id),
      extras = { borders: packedBorders(db, pack, origin.id), tours: () => withLocalIds(db, tours, origin.id) };
    const subjects = await importSource(db, sourceOf(pack, origin, media, extras), {
      dryRun,
      stopped,
      onLine,
      ...(onProgress && { onProgress }),
    });
    const run = { origin: origin.id, authorId, dryRun };
    if (!stopped() && !dryRun) await importRegions(db, pack, media, run);
    const books = stopped()
      ? emptyReport()
      : await importBooks(
          db,
          { origin, read: () => packedBooks(db, pack, { origin: origin.id, media: media.byAddress, report: files }) },
          { dryRun, stopped, onLine },
        );
    // Articles mention books.
    const articles = await withoutLocalThings(db, packedArticles, origin.id);
    await importArticles(db, await withLocalIds(db, articles, origin.id), { ...run, report: files, stopped });
    if (!dryRun && !stopped()) await saveAttributions(db, pack, origin.id);
    return { origin, report: mergeReports(subjects, files, books) };
  } finally {
    pack.close();
  }
}

/** The pack's entries as an import source. */
const sourceOf = (
  pack: Pack,
  origin: Source['origin'],
  { byAddress }: LocalMedia,
  extras: Pick<Source, 'borders' | 'tours'>,
): Source => ({
  origin,
  ...extras,
  total: pack.manifest.counts.entries,
  keysAreIds: true,
  async *read() {
    const houses = new Set<string>();
    for await (const thing of thingsOf(pack, 'subject')) {
      const { house } = factsOf(thing);
      if (house) houses.add(house);
    }
    // Houses precede their members.
    for (const areHouses of houses.size ? [true, false] : [false])
      for await (const thing of thingsOf(pack, 'subject'))
        if (houses.has(thing.id) === areHouses)
          yield { where: thing.parts[0]!.where, record: recordOf(thing, byAddress) };
  },
});

/** Imports regions of the pack's pictures, unless someone here has added regions. */
async function importRegions(
  db: Database,
  pack: Pack,
  { pictures }: LocalMedia,
  { origin, authorId }: { origin: string; authorId: string },
): Promise<void> {
  for await (const { id, parts } of thingsOf(pack, 'image')) {
    const image = pictures.get(id);
    if (!image) continue;
    const { regions } = Regions.parse(parts[0]!.content);
    await withImportLock(db, async (tx) => {
      const localIds = await findLocalSubjects(
        tx,
        regions.flatMap(({ itemId }) => itemId ?? []),
        origin,
      );
      const content: Regions = {
        regions: regions.map((region) => ({
          ...region,
          itemId: (region.itemId && localIds.get(region.itemId)) || null,
        })),
      };
      const key = `picture ${id}`,
        hash = hashOf(content);
      const { rows } = await sql<{ hash: string | null; told: boolean }>`
        select (select hash from import_record where origin_id = ${origin} and key = ${key}) as hash,
          exists (select from revision where thing_id = ${image.id} and module = 'regions' and origin_id is distinct from ${origin}) as told`.execute(
        tx,
      );
      if (rows[0]!.hash === hash || rows[0]!.told) return;
      await publishAtOnce(tx, [{ module: 'regions', thingId: image.id, language: null, content }], {
        authorId,
        originId: origin,
      });
      await rememberRecords(tx, origin, [{ key, thingId: image.id, hash }]);
    });
  }
}

/** Saves the authors and original sources of the published content of a pack. */
async function saveAttributions(db: Database, pack: Pack, origin: string): Promise<void> {
  let lines: PartLine[] = [];
  const write = async () => {
    const rows = lines.map(({ thing, part, language, key, authors, origin: from }) => ({
      record: part === 'regions' ? `picture ${thing}` : thing,
      module: part,
      language: language ?? '',
      part_key: key,
      authors,
      from_name: from?.name ?? null,
      from_licence: from?.licence ?? null,
      from_url: from?.url ?? null,
    }));
    lines = [];
    await sql`
      insert into attribution (origin_id, thing_id, module, language, key, authors, from_name, from_licence, from_url)
      select distinct on (i.thing_id, w.module, w.language, w.part_key)
        ${origin}, i.thing_id, w.module, w.language, w.part_key, w.authors, w.from_name, w.from_licence, w.from_url
      from jsonb_to_recordset(${asJson(rows)}) as w (record text, module text, language text, part_key text, authors text[],
        from_name text, from_licence text, from_url text)
      join import_record i on i.origin_id = ${origin} and i.key = w.record
      where exists (select from revision r where r.thing_id = i.thing_id and r.module = w.module
        and coalesce(r.language, '') = w.language and r.key = w.part_key and r.published and r.origin_id = ${origin})
      on conflict (thing_id, module, language, key, origin_id) do update set authors = excluded.authors,
        from_name = excluded.from_name, from_licence = excluded.from_licence, from_url = excluded.from_url`.execute(db);
  };
  for await (const line of attributionsOf(pack))
    if (lines.push({ ...line, content: null }) >= attributionsPerStatement) await write();
  if (lines.length) await write();
}

/** Sums up the reports of several steps. */
function mergeReports(...reports: Report[]): Report {
  const total = emptyReport();
  for (const report of reports) {
    for (const name of ['read', 'taken', 'changed', 'unchanged', 'dangling'] as const) total[name] += report[name];
    for (const name of Object.keys(total.more) as (keyof Report['more'])[]) {
      addToReport(total, name, report[name]);
      total.more[name] += report.more[name];
    }
    for (const name of ['holds', 'passedOver', 'leftOut'] as const)
      for (const [why, times] of Object.entries(report[name])) count(total[name], why, times);
  }
  return total;
}
