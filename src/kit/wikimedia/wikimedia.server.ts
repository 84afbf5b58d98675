import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { fail, Failure } from '../../rules/errors.ts';
import { hreflang, type Language } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import type { Settings } from '../settings.server.ts';
import { metadataFields, readMetadata, type FileMetadata } from './file-licence.ts';
import {
  createPoliteRequests,
  patienceOfCommands,
  patienceOfReaders,
  ReplyTooLargeError,
  type Patience,
} from './polite-requests.server.ts';
import { openReplyCache } from './reply-cache.server.ts';

/** Items or files in one request. Source: the API's limit for anonymous clients. */
const maxPerRequest = 50;
/** Longest list of items or files in the address of a request, in characters; servers refuse addresses above 8 KB. */
const maxListLength = 5_000;
/** Largest reply of an API, in bytes: fifty of the largest items have some thirty megabytes. */
const maxReplyBytes = 64 * 1024 * 1024;
/** Lag of Wikimedia's databases, in seconds, above which commands wait. Source: "Manual:Maxlag parameter". */
const maxLagSeconds = 5;

/** An item as search shows it. */
interface FoundItem {
  id: string;
  label: string;
  description: string | null;
}

/** A file of Commons, at a bounded size. */
export interface CommonsFile {
  /** Its name without "File:". */
  name: string;
  /** The page that describes it. */
  page: string;
  /** A rendering of at most the requested width; SVG and TIFF are rendered as PNG and JPEG. */
  url: string;
  mediaType: string;
  /** SHA-1 of the rendering, if it is the original file. */
  sha1: string | null;
  metadata: FileMetadata;
}

export interface RequestOptions {
  /** Whether somebody waits for the reply in a browser: then nothing is waited for. */
  isInteractive?: boolean;
  signal?: AbortSignal;
}

/**
 * Wikidata and Wikimedia Commons, one request at a time. Every method fails with `wikimediaAway` or `wikimediaBusy`.
 */
export interface Wikimedia {
  /** Items whose name or other name begins with the words. */
  search(words: string, language: Language, options?: RequestOptions): Promise<FoundItem[]>;
  /** Items by the id with which they were requested; a merged item is the one that it redirects to, a deleted one null. */
  entities(ids: readonly string[], options?: RequestOptions): Promise<Map<string, Record<string, unknown> | null>>;
  /** Files by name; null if Commons has none of that name. */
  files(names: readonly string[], width: number, options?: RequestOptions): Promise<Map<string, CommonsFile | null>>;
  /** The bytes of a rendering, or the reason why it cannot be had. */
  download(file: CommonsFile, options?: RequestOptions): Promise<Buffer | { refused: string }>;
}

const SearchReply = z.object({
  search: z.array(
    z.object({
      id: z.string().regex(/^Q\d{1,12}$/),
      label: z.string().optional(),
      description: z.string().optional(),
      match: z.object({ text: z.string() }).optional(),
    }),
  ),
});
const EntitiesReply = z.object({ entities: z.record(z.string(), z.record(z.string(), z.unknown())).default({}) });
const Renames = z.array(z.object({ from: z.string(), to: z.string() })).default([]);
const FilesReply = z.object({
  query: z.object({
    normalized: Renames,
    redirects: Renames,
    pages: z
      .array(
        z.object({
          title: z.string(),
          missing: z.unknown().optional(),
          imageinfo: z
            .array(
              z.object({
                url: z.string().optional(),
                thumburl: z.string().optional(),
                descriptionurl: z.string().optional(),
                mediatype: z.string().default(''),
                sha1: z.string().optional(),
                extmetadata: z.unknown(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
});
const ErrorReply = z.object({ error: z.object({ code: z.string() }) });

/** The service of the settings; null if it is off, or if there is no contact that its rules demand. */
export function openWikimedia(settings: Settings): Wikimedia | null {
  const contact = settings.WIKIMEDIA_CONTACT ?? settings.PUBLIC_URL;
  if (settings.WIKIMEDIA === 'off' || !contact) return null;
  const send = createPoliteRequests(`Stele/1.0 (encyclopedia; ${contact})`),
    cache = openReplyCache(join(settings.STELE_DATA, 'wikimedia'));
  const uploadOrigin = new URL(settings.WIKIMEDIA_UPLOAD_URL).origin;

  /** A reply of an API that fits `shape`; a cached one is not requested again. */
  async function ask<T extends z.ZodType>(
    api: string,
    parameters: Record<string, string>,
    shape: T,
    { isInteractive = false, signal }: RequestOptions,
  ): Promise<z.output<T>> {
    const address = `${api}?${new URLSearchParams({ ...parameters, format: 'json', formatversion: '2' }).toString()}`;
    const cached = shape.safeParse(parseJson((await cache.read(address)) ?? ''));
    if (cached.success) return cached.data;
    const { status, body } = await send(isInteractive ? address : `${address}&maxlag=${maxLagSeconds}`, {
      accept: 'application/json',
      mostBytes: maxReplyBytes,
      patience: isInteractive ? patienceOfReaders : patienceOfCommands,
      signal,
      isRefused: (reply) => reply.length < 10_000 && refusalsToRepeat.has(errorCodeIn(reply) ?? ''),
    }).catch((error: unknown) => {
      throw error instanceof ReplyTooLargeError ? new Failure('wikimediaAway') : error;
    });
    const text = body.toString('utf8'),
      reply = shape.safeParse(parseJson(text));
    if (status !== 200 || !reply.success) return fail('wikimediaAway');
    await cache.write(address, text);
    return reply.data;
  }

  return {
    async search(words, language, options = {}) {
      const code = hreflang(language);
      const { search } = await ask(
        settings.WIKIMEDIA_DATA_URL,
        { action: 'wbsearchentities', search: words, language: code, uselang: code, type: 'item', limit: '7' },
        SearchReply,
        options,
      );
      return search.map(({ id, label, description, match }) => ({
        id,
        label: label ?? match?.text ?? id,
        description: description ?? null,
      }));
    },

    entities: (ids, options = {}) =>
      inGroups(ids, async (group) => {
        const { entities } = await ask(
          settings.WIKIMEDIA_DATA_URL,
          { action: 'wbgetentities', ids: group.join('|'), props: 'labels|descriptions|aliases|claims|sitelinks' },
          EntitiesReply,
          options,
        );
        return new Map(
          group.map((id) => {
            const entity =
              entities[id] ??
              Object.values(entities).find(
                ({ redirects }) => (redirects as { from?: unknown } | undefined)?.from === id,
              );
            return [id, !entity || entity.missing !== undefined ? null : entity];
          }),
        );
      }),

    files: (names, width, options = {}) =>
      inGroups(names, async (group) => {
        const { query } = await ask(
          settings.WIKIMEDIA_FILES_URL,
          {
            action: 'query',
            prop: 'imageinfo',
            titles: group.map((name) => `File:${name}`).join('|'),
            redirects: '1',
            iiprop: 'url|size|mediatype|sha1|extmetadata',
            iiextmetadatafilter: metadataFields.join('|'),
            iiurlwidth: String(width),
          },
          FilesReply,
          options,
        );
        const renames = new Map([...query.normalized, ...query.redirects].map(({ from, to }) => [from, to]));
        const pages = new Map(query.pages.map((page) => [page.title, page]));
        return new Map(
          group.map((name) => {
            const normalized = renames.get(`File:${name}`) ?? `File:${name}`,
              page = pages.get(renames.get(normalized) ?? normalized),
              info = page?.imageinfo[0],
              url = info?.thumburl ?? info?.url;
            if (!page || page.missing !== undefined || !info || !url) return [name, null];
            return [
              name,
              {
                name: page.title.replace(/^[^:]*:/, ''),
                page: info.descriptionurl ?? url,
                url,
                mediaType: info.mediatype,
                sha1: url === info.url ? (info.sha1 ?? null) : null,
                metadata: readMetadata(info.extmetadata),
              },
            ];
          }),
        );
      }),

    async download({ url, sha1 }, { isInteractive = false, signal } = {}) {
      if (!URL.canParse(url) || new URL(url).origin !== uploadOrigin)
        return { refused: `its file is not at ${uploadOrigin}` };
      const isDamaged = (body: Buffer) => sha1 !== null && createHash('sha1').update(body).digest('hex') !== sha1;
      const patience: Patience = isInteractive ? patienceOfReaders : { ...patienceOfCommands, attempts: 3 };
      try {
        const { status, body } = await send(url, {
          accept: 'image/*',
          mostBytes: limits.image.bytes,
          patience,
          signal,
          isRefused: isDamaged,
        });
        return status === 200 ? body : { refused: `Commons does not hand out its file (status ${status})` };
      } catch (error) {
        if (error instanceof ReplyTooLargeError) return { refused: `it has more than ${limits.image.bytes >> 20} MB` };
        throw error;
      }
    },
  };
}

/** Errors of the API that ask to come again later. */
const refusalsToRepeat = new Set(['maxlag', 'ratelimited', 'readonly', 'internal_api_error_DBQueryError']);
const errorCodeIn = (body: Buffer): string | null => {
  const reply = ErrorReply.safeParse(parseJson(body.toString('utf8')));
  return reply.success ? reply.data.error.code : null;
};

/** Loads distinct keys in groups that fit into one request. */
async function inGroups<T>(
  keys: readonly string[],
  load: (group: string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const groups: string[][] = [];
  let length = Infinity;
  for (const key of new Set(keys)) {
    length += encodeURIComponent(`|File:${key}`).length;
    if (length > maxListLength || groups.at(-1)!.length >= maxPerRequest) {
      groups.push([]);
      length = encodeURIComponent(`|File:${key}`).length;
    }
    groups.at(-1)!.push(key);
  }
  const results = new Map<string, T>();
  for (const group of groups) for (const [key, value] of await load(group)) results.set(key, value);
  return results;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
