import type { Call } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { packKinds, type PackKind } from '../../kit/packs/pack-address.ts';
import type { Language } from '../../rules/languages.ts';
import { requireThingOfType } from '../../kit/registry/things.server.ts';
import { relativesOf } from '../families/face/relatives-of.server.ts';
import { findThingsOfTopic } from '../topics/face/things-of-topic.ts';

/** The things to pack: ids of subjects and books, and the requested selection. */
export interface Selection {
  selector: string;
  subjects: string[];
  books: string[];
}

/** The selection of everything. */
export const allSelector = 'all';

interface SelectionContext {
  db: Database;
  /** The content of a topic is what readers see there. */
  call: Call;
  language: Language;
}

/** The things of a selection. Fails with `entryNotFound` or `bookNotFound`. */
const selectors: Record<PackKind, (id: string, asking: SelectionContext) => Promise<Omit<Selection, 'selector'>>> = {
  async entry(id, { db }) {
    const subject = await requireSubject(db, id);
    return { subjects: [subject], books: await booksOf(db, [subject]) };
  },
  house: async (id, { db }) => ({ subjects: await relativesOf(db, await requireSubject(db, id)), books: [] }),
  topic: (title, { call, language }) => findThingsOfTopic(call, title, language),
  async book(id, { db }) {
    const book = await requireThingOfType(db, 'book', id);
    const { workId } = await db.selectFrom('book').where('id', '=', book).select('workId').executeTakeFirstOrThrow();
    return { subjects: workId === null ? [] : [workId], books: [book] };
  },
};

/** The selection of a kind and an id; fails with `entryNotFound` also if it is empty. */
export async function selectThings(kind: PackKind, id: string, asking: SelectionContext): Promise<Selection> {
  const { subjects, books } = await selectors[kind](id, asking);
  if (!subjects.length && !books.length) fail('entryNotFound');
  return { selector: `${kind}:${id}`, subjects, books };
}

/** Parses an operator's selection: `all`, `entry:augustus`, `topic:Tang`. Null if malformed. */
export async function readSelection(text: string, asking: SelectionContext): Promise<Selection | null> {
  if (text === allSelector) return selectAll(asking.db);
  const [, kind, id] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const packKind = packKinds.find((candidate) => candidate === kind);
  return packKind ? selectThings(packKind, id!, asking) : null;
}

async function selectAll(db: Database): Promise<Selection> {
  const ids = async (table: 'subject' | 'book') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  return { selector: allSelector, subjects: await ids('subject'), books: await ids('book') };
}

/** The books whose work is one of these subjects. */
async function booksOf(db: Database, subjects: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('book')
    .where('workId', 'in', [...subjects])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
