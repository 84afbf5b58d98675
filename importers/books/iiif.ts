import { readFile } from 'node:fs/promises';
import { BookContent, ChapterContent, type PhotocopyPage } from '../../src/features/books/rules.ts';
import * as bookLimits from '../../src/features/books/limits.ts';
import { sourceFiles, type SourceFile } from '../files.ts';
import { languageTag } from '../../src/rules/languages.ts';
import { asObject, mapLanguages } from '../clean-text.ts';
import type { ReportLine } from '../record.ts';
import { dropInvalidCharacters } from './inline.ts';
import { authorsOf } from './names.ts';
import {
  readCollection,
  readManifest,
  textOf,
  type CollectionMember,
  valuesOf,
  type Manifest,
  type ManifestRange,
  type Texts,
} from './iiif-manifest.ts';
import { BookRefusal, type BookReadResult, type BookRecord, type ChapterRecord } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Maximum size of a manifest in bytes. */
const maxFileBytes = 50_000_000;

/**
 * Manifests of IIIF Presentation 2 and 3 as facsimiles: canvases are pages, ranges are chapters. Pictures are not
 * downloaded: readers load them from their own site. A field that cannot be read costs itself only.
 */
export async function* iiifBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  const collections: { where: string; members: CollectionMember[] }[] = [],
    ids = new Set<string | null>();
  for (const file of await sourceFiles(path, /\.json$/i, 'manifest')) {
    markPlace(file.where);
    try {
      const json = await readJson(file);
      const members = readCollection(json);
      if (members) collections.push({ where: file.where, members });
      const manifests = members?.flatMap((member) => (member.manifest ? member : [])) ?? [
        { where: '', manifest: json },
      ];
      for (const { where, manifest } of manifests) {
        const book = bookOf(manifest!, { licence, where: file.where + where });
        ids.add(book.id);
        yield book.read;
      }
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
  for (const { where, members } of collections) {
    const missing = members.filter(({ id, manifest }) => !manifest && !ids.has(id));
    yield {
      where,
      refused: `it is a collection: ${members.length - missing.length} of its ${members.length} manifests are here; its title and order are not imported`,
      broken: missing.map(({ where: at, id, label }) => ({
        where: `${where} ${at}`,
        why: `its manifest is not here: ${[label, id].filter(Boolean).join(', ')}`.slice(0, 500),
      })),
    };
  }
}

/** A manifest as a book, or why it is refused, and its address. */
function bookOf(
  json: Record<string, unknown>,
  { licence, where }: { licence: string; where: string },
): { id: string | null; read: BookReadResult } {
  try {
    const { manifest, notices, broken, omitted } = readManifest(json);
    const at = (lines: readonly ReportLine[]) =>
      lines.map((line) => ({ where: `${where} ${line.where}`, why: line.why }));
    const record = recordOf(manifest, { licence, file: where, broken, omitted });
    return {
      id: manifest.id,
      read: {
        where,
        record,
        ...(notices.length && { notices: at(notices) }),
        ...(broken.length && { broken: at(broken) }),
        ...(omitted.length && { omitted: at(omitted) }),
      },
    };
  } catch (error) {
    return { id: null, read: { where, refused: describeReadError(error) } };
  }
}

async function readJson({ path }: SourceFile): Promise<Record<string, unknown>> {
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal('it is too large');
  let json: unknown;
  try {
    json = JSON.parse(dropInvalidCharacters(bytes.toString('utf8').replace(/^\ufeff/, '')));
  } catch (error) {
    throw new BookRefusal(`it is no JSON: ${(error as Error).message}`);
  }
  const object = asObject(json);
  if (!object) throw new BookRefusal('it is no manifest of IIIF: it is no JSON object');
  return object;
}

/** A metadata field of a manifest, found by one of its labels. */
const findMetadata = ({ metadata }: Manifest, name: RegExp) =>
  metadata.find(
    ({ label, value }) =>
      Object.values(label)
        .flat()
        .some((text) => name.test(text.trim().replace(/[:：]$/, ''))) && textOf(value) !== '',
  );
/** A date digitized or of an acquisition, and a contributor, are other fields. */
const authorLabel =
  /^(?:(?:main |primary )?(?:creator|author|artist)(?:s|\(s\))?|auteur|autor(?:es)?|autore|verfasser(?:in)?|urheber|作者|著者|撰者|责任者|責任者)$/i;
const dateLabel =
  /^(?:dates?(?: (?:of (?:creation|publication|origin|production|composition|the original)|created|published|issued|statement|made))?|(?:publication|creation|issue) date|datum|datierung|entstehungszeit|erscheinungsjahr|fecha|日期|年代|成立年|出版年|刊年|刊行年)$/i;

/** A text in all its languages. */
const everyText = (texts: Texts): string =>
  Object.values(texts)
    .flatMap((values) => valuesOf({ none: values }))
    .join('; ');
/** Reports a text in further languages, of which one is shown. */
function reportFurther(texts: Texts, where: string, omitted: ReportLine[]): void {
  const shown = new Set(valuesOf(texts));
  for (const values of Object.values(texts))
    for (const text of valuesOf({ none: values }))
      if (!shown.has(text)) omitted.push({ where, why: `a further text: ${text.slice(0, 200)}` });
}

const toPlainTitle = (text: string): string => valuesOf({ none: [text] })[0] ?? '';
/** The label in the readers' languages. */
const titlesOf = ({ label }: Manifest) =>
  mapLanguages((language) => {
    const values = label[languageTag(language)] ?? label[languageTag(language).slice(0, 2)];
    return values && valuesOf({ none: values })[0]?.slice(0, bookLimits.titleLength);
  });

function recordOf(
  manifest: Manifest,
  { licence, file, broken, omitted }: { licence: string; file: string; broken: ReportLine[]; omitted: ReportLine[] },
): BookRecord {
  const author = findMetadata(manifest, authorLabel),
    date = findMetadata(manifest, dateLabel);
  for (const field of manifest.metadata)
    if (field !== author && field !== date)
      omitted.push({
        where: field.where,
        why: `no room for it in a book: ${everyText(field.label)}, ${everyText(field.value)}`.slice(0, 1000),
      });
    else reportFurther(field.value, `${field.where}/value`, omitted);
  reportFurther(manifest.requiredStatement, '/requiredStatement/value', omitted);
  const title = valuesOf(manifest.label)[0] ?? manifest.id ?? file;
  const titles = titlesOf(manifest);
  for (const text of new Set(Object.values(manifest.label).flat()))
    if (text.trim() && toPlainTitle(text) !== title && !Object.values(titles).includes(toPlainTitle(text)))
      omitted.push({ where: '/label', why: `a further title: ${text.slice(0, 200)}` });
  const chapters = chaptersOf(manifest, title, { broken, omitted });
  const statement = textOf(manifest.requiredStatement);
  const content = BookContent.parse({
    facts: {
      title: title.slice(0, bookLimits.titleLength),
      genre: 'other',
      titles,
      bookAuthors: authorsOf(author ? valuesOf(author.value) : []).map(({ name }) => ({
        name: name.slice(0, bookLimits.titleLength),
      })),
      pubDate: date ? textOf(date.value).slice(0, bookLimits.titleLength) : null,
      language: 'und',
      pageTotal: manifest.canvases.length,
      originalUrl: manifest.id,
    },
    witnesses: [
      {
        key: 'photocopy',
        kind: 'photocopy',
        language: 'und',
        ...(manifest.viewingDirection === 'right-to-left' && { direction: 'rtl' as const }),
        translator: null,
        edition: statement.slice(0, 1000) || title,
        licence: (manifest.rights ?? statement.slice(0, 200)) || licence,
        sourceUrl: manifest.id,
      },
    ],
    volumes: [{ key: '1', title: '', chapters: chapters.map(({ key, title: name }) => ({ key, title: name })) }],
  });
  return { key: manifest.id ?? file, content, chapters: photocopyChapters(chapters) };
}

interface ChapterPages {
  key: string;
  title: string;
  pages: Pick<PhotocopyPage, 'canvas' | 'label'>[];
}

/** Ranges with canvases become chapters; pages without a range, and books without ranges, form the first chapter. */
function chaptersOf(
  { canvases, ranges }: Manifest,
  title: string,
  { broken, omitted }: { broken: ReportLine[]; omitted: ReportLine[] },
): ChapterPages[] {
  const pageIds = new Set(canvases.map(({ id }) => id));
  const pages = new Map(
    canvases.map(({ id, label }) => [id, { canvas: id, label: textOf(label).slice(0, bookLimits.titleLength) }]),
  );
  for (const { id, label } of canvases) reportFurther(label, `label of ${id}`.slice(0, 200), omitted);
  const chapters: ChapterPages[] = [];
  const take = ({ where, label, parts }: ManifestRange) => {
    const ownPages: ChapterPages['pages'] = [],
      place = chapters.length; // a chapter precedes those within it
    for (const part of parts) {
      if ('range' in part) take(part.range);
      else {
        const page = pages.get(part.canvas);
        if (page && pages.delete(part.canvas)) ownPages.push(page);
        else if (!pageIds.has(part.canvas))
          broken.push({ where: part.where, why: `there is no page ${part.canvas.slice(0, 200)}` });
      }
    }
    if (ownPages.length) {
      chapters.splice(place, 0, { key: '', title: textOf(label), pages: ownPages });
      reportFurther(label, `${where}/label`, omitted);
    } else if (textOf(label))
      omitted.push({ where, why: `a heading without pages of its own: ${everyText(label).slice(0, 500)}` });
  };
  for (const range of ranges) take(range);
  if (pages.size) chapters.unshift({ key: '', title, pages: [...pages.values()] });
  return chapters
    .flatMap(({ title: chapterTitle, pages: allPages }) =>
      Array.from({ length: Math.ceil(allPages.length / bookLimits.pages) }, (_, at) => ({
        title: chapterTitle,
        pages: allPages.slice(at * bookLimits.pages, (at + 1) * bookLimits.pages),
      })),
    )
    .map((chapter, at) => ({
      ...chapter,
      title: chapter.title.slice(0, bookLimits.titleLength) || String(at + 1),
      key: String(at + 1),
    }));
}

async function* photocopyChapters(chapters: readonly ChapterPages[]): AsyncGenerator<ChapterRecord> {
  for (const { key, pages } of chapters)
    yield {
      chapter: key,
      witness: 'photocopy',
      content: ChapterContent.parse({ pages: pages.map((page) => ({ ...page, image: null, segments: [] })) }),
    };
}
