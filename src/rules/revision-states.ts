/**
 * States of a revision, from draft to publication. Source: spec §4 "Audit labels". `submitted`: waiting for review ·
 * `auditing`: passed a stage and waiting for the next · `first`, `second`, `third`: claimed by a reviewer, in that
 * stage · `featuring`: published, and proposed for featuring.
 */
export const states = [
  'draft',
  'submitted',
  'auditing',
  'first',
  'second',
  'third',
  'passed',
  'not passed',
  'featuring',
  'featured',
] as const;
export type State = (typeof states)[number];

/** Actions on a revision. */
export type ReviewAction =
  | 'submit'
  | 'withdraw'
  | 'claim'
  | 'hand back'
  | 'pass'
  | 'reject'
  | 'propose'
  | 'feature'
  | 'decline'
  | 'unfeature';

/** Most stages of a review. */
export const maxStages = 3;
const inStage = ['first', 'second', 'third'] as const;

/** Progress of a revision through review: stages passed, and stages needed. */
export interface ReviewProgress {
  state: State;
  passed: number;
  needed: number;
}

type Step = (standing: ReviewProgress) => { state: State; passed: number };
const to =
  (state: State): Step =>
  ({ passed }) => ({ state, passed });
const claim: Step = ({ passed }) => ({ state: inStage[passed]!, passed });
const handBack: Step = ({ passed }) => ({ state: passed ? 'auditing' : 'submitted', passed });
const pass: Step = ({ passed, needed }) => ({ state: passed + 1 < needed ? 'auditing' : 'passed', passed: passed + 1 });
const underAudit = { pass, reject: to('not passed'), 'hand back': handBack };

/** The state machine: the allowed actions in each state, and where they lead. */
export const transitions: Record<State, Partial<Record<ReviewAction, Step>>> = {
  draft: { submit: () => ({ state: 'submitted', passed: 0 }) },
  submitted: { claim, withdraw: to('draft') },
  auditing: { claim },
  first: underAudit,
  second: underAudit,
  third: underAudit,
  passed: { propose: to('featuring') },
  'not passed': {}, // final: its author continues with a new draft
  featuring: { feature: to('featured'), decline: to('passed') },
  featured: { unfeature: to('passed') },
};

/** The state after an action; null if the action is not allowed. */
export const nextState = (standing: ReviewProgress, act: ReviewAction) =>
  transitions[standing.state][act]?.(standing) ?? null;

/** States of published revisions, current or past. */
export const publishedStates = ['passed', 'featuring', 'featured'] as const satisfies readonly State[];
export const isPublished = (state: State) => (publishedStates as readonly State[]).includes(state);
/** Waiting for a reviewer. */
export const waitingStates = ['submitted', 'auditing'] as const satisfies readonly State[];
export const isWaiting = (state: State) => (waitingStates as readonly State[]).includes(state);
/** Claimed by a reviewer. */
export const claimedStates = inStage;
export const isClaimed = (state: State) => (claimedStates as readonly State[]).includes(state);
/** Under review: waiting or claimed. */
export const reviewStates = [...waitingStates, ...claimedStates] as const;
export const isUnderReview = (state: State) => (reviewStates as readonly State[]).includes(state);

/** The state of a part for a member who wants to edit it. Source: spec §4 "Content states". */
export const contentStates = [
  'open',
  'locked',
  'under review',
  'forbidden',
  'best',
  'best under review',
  'pending',
  'passed',
  'failed',
] as const;
export type ContentState = (typeof contentStates)[number];
const editableStates: readonly ContentState[] = ['open', 'passed', 'failed'];
/** Whether a part may be edited now; one's own pending submission must be withdrawn first. */
export const isEditable = (state: ContentState) => editableStates.includes(state);
