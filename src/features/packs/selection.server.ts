import type { Call } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { packKinds, type PackKind } from '../../kit/packs/pack-address.ts';
import type { Language } from '../../rules/languages.ts';
import { thingOfType } from '../../kit/registry/things.server.ts';
import { relativesOf } from '../families/face/relatives-of.server.ts';
import { thingsOfTopic } from '../topics/face/things-of-topic.ts';

/** What is packed: ids of subjects and books, and what was asked for. */
export interface Selection {
  asked: string;
  subjects: string[];
  books: string[];
}

interface Asking {
  db: Database;
  /** Topics are gathered as readers do it. */
  call: Call;
  language: Language;
}

/** The things of a selection. Fails with `entryNotFound`, `bookNotFound`. */
const things: Record<PackKind, (id: string, asking: Asking) => Promise<Omit<Selection, 'asked'>>> = {
  async entry(id, { db }) {
    const subject = await subjectOf(db, id);
    return { subjects: [subject], books: await booksOf(db, [subject]) };
  },
  async house(id, { db }) {
    return { subjects: await relativesOf(db, await subjectOf(db, id)), books: [] };
  },
  topic: (title, { call, language }) => thingsOfTopic(call, title, language),
  async book(id, { db }) {
    const book = await thingOfType(db, 'book', id);
    const { workId } = await db.selectFrom('book').where('id', '=', book).select('workId').executeTakeFirstOrThrow();
    return { subjects: workId === null ? [] : [workId], books: [book] };
  },
};

/** What a kind and an id name; fails with `entryNotFound` also where there is nothing. */
export async function selected(kind: PackKind, id: string, asking: Asking): Promise<Selection> {
  const { subjects, books } = await things[kind](id, asking);
  if (!subjects.length && !books.length) fail('entryNotFound');
  return { asked: `${kind}:${id}`, subjects, books };
}

/** A selection as an operator writes it: `all`, `entry:augustus`, `topic:Tang`. Null for what is none. */
export async function readSelection(text: string, asking: Asking): Promise<Selection | null> {
  if (text === 'all') return everything(asking.db);
  const [, kind, id] = /^(\w+):(.+)$/s.exec(text) ?? [];
  const known = packKinds.find((one) => one === kind);
  return known ? selected(known, id!, asking) : null;
}

async function everything(db: Database): Promise<Selection> {
  const ids = async (table: 'subject' | 'book') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  return { asked: 'all', subjects: await ids('subject'), books: await ids('book') };
}

/** The books whose work a subject is. */
async function booksOf(db: Database, subjects: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('book')
    .where('workId', 'in', [...subjects])
    .select('id')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
