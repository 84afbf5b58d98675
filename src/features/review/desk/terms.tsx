import { useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { terms, addTerms, removeTerm } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Maximum number of listed terms; the others are found by searching. */
const maxListed = 200;

/** Prohibited terms (V20) and members' roles. For administrators. */
export function Terms() {
  const { t } = useReader();
  const id = useId();
  const { answer, failed, again } = useCall(terms, {});
  const input = useSavedInput('prohibited terms', { typed: '', wholeWord: false }),
    { typed, wholeWord } = input.value;
  const [sought, setSought] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set());
  const matches = answer?.filter(({ term }) => term.toLowerCase().includes(sought.trim().toLowerCase())) ?? [];

  async function add() {
    if (isAdding) return;
    setAdding(true);
    const added = await call(addTerms, {
      terms: typed,
      wholeWord,
    }).then(
      (reply) => reply.added,
      () => null,
    );
    setAdding(false);
    if (added === null) return;
    notify(t('desk.terms.added', { count: added }));
    input.clear();
    again();
  }
  async function remove(term: string) {
    if (removing.has(term)) return;
    setRemoving((before) => new Set([...before, term]));
    await call(removeTerm, { id: term }).catch(() => {});
    setRemoving((before) => new Set([...before].filter((id) => id !== term)));
    again();
  }
  return (
    <section aria-label={t('desk.tab.terms')} aria-busy={!answer && !failed}>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2>{t('desk.terms.title')}</h2>
        <p className="hint">{t('desk.terms.lead')}</p>
        <label htmlFor={`${id}-terms`}>{t('desk.terms.new')}</label>
        <textarea
          id={`${id}-terms`}
          rows={4}
          required
          value={typed}
          onChange={({ target }) => input.set((now) => ({ ...now, typed: target.value }))}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={wholeWord}
            onChange={({ target }) => input.set((now) => ({ ...now, wholeWord: target.checked }))}
          />{' '}
          {t('desk.terms.wholeWord')}
        </label>
        <button className="button" aria-busy={isAdding}>
          {t('desk.terms.add')}
        </button>
      </form>
      {failed && <FailedLine again={again} />}
      {answer && (
        <>
          <div className="row desk-filters">
            <input
              type="search"
              aria-label={t('desk.terms.search')}
              placeholder={t('desk.terms.search')}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
            <span className="tabular hint">{t('desk.terms.count', { count: matches.length })}</span>
          </div>
          <ul className="bare rows tiles desk-terms">
            {matches.slice(0, maxListed).map((listedTerm) => (
              <li key={listedTerm.id} className="row">
                <span>{listedTerm.term}</span>
                {listedTerm.wholeWord && <small>{t('desk.terms.wholeWord')}</small>}
                <Button look="plain" aria-busy={removing.has(listedTerm.id)} onClick={() => void remove(listedTerm.id)}>
                  {t('desk.terms.remove')}
                  <span className="unseen"> {listedTerm.term}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="desk-form">
        <h2>{t('desk.roles.title')}</h2>
        <p className="hint">
          {t('desk.roles.lead')} <a href="/review/members">{t('members.title')}</a>
        </p>
      </div>
    </section>
  );
}
