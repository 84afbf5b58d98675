import { useId, useState } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useCall } from '../../../kit/calls/use-call.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { addTerms, removeTerm, terms } from '../contract.ts';

const list = byRoute<typeof terms>('GET /data/terms');
/** Terms that are listed at once; the others are found by searching. */
const shownAtOnce = 200;

/** The words that nothing may contain (V20), and who may do what. For administrators. */
export function Terms() {
  const { say } = useReader();
  const id = useId();
  const { answer, failed, again } = useCall(list, {});
  const [typed, setTyped] = useState('');
  const [wholeWord, setWholeWord] = useState(false);
  const [sought, setSought] = useState('');
  const found = answer?.filter(({ term }) => term.toLowerCase().includes(sought.trim().toLowerCase())) ?? [];

  async function add() {
    const added = await call(byRoute<typeof addTerms>('POST /data/terms/add'), { terms: typed, wholeWord }).then(
      (reply) => reply.added,
      () => null,
    );
    if (added === null) return;
    notify(say('desk.terms.added', { count: added }));
    setTyped('');
    again();
  }
  async function remove(term: string) {
    await call(byRoute<typeof removeTerm>('POST /data/terms/remove'), { id: term }).catch(() => {});
    again();
  }
  return (
    <section aria-label={say('desk.tab.terms')} aria-busy={!answer && !failed}>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2>{say('desk.terms.title')}</h2>
        <p className="hint">{say('desk.terms.lead')}</p>
        <label htmlFor={`${id}-terms`}>{say('desk.terms.new')}</label>
        <textarea
          id={`${id}-terms`}
          rows={4}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={wholeWord} onChange={({ target }) => setWholeWord(target.checked)} />{' '}
          {say('desk.terms.wholeWord')}
        </label>
        <button className="button">{say('desk.terms.add')}</button>
      </form>
      {failed && <FailedLine again={again} />}
      {answer && (
        <>
          <div className="desk-filters">
            <input
              type="search"
              aria-label={say('desk.terms.search')}
              placeholder={say('desk.terms.search')}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
            <span className="tabular hint">{say('desk.terms.count', { count: found.length })}</span>
          </div>
          <ul className="bare desk-terms">
            {found.slice(0, shownAtOnce).map((one) => (
              <li key={one.id}>
                <span>{one.term}</span>
                {one.wholeWord && <small>{say('desk.terms.wholeWord')}</small>}
                <button type="button" className="plain" onClick={() => void remove(one.id)}>
                  {say('desk.terms.remove')}
                  <span className="unseen"> {one.term}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="desk-form">
        <h2>{say('desk.roles.title')}</h2>
        <p className="hint">
          {say('desk.roles.lead')}{' '}
          <code lang="en">npm run role -- &lt;username&gt; &lt;member|reviewer|administrator&gt;</code>
        </p>
      </div>
    </section>
  );
}
