import { call } from '../../kit/call.ts';
import { Failure } from '../../rules/errors.ts';
import { entryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { ContentState } from '../../rules/revision-states.ts';
import type { ReplyOf } from '../../kit/endpoint.ts';
import type { EntryHead, revisionDetail } from '../entries/contract.ts';
import type { Facts, Text } from '../entries/rules.ts';
import type { Relations } from '../relations/rules.ts';
import type { Timeline } from '../timelines/rules.ts';
import type { Timemap } from '../timemaps/rules.ts';
import { lines } from './calls.ts';

export interface Contents {
  text: Text;
  facts: Facts;
  timeline: Timeline;
  timemap: Timemap;
  relations: Relations;
}
export type PartName = keyof Contents;

/** A revision: what readers see, or what was written upon it. */
export interface Version<C> {
  id: string;
  content: C;
  /** Of a text that is a translation. */
  translatedFrom: ReplyOf<typeof revisionDetail>['translatedFrom'];
}
/** A draft that the server keeps. */
export interface KeptDraft<C> extends Version<C> {
  at: number;
}
/** A part of an entry when somebody begins to write. */
export interface Opened<P extends PartName> {
  part: P;
  /** The entry in the writer's language, whether it is written yet or not. */
  itemId: string;
  head: EntryHead;
  /** What readers see; null for nothing yet. */
  base: Version<Contents[P]> | null;
  state: ContentState;
  owner: string | null;
  until: string | null;
  draft: KeptDraft<Contents[P]> | null;
  /** What was not let through last, and why. */
  rejected: (Version<Contents[P]> & { reason: string }) | null;
}

/** Most of a list that is looked at, the newest first. */
const listed = { page: 1, size: 100 };

/** What readers see of a part now; null for nothing. */
export async function newestVersion<P extends PartName>(part: P, itemId: string): Promise<Version<Contents[P]> | null> {
  try {
    const id = part === 'text' ? itemId : (await call(lines.revisions, { itemId, ...listed }, { quiet: true })).revisions.find(({ module, latest }) => module === part && latest)?.id;
    return id ? await versionOf<P>(id) : null;
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'revisionNotFound') return null;
    throw error;
  }
}

/** A published revision by its id. */
export async function versionOf<P extends PartName>(id: string): Promise<Version<Contents[P]>> {
  const found = await call(lines.revision, { id }, { quiet: true });
  return { id: found.id, content: found.content as Contents[P], translatedFrom: found.translatedFrom };
}

/** Everything that is known of a part before it is written. */
export async function openPart<P extends PartName>(part: P, id: string, language: Language): Promise<Opened<P>> {
  const head = await call(lines.intro, { id }, { quiet: true });
  const itemId = entryId(head.global, language);
  const [base, { content: state, owner, until }, drafts] = await Promise.all([newestVersion(part, itemId), call(lines.status, { itemId, type: part }, { quiet: true }), call(lines.drafts, { type: part, ...listed }, { quiet: true })]);
  const kept = drafts.items.find((one) => one.itemId === itemId);
  const draft = kept ? { ...(await mine<P>(kept.id)), at: Date.parse(kept.changedAt) } : null;
  const failed = state === 'failed' && !draft ? (await call(lines.submissions, { n: 4, ...listed }, { quiet: true })).items.find((one) => one.itemId === itemId && one.module === part) : undefined;
  const rejected = failed ? { ...(await mine<P>(failed.id)), reason: failed.rejectReason ?? '' } : null;
  return { part, itemId, head, base, state, owner, until, draft, rejected };
}

export async function mine<P extends PartName>(id: string): Promise<Version<Contents[P]>> {
  const { content, translatedFrom } = await call(lines.mine, { vId: id }, { quiet: true });
  return { id, content: content as Contents[P], translatedFrom };
}
