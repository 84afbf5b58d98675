import type { Selectable } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Member } from '../../kit/calls/session.server.ts';
import { pictureAddress } from '../../rules/picture-address.ts';
import { maySeeUnpublished } from './audience.server.ts';
import { selectTranslation, type Language } from '../../rules/languages.ts';
import type { Picture, PictureInLanguage } from './contract.ts';
import type { ImageTable } from './tables.ts';

export type ImageRow = Selectable<ImageTable>;

export const pictureOf = (row: ImageRow): Picture => ({
  id: row.id,
  itemId: row.thingId,
  title: row.title,
  desc: row.description,
  tags: row.tags,
  infos: { width: row.width, height: row.height, format: row.format, uploadedAt: row.createdAt.toISOString() },
  murmurHash: row.murmurHash,
  name: row.name,
  size: row.size,
  url: pictureAddress(row),
  credit: { author: row.author, licence: row.licence, source: row.source },
});

/** A picture as a call in one language returns it. */
export const localizePicture = ({ title, desc, ...picture }: Picture, language: Language): PictureInLanguage => ({
  ...picture,
  title: selectTranslation(title, language)?.value ?? '',
  desc: selectTranslation(desc, language)?.value ?? '',
  titles: title,
  descs: desc,
});

/** A picture, if it is public or the member's own; reviewers may see all. */
export async function findImage(db: Database, id: string, member: Member | null): Promise<ImageRow | undefined> {
  const row = await db.selectFrom('image').where('id', '=', id).selectAll().executeTakeFirst();
  return row?.publishedAt || (row && member && maySeeUnpublished(member, row.uploaderId)) ? row : undefined;
}
