import { useState } from 'react';
import { call, showFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure, type ErrorName } from '../../../rules/errors.ts';
import { notify } from '../../../ui/notices.tsx';
import { undoPasses, publishPasses } from '../contract.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { narrowDecision, type Decision } from './decisions.ts';
import './decision-list.css';

/** Maximum number shown; the newest ones. */
const maxShown = 3;

/** Each decision with its two buttons; `u` undoes the newest. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const text = useText();
  const [busy, setBusy] = useState<Decision | null>(null);

  async function settle(decision: Decision, act: 'undo' | 'publish') {
    if (busy) return;
    setBusy(decision);
    const line = act === 'undo' ? undoPasses : publishPasses;
    try {
      const outcomes = await call(line, { ids: [...decision.ids] });
      const done = outcomes.filter(({ error }) => error === null).length;
      // Decisions that failed, except because they are already published, can be tried again.
      const failed = outcomes.filter(({ error }) => error !== null && error !== 'stateChanged');
      const late = outcomes.length - done - failed.length;
      narrowDecision(
        decision,
        failed.map(({ id }) => id),
      );
      if (failed.length) showFailure(new Failure(failed[0]!.error as ErrorName));
      if (late && !done) notify(text('decision.tooLate'), { tone: 'alert' });
      else if (act === 'publish' && done && !failed.length) notify(text('decision.published', { name: decision.name }));
      else if (done === outcomes.length) notify(text('decision.undone', { name: decision.name }));
      else if (act === 'undo' && done) notify(text('decision.undonePartly', { done, late }), { tone: 'alert' });
    } catch {
      // a notice has already shown the error
    } finally {
      setBusy(null);
    }
  }
  const newest = decisions.at(-1);
  useShortcuts({ u: newest !== undefined && (() => void settle(newest, 'undo')) });
  return (
    <ul className="bare">
      {decisions.slice(-maxShown).map((decision) => (
        <li key={decision.ids[0]} className="notice toast">
          <span>{text('decision.passed', { name: decision.name })}</span>
          <button
            type="button"
            aria-busy={busy === decision}
            aria-keyshortcuts={decision === newest ? 'u' : undefined}
            onClick={() => void settle(decision, 'undo')}
          >
            {text('decision.undo')}
            {decision === newest && <kbd aria-hidden="true">u</kbd>}
          </button>
          <button type="button" aria-busy={busy === decision} onClick={() => void settle(decision, 'publish')}>
            {text('decision.publish')}
          </button>
        </li>
      ))}
    </ul>
  );
}
