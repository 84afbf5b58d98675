import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { claimedStates, transitions, type State } from '../../../rules/revision-states.ts';
import { submissionHash } from './address.ts';
import { HeldPass } from './held-pass.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { reviewDetail } from '../contract.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useKeys } from '../use-keys.ts';
import type { Do, ReviewAct } from '../use-act.ts';

interface Props {
  detail: ReplyOf<typeof reviewDetail>;
  me: string;
  /** The next submission of the list that one came from. */
  next: string | undefined;
  busy: boolean;
  act: Do;
  /** Null where there is no editor for it here. */
  onEdit: (() => void) | null;
}

/** In which order they stand; the first that is possible is the one that stands out. */
const order = [
  'pass',
  'claim',
  'feature',
  'propose',
  'reject',
  'decline',
  'unfeature',
  'hand back',
] as const satisfies readonly ReviewAct[];

/**
 * What may be done about a submission, as its state has it (rules/revision-states.ts); a line says why where nothing
 * may.
 */
export function Acts({ detail: { submission, own, mine, steps, newest }, me, next, busy, act, onEdit }: Props) {
  const { say } = useReader();
  const [rejecting, setRejecting] = useState(false);
  const [held, setHeld] = useState(false);
  const { state, reviewer, stagesPassed, stagesNeeded } = submission;
  const claimed = (claimedStates as readonly State[]).includes(state);
  const passedBefore = state === 'auditing' && steps.some((step) => step.act === 'pass' && step.by === me);
  const why = own
    ? say('desk.own')
    : claimed && !mine
      ? say('desk.inHands', { name: reviewer ?? '' })
      : passedBefore
        ? say('desk.passedBefore')
        : null;
  const possible = why ? [] : order.filter((one) => one in transitions[state] && !(one === 'propose' && newest));
  const can = (one: ReviewAct) => !busy && (possible as readonly ReviewAct[]).includes(one);
  const onwards = stagesPassed + 1 < stagesNeeded;

  /** The last pass reaches the readers: it is held for a moment. */
  function start(one: ReviewAct) {
    if (one === 'reject') setRejecting(true);
    else if (one === 'pass' && !onwards) setHeld(true);
    else void act(one);
  }

  useKeys({
    c: can('claim') && (() => void act('claim')),
    p: can('pass') && !held && (() => start('pass')),
    r: can('reject') && (() => setRejecting(true)),
  });
  return (
    <footer className="desk-acts">
      {why ? (
        <p role="note">{why}</p>
      ) : held && can('pass') ? (
        <HeldPass
          onUndo={() => setHeld(false)}
          onPass={(leaving) => {
            setHeld(false);
            void act('pass', {}, leaving);
          }}
        />
      ) : possible.length === 0 ? (
        <div className="desk-buttons">
          <p role="note">{say('desk.settled')}</p>
          {next && (
            <a className="button" href={submissionHash(next)}>
              {say('desk.nextWaiting')}
            </a>
          )}
        </div>
      ) : (
        <div className="desk-buttons">
          {state === 'passed' && next && (
            <a className="button first" href={submissionHash(next)}>
              {say('desk.nextWaiting')}
            </a>
          )}
          {possible.map((one, place) => (
            <button
              key={one}
              type="button"
              className={place === 0 && state !== 'passed' ? 'button first' : 'button'}
              aria-busy={busy}
              onClick={() => start(one)}
            >
              {say(one === 'pass' && onwards ? 'desk.act.passOn' : `desk.act.${one}`)}
            </button>
          ))}
          {can('pass') && !onwards && onEdit && (
            <button type="button" className="button" onClick={onEdit}>
              {say('desk.act.edit')}
            </button>
          )}
        </div>
      )}
      <p className="desk-keys">
        {say('desk.keys')}{' '}
        {(['j', 'k', 'c', 'p', 'r'] as const).map((key) => (
          <span key={key}>
            <kbd>{key}</kbd> {say(`desk.key.${key}`)}
          </span>
        ))}
      </p>
      {rejecting && <RejectDialog act={act} busy={busy} onClose={() => setRejecting(false)} />}
    </footer>
  );
}

const reasons = ['source', 'wrong', 'style', 'copied', 'scope', 'double'] as const;

/** Why it is not let through: in the reviewer's words, beginning with one that is often needed. */
function RejectDialog({ act, busy, onClose }: { act: Do; busy: boolean; onClose(): void }) {
  const { say } = useReader();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  useLayoutEffect(() => field.current!.focus(), []);

  async function reject() {
    if (!reason.trim()) {
      setMissing(true);
      return field.current!.focus();
    }
    if (await act('reject', { reason })) onClose();
  }
  return (
    <Dialog
      title={say('desk.reject.title')}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say('dialog.cancel')}
          </button>
          <button type="button" className="button first" aria-busy={busy} onClick={() => void reject()}>
            {say('desk.act.reject')}
          </button>
        </>
      }
    >
      <div className="desk-reasons" role="group" aria-label={say('desk.reject.templates')}>
        {reasons.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            onClick={() => {
              setReason((said) =>
                [said.trim(), say(`desk.reason.${one}.text`)]
                  .filter(Boolean)
                  .join('\n')
                  .slice(0, limits.rejectReasonLength),
              );
              setMissing(false);
              field.current!.focus();
            }}
          >
            {say(`desk.reason.${one}`)}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{say('desk.reject.reason')}</label>
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
        {missing ? say('error.reasonNeeded') : say('desk.reject.hint')}
      </p>
    </Dialog>
  );
}
