import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import { pictureAddress } from '../../../rules/picture-address.ts';
import { publishAtOnce, type Proposal } from '../../../editing/revisions/face/publish.server.ts';
import { latestPublished } from '../../../editing/revisions/face/submit.server.ts';
import { Gallery } from '../face/gallery-rules.ts';
import { saveDrawing } from '../pictures.server.ts';
import type { ImageRow } from '../queries.server.ts';
import type { DrawnPlate } from './plate-messages.ts';

/** Who publishes plates, and what they are drawn from. */
export interface PlateOwner {
  authorId: string;
  originId: string;
  /** The subject whose data in the database were drawn, with their digest. */
  subjectId?: string;
  dataHash?: string;
}

/** Author and origin of content that belongs to the built-in world. */
const builtInWorld: PlateOwner = { authorId: 'import-world', originId: 'world' };
/** Those of drawings of subjects in the database. */
export const drawnHere = { authorId: 'import-drawn', originId: 'drawn' } as const satisfies PlateOwner;

/** Saves the origin of drawings of subjects in the database, with its member. */
export async function saveDrawingOrigin(db: Database): Promise<void> {
  await db
    .insertInto('origin')
    .values({ id: drawnHere.originId, name: 'Stele', licence: 'CC0-1.0', url: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await db
    .insertInto('member')
    .values({ id: drawnHere.authorId, name: 'Drawn by Stele', phone: null })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

interface SavedPlate {
  plate: DrawnPlate;
  image: ImageRow;
}

/**
 * Adds plates to the gallery of a subject, as an import would: after the existing pictures; a redrawn plate replaces
 * its earlier version. A plate that a member removed stays removed. Idempotent.
 */
export async function importPlates(
  db: Database,
  media: MediaStore,
  subjectId: string,
  plates: readonly DrawnPlate[],
  owner: PlateOwner = builtInWorld,
): Promise<void> {
  const isHere = await db.selectFrom('subject').where('id', '=', subjectId).select('id').executeTakeFirst();
  if (!isHere || (await isPortrait(db, subjectId))) return;
  const saved: SavedPlate[] = [];
  for (const plate of plates) saved.push({ plate, image: await storePlate(db, media, subjectId, plate, owner) });
  await db.transaction().execute((tx) => addToGallery(tx, subjectId, saved, owner));
}

const storePlate = (
  db: Database,
  media: MediaStore,
  subjectId: string,
  plate: DrawnPlate,
  { authorId }: PlateOwner,
): Promise<ImageRow> => {
  const { svg, key, title, description, tags, source } = plate;
  const name = `${key.replaceAll('/', '-')}.svg`;
  return saveDrawing(db, media, authorId, svg, {
    thingId: subjectId,
    title,
    description,
    tags,
    source,
    name,
  });
};

/** Whether a subject is a painting that is nothing but a portrait: a diagram without its face would show nothing. */
async function isPortrait(db: Database, subjectId: string): Promise<boolean> {
  const painting = await db
    .selectFrom('painting')
    .where('subjectId', '=', subjectId)
    .select('themes')
    .executeTakeFirst();
  return painting?.themes.length === 1 && painting.themes[0] === 'portrait';
}

/** Takes diagrams of portraits, which an earlier version drew, from their galleries. */
export async function removePortraitPlates(db: Database): Promise<void> {
  const { rows } = await sql<{ subjectId: string; keys: string[]; imageIds: string[] }>`
    select shown.subject_id, array_agg(plate.key) as keys, array_agg(plate.image_id) as image_ids
    from plate join image_shown shown on shown.image_id = plate.image_id
      join painting on painting.subject_id = shown.subject_id and painting.themes = '{portrait}'
    group by shown.subject_id`.execute(db);
  for (const { subjectId, keys, imageIds } of rows)
    await db.transaction().execute(async (tx) => {
      await removeFromGallery(tx, subjectId, imageIds, builtInWorld);
      await tx.updateTable('plate').where('key', 'in', keys).set({ imageId: null }).execute();
    });
}

/** Removes the drawings of a subject whose data in the database no longer suffice for them. */
export async function removePlates(db: Database, subjectId: string, keys: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const removed = await tx.deleteFrom('plate').where('key', 'in', keys).returning('imageId').execute();
    const imageIds = removed.flatMap(({ imageId }) => imageId ?? []);
    await removeFromGallery(tx, subjectId, imageIds, drawnHere);
  });
}

async function removeFromGallery(
  tx: Database,
  subjectId: string,
  imageIds: readonly string[],
  { authorId, originId }: PlateOwner,
): Promise<void> {
  const before = await loadGallery(tx, subjectId);
  const images = before.filter(({ id }) => !imageIds.includes(id));
  if (images.length < before.length)
    await publishAtOnce(tx, [{ module: 'gallery', thingId: subjectId, language: null, content: { images } }], {
      authorId,
      originId,
    });
}

async function loadGallery(tx: Database, subjectId: string): Promise<Gallery['images']> {
  const newest = await latestPublished(tx, { thingId: subjectId, module: 'gallery', language: null, key: '' });
  return Gallery.parse(newest?.content ?? { images: [] }).images;
}

async function addToGallery(
  tx: Database,
  subjectId: string,
  saved: readonly SavedPlate[],
  owner: PlateOwner,
): Promise<void> {
  const keys = saved.map(({ plate }) => plate.key);
  const before = await tx.selectFrom('plate').where('key', 'in', keys).selectAll().execute();
  const platesByKey = new Map(before.map((row) => [row.key, row]));
  let images = await loadGallery(tx, subjectId);
  const hung: SavedPlate[] = [];
  for (const savedPlate of saved) {
    const { plate, image } = savedPlate;
    const newImage = { id: image.id, url: pictureAddress(image), caption: null };
    const old = platesByKey.get(plate.key);
    if (old && !images.some(({ id }) => id === old.imageId)) continue;
    images = old
      ? images.map((hungImage) => (hungImage.id === old.imageId ? newImage : hungImage))
      : [...images, newImage];
    hung.push(savedPlate);
  }
  const proposals: Proposal[] = hung.flatMap(({ plate: { regions }, image }): Proposal[] =>
    regions.length ? [{ module: 'regions', thingId: image.id, language: null, content: { regions } }] : [],
  );
  const { authorId, originId } = owner;
  if (hung.length)
    await publishAtOnce(
      tx,
      [{ module: 'gallery', thingId: subjectId, language: null, content: { images } }, ...proposals],
      { authorId, originId },
    );
  const isHung = new Set(hung.map(({ plate }) => plate.key));
  for (const { plate, image } of saved) {
    const row = {
      key: plate.key,
      hash: plate.hash,
      imageId: isHung.has(plate.key) ? image.id : null,
      subjectId: owner.subjectId ?? null,
      dataHash: owner.dataHash ?? null,
    };
    await tx
      .insertInto('plate')
      .values(row)
      .onConflict((oc) => oc.column('key').doUpdateSet(row))
      .execute();
  }
}

/** The digest of the sources from which all plates were last drawn, and the hash of each plate. */
export async function loadPlateHashes(
  db: Database,
): Promise<{ sources: string | null; hashes: Record<string, string> }> {
  const [drawn, rows] = await Promise.all([
    db.selectFrom('platesDrawn').select('sources').executeTakeFirst(),
    db.selectFrom('plate').where('subjectId', 'is', null).select(['key', 'hash']).execute(),
  ]);
  return { sources: drawn?.sources ?? null, hashes: Object.fromEntries(rows.map(({ key, hash }) => [key, hash])) };
}

export const saveSourcesDigest = (db: Database, sources: string) =>
  sql`insert into plates_drawn (sources) values (${sources}) on conflict (one) do update set sources = excluded.sources`.execute(
    db,
  );

/** Forgets the drawings of subjects that lose their data; returns their pictures. */
export async function forgetPlates(tx: Database, subjectIds: readonly string[]): Promise<string[]> {
  if (!subjectIds.length) return [];
  const forgotten = await tx.deleteFrom('plate').where('subjectId', 'in', subjectIds).returning('imageId').execute();
  return forgotten.flatMap(({ imageId }) => imageId ?? []);
}

/** Hides pictures that nothing shows any more from readers; the sweeping job deletes them. */
export async function hideDrawings(tx: Database, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length)
    await sql`
      update image set published_at = null, thing_id = null
      where id = any(${imageIds}) and not exists (select from image_shown s where s.image_id = image.id)`.execute(tx);
}
