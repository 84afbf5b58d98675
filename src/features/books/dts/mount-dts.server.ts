import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteContext } from '../../../kit/registry/feature.server.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { loadExportedBook, loadExportedChapters, type ExportedChapter } from '../export/exported-book.server.ts';
import { asPlainText } from '../export/plain.server.ts';
import { asTei } from '../export/tei.server.ts';
import {
  bookObject,
  entryPoint,
  envelope,
  libraryObject,
  mediaTypes,
  paginate,
  readId,
  textObject,
  unitObject,
  writeId,
  type MediaType,
} from './dts-objects.server.ts';
import { countBooks, findBook, findText, loadBooks } from './texts-of-library.server.ts';
import {
  endOf,
  findUnit,
  levelOf,
  loadUnits,
  startOf,
  wholeBook,
  type Text,
  type Unit,
  type UnitRange,
} from './units.server.ts';

/** Members of one page. */
const [booksPerPage, unitsPerPage] = [100, 1000];

const Identifier = z.string().min(1).max(limits.addressLength);
const Page = z.coerce.number().int().min(1).max(1_000_000).default(1);
const CollectionQuery = z.object({
  id: Identifier.optional(),
  page: Page,
  nav: z.enum(['children', 'parents']).default('children'),
});
const Passage = {
  resource: Identifier,
  ref: Identifier.optional(),
  start: Identifier.optional(),
  end: Identifier.optional(),
  tree: z.string().max(limits.addressLength).optional(),
};
const NavigationQuery = z.object({ ...Passage, down: z.coerce.number().int().min(-1).max(100).optional(), page: Page });
const DocumentQuery = z.object({ ...Passage, mediaType: z.string().max(200).default(mediaTypes[0]) });

/** Reads a query; fails with the name of the parameter that is wrong. */
function read<Query extends z.ZodType>(schema: Query, request: FastifyRequest): z.output<Query> {
  const { data, error } = schema.safeParse(request.query);
  return data ?? fail('badInput', { field: error!.issues[0]!.path.join('.') });
}

/**
 * `/data/dts`: the library by Distributed Text Services 1.0, level 1: a collection of books, whose members are their
 * witnesses; each is cited by chapter and segment, and read as TEI or as plain text.
 */
export function mountDts(
  app: FastifyInstance,
  { db, originOf, languageOf }: Pick<RouteContext, 'db' | 'originOf' | 'languageOf'>,
): void {
  const send = (reply: FastifyReply, body: object) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
      .type('application/ld+json; charset=utf-8')
      .send(body);

  app.get('/data/dts', { config: { cost: 'ordinary' } }, async (request, reply) =>
    send(reply, entryPoint(originOf(request))),
  );

  app.get('/data/dts/collection', { config: { cost: 'dear' } }, async (request, reply) => {
    const { id: given, page, nav } = read(CollectionQuery, request);
    const origin = originOf(request);
    const id = given === undefined ? ({ of: 'library' } as const) : (readId(origin, given) ?? fail('bookNotFound'));
    const libraryName = translateFor(await languageOf(request))('book.library');
    const loadLibrary = async () => libraryObject(origin, libraryName, await countBooks(db));
    if (id.of === 'library') {
      const { books, total } =
        nav === 'parents' ? { books: [], total: 0 } : await loadBooks(db, { page, size: booksPerPage });
      const pages = Math.max(1, Math.ceil(total / booksPerPage));
      if (page > 1 && !books.length) fail('pageNotFound');
      const address = new URL(request.url, origin);
      return send(reply, {
        ...envelope,
        ...(await loadLibrary()),
        member: books.map((book) => bookObject(origin, book)),
        ...paginate(address, page, pages),
      });
    }
    const book = (await findBook(db, id.bookId)) ?? fail('bookNotFound');
    const texts = book.witnesses.map((witness) => textObject(origin, book, witness));
    if (id.of === 'book')
      return send(reply, {
        ...envelope,
        ...bookObject(origin, book),
        member: nav === 'parents' ? [await loadLibrary()] : texts,
      });
    const text = texts[book.witnesses.findIndex(({ key }) => key === id.witness)] ?? fail('bookNotFound');
    return send(reply, { ...envelope, ...text, member: nav === 'parents' ? [bookObject(origin, book)] : [] });
  });

  app.get('/data/dts/navigation', { config: { cost: 'dear' } }, async (request, reply) => {
    const query = read(NavigationQuery, request);
    const origin = originOf(request);
    const { text, book, witness } = await loadText(query.resource, origin);
    const passage = await loadPassage(text, query);
    const unitOf = (unit: Unit) => unitObject(unit, book.facts.language);
    const range = rangeOf(passage, query.down);
    const { units, total } = range
      ? await loadUnits(db, text, range, { page: query.page, size: unitsPerPage })
      : { units: [], total: 0 };
    if (query.page > 1 && !units.length) fail('pageNotFound');
    const address = new URL(request.url, origin);
    return send(reply, {
      ...envelope,
      '@id': address.href,
      '@type': 'Navigation',
      resource: textObject(origin, book, witness),
      ...(passage?.start === passage?.end
        ? passage && { ref: unitOf(passage.start) }
        : { start: unitOf(passage!.start), end: unitOf(passage!.end) }),
      ...(range && {
        member: units.map(unitOf),
        ...paginate(address, query.page, Math.ceil(total / unitsPerPage)),
      }),
    });
  });

  app.get('/data/dts/document', { config: { cost: 'dear' } }, async (request, reply) => {
    const query = read(DocumentQuery, request);
    const mediaType = mediaTypes.find((type) => type === query.mediaType) ?? fail('pageNotFound');
    const origin = originOf(request);
    const { text } = await loadText(query.resource, origin);
    const passage = await loadPassage(text, query);
    const book = (await loadExportedBook(db, text.bookId, [text.witness], origin)) ?? fail('bookNotFound');
    const chapters = passage ? book.chapters.slice(passage.start.chapterAt, passage.end.chapterAt + 1) : book.chapters;
    const content = cutChapters(loadExportedChapters(db, { ...book, chapters }), passage);
    const write: Record<MediaType, () => AsyncIterable<string>> = {
      'application/tei+xml': () => asTei(book, content, { isExcerpt: passage !== null }),
      'text/plain': () => asPlainText(book, content),
    };
    const collection = `${origin}/data/dts/collection?id=${encodeURIComponent(writeId(origin, { of: 'text', ...text }))}`;
    return reply
      .headers({
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=300',
        link: `<${collection}>; rel="collection"`,
      })
      .type(`${mediaType}; charset=utf-8`)
      .send(Readable.from(write[mediaType](), { objectMode: false }));
  });

  async function loadText(resource: string, origin: string) {
    const id = readId(origin, resource);
    if (id?.of !== 'text') return fail('bookNotFound');
    const text = { bookId: id.bookId, witness: id.witness };
    return { text, ...((await findText(db, text)) ?? fail('bookNotFound')) };
  }

  /** The units that a query names; null for the whole text. A `ref` begins and ends with the same unit. */
  async function loadPassage(text: Text, { ref, start, end, tree }: z.output<z.ZodObject<typeof Passage>>) {
    if (ref !== undefined && (start ?? end) !== undefined) fail('badInput', { field: 'ref' });
    if ((start === undefined) !== (end === undefined))
      fail('badInput', { field: start === undefined ? 'start' : 'end' });
    if (tree) fail('chapterNotFound'); // there is only the default tree, which has no name
    const first = ref ?? start;
    if (first === undefined) return null;
    const from = (await findUnit(db, text, first)) ?? fail('chapterNotFound');
    const to = end === undefined ? from : ((await findUnit(db, text, end)) ?? fail('chapterNotFound'));
    const isBackwards = compare(startOf(from), endOf(to)) > 0;
    return isBackwards ? fail('badInput', { field: 'end' }) : { start: from, end: to };
  }
}

const compare = (a: readonly [number, number], b: readonly [number, number]) => a[0] - b[0] || a[1] - b[1];

interface Units {
  start: Unit;
  end: Unit;
}

/** The units that are members of an answer; null if it has none. Source: DTS 1.0, "Usage of down, ref, start and end". */
function rangeOf(passage: Units | null, down: number | undefined): UnitRange | null {
  const levelBelow = (level: number) => (down === -1 ? 2 : (Math.min(2, level + down!) as 1 | 2));
  if (!passage) return down ? { ...wholeBook, levels: [1, levelBelow(0)] } : fail('badInput', { field: 'down' });
  if (down === undefined) return null;
  const { start, end } = passage,
    isRef = start === end;
  if (down === 0) {
    if (!isRef) return fail('badInput', { field: 'down' });
    // Siblings: all chapters, or all segments of the chapter.
    return start.segment === null
      ? { ...wholeBook, levels: [1, 1] }
      : { from: [start.chapterAt, 0], to: endOf({ ...start, segment: null }), levels: [2, 2] };
  }
  const deepest = Math.max(levelOf(start), levelOf(end));
  return { from: startOf(start), to: endOf(end), levels: [1, levelBelow(deepest)] };
}

/** The chapters of a passage, the first and the last one as far as it reaches. */
async function* cutChapters(
  chapters: AsyncIterable<ExportedChapter>,
  passage: Units | null,
): AsyncGenerator<ExportedChapter> {
  for await (const chapter of chapters) {
    const first = chapter.key === passage?.start.chapter ? passage.start.segment : null,
      last = chapter.key === passage?.end.chapter ? passage.end.segment : null;
    if (first === null && last === null) yield chapter;
    else
      yield {
        ...chapter,
        isPart: true,
        texts: chapter.texts.map(({ witness, segments }) => ({
          witness,
          segments: segments.slice(
            first === null ? 0 : segments.findIndex(({ id }) => id === first),
            last === null ? undefined : segments.findIndex(({ id }) => id === last) + 1,
          ),
        })),
      };
  }
}
