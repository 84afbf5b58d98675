import { asList, asObject } from '../clean-text.ts';
import type { ReportLine } from '../record.ts';
import { BookRefusal } from './record.ts';

/** Texts by language, as in IIIF Presentation 3; `none` if the language is unknown. */
export type Texts = Readonly<Record<string, readonly string[]>>;
/** The parts of a manifest that a book uses. */
export interface Manifest {
  id: string | null;
  label: Texts;
  rights: string | null;
  requiredStatement: Texts;
  metadata: { where: string; label: Texts; value: Texts }[];
  viewingDirection: string | null;
  canvases: { id: string; label: Texts }[];
  ranges: ManifestRange[];
}
export interface ManifestRange {
  where: string;
  label: Texts;
  parts: ({ range: ManifestRange } | { canvas: string; where: string })[];
}

type Json = Record<string, unknown>;

const toLine = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** The texts of one language, English if there are several, each as plain text on one line. */
export const valuesOf = (texts: Texts): string[] =>
  (texts.en ?? texts.none ?? Object.values(texts)[0] ?? []).map(toLine).filter(Boolean);
/** A text in one language on one line. */
export const textOf = (texts: Texts): string => valuesOf(texts).join('; ');

/**
 * Reads a manifest of IIIF Presentation 2 or 3. A field in another form than the standard's is read if its meaning is
 * plain, and reported with its JSON pointer; otherwise it is left out and reported. Throws a `BookRefusal` if it is no
 * manifest or has no pages.
 */
export function readManifest(json: Json): {
  manifest: Manifest;
  notices: ReportLine[];
  broken: ReportLine[];
  omitted: ReportLine[];
} {
  const reader = new ManifestReader(json);
  const omitted = Object.keys(json).flatMap((field) =>
    readFields.has(field) ? [] : [{ where: `/${pointer(field)}`, why: 'no room for it in a book' }],
  );
  const manifest = reader.read(json);
  return { manifest, notices: reader.notices, broken: reader.broken, omitted: [...omitted, ...reader.omitted] };
}
/** A manifest that a collection names, or contains. */
export interface CollectionMember {
  where: string;
  id: string | null;
  label: string;
  manifest: Json | null;
}

/** The manifests of a collection, and the collections within it; null for any other document. */
export function readCollection(json: Json): CollectionMember[] | null {
  if (typeOf(json) !== 'Collection') return null;
  return ['items', 'manifests', 'collections', 'members'].flatMap((field) =>
    asList(json[field]).map((item, at) => {
      const member = asObject(item) ?? {},
        { label } = member;
      const isWhole =
        typeOf(member) === 'Manifest' && (asList(member['items']).length || asList(member['sequences']).length);
      return {
        where: `/${field}/${at}`,
        id: idOf(member) ?? (typeof item === 'string' ? item : null),
        label: toLine(typeof label === 'string' ? label : String(Object.values(asObject(label) ?? {}).flat()[0] ?? '')),
        manifest: isWhole ? member : null,
      };
    }),
  );
}

/** Fields that are read, or that describe the file itself. */
const readFields = new Set(
  (
    '@context id @id type @type label items sequences structures metadata rights license requiredStatement ' +
    'attribution viewingDirection'
  ).split(' '),
);

class ManifestReader {
  readonly notices: ReportLine[] = [];
  readonly broken: ReportLine[] = [];
  readonly omitted: ReportLine[] = [];
  /** Whether it is of version 3, in which texts are given by language. */
  readonly #isThree: boolean;

  constructor(json: Json) {
    this.#isThree = json['items'] !== undefined;
  }

  read(json: Json): Manifest {
    const type = typeOf(json);
    if (type !== 'Manifest')
      throw new BookRefusal(
        `it is no manifest of IIIF: its type (/type) is ${describe(json['type'] ?? json['@type'])}`,
      );
    const canvases = this.#canvasesOf(json);
    if (!canvases.length) throw new BookRefusal('it is no manifest of IIIF with pages: it has none (/items)');
    const id = idOf(json);
    if (id === null) this.#note('/id', 'the address of the manifest is missing: the file name identifies it');
    const label = this.#textsOf(json['label'], '/label');
    if (!valuesOf(label).length) this.#note('/label', 'there is no label: the address is the title');
    const statement = asObject(json['requiredStatement']);
    if (json['requiredStatement'] !== undefined && json['requiredStatement'] !== null && !statement)
      this.#leaveOut('/requiredStatement', json['requiredStatement'], 'a label and a value belong here');
    return {
      id,
      label,
      rights: this.#rightsOf(json),
      requiredStatement: statement
        ? this.#textsOf(statement['value'], '/requiredStatement/value')
        : this.#textsOf(json['attribution'], '/attribution'),
      metadata: this.#listOf(json['metadata'], '/metadata').flatMap((item, at) => {
        const pair = asObject(item);
        if (!pair) this.#leaveOut(`/metadata/${at}`, item, 'a label and a value belong here');
        return pair
          ? [
              {
                where: `/metadata/${at}`,
                label: this.#textsOf(pair['label'], `/metadata/${at}/label`),
                value: this.#textsOf(pair['value'], `/metadata/${at}/value`),
              },
            ]
          : [];
      }),
      viewingDirection: this.#directionOf(json),
      canvases,
      ranges: this.#rangesOf(json),
    };
  }

  #note(where: string, why: string): void {
    this.notices.push({ where, why });
  }
  #leaveOut(where: string, value: unknown, why: string): void {
    this.broken.push({ where, why: `${describe(value)}: ${why}` });
  }

  #listOf(value: unknown, where: string): unknown[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) this.#leaveOut(where, value, 'a list belongs here');
    return asList(value);
  }

  #canvasesOf(json: Json): Manifest['canvases'] {
    const lists =
      json['items'] === undefined
        ? this.#listOf(json['sequences'], '/sequences').map(
            (sequence, at) => [asObject(sequence)?.['canvases'], `/sequences/${at}/canvases`] as const,
          )
        : [[json['items'], '/items'] as const];
    const ids = new Set<string>();
    let annotated = 0;
    const canvases = lists.flatMap(([list, where]) =>
      this.#listOf(list, where).flatMap((item, at) => {
        const canvas = asObject(item),
          id = canvas && idOf(canvas),
          place = `${where}/${at}`;
        if (!canvas || id === null || id === undefined)
          this.#leaveOut(place, item, 'a page (Canvas) with an address (id) belongs here');
        else if (typeOf(canvas) !== null && typeOf(canvas) !== 'Canvas')
          this.#leaveOut(`${place}/type`, typeOf(canvas), 'a page (Canvas) belongs here');
        else if (ids.has(id)) this.#leaveOut(`${place}/id`, id, 'a second page with this address');
        else {
          ids.add(id);
          if (asList(canvas['annotations']).length || asList(canvas['otherContent']).length) annotated++;
          return [{ id, label: this.#textsOf(canvas['label'], `${place}/label`) }];
        }
        return [];
      }),
    );
    if (annotated)
      this.omitted.push({
        where: lists[0]![1],
        why: `annotations of ${annotated} ${annotated === 1 ? 'page' : 'pages'}: no room for them in a book`,
      });
    return canvases;
  }

  /** The licence: `rights` in version 3, `license` in version 2. */
  #rightsOf(json: Json): string | null {
    const name = json['rights'] === undefined ? 'license' : 'rights',
      value = json[name];
    if (value === undefined || value === null) return null;
    const [first, ...others] = [value].flat().flatMap((item) => {
      const text = typeof item === 'string' ? item : idOf(asObject(item) ?? {});
      return text === null || !text.trim() ? [] : [text.trim()];
    });
    if (first === undefined) this.#leaveOut(`/${name}`, value, 'the address of a licence belongs here');
    else if (typeof value !== 'string') this.#note(`/${name}`, `one address belongs here: read as ${first}`);
    for (const other of others) this.#leaveOut(`/${name}`, other, 'a second licence');
    return first ?? null;
  }

  /** The reading direction of the manifest, or of its sequence in version 2. */
  #directionOf(json: Json): string | null {
    const value = json['viewingDirection'] ?? asObject(asList(json['sequences'])[0])?.['viewingDirection'];
    if (value !== undefined && value !== null && typeof value !== 'string')
      this.#leaveOut('/viewingDirection', value, 'right-to-left or left-to-right belongs here');
    return typeof value === 'string' ? value : null;
  }

  /** Texts by language; a single text, a number, or the objects of version 2 are read too. */
  #textsOf(value: unknown, where: string): Texts {
    const texts = Object.create(null) as Record<string, string[]>; // a language may be called __proto__
    const add = (language: string, text: unknown, place: string) => {
      if (typeof text === 'number' || typeof text === 'boolean')
        this.#note(place, `a text belongs here: read as ${text}`);
      if (typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean')
        (texts[language] ??= []).push(String(text));
      else if (text !== null && text !== undefined) this.#leaveOut(place, text, 'a text belongs here');
    };
    const addItem = (item: unknown, place: string) => {
      const object = asObject(item);
      if (!object || '@value' in object)
        add(
          typeof object?.['@language'] === 'string' ? object['@language'] : 'none',
          object ? object['@value'] : item,
          place,
        );
      else
        for (const [language, list] of Object.entries(object)) {
          if (typeof list === 'string')
            this.#note(`${place}/${pointer(language)}`, 'a list of texts belongs here: read as one text');
          for (const text of [list].flat()) add(language, text, `${place}/${pointer(language)}`);
        }
    };
    for (const [at, item] of [value].flat().entries()) addItem(item, Array.isArray(value) ? `${where}/${at}` : where);
    if (typeof value === 'string' && this.#isThree)
      this.#note(where, 'texts by language belong here: read as a text without a language');
    return texts;
  }

  #rangesOf(json: Json): ManifestRange[] {
    const list = this.#listOf(json['structures'], '/structures');
    return json['items'] === undefined
      ? this.#oldRangesOf(list)
      : list.flatMap((item, at) => this.#rangeOf(item, `/structures/${at}`));
  }

  #rangeOf(item: unknown, where: string): ManifestRange[] {
    const range = asObject(item);
    if (!range || (typeOf(range) !== null && typeOf(range) !== 'Range')) {
      this.#leaveOut(where, item, 'a chapter (Range) belongs here');
      return [];
    }
    const parts = this.#listOf(range['items'], `${where}/items`).flatMap((part, at) =>
      this.#partOf(part, `${where}/items/${at}`),
    );
    return [{ where, label: this.#textsOf(range['label'], `${where}/label`), parts }];
  }

  /** A part of a range: a range, a canvas, its address alone, or a part of a canvas (SpecificResource). */
  #partOf(part: unknown, where: string): ManifestRange['parts'] {
    const object = asObject(part);
    if (object && typeOf(object) === 'Range') return this.#rangeOf(part, where).map((range) => ({ range }));
    const source = object?.['source'];
    const canvas =
      typeof part === 'string'
        ? part
        : object && typeOf(object) === 'SpecificResource'
          ? typeof source === 'string'
            ? source
            : idOf(asObject(source) ?? {})
          : object && (typeOf(object) === 'Canvas' || typeOf(object) === null)
            ? idOf(object)
            : null;
    if (canvas !== null) return [{ canvas: canvas.replace(/#.*/s, ''), where }];
    this.#leaveOut(where, part, 'a page, a part of a page, or a chapter belongs here');
    return [];
  }

  /** Ranges of version 2: a list in which ranges name others, in `ranges` or `members`. */
  #oldRangesOf(list: readonly unknown[]): ManifestRange[] {
    const ranges = new Map<string, { range: Json; where: string }>();
    const namedRanges = new Set<string>();
    for (const [at, item] of list.entries()) {
      const range = asObject(item),
        where = `/structures/${at}`;
      if (!range) this.#leaveOut(where, item, 'a chapter (Range) belongs here');
      else ranges.set(idOf(range) ?? where, { range, where });
    }
    const partsOf = (range: Json, where: string) =>
      ['canvases', 'ranges', 'members'].flatMap((field) =>
        this.#listOf(range[field], `${where}/${field}`).flatMap((part, at) => {
          const id = typeof part === 'string' ? part : idOf(asObject(part) ?? {});
          if (id !== null) return [{ id, where: `${where}/${field}/${at}` }];
          this.#leaveOut(`${where}/${field}/${at}`, part, 'the address of a page or chapter belongs here');
          return [];
        }),
      );
    const parts = new Map([...ranges].map(([id, { range, where }]) => [id, partsOf(range, where)]));
    for (const linked of parts.values()) for (const { id } of linked) if (ranges.has(id)) namedRanges.add(id);
    const seen = new Set<string>();
    const build = (id: string): ManifestRange[] => {
      if (seen.has(id)) return []; // a range that contains itself, or is in two others
      seen.add(id);
      const { range, where } = ranges.get(id)!;
      return [
        {
          where,
          label: this.#textsOf(range['label'], `${where}/label`),
          parts: parts
            .get(id)!
            .flatMap((part): ManifestRange['parts'] =>
              ranges.has(part.id)
                ? build(part.id).map((inner) => ({ range: inner }))
                : [{ canvas: part.id.replace(/#.*/s, ''), where: part.where }],
            ),
        },
      ];
    };
    const roots = [...ranges.keys()].filter((id) => !namedRanges.has(id));
    return [...roots, ...ranges.keys()].flatMap(build);
  }
}

const idOf = (object: Json): string | null => {
  const id = object['id'] ?? object['@id'];
  return typeof id === 'string' && id.trim() ? id.trim() : null;
};
const typeOf = (object: Json): string | null => {
  const type = object['type'] ?? object['@type'];
  return typeof type === 'string' ? type.replace(/^\w+:/, '') : null;
};
/** A key as part of a JSON pointer. */
const pointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** A value in words for a curator. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return `“${value.slice(0, 60)}”`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const words = [...wordsIn(value)].join('; ').slice(0, 300);
  return `${Array.isArray(value) ? 'a list' : 'an object'}${words && ` (${words})`}`;
}

/** The words of a value: its texts that are neither addresses nor names of types. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (!/^https?:|^(?:sc:|oa:)?[A-Z][A-Za-z]+$/.test(value)) yield toLine(value);
  } else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* wordsIn(item);
}
