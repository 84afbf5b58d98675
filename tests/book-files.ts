import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { onTestFinished } from 'vitest';
import { openBooks, type BookOptions } from '../importers/books/formats.ts';
import type { BookContent, ChapterContent } from '../src/features/books/rules.ts';

export type BookFiles = Record<string, string | Uint8Array>;

/** A folder with some files, removed after the test. */
export function folderOf(files: BookFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'stele-books-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

export interface BookOfTest {
  key: string;
  content: BookContent;
  chapters: Record<string, ChapterContent>;
}

/** All books read from some files, and what the report would say. */
export async function readBooks(files: BookFiles, options: BookOptions = {}) {
  const books: BookOfTest[] = [],
    refused: string[] = [],
    without: string[] = [],
    broken: string[] = [];
  for await (const item of (await openBooks(folderOf(files), options)).read()) {
    broken.push(...(item.broken ?? []).map(({ where, why }) => `${where}: ${why}`));
    if ('refused' in item) {
      refused.push(`${item.where}: ${item.refused}`);
      continue;
    }
    const chapters: BookOfTest['chapters'] = {};
    for await (const { chapter, witness, content } of item.record.chapters) chapters[`${chapter}~${witness}`] = content;
    books.push({ content: item.record.content, chapters, key: item.record.key });
    without.push(...(item.without ?? []));
  }
  return { books, refused, without, broken };
}

/** The segments of all chapters of a witness, as `id html`. */
export const segmentsOf = ({ chapters }: BookOfTest, witness = 'original'): string[] =>
  Object.entries(chapters).flatMap(([key, { segments }]) =>
    key.endsWith(`~${witness}`) ? segments.map(({ id, html }) => `${id} ${html}`) : [],
  );

/** The notes of all segments of a book, in order. */
export const notesOf = ({ chapters }: BookOfTest): string[] =>
  Object.values(chapters).flatMap(({ segments }) =>
    segments.flatMap(({ notes }) => notes?.map(({ id, html }) => `${id} ${html}`) ?? []),
  );

export const titlesOf = ({ content }: BookOfTest): string[] =>
  content.volumes.flatMap(({ chapters }) => chapters.map(({ title }) => title));

export const long = (words: string, times: number) => Array.from({ length: times }, () => words).join(' ');

/** An EPUB with these files; the spine names some addresses, by default all files. */
export function epubOf(
  files: BookFiles,
  {
    spine = Object.keys(files).map((name) => name.replace(/^OEBPS\//, '')),
    meta = '<dc:title>Book</dc:title><dc:language>en</dc:language>',
    types = {},
  }: { spine?: string[]; meta?: string; types?: Record<string, string> } = {},
): Uint8Array {
  const escape = (href: string) => href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return zipSync({
    mimetype: strToU8('application/epub+zip'),
    'META-INF/container.xml': strToU8(
      '<container><rootfiles><rootfile full-path="OEBPS/c.opf"/></rootfiles></container>',
    ),
    'OEBPS/c.opf': strToU8(
      `<package><metadata>${meta}</metadata><manifest>${spine
        .map(
          (href, at) =>
            `<item id="c${at}" href="${escape(href)}" media-type="${types[href] ?? 'application/xhtml+xml'}"/>`,
        )
        .join('')}</manifest><spine>${spine.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    ),
    ...Object.fromEntries(
      Object.entries(files).map(([name, body]) => [name, typeof body === 'string' ? strToU8(body) : body]),
    ),
  });
}

export const xhtml = (body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>t</title></head><body>${body}</body></html>`;
