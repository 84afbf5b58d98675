import type { Database } from '../../../../kit/database/database.server.ts';
import { pictureAddress, findPictures, readPictureAddress } from '../../../../rules/picture-address.ts';
import type { ComparedPicture, Difference } from '../../../../rules/revisions/difference.ts';

/** Adds file and rights of every picture in a difference, and of the picture that it belongs to. */
export async function withPictures(db: Database, difference: Difference, thingId: string): Promise<Difference> {
  const { fields, blocks, items } = difference;
  const hashes = findPictures(JSON.stringify({ fields, blocks, items })).map((url) => readPictureAddress(url)!.hash);
  const rows = await db
    .selectFrom('image')
    .where((where) => where.or([where('id', '=', thingId), ...(hashes.length ? [where('hash', 'in', hashes)] : [])]))
    .select(['id', 'hash', 'width', 'height', 'name', 'size', 'author', 'licence', 'source'])
    .execute();
  const pictures = rows.map(({ hash, width, height, ...row }): ComparedPicture => ({
    ...row,
    url: pictureAddress({ hash, width, height }),
  }));
  return {
    ...difference,
    pictures: pictures.filter(({ id, url }) => id !== thingId || hashes.includes(readPictureAddress(url)!.hash)),
    ofPicture: pictures.find(({ id }) => id === thingId) ?? null,
  };
}
