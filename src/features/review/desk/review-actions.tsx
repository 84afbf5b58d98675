import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { isClaimed, isWaiting, transitions, type State } from '../../../rules/revision-states.ts';
import { submissionHash } from './address.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { reviewDetail } from '../contract.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import type { PerformAct, ReviewAct } from '../use-review-act.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  detail: ReplyOf<typeof reviewDetail>;
  me: string;
  /** The next submission of the list that the reviewer came from. */
  next: string | undefined;
  busy: boolean;
  act: PerformAct;
  /** Null when no editor is available here. */
  onEdit: (() => void) | null;
}

/** Display order; the first possible action is the primary button. */
const order = [
  'claim',
  'pass',
  'feature',
  'propose',
  'reject',
  'decline',
  'unfeature',
  'hand back',
] as const satisfies readonly ReviewAct[];

/** Passing an unclaimed submission claims it first. */
const isPossible = (act: ReviewAct, state: State) => act in transitions[state] || (act === 'pass' && isWaiting(state));

/** The actions that the state of a submission allows (rules/revision-states.ts), or the reason why there are none. */
export function ReviewActions({
  detail: { submission, own: isOwn, mine: holdsClaim, steps, newest },
  me,
  next,
  busy,
  act,
  onEdit,
}: Props) {
  const { t } = useReader();
  const [rejecting, setRejecting] = useState(false);
  const { state, reviewer, stagesPassed, stagesNeeded, publishAt } = submission;
  const passedBefore = state === 'auditing' && steps.some((step) => step.act === 'pass' && step.by === me);
  const why = isOwn
    ? t('desk.own')
    : isClaimed(state) && !holdsClaim
      ? t('desk.inHands', { name: reviewer ?? '' })
      : passedBefore
        ? t('desk.passedBefore')
        : publishAt !== null
          ? t('desk.passing')
          : null;
  const possible = why ? [] : order.filter((action) => isPossible(action, state) && !(action === 'propose' && newest));
  // A pass need not wait for the reply to a claim.
  const can = (action: ReviewAct) =>
    (!busy || action === 'pass') && (possible as readonly ReviewAct[]).includes(action);
  const onwards = stagesPassed + 1 < stagesNeeded;
  const start = (action: ReviewAct) => (action === 'reject' ? setRejecting(true) : void act(action));

  useShortcuts({
    c: can('claim') && (() => void act('claim')),
    p: can('pass') && (() => start('pass')),
    r: can('reject') && (() => setRejecting(true)),
  });
  return (
    <footer className="row desk-acts">
      {why ? (
        <p role="note">{why}</p>
      ) : possible.length === 0 ? (
        <div className="row desk-buttons">
          <p role="note">{t('desk.settled')}</p>
          {next && (
            <a className="button" href={submissionHash(next)}>
              {t('desk.nextWaiting')}
            </a>
          )}
        </div>
      ) : (
        <div className="row desk-buttons">
          {state === 'passed' && next && (
            <a className="button first" href={submissionHash(next)}>
              {t('desk.nextWaiting')}
            </a>
          )}
          {possible.map((action, place) => (
            <button
              key={action}
              type="button"
              className={place === 0 && state !== 'passed' ? 'button first' : 'button'}
              aria-busy={busy}
              onClick={() => start(action)}
            >
              {t(action === 'pass' && onwards ? 'desk.act.passOn' : `desk.act.${action}`)}
            </button>
          ))}
          {can('pass') && isClaimed(state) && !onwards && onEdit && (
            <Button onClick={onEdit}>{t('desk.act.edit')}</Button>
          )}
        </div>
      )}
      <p className="row quiet desk-keys">
        {t('desk.keys')}{' '}
        {(['j', 'k', 'c', 'p', 'r'] as const).map((key) => (
          <span key={key}>
            <kbd>{key}</kbd> {t(`desk.key.${key}`)}
          </span>
        ))}
      </p>
      {rejecting && (
        <RejectDialog submissionId={submission.id} act={act} busy={busy} onClose={() => setRejecting(false)} />
      )}
    </footer>
  );
}

const reasons = ['source', 'wrong', 'style', 'copied', 'scope', 'double'] as const;

interface RejectDialogProps {
  submissionId: string;
  act: PerformAct;
  busy: boolean;
  onClose(): void;
}

/** The reason of a rejection, in the reviewer's words; common reasons are offered as a start. */
function RejectDialog({ submissionId, act, busy, onClose }: RejectDialogProps) {
  const { t } = useReader();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useSavedInput(`rejection ${submissionId}`, ''),
    { value: reason, set: setReason } = input;
  const [missing, setMissing] = useState(false);
  useLayoutEffect(() => field.current!.focus(), []);

  async function reject() {
    if (!reason.trim()) {
      setMissing(true);
      return field.current!.focus();
    }
    if (!(await act('reject', { reason }))) return;
    input.clear();
    onClose();
  }
  return (
    <Dialog
      title={t('desk.reject.title')}
      onClose={onClose}
      busy={busy}
      input={input}
      submit={
        <Button look="first" aria-busy={busy} onClick={() => void reject()}>
          {t('desk.act.reject')}
        </Button>
      }
    >
      <div className="row desk-reasons" role="group" aria-label={t('desk.reject.templates')}>
        {reasons.map((template) => (
          <button
            key={template}
            type="button"
            className="chip"
            onClick={() => {
              setReason((text) =>
                [text.trim(), t(`desk.reason.${template}.text`)]
                  .filter(Boolean)
                  .join('\n')
                  .slice(0, limits.rejectReasonLength),
              );
              setMissing(false);
              field.current!.focus();
            }}
          >
            {t(`desk.reason.${template}`)}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{t('desk.reject.reason')}</label>
      <textarea
        ref={field}
        id={id}
        rows={6}
        maxLength={limits.rejectReasonLength}
        value={reason}
        aria-invalid={missing}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setReason(target.value);
          setMissing(false);
        }}
      />
      <p id={`${id}-hint`} className={missing ? 'fault' : 'hint'}>
        {missing ? t('error.reasonNeeded') : t('desk.reject.hint')}
      </p>
    </Dialog>
  );
}
