import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import type { PassedRevision } from '../revision.ts';
import type { SearchDocument } from '../search-document.ts';
import type { ErrorName } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/schemas.ts';
import type { MessageModule } from '../../rules/modules.ts';
import { join } from '../join.ts';
import type { Difference } from '../../rules/revisions/difference.ts';
import type { Found, IsOld } from '../../rules/revisions/findings.ts';
import type { Summary } from '../../rules/revisions/summary.ts';

/** What `check` is told beside the content. */
interface Checking<Known = unknown> {
  thingId: string;
  /** What `known` found out. */
  known: Known;
  /** Whether an item, or a text in one, stood there before: it is not checked again. */
  isOld: IsOld;
}

/**
 * A part of a thing that is proposed, reviewed and published on its own; its feature's manifest names it. All but
 * `publish`, `known`, `titles`, `keyNames` and `mayWrite` are pure, and run in a worker thread where there is much of it (`in-thread.server.ts`).
 */
export interface Part<Content = unknown, Known = unknown> {
  /** Its name in the database and on the wire (`module`, spec §7): letters of a to z. */
  readonly name: string;
  /** The type of thing (table `thing`) that has it. */
  readonly of: string;
  /** Whether there is one in each language. */
  readonly perLanguage: boolean;
  /** Whether a thing has many, each with a key of its own: the chapters of a book. */
  readonly keyed: boolean;
  readonly schema: z.ZodType<Content>;
  /** The field that holds a list of items; null where there is none. */
  readonly list: string | null;
  /** What messages to its author call it (spec §3 "Message"). */
  readonly messageModule: MessageModule;
  /** Whether its authors find their proposals in a list of their own, not in that of all parts (spec §7 `relation/list`). */
  readonly ownList: boolean;
  /**
   * Whether lists of subjects know of it only how often it touches each, which is owed after `publishNew`: then they are
   * refreshed when that is counted.
   */
  readonly countedLater: boolean;
  /** Whether search finds its thing by what stands in it. */
  readonly searched: boolean;

  /** Whether a member may write it at all: of what belongs to one of them nobody else. By default everybody may. */
  mayWrite(db: Database, thingId: string, memberId: string): Promise<boolean>;
  /** What is kept of what somebody wrote: nothing that could run. */
  safe(content: Content): Content;
  /** Why this cannot be kept at all; null where it can. */
  fault(content: Content): ErrorName | null;
  /** What is shown of what was kept before today's rules. */
  shown(content: Content): Content;
  /** What `check` has to know of the database. */
  known(db: Database, content: Content, asked: { thingId: string; language: Language; key: string }): Promise<Known>;
  /** What cannot be, and what a reviewer should weigh. */
  check(content: Content, checking: Checking<Known>): Found[];
  /** What the ids are called that a comparison shows by name. */
  titles(db: Database, contents: readonly Content[]): Promise<ReadonlyMap<string, string>>;
  /** What readers of a language call some of the many of one thing, by key; who is left out keeps the key for a name. */
  keyNames(
    db: Database,
    thingId: string,
    keys: readonly string[],
    language: Language,
  ): Promise<ReadonlyMap<string, string>>;
  /** How much it holds, for lists that do not show it; cheap. */
  summaryOf?(content: Content): Summary;
  compare(before: Content | null, after: Content, titles: ReadonlyMap<string, string>): Difference;
  /** The same where comparing takes too long: all of one goes, all of the other comes. */
  compareCoarsely(before: Content | null, after: Content): Difference;
  /**
   * What becomes of a content when two things are made one (features/merging): ids in it are those of the one that stays
   * already. `former` is what the other had, or null where it had none. By default `join`.
   */
  joined(kept: Content, former: Content | null, thingId: string): Content;
  /**
   * What its items are called in the database, where that is made of what they say: whoever kept such an id finds the item
   * again when two things are made one.
   */
  itemIds?(content: Content, thingId: string): string[];
  /** Things that it names: whoever shows it wants to know what they are called, and their pages may show it. */
  mentions(content: Content): string[];
  /** What it cites. */
  sources(content: Content): Citation[];
  /**
   * Writes what readers see of passed revisions, all at once. Returns further things whose pages change, beside its own
   * and those that it mentions.
   */
  publish(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /**
   * The same of parts of which nothing was ever published, by COPY where that is worth it: what an import brings. May
   * leave numbers to be counted that `recountOwed` counts (kit/database/owed-counts.server.ts).
   */
  publishNew?(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /**
   * What search finds of things by what was published of them first, without asking the database: all of them that it
   * would find there. Where it is missing search reads what was written.
   */
  documents?(revisions: readonly PassedRevision<Content>[]): SearchDocument[];
  /**
   * Takes away what readers see of the part, as if nothing of it had ever been published; returns as `publish` does. By
   * default an empty list is published; a part that holds none says what it does, or no import may bring it.
   */
  withdraw(db: Database, revisions: readonly PassedRevision<Content>[]): Promise<string[] | void>;
  /** What is left of a content when all is taken from it that it can be without. By default an empty list. */
  blank(content: Content): Content;
}

/** What a feature says of its part; what is left out does nothing, or is false. */
type Spec<Content, Known, Name extends string, PerLanguage extends boolean> = Pick<
  Part<Content, Known>,
  'of' | 'schema' | 'messageModule' | 'compare' | 'compareCoarsely' | 'publish'
> &
  Partial<Part<Content, Known>> & { name: Name; perLanguage?: PerLanguage; list?: keyof Content & string };

/** A part as a value. Its schema says what it holds. */
export const part = <Content, Known, const Name extends string, const PerLanguage extends boolean = false>(
  spec: Spec<Content, Known, Name, PerLanguage>,
) => {
  const blank = spec.blank ?? ((content: Content) => (spec.list ? { ...content, [spec.list]: [] } : content));
  return {
    perLanguage: false as PerLanguage,
    keyed: false,
    list: null,
    ownList: false,
    countedLater: false,
    searched: false,
    mayWrite: async () => true,
    safe: (content) => content,
    fault: () => null,
    shown: (content) => content,
    known: async () => null as Known,
    check: () => [],
    titles: async () => new Map(),
    keyNames: async () => new Map(),
    joined: (kept, former) => (former === null ? kept : join(kept, former)),
    mentions: () => [],
    sources: () => [],
    blank,
    withdraw: async (db: Database, revisions: readonly PassedRevision<Content>[]) => {
      if (!spec.list) throw new Error(`The part ${spec.name} does not say how it is withdrawn.`);
      return spec.publish(
        db,
        revisions.map((one) => ({ ...one, content: blank(one.content) })),
      );
    },
    ...spec,
  } satisfies Part<Content, Known> as Part<Content, Known> & {
    readonly name: Name;
    readonly perLanguage: PerLanguage;
  };
};
