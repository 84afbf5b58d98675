import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../kit/database/database.server.ts';
import type { Audience } from '../../kit/pictures/serve-media.server.ts';
import type { Member } from '../../kit/calls/session.server.ts';

/** Maximum number of cached hashes of published files, about 100 bytes each. */
const maxCachedHashes = 50_000;
/** Picture files and their tiles, by the hash in their names. Avatars are public; an original file is never served. */
const pictureFilePattern =
  /^(?:image\/([\w-]{43})-\d{1,4}x\d{1,4}(?:-\d{1,4})?|tile\/([\w-]{43})-\d{1,2}-\d{1,3}-\d{1,3})\.webp$/;

/** Files of sounds and films. */
const recordingFilePattern = /^recording\/([\w-]{43})\.\w+$/;

/**
 * Access to the media store: an unpublished file is served to its uploader and reviewers only. `forget` clears the
 * cache of published hashes, for use after files may have been unpublished.
 */
export function createMediaAudience(
  db: Database,
  memberAsking: (request: FastifyRequest, reply: FastifyReply) => Promise<Member | null>,
) {
  let published = new Set<string>();
  const forget = () => void (published = new Set());
  const audienceOf = async (name: string, request: FastifyRequest, reply: FastifyReply): Promise<Audience> => {
    if (name.startsWith('avatar/')) return 'everybody';
    const [, recording] = recordingFilePattern.exec(name) ?? [];
    const [, ofFile, ofTile] = pictureFilePattern.exec(name) ?? [];
    const hash = recording ?? ofFile ?? ofTile;
    if (!hash) return 'nobody';
    const knownHashes = published; // `forget` replaces the set, so a row read before that call is not added to the new one
    if (knownHashes.has(hash)) return 'everybody';
    const row = await db
      .selectFrom(recording ? 'recording' : 'image')
      .where('hash', '=', hash)
      .select(['uploaderId', 'publishedAt'])
      .executeTakeFirst();
    if (!row) return 'nobody';
    if (row.publishedAt) {
      if (knownHashes.size >= maxCachedHashes) knownHashes.clear();
      knownHashes.add(hash);
      return 'everybody';
    }
    const member = await memberAsking(request, reply);
    return member && maySeeUnpublished(member, row.uploaderId) ? 'asker' : 'nobody';
  };
  return { audienceOf, forget };
}

/** Until a picture is published, it is visible to its uploader and reviewers. */
export const maySeeUnpublished = (member: Member, uploaderId: string): boolean =>
  uploaderId === member.id || member.role !== 'member';
