import type { Context } from '../../../kit/calls/api.server.ts';
import { rateLimit } from '../../../kit/calls/rate-limit.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { fetchExternalBytes } from '../../../kit/external-fetch.server.ts';
import type { MediaStore } from '../../../kit/pictures/media-store.server.ts';
import type { Settings } from '../../../kit/settings.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Licence } from '../../../rules/licences.ts';
import * as limits from '../../../rules/limits.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import { findUploadEntry } from '../upload-entry.server.ts';
import { murmurHash } from '../murmur-hash.ts';
import { preparePicture, savePicture } from '../pictures.server.ts';
import type { ImageRow } from '../queries.server.ts';
import { isAllowedHost, isListedHost } from './allowed-hosts.ts';
import { ManifestError, parseRemoteContent, type RemoteContent, type RemotePicture } from './read-manifest.ts';

/** Maximum size of a manifest in bytes; timeout of a request in milliseconds. */
const maxManifestBytes = 8 * 1024 * 1024,
  requestTimeoutMs = 20_000;
const fetchOptions = {
  accept: 'application/ld+json, application/json;q=0.9',
  mostRedirects: 3,
  timeoutMs: requestTimeoutMs,
};

interface RemoteOptions {
  settings: Settings;
  /** Ends the request at once. */
  stop?: AbortSignal;
}

/** Fails with `hostNotAllowed`, `addressAway` or `tooLarge`. */
async function fetchRemote(
  url: string,
  { settings, stop }: RemoteOptions,
  options: { accept: string; mostBytes: number },
): Promise<Buffer> {
  const { protocol, host, origin } = new URL(url);
  if (!isAllowedHost(url, settings.PICTURE_HOSTS))
    fail('hostNotAllowed', { host: protocol === 'https:' ? host : origin });
  try {
    const { status, body } = await fetchExternalBytes(url, {
      isTrusted: isListedHost(url, settings.PICTURE_HOSTS),
      ...fetchOptions,
      ...options,
      signal: stop,
    });
    if (status === 200) return body;
  } catch (error) {
    stop?.throwIfAborted();
    if ((error as Error).message === 'too large') fail('tooLarge');
  }
  return fail('addressAway');
}

/** Fetches and reads the manifest at an address. Fails also with `manifestWrong`. */
export async function loadRemoteContent(url: string, options: RemoteOptions): Promise<RemoteContent> {
  const body = await fetchRemote(url, options, { accept: fetchOptions.accept, mostBytes: maxManifestBytes });
  const text = body.toString('utf8');
  // Anything other than JSON is reported as unreachable, so that the reply does not reveal other services of a host.
  if (!/^[\s\uFEFF]*\{/.test(text)) fail('addressAway');
  try {
    return parseRemoteContent(text, url);
  } catch (error) {
    if (error instanceof ManifestError) fail('manifestWrong', { where: error.where });
    throw error;
  }
}

/**
 * Imports a picture of the manifest at an address if its rights allow it. Fails with `rightsForbid`, and as uploads do.
 */
export async function importRemotePicture(
  context: Context,
  {
    url,
    remoteContent,
    picture,
    itemId,
  }: { url: string; remoteContent: RemoteContent; picture: RemotePicture; itemId: string | null },
): Promise<ImageRow> {
  const { db, member, drivers, settings, language } = context;
  if (!picture.licence) fail('rightsForbid', { rights: picture.rights ?? '—' });
  await rateLimit(db, { key: `image member ${member!.id}`, maxAttempts: limits.image.aDay, perMs: 86_400_000 });
  return copyRemotePicture(db, drivers.media, {
    url,
    remoteContent,
    picture,
    licence: picture.licence,
    uploaderId: member!.id,
    thingId: itemId ? await findUploadEntry(db, itemId) : null,
    language,
    settings,
  });
}

/** Saves a picture of the manifest at an address as an upload under its licence. Fails as uploads do. */
export async function copyRemotePicture(
  db: Database,
  media: MediaStore,
  {
    url,
    remoteContent,
    picture,
    licence,
    uploaderId,
    thingId,
    language,
    ...options
  }: RemoteOptions & {
    url: string;
    remoteContent: RemoteContent;
    picture: RemotePicture;
    licence: Licence;
    uploaderId: string;
    thingId: string | null;
    language: Language;
  },
): Promise<ImageRow> {
  const sent = await fetchRemote(picture.url, options, { accept: 'image/*', mostBytes: limits.image.bytes - 1 });
  const prepared = await preparePicture(sent);
  const { label, attribution } = remoteContent;
  const title = toPlainText(picture.label === label ? label : [label, picture.label].filter(Boolean).join(' · '));
  return savePicture(
    db,
    media,
    uploaderId,
    prepared,
    {
      thingId,
      title: title ? { [language]: title.slice(0, limits.image.titleLength) } : {},
      description: {},
      tags: [],
      author: null,
      licence,
      source: { title: toPlainText(attribution || new URL(url).host), author: null, year: null, where: null, url },
      name: picture.url.slice(-255),
      size: sent.length,
      format: prepared.format,
      murmurHash: murmurHash(sent),
    },
    sent,
  );
}

/** Maximum number of pictures that one call imports. */
const maxImports = 20;
/** Imports all pictures of an address whose rights allow it; fails with `rightsForbid` if there are none. */
export async function importAllRemotePictures(context: Context, url: string, itemId: string): Promise<ImageRow[]> {
  const remoteContent = await loadRemoteContent(url, context);
  const free = remoteContent.pictures.filter(({ licence }) => licence).slice(0, maxImports);
  if (!free.length) fail('rightsForbid', { rights: remoteContent.pictures[0]?.rights ?? '—' });
  const rows: ImageRow[] = [];
  for (const picture of free) rows.push(await importRemotePicture(context, { url, remoteContent, picture, itemId }));
  return rows;
}
