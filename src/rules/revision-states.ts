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
const stageStates = ['first', 'second', 'third'] as const;

/** Progress of a revision through review: stages passed, and stages needed. */
export interface ReviewProgress {
  state: State;
  passed: number;
  needed: number;
}

type Transition = (standing: ReviewProgress) => { state: State; passed: number };
const toState =
  (state: State): Transition =>
  ({ passed }) => ({ state, passed });
const claim: Transition = ({ passed }) => ({ state: stageStates[passed]!, passed });
const release: Transition = ({ passed }) => ({ state: passed ? 'auditing' : 'submitted', passed });
const pass: Transition = ({ passed, needed }) => ({
  state: passed + 1 < needed ? 'auditing' : 'passed',
  passed: passed + 1,
});
const reviewTransitions = { pass, reject: toState('not passed'), 'hand back': release };

/** The state machine: the allowed actions in each state, and where they lead. */
export const transitions: Record<State, Partial<Record<ReviewAction, Transition>>> = {
  draft: { submit: () => ({ state: 'submitted', passed: 0 }) },
  submitted: { claim, withdraw: toState('draft') },
  auditing: { claim },
  first: reviewTransitions,
  second: reviewTransitions,
  third: reviewTransitions,
  passed: { propose: toState('featuring') },
  'not passed': {}, // final: its author continues with a new draft
  featuring: { feature: toState('featured'), decline: toState('passed') },
  featured: { unfeature: toState('passed') },
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
export const claimedStates = stageStates;
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
