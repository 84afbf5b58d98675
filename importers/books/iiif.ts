import { readFile } from 'node:fs/promises';
import { convertPresentation2 } from '@iiif/parser/presentation-2';
import { z } from 'zod';
import { BookContent, ChapterContent, type PhotocopyPage } from '../../src/features/books/rules.ts';
import * as most from '../../src/features/books/limits.ts';
import { sourceFiles, type SourceFile } from '../files.ts';
import { dropInvalidCharacters } from './inline.ts';
import { BookRefusal, type BookReadResult, type BookRecord, type ChapterRecord } from './record.ts';
import { markPlace } from '../place.ts';
import { describeReadError } from '../read-errors.ts';

/** Maximum size of a manifest in bytes. */
const maxFileBytes = 50_000_000;

/** A text by language, in the form of IIIF Presentation 3. */
const Label = z.record(z.string(), z.array(z.string())).nullish();
const Canvas = z.object({ id: z.string(), type: z.literal('Canvas'), label: Label });
interface Range {
  type: string;
  id: string;
  label?: z.output<typeof Label>;
  items?: (Range | { type: string; id?: string })[] | undefined;
}
const Range: z.ZodType<Range> = z.lazy(() =>
  z.object({ type: z.string(), id: z.string(), label: Label, items: z.array(Range).optional() }),
);
/** The parts of a manifest that a book uses. */
const Manifest = z.object({
  id: z.string(),
  type: z.literal('Manifest'),
  label: Label,
  rights: z.string().nullish(),
  requiredStatement: z.object({ value: Label }).nullish(),
  metadata: z.array(z.object({ label: Label, value: Label })).nullish(),
  viewingDirection: z.string().nullish(),
  items: z.array(Canvas),
  structures: z.array(Range).nullish(),
});
type Manifest = z.output<typeof Manifest>;

/**
 * Manifests of IIIF Presentation 2 and 3 as facsimiles: canvases are pages, ranges are chapters. Pictures are not
 * downloaded: readers load them from their own site.
 */
export async function* iiifBooks(path: string, { licence }: { licence: string }): AsyncGenerator<BookReadResult> {
  for (const file of await sourceFiles(path, /\.json$/i, 'manifest')) {
    markPlace(file.where);
    try {
      yield { where: file.where, record: recordOf(await readManifest(file), licence) };
    } catch (error) {
      yield { where: file.where, refused: describeReadError(error) };
    }
  }
}

async function readManifest({ path }: SourceFile): Promise<Manifest> {
  const bytes = await readFile(path);
  if (bytes.length > maxFileBytes) throw new BookRefusal('it is too large');
  let json: unknown;
  try {
    json = JSON.parse(dropInvalidCharacters(bytes.toString('utf8')));
  } catch (error) {
    throw new BookRefusal(`it is no JSON: ${(error as Error).message}`);
  }
  const type = typeof json === 'object' && json !== null && '@type' in json ? json['@type'] : null;
  const isOld = type !== null;
  if (isOld && !/Manifest$/i.test(String(type))) throw new BookRefusal('it is no manifest');
  let upgraded: unknown = json;
  try {
    if (isOld) upgraded = convertPresentation2(json as never);
  } catch (error) {
    throw new BookRefusal(`it is no manifest of IIIF: ${(error as Error).message}`);
  }
  const read = Manifest.safeParse(upgraded);
  if (!read.success) {
    const { path: field, message } = read.error.issues[0]!;
    throw new BookRefusal(`it is no manifest of IIIF: ${field.join('.')} ${message}`);
  }
  if (!read.data.items.length) throw new BookRefusal('it has no pages');
  return read.data;
}

const labelText = (label: z.output<typeof Label>) =>
  Object.values(label ?? {})
    .flat()
    .join('; ')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A metadata value of a manifest, found by a word in its label. */
const findMetadata = ({ metadata }: Manifest, name: RegExp) =>
  labelText(metadata?.find(({ label }) => name.test(labelText(label)))?.value) || null;

function recordOf(manifest: Manifest, licence: string): BookRecord {
  const chapters = chaptersOf(manifest);
  const title = labelText(manifest.label) || manifest.id;
  const content = BookContent.parse({
    facts: {
      title: title.slice(0, most.titleLength),
      genre: 'other',
      bookAuthors: [
        {
          name: (findMetadata(manifest, /creator|author|artist|contributor|作者|著者/i) ?? '—').slice(
            0,
            most.titleLength,
          ),
        },
      ],
      pubDate: findMetadata(manifest, /date|日期|年/i)?.slice(0, most.titleLength) ?? null,
      language: 'und',
      pageTotal: manifest.items.length,
      originalUrl: manifest.id,
    },
    witnesses: [
      {
        key: 'photocopy',
        kind: 'photocopy',
        language: 'und',
        ...(manifest.viewingDirection === 'right-to-left' && { direction: 'rtl' as const }),
        translator: null,
        edition: labelText(manifest.requiredStatement?.value).slice(0, 1000) || title,
        licence: (manifest.rights ?? labelText(manifest.requiredStatement?.value).slice(0, 200)) || licence,
        sourceUrl: manifest.id,
      },
    ],
    volumes: [{ key: '1', title: '', chapters: chapters.map(({ key, title: name }) => ({ key, title: name })) }],
  });
  return { key: manifest.id, content, chapters: photocopyChapters(chapters) };
}

interface ChapterPages {
  key: string;
  title: string;
  pages: Pick<PhotocopyPage, 'canvas' | 'label'>[];
}

/** Ranges with canvases become chapters; pages without a range, and books without ranges, form the first chapter. */
function chaptersOf({ items, structures, label }: Manifest): ChapterPages[] {
  const pages = new Map(
    items.map((canvas) => [
      canvas.id,
      { canvas: canvas.id, label: labelText(canvas.label).slice(0, most.titleLength) },
    ]),
  );
  const chapters: ChapterPages[] = [];
  const take = (range: Range) => {
    const ownPages: ChapterPages['pages'] = [];
    for (const item of range.items ?? []) {
      if (item.type === 'Range') take(item as Range);
      const id = item.type === 'Canvas' ? item.id?.replace(/#.*/s, '') : undefined;
      const page = id === undefined ? undefined : pages.get(id);
      if (page && pages.delete(id!)) ownPages.push(page);
    }
    if (ownPages.length) chapters.push({ key: '', title: labelText(range.label), pages: ownPages });
  };
  for (const range of structures ?? []) take(range);
  if (pages.size) chapters.unshift({ key: '', title: labelText(label), pages: [...pages.values()] });
  return chapters
    .flatMap(({ title, pages: allPages }) =>
      Array.from({ length: Math.ceil(allPages.length / most.pages) }, (_, at) => ({
        title,
        pages: allPages.slice(at * most.pages, (at + 1) * most.pages),
      })),
    )
    .map((chapter, at) => ({
      ...chapter,
      title: chapter.title.slice(0, most.titleLength) || String(at + 1),
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
