/**
 * The shape of a subject of the built-in world: one file in `subjects/` a subject, and, where it has a main text,
 * five files `texts/<id>.<language>.html`. See README.md for how to write one.
 */
import type { PlaceKey, SourceKey, WordKey } from './keys.ts';

/** A text in five languages, in the order of every table of this product: zh, en, fr, es, jp. */
export type Five = readonly [zh: string, en: string, fr: string, es: string, jp: string];
type FiveLists = readonly [zh: string[], en: string[], fr: string[], es: string[], jp: string[]];

/** What kind of thing a subject is. The first six of the home page: person, book, war, painting, polity, site. */
type Kind = 'person' | 'polity' | 'war' | 'event' | 'book' | 'painting' | 'site' | 'place' | 'people' | 'idea';
type Region = 'east-asia' | 'south-asia' | 'near-east' | 'africa' | 'europe' | 'americas' | 'oceania';

/**
 * A date as the source gives it: `-0221`, `-0210-09` or `-0210-09-10`, four digits for the year (five before 10,000 BC),
 * a leading minus for BC (so 221 BC is `-0221`; there is no year 0). Appended: `~` about, `?` doubtful.
 */
export type When = string;
/** From and to; `..` as the end says: to the present. */
export type Span = readonly [start: When, end: When | '..'];

/** A source of `sources/`, and where in it: chapter, book, line, page. */
export type Cited = readonly [SourceKey, string?];

interface SubjectTime {
  /**
   * life: birth to death · reign · active: when little else is known · span: a polity's, war's or site's existence ·
   * made: writing, painting, building.
   */
  role: 'life' | 'reign' | 'active' | 'span' | 'made';
  span: Span;
  source: Cited;
}

export interface SubjectEvent {
  /** A date, or from and to. */
  when: When | Span;
  /** One sentence without a final full stop, at most 90 letters (40 in zh and jp). */
  title: Five;
  /** Where it happened: a place of `places/`, or a subject that has coordinates. */
  at?: PlaceKey;
  /** 3: changes the world · 2: changes a country or a life · 1: a detail worth knowing. */
  weight: 1 | 2 | 3;
  /** Other subjects that took part. */
  with?: string[];
  source: Cited;
}

interface SubjectRelation {
  /** A word of `relation-words.ts`, read from this subject to the other one. */
  word: WordKey;
  to: string;
  when?: When | Span;
  at?: PlaceKey;
  /** One sentence that says what the word alone does not. */
  note?: Five;
  source: Cited;
}

/** A node of a subject's timemap beside its events: a stage of a journey, a wall, a realm. */
export interface SubjectNode {
  title: Five;
  /** One or two sentences. */
  description?: Five;
  when?: When | Span;
  at: PlaceKey;
  /** Longitude before latitude. A line runs in the order of travel. */
  sketch?: {
    type: 'LineString' | 'Polygon';
    points: readonly (readonly [longitude: number, latitude: number])[];
    style?: 'solid' | 'dashed' | 'dotted' | 'arrow';
  };
  weight: 1 | 2 | 3;
  source: Cited;
}

export interface Subject {
  id: string;
  kind: Kind;
  region: Region;
  /** A row of `polities/`: one event, one relation and a summary of one or two sentences are enough. */
  brief?: true;
  names: Five;
  /** Other names by which readers look for it, best known first; an empty list where there are none. */
  otherNames: FiveLists;
  /** Told beside the name where two subjects of the same name are likely. */
  disambiguation?: Five;
  times: SubjectTime[];
  /** Where it lies, was born, was fought, was made, is kept. Missing for what lies nowhere. */
  place?: { at: readonly [latitude: number, longitude: number]; name: Five };
  /** 40 to 90 words (zh and jp: 80 to 180 characters), plain text. */
  summary: Five;
  events: SubjectEvent[];
  relations: SubjectRelation[];
  nodes?: SubjectNode[];
  /** What other collections call it, where it is certain. */
  same?: { wikidata?: string; nomisma?: string };
}

export const subject = (one: Subject): Subject => one;

export interface Place {
  at: readonly [latitude: number, longitude: number];
  name: Five;
}

export interface Source {
  /** contemporary: its author, or who told him, knew those times · later: tells of times before · modern: a study. */
  kind: 'contemporary' | 'later' | 'modern';
  /** In five languages for a work that readers know by a name of their own; one text for what is cited as it is printed. */
  title: string | Five;
  /** The title only says what it is, an inscription or a letter: it stands without 《》 and 『』. */
  untitled?: true;
  /** As English has it; `sources/authors.ts` has the other languages. */
  author?: string;
  /** When it was written, or printed first, as `sources/dates.ts` reads it: c. 430 BC, 8th–7th century BC, 1519–1526. */
  year?: string;
  /** The language it was written in, by its tag; English is not said of modern works. */
  language?: string;
  publisher?: string;
}
