import type { z } from 'zod';
import { requirePart } from '../../src/kit/registry/parts.server.ts';
import { MediaLine, mediaFile, PartLine, partsFile, type PackOrigin } from '../../src/kit/packs/format.ts';
import type { Pack } from '../../src/kit/packs/read-pack.server.ts';
import { fail } from '../../src/rules/errors.ts';
import type { Language } from '../../src/rules/languages.ts';
import { isReserved } from '../../src/rules/member-names.ts';
import type { Module } from '../../src/rules/modules.ts';
import { cleanName } from '../../src/rules/names.ts';

/** The parts that a pack may contain, by type of thing. */
const partsByType: Record<string, readonly string[]> = {
  subject: ['facts', 'text', 'relations', 'family', 'timeline', 'timemap', 'painting', 'gallery', 'recordings'],
  image: ['regions'],
  book: ['book', 'chapter'],
};

/** A part of a pack, checked and sanitized like a member's submission. */
export interface PackedPart {
  part: string;
  language: Language | null;
  key: string;
  content: unknown;
  authors: string[];
  origin: PackOrigin | null;
  /** Place in the file of parts, for the report. */
  where: string;
}
export interface PackedThing {
  id: string;
  parts: PackedPart[];
}

/** Maximum length of an author's displayed name, in characters. */
const maxAuthorLength = 60;
/** Default names of members who chose none. */
const defaultNamePattern = /^reader_\w+$/i;
/**
 * Whether an author is only a name: no address, number or markup, and no role on a site, which readers would believe.
 */
const isAuthor = (name: unknown): boolean =>
  typeof name === 'string' &&
  name !== '' &&
  name.length <= maxAuthorLength &&
  name === cleanName(name) &&
  !/[@<>&]|\d{6}/.test(name.replace(defaultNamePattern, '')) &&
  (defaultNamePattern.test(name) || !isReserved(name.replaceAll(' ', '_')));

/** Fails with `packAuthorForged` or `packContentWrong`, with the line. */
function readLine(value: unknown, where: string): PartLine {
  const { authors } = (value ?? {}) as { authors?: unknown };
  if (Array.isArray(authors) && !authors.every(isAuthor)) fail('packAuthorForged', { name: where });
  const line = PartLine.safeParse(value);
  if (line.success) return line.data;
  const [issue] = line.error.issues;
  const extra = issue!.code === 'unrecognized_keys' ? issue!.keys.join(' ') : '';
  fail(/author|member|user|mail|phone|role/i.test(extra) ? 'packAuthorForged' : 'packContentWrong', {
    name: `${where}, ${extra || placeOf(issue!)}`,
  });
}

const placeOf = ({ path, message }: z.core.$ZodIssue) => `${path.join('.')} ${message}`.trim();

/** A part parsed by its own schema, sanitized. */
function readPart(line: PartLine, where: string): PackedPart {
  const { type, part: name, language, key, authors, origin } = line;
  if (!partsByType[type]?.includes(name)) fail('packContentWrong', { name: `${where}, ${type} ${name}` });
  const part = requirePart(name as Parameters<typeof requirePart>[0]);
  if (part.perLanguage !== (language !== null) || part.keyed !== (key !== ''))
    fail('packContentWrong', { name: `${where}, ${name}` });
  const read = part.schema.safeParse(line.content);
  if (!read.success) fail('packContentWrong', { name: `${where}, ${placeOf(read.error.issues[0]!)}` });
  return { part: name, language, key, content: sanitizePart(part.name, read.data, where), authors, origin, where };
}

/** Every line of a file of a pack with its place; none if the pack has no such file. Fails with `packContentWrong`. */
export async function* readLines<T>(
  pack: Pack,
  file: string,
  schema: z.ZodType<T>,
): AsyncGenerator<{ where: string; line: T }> {
  if (pack.sizeOf(file) === null) return;
  for await (const { line: at, value } of pack.lines(file)) {
    const where = `${file}:${at}`,
      read = schema.safeParse(value);
    if (!read.success) fail('packContentWrong', { name: `${where}, ${placeOf(read.error.issues[0]!)}` });
    yield { where, line: read.data };
  }
}

/** The content of a part, sanitized like a member's submission; fails with `packContentWrong`. */
export function sanitizePart(name: Module, parsed: unknown, where: string): unknown {
  const part = requirePart(name),
    content = part.sanitize(parsed),
    fault = part.findFault(content);
  if (fault) fail('packContentWrong', { name: `${where}, ${fault}` });
  return content;
}

async function* linesOf(pack: Pack, type: string | null): AsyncGenerator<{ line: PartLine; where: string }> {
  for await (const { line: at, value } of pack.lines(partsFile)) {
    const where = `${partsFile}:${at}`;
    if (type !== null && (value as { type?: unknown } | null)?.type !== type) continue;
    yield { line: readLine(value, where), where };
  }
}

/** Reads everything once, so that any fault is found before anything is written. */
export async function checkContent(pack: Pack): Promise<void> {
  const seen = new Set<string>();
  let last = '';
  let parts = new Set<string>();
  const end = (where: string) => {
    const isWhole = !last || parts.has('book') || parts.has('regions') || (parts.has('facts') && parts.has('text'));
    if (!isWhole) fail('packContentWrong', { name: `${where}, ${last}` });
  };
  for await (const { line, where } of linesOf(pack, null)) {
    if (line.thing !== last) {
      end(where);
      if (seen.has(line.thing)) fail('packContentWrong', { name: `${where}, ${line.thing}` });
      seen.add((last = line.thing));
      parts = new Set();
    }
    // A book precedes its chapters.
    if (line.part === 'chapter' && !parts.has('book')) fail('packContentWrong', { name: where });
    parts.add(readPart(line, where).part);
  }
  end(partsFile);
  for await (const item of mediaOf(pack)) void item;
}

/** Subjects or pictures in order, each with all its parts. */
export async function* thingsOf(pack: Pack, type: 'subject' | 'image'): AsyncGenerator<PackedThing> {
  let thing: PackedThing = { id: '', parts: [] };
  for await (const { line, where } of linesOf(pack, type)) {
    if (thing.id !== line.thing) {
      if (thing.parts.length) yield thing;
      thing = { id: line.thing, parts: [] };
    }
    thing.parts.push(readPart(line, where));
  }
  if (thing.parts.length) yield thing;
}

/** Books, one part at a time: a chapter may be large. */
export async function* bookParts(pack: Pack): AsyncGenerator<PackedPart & { thing: string }> {
  for await (const { line, where } of linesOf(pack, 'book')) yield { thing: line.thing, ...readPart(line, where) };
}

/** Lines with authors or an original source. */
export async function* attributionsOf(pack: Pack): AsyncGenerator<PartLine> {
  for await (const { line } of linesOf(pack, null)) if (line.authors.length || line.origin) yield line;
}

/** Pictures, sounds and films, each with a file in the pack. */
export async function* mediaOf(pack: Pack): AsyncGenerator<MediaLine> {
  for await (const { line } of readLines(pack, mediaFile, MediaLine)) {
    if (pack.sizeOf(line.file) === null) fail('packDamaged', { name: line.file });
    yield line;
  }
}
