/**
 * Where a revision stands, from its first letter to the readers. Source: spec §4 "Audit labels".
 * `submitted`: to be audited · `auditing`: passed a stage and waits for the next · `first`, `second`, `third`: a
 * reviewer has it, in that stage · `featuring`: published, and proposed as one of the best.
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

/** What somebody can do about a revision. */
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

/** How many stages an audit has at most. */
export const maxStages = 3;
const inStage = ['first', 'second', 'third'] as const;

/** A revision's standing: how many stages it has behind it, and how many it needs. */
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

/** The whole machine: what may be done in each state, and where it leads. What is not here cannot be done. */
export const transitions: Record<State, Partial<Record<ReviewAction, Step>>> = {
  draft: { submit: () => ({ state: 'submitted', passed: 0 }) },
  submitted: { claim, withdraw: to('draft') },
  auditing: { claim },
  first: underAudit,
  second: underAudit,
  third: underAudit,
  passed: { propose: to('featuring') },
  'not passed': {}, // its author goes on from a new draft; this one stays as it was judged
  featuring: { feature: to('featured'), decline: to('passed') },
  featured: { unfeature: to('passed') },
};

/** Where an act leads; null where it cannot be done. */
export const nextState = (standing: ReviewProgress, act: ReviewAction) =>
  transitions[standing.state][act]?.(standing) ?? null;

/** What readers see or have seen. */
export const publishedStates = ['passed', 'featuring', 'featured'] as const satisfies readonly State[];
export const isPublished = (state: State) => (publishedStates as readonly State[]).includes(state);
/** What waits for a reviewer. */
export const waitingStates = ['submitted', 'auditing'] as const satisfies readonly State[];
/** What a reviewer has in hand. */
export const claimedStates = inStage;
/** What is under review: it waits, or somebody has it. */
export const reviewStates = [...waitingStates, ...claimedStates] as const;
export const isUnderReview = (state: State) => (reviewStates as readonly State[]).includes(state);

/** What a part of an entry is to somebody who would edit it. Source: spec §4 "Content states". */
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
/** Whether a part may be written upon now; one's own that is pending is withdrawn first. */
export const isEditable = (state: ContentState) => editableStates.includes(state);
