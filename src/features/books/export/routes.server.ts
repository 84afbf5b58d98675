import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../../kit/calls/attachment.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { iiifHeaders, jsonLd, presentationContext } from '../../media/face/iiif/addresses.ts';
import {
  loadExportedBook,
  loadExportedChapters,
  type ExportedBook,
  type ExportedChapter,
} from './exported-book.server.ts';
import { asEpub } from './epub.server.ts';
import { asJsonText, asPlainText } from './plain.server.ts';
import { photocopyManifest } from './photocopy-manifest.server.ts';
import { exportFormatNames, type ExportFormat } from './rules.ts';
import { asTei } from './tei.server.ts';

type ExportStream = AsyncIterable<string | Uint8Array>;

/** The media type and writer of each export format. */
const exporters: Record<
  ExportFormat,
  { type: string; write(book: ExportedBook, chapters: AsyncIterable<ExportedChapter>): ExportStream }
> = {
  epub: { type: 'application/epub+zip', write: asEpub },
  xml: { type: 'application/tei+xml; charset=utf-8', write: asTei },
  txt: { type: 'text/plain; charset=utf-8', write: asPlainText },
  json: { type: 'application/json; charset=utf-8', write: asJsonText },
};

/**
 * `/book/take-out/{id}.{epub|xml|txt|json}?w=original,en`: streams a book as a file. Also serves the pages of its
 * photocopies as IIIF, for external viewers.
 */
export function mountExports(
  app: FastifyInstance,
  { db, originOf }: { db: Database; originOf(request: FastifyRequest): string },
): void {
  app.get<{ Params: { bookId: string; witness: string } }>(
    '/iiif/presentation/book/:bookId/:witness/manifest.json',
    { config: { cost: 'page' } },
    async (request, reply) => {
      const manifest = await photocopyManifest(db, request.params, originOf(request));
      reply.headers({ ...iiifHeaders, 'cache-control': manifest ? 'public, max-age=300' : 'no-store' });
      return manifest
        ? reply.type(jsonLd(presentationContext)).send(manifest)
        : reply.code(404).send({ error: 'no such manifest' });
    },
  );
  app.get('/book/take-out/:file', { config: { cost: 'dear' } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const { w = '' } = request.query as { w?: string };
    const dot = file.lastIndexOf('.'),
      form = exportFormatNames.find((formName) => formName === file.slice(dot + 1));
    const book = form && (await loadExportedBook(db, file.slice(0, dot), String(w).split(','), originOf(request)));
    if (!book) return reply.callNotFound();
    const { type, write } = exporters[form];
    return reply
      .type(type)
      .header('content-disposition', contentDisposition(`${book.facts.title}.${form}`))
      .send(Readable.from(write(book, loadExportedChapters(db, book)), { objectMode: false }));
  });
}
