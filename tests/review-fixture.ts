import { heartbeat, type Submission } from '../src/editing/revisions/contract.ts';
import { review } from '../src/features/review/contract.ts';
import { revisionList } from '../src/features/history/contract.ts';
import type { Text } from '../src/features/entries/rules.ts';
import type { InputOf } from '../src/kit/calls/endpoint.ts';
import { openSession } from '../src/kit/calls/session.server.ts';
import type { Language } from '../src/rules/languages.ts';
import { createVisitor, type TestVisitor } from './visitor.ts';
import { openWorld, type Template } from './world.ts';

const people = {
  author: 'member',
  other: 'member',
  reviewer: 'reviewer',
  second: 'reviewer',
  third: 'reviewer',
  boss: 'administrator',
} as const;
export type Person = keyof typeof people;
type Act = InputOf<typeof review>['act'];

/**
 * A site with two authors, three reviewers and an administrator, each in a separate browser, with a part of the world
 * by default.
 */
export async function createReviewFixture(environment: NodeJS.ProcessEnv = {}, template: Template = 'part') {
  const world = await openWorld(environment, template);
  const visitors = {} as Record<Person, TestVisitor>;
  for (const [place, [name, role]] of Object.entries(people).entries()) {
    await world.db
      .insertInto('member')
      .values({ id: name, name, role, phone: `+861380013800${place}` })
      .execute();
    await openSession(world.db, (visitors[name as Person] = createVisitor()), name);
  }
  const by = (who: Person, language: Language = 'en') => world.by(visitors[who], language);
  const newText = (name: string, more: Partial<Text> = {}): Text => ({
    name,
    otherNames: [],
    disambiguation: null,
    summary: '',
    body: '<p>Text.</p>',
    ...more,
  });
  const loadRevisions = async (itemId: string, language: Language = 'en') =>
    (await by('author', language)(revisionList, { itemId })).revisions;
  /** The published text, and the data needed to edit it. */
  const open = async (who: Person, itemId: string, type: Submission['module'] = 'text', language: Language = 'en') => {
    const { token } = await by(who, language)(heartbeat, { itemId, type });
    const { db } = world;
    const newest = await db
      .selectFrom('revision')
      .where('thingId', '=', itemId.replace(/-en$/, ''))
      .where('module', '=', type)
      .where('published', '=', true)
      .where((where) => where.or([where('language', 'is', null), where('language', '=', language)]))
      .orderBy('publicationNumber', 'desc')
      .select(['id', 'content'])
      .executeTakeFirst();
    return { token, baseId: newest?.id ?? null, content: newest?.content };
  };
  /** The versions that a reviewer states after reading a submission. */
  const versionsOf = async (id: string) => {
    const read = await world.db
      .selectFrom('revision')
      .where('bundleId', 'in', (from) =>
        from.selectFrom('revision as one').where('one.id', '=', id).select('one.bundleId'),
      )
      .select(['id', 'contentVersion'])
      .execute();
    return Object.fromEntries(read.map((row) => [row.id, row.contentVersion]));
  };
  const decide = async (
    who: Person,
    id: string,
    act: Act,
    more: { reason?: string; content?: unknown; publishNow?: boolean } = {},
  ) => by(who)(review, { id, act, versions: await versionsOf(id), publishNow: true, ...more });
  const pass = async (id: string, who: Person = 'reviewer') => {
    await decide(who, id, 'claim');
    return decide(who, id, 'pass');
  };
  return { ...world, by, byVisitor: world.by, visitors, newText, shown: loadRevisions, open, versionsOf, decide, pass };
}
