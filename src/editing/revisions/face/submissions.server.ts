import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { addressIdOf, loadSummaries } from '../../../kit/registry/things.server.ts';
import type { ThingSummary } from '../../../kit/registry/thing-type.server.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { Module } from '../../../rules/modules.ts';
import { publishedStates, reviewStates, type State } from '../../../rules/revision-states.ts';
import type { Tables } from '../../../kit/tables.ts';
import type { Finding, Submission } from '../contract.ts';
import { recordsOf } from '../records.server.ts';

/** Row types of the query: the subject is joined and may be missing. */
type RevisionRows = Tables & { subject: { [Column in keyof Tables['subject']]: Tables['subject'][Column] | null } };

/** Filter of a list of revisions. */
export interface SubmissionFilter {
  authorId?: string;
  reviewerId?: string;
  states?: readonly State[];
  /** Has its last pass but is not published yet: include or exclude. */
  isPassed?: boolean;
  modules?: readonly Module[];
  language?: Language;
  kind?: Kind;
  /** Authors with fewer than three passed proposals. */
  newcomers?: boolean;
  ids?: readonly string[];
  bundleId?: string;
  notId?: string;
  /** Of a bundle, only the text. */
  once?: boolean;
  order: 'oldest' | 'newest';
}

/** State filters by their number in the calls: 0 all, 1 drafts, 2 under review, 3 passed, 4 not passed, 5 featured. */
const stateFilters: readonly (readonly State[] | undefined)[] = [
  undefined,
  ['draft'],
  reviewStates,
  publishedStates,
  ['not passed'],
  ['featured', 'featuring'],
];

/** A member's proposals of some parts, newest first. */
export const submissionsByState = (
  db: Database,
  language: Language,
  { authorId, n, modules }: { authorId: string; n: number; modules: readonly Module[] },
  page: { page: number; size: number },
) => submissionsOf(db, language, { authorId, states: stateFilters[n], modules, order: 'newest' }, page);
/** A bundle counts once: facts submitted with a text are excluded. */
export const oncePerBundle = sql<boolean>`not (revision.module = 'facts' and exists (select from revision text where text.bundle_id = revision.bundle_id and text.module = 'text'))`;

/** Revisions for a list: author, part and state of each. */
export async function submissionsOf(
  db: Database,
  language: Language,
  which: SubmissionFilter,
  { page = 1, size = 100 } = {},
): Promise<{ total: number; items: Submission[] }> {
  let rows = db.selectFrom('revision').leftJoin('subject', 'subject.id', 'revision.thingId');
  if (which.ids) rows = rows.where('revision.id', 'in', which.ids.length ? which.ids : ['']);
  if (which.bundleId) rows = rows.where('revision.bundleId', '=', which.bundleId);
  if (which.notId) rows = rows.where('revision.id', '!=', which.notId);
  // Imports have no personal author; the indexes for members' revisions exclude them.
  if (which.authorId)
    rows = rows.where('revision.authorId', '=', which.authorId).where('revision.originId', 'is', null);
  if (which.reviewerId) rows = rows.where('revision.reviewerId', '=', which.reviewerId);
  const { states, isPassed } = which;
  if (states && isPassed === true)
    rows = rows.where(({ or, eb }) =>
      or([eb('revision.state', 'in', states), eb('revision.publishAt', 'is not', null)]),
    );
  else if (states) rows = rows.where('revision.state', 'in', states);
  if (isPassed === false) rows = rows.where('revision.publishAt', 'is', null);
  if (which.modules) rows = rows.where('revision.module', 'in', which.modules);
  if (which.language) rows = rows.where('revision.language', '=', which.language);
  // For a new entry only the facts in its bundle have the kind.
  const kind = sql<Kind | null>`coalesce(subject.kind, (select facts.content ->> 'kind' from revision facts where facts.bundle_id = revision.bundle_id and facts.module = 'facts' limit 1))`;
  if (which.once) rows = rows.where(oncePerBundle);
  if (which.kind) rows = rows.where(kind, '=', which.kind);
  if (which.newcomers) {
    const proposing = await db
      .selectFrom('revision')
      .where('state', 'in', which.states ?? reviewStates)
      .$if(which.reviewerId !== undefined, (query) => query.where('reviewerId', '=', which.reviewerId!))
      .select('authorId')
      .distinct()
      .execute();
    const records = await recordsOf(
      db,
      proposing.map(({ authorId }) => authorId),
    );
    rows = rows.where('revision.authorId', 'in', [
      '',
      ...proposing.flatMap(({ authorId }) => ((records.get(authorId)?.passed ?? 0) < 3 ? authorId : [])),
    ]);
  }
  const order = <O>(some: SelectQueryBuilder<RevisionRows, 'revision' | 'subject', O>) =>
    some
      .orderBy(
        which.order === 'oldest' ? 'revision.submittedAt' : 'revision.changedAt',
        which.order === 'oldest' ? 'asc' : 'desc',
      )
      .orderBy('revision.id');
  // Select ids first, then the shown columns: reading the contents of a hundred thousand other rows would be slow.
  const [listed, { total }] = await Promise.all([
    order(rows.select('revision.id'))
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    rows.select((from) => from.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  if (!listed.length) return { total: 0, items: [] };
  const submissions = await order(
    db
      .selectFrom('revision')
      .leftJoin('subject', 'subject.id', 'revision.thingId')
      .where(
        'revision.id',
        'in',
        listed.map(({ id }) => id),
      ),
  )
    .innerJoin('member as author', 'author.id', 'revision.authorId')
    .leftJoin('member as reviewer', 'reviewer.id', 'revision.reviewerId')
    .select([
      'revision.id',
      'revision.thingId',
      'revision.module',
      'revision.language',
      'revision.key',
      'revision.state',
      'revision.stagesPassed',
      'revision.stagesNeeded',
      'revision.note',
      'revision.withAssistant',
      'revision.rejectReason',
      'revision.findings',
      'revision.baseId',
      'revision.createdAt',
      'revision.submittedAt',
      'revision.changedAt',
      'revision.publishAt',
      'revision.contentVersion as version',
    ])
    .select(['revision.authorId', 'author.name as author', 'reviewer.name as reviewer', kind.as('kind')])
    .select([sql<number>`length(revision.content::text)`.as('size')])
    .select(
      sql<string | null>`coalesce(revision.content ->> 'name', revision.content #>> '{facts,title}')`.as('ownName'),
    )
    .select(
      sql<
        string | null
      >`(select coalesce(beside.content ->> 'name', beside.content #>> '{facts,title}') from revision beside where (beside.bundle_id = revision.bundle_id or beside.thing_id = revision.thing_id) and beside.module in ('text', 'book') order by (beside.bundle_id = revision.bundle_id) desc, beside.created_at desc limit 1)`.as(
        'proposedName',
      ),
    )
    .execute();

  const things = await loadThingsByLanguage(db, language, submissions);
  const keyNames = await loadKeyNames(db, language, submissions);
  const records = await recordsOf(
    db,
    submissions.map(({ authorId }) => authorId),
  );
  return {
    total,
    items: submissions.map(
      ({
        thingId,
        authorId,
        ownName,
        proposedName,
        baseId,
        createdAt,
        submittedAt,
        changedAt,
        publishAt,
        findings,
        ...row
      }) => {
        const spoken = row.language ?? language,
          thing = things.get(spoken)?.get(thingId);
        return {
          ...row,
          itemId: addressIdOf(requirePart(row.module).of, thingId, spoken),
          name: ownName ?? thing?.name ?? proposedName ?? thingId,
          keyName: keyNames.get(`${thingId} ${row.module} ${row.key}`) ?? row.key,
          hasPage: thing !== undefined,
          href: thing?.href ?? null,
          authorPassed: records.get(authorId)?.passed ?? 0,
          authorRejected: records.get(authorId)?.rejected ?? 0,
          isNew: baseId === null,
          findings: findings as Finding[],
          createdAt: createdAt.toISOString(),
          submittedAt: submittedAt?.toISOString() ?? null,
          changedAt: changedAt.toISOString(),
          publishAt: publishAt?.toISOString() ?? null,
        };
      },
    ),
  };
}

/** The things of revisions, as readers see them, in the language of each revision, or else the reader's. */
async function loadThingsByLanguage(
  db: Database,
  language: Language,
  revisions: readonly { thingId: string; language: Language | null }[],
): Promise<Map<Language, Map<string, ThingSummary>>> {
  const byLanguage = Map.groupBy(revisions, (revision) => revision.language ?? language);
  return new Map(
    await Promise.all(
      [...byLanguage].map(async ([spoken, group]) => {
        const ids = group.map(({ thingId }) => thingId);
        return [spoken, await loadSummaries(db, ids, spoken)] as const;
      }),
    ),
  );
}

/** Display names of keyed parts, by thing, part and key. */
async function loadKeyNames(
  db: Database,
  language: Language,
  revisions: readonly { thingId: string; module: Module; key: string }[],
): Promise<Map<string, string>> {
  const byPart = Map.groupBy(
    revisions.filter(({ key }) => key),
    ({ thingId, module }) => `${thingId} ${module}`,
  );
  const namePairs = await Promise.all(
    [...byPart].map(async ([of, group]) => {
      const { thingId, module } = group[0]!;
      const keys = [...new Set(group.map(({ key }) => key))];
      const names = await requirePart(module).loadKeyNames(db, thingId, keys, language);
      return [...names].map(([key, name]) => [`${of} ${key}`, name] as const);
    }),
  );
  return new Map(namePairs.flat());
}
