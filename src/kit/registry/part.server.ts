import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import type { PassedRevision } from '../revision.ts';
import type { SearchDocument, SearchSentence } from '../search-document.ts';
import type { ErrorName } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import { mergeObjects } from '../merge-objects.ts';
import type { Difference } from '../../rules/revisions/difference.ts';
import type { Finding, IsOld } from '../../rules/revisions/findings.ts';
import type { Summary } from '../../rules/revisions/summary.ts';

/** Input of `check` besides the content. */
interface CheckInput<Known = unknown> {
  thingId: string;
  /** The result of `loadCheckData`. */
  checkData: Known;
  /** Whether an item, or a text in one, existed before: it is not checked again. */
  isOld: IsOld;
}

/**
 * A part of a thing that is proposed, reviewed and published on its own; a feature's manifest registers it. All but
 * `publish`, `loadCheckData`, `titles`, `keyNames` and `mayWrite` are pure, and use a thread if large (`check-in-worker.server.ts`).
 */
export interface Part<Content = unknown, Known = unknown> {
  /** Its name in the database and on the wire (`module`, spec §7): letters of a to z. */
  readonly name: string;
  /** The type of thing (table `thing`) that has this part. */
  readonly of: string;
  /** Whether there is one per language. */
  readonly perLanguage: boolean;
  /** Whether a thing has many, each with its own key: the chapters of a book. */
  readonly keyed: boolean;
  readonly schema: z.ZodType<Content>;
  /** The field with a list of items; null if there is none. */
  readonly list: string | null;
  /** Its name in messages to its author (spec §3 "Message"). */
  readonly messageModule: string;
  /** Whether its authors' proposals have their own list, instead of that of all parts (spec §7 `relation/list`). */
  readonly ownList: boolean;
  /**
   * Whether lists of subjects only use the number of its links to each, which is counted later after `publishNew`: the
   * lists are refreshed after the count.
   */
  readonly countedLater: boolean;
  /** Whether search finds its thing by its content. */
  readonly searched: boolean;

  /** Whether a member may write it: things that belong to a member may only be written by that member. Default: yes. */
  mayWrite(db: Database, thingId: string, memberId: string): Promise<boolean>;
  /** The content to store: with nothing that could run as script. */
  sanitize(content: Content): Content;
  /** Why the content cannot be stored; null if it can. */
  findFault(content: Content): ErrorName | null;
  /** The content to show if it was stored before today's rules. */
  prepareForDisplay(content: Content): Content;
  /** Data from the database that `check` needs. */
  loadCheckData(
    db: Database,
    content: Content,
    target: { thingId: string; language: Language; key: string },
  ): Promise<Known>;
  /** Finds impossible content, and content that a reviewer should consider. */
  check(content: Content, checking: CheckInput<Known>): Finding[];
  /** Names for the ids in a comparison. */
  loadTitles(db: Database, contents: readonly Content[]): Promise<ReadonlyMap<string, string>>;
  /** Names, in a language, of keyed parts of a thing, by key; a missing name means that the key is the name. */
  loadKeyNames(
    db: Database,
    thingId: string,
    keys: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, string>>;
  /** The amount of content, for lists that do not show it; cheap. */
  summaryOf?(content: Content): Summary;
  compare(before: Content | null, after: Content, titles: ReadonlyMap<string, string>): Difference;
  /** The same if comparing would take too long: shows everything removed, then everything added. */
  compareCoarsely(before: Content | null, after: Content): Difference;
  /**
   * Merges the contents of two things (features/merging); ids in them already refer to the remaining thing. `former` is
   * the other's content, or null if it had none. By default `join`.
   */
  merge(current: Content, former: Content | null, thingId: string): Content;
  /**
   * The database ids of its items, if they are derived from the content: references to them can then be updated when
   * two things are merged.
   */
  itemIds?(content: Content, thingId: string): string[];
  /** Ids of things that it mentions: displaying it needs their names, and their pages may show it. */
  listMentions(content: Content): string[];
  /** The sources that it cites. */
  listSources(content: Content): Citation[];
  /**
   * Writes the readers' version of passed revisions, all at once. Returns further things whose pages change, besides
   * its own and those that it mentions.
   */
  publish(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /**
   * `publish` for parts that were never published before, by COPY if that is faster: used by imports. May defer counts
   * to `recountDeferred` (kit/database/deferred-counts.server.ts).
   */
  publishNew?(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /**
   * Search documents of things from their first publication, without a query: the same as a query would find. If it is
   * missing, search reads the database.
   */
  toSearchDocuments?(revisions: readonly PassedRevision<Content>[]): SearchDocument[];
  /** Sentences about some things, from their published data, by which search finds them; the most telling first. */
  loadSentences?(db: Database, thingIds: readonly string[]): Promise<SearchSentence[]>;
  /**
   * Removes the readers' version of the part, as if it had never been published; returns as `publish` does. By default
   * publishes an empty list; a part without a list must define it, or imports cannot include it.
   */
  withdraw(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /** The content without everything optional. By default an empty list. */
  toBlank(content: Content): Content;
}

/** A feature's definition of a part; omitted functions do nothing, omitted flags are false. */
type Spec<Content, Known, Name extends string, PerLanguage extends boolean> = Pick<
  Part<Content, Known>,
  'of' | 'schema' | 'messageModule' | 'compare' | 'compareCoarsely' | 'publish'
> &
  Partial<Part<Content, Known>> & { name: Name; perLanguage?: PerLanguage; list?: keyof Content & string };

/** Creates a part. Its schema determines its content. */
export const part = <Content, Known, const Name extends string, const PerLanguage extends boolean = false>(
  spec: Spec<Content, Known, Name, PerLanguage>,
) => {
  const blank = spec.toBlank ?? ((content: Content) => (spec.list ? { ...content, [spec.list]: [] } : content));
  return {
    perLanguage: false as PerLanguage,
    keyed: false,
    list: null,
    ownList: false,
    countedLater: false,
    searched: false,
    mayWrite: async () => true,
    sanitize: (content) => content,
    findFault: () => null,
    prepareForDisplay: (content) => content,
    loadCheckData: async () => null as Known,
    check: () => [],
    loadTitles: async () => new Map(),
    loadKeyNames: async () => new Map(),
    merge: (current, former) => (former === null ? current : mergeObjects(current, former)),
    listMentions: () => [],
    listSources: () => [],
    toBlank: blank,
    withdraw: async (db: Database, revisions: readonly PassedRevision<Content>[]) => {
      if (!spec.list) throw new Error(`The part ${spec.name} does not say how it is withdrawn.`);
      return spec.publish(
        db,
        revisions.map((revision) => ({ ...revision, content: blank(revision.content) })),
      );
    },
    ...spec,
  } satisfies Part<Content, Known> as Part<Content, Known> & {
    readonly name: Name;
    readonly perLanguage: PerLanguage;
  };
};
