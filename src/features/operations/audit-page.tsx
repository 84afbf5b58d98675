import { useState } from 'react';
import { byRoute, call, concurrent } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Say } from '../../kit/texts.ts';
import { localSecond } from '../../rules/time/long-date.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { useHash } from '../../ui/use-hash.ts';
import type { AuditedAct, auditLog } from './contract.ts';
import { ForAdministrators } from './face/for-administrators.tsx';
import { auditActs, auditNames, auditOutcomes, auditValues } from './rules.ts';
import '../review/face/review.css';
import './operations.css';

export const loader = ({ language, origin, say }: PageRequest<object>) => ({
  head: { language, origin, siteName: say('site.name'), title: say('audit.title'), description: say('audit.lead') },
});

export const head = (loaded: Loaded<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/audit', alternates: {}, indexed: false });

/** The audit log of reviewers' and administrators' acts; the frame is the same for everyone. */
export default function AuditPage() {
  return <Island name="audit" of={AuditDesk} props={{}} />;
}

const asked = byRoute<typeof auditLog>('GET /data/audit', concurrent);

interface Filter {
  by: string;
  act: string;
  outcome: string;
  until: string;
}
const filterIn = (hash: string): Filter => {
  const said = new URLSearchParams(hash.replace(/^#\/?/, ''));
  const read = (name: string) => said.get(name) ?? '';
  return { by: read('by'), act: read('act'), outcome: read('outcome'), until: read('until') };
};

/** The filter is in the hash: `#/by=ban-zhao&act=members/ban`. */
export function AuditDesk() {
  const hash = useHash((said) => said, '');
  const filter = filterIn(hash);
  return (
    <ForAdministrators of="audit">
      <FilterForm key={hash} filter={filter} />
      <Acts key={`acts ${hash}`} filter={filter} />
    </ForAdministrators>
  );
}

function FilterForm({ filter }: { filter: Filter }) {
  const { say } = useReader();
  function show(form: FormData) {
    const said = [...form].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    location.hash = `/${new URLSearchParams(said)}`;
  }
  return (
    <form
      className="desk-filters audit-filters"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <label>
        {say('audit.by')} <input name="by" type="search" defaultValue={filter.by} maxLength={60} autoComplete="off" />
      </label>
      <label>
        {say('audit.act')}{' '}
        <select name="act" defaultValue={filter.act}>
          <option value="">{say('audit.all')}</option>
          {auditActs.map((act) => (
            <option key={act} value={act}>
              {say(`audit.act.${act}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('audit.outcome')}{' '}
        <select name="outcome" defaultValue={filter.outcome}>
          <option value="">{say('audit.everyOutcome')}</option>
          {auditOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {say(`audit.outcome.${outcome}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('audit.until')} <input name="until" type="date" defaultValue={filter.until} />
      </label>
      <button className="button">{say('audit.show')}</button>
    </form>
  );
}

function Acts({ filter }: { filter: Filter }) {
  const { say } = useReader();
  const { outcome, ...named } = filter;
  // A misspelled outcome in the address is ignored.
  const request = { ...named, outcome: isOf(auditOutcomes, outcome) ? outcome : ('' as const) };
  const { answer, failed, again } = useCall(asked, request);
  const [more, setMore] = useState<{ items: AuditedAct[]; next: number | null }>();
  const items = [...(answer?.items ?? []), ...(more?.items ?? [])],
    next = more ? more.next : (answer?.next ?? null);
  async function goOn(before: number) {
    const page = await call(asked, { ...request, before }).catch(() => null); // `call` has already shown the error
    if (page) setMore({ items: [...(more?.items ?? []), ...page.items], next: page.next });
  }
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <div className="nothing" aria-busy="true" />;
  if (!items.length)
    return (
      <p className="nothing" role="status">
        {say('audit.nothing')}
      </p>
    );
  return (
    <>
      <ol className="bare audit-acts">
        {items.map((act) => (
          <Act key={act.id} act={act} />
        ))}
      </ol>
      {next !== null && (
        <button type="button" className="button quiet" onClick={() => void goOn(next)}>
          {say('audit.more')}
        </button>
      )}
    </>
  );
}

const isOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** Translates codes and booleans; free text and numbers stay unchanged. */
function wordFor(name: string, value: string | number | boolean | null, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'audit.yes' : 'audit.no');
  const isCode = name === 'act' || name === 'role';
  return isCode && isOf(auditValues, String(value))
    ? say(`audit.is.${value as (typeof auditValues)[number]}`)
    : String(value);
}

function Act({ act: { at, by, role, act, detail, request, outcome, error, times } }: { act: AuditedAct }) {
  const { language, say } = useReader();
  const said = Object.entries(detail);
  return (
    <li>
      <time dateTime={at}>{localSecond(new Date(at), language)}</time>
      <div>
        <p>
          <strong>{by ?? say('audit.operator')}</strong>{' '}
          {by && <span className="hint">{say(role === 'operator' ? 'audit.operator' : `audit.is.${role}`)}</span>}
        </p>
        <p>
          {isOf(auditActs, act) ? say(`audit.act.${act}`) : <code>{act}</code>}{' '}
          {outcome === 'read' && <span className="hint">{say('audit.outcome.read')}</span>}
        </p>
        {(outcome === 'failed' || outcome === 'refused') && (
          <p className="audit-failure">
            {say(`audit.outcome.${outcome}`)} {error && <code>{error}</code>}
          </p>
        )}
        {times > 1 && (
          <p className="hint">{say(outcome === 'read' ? 'audit.timesAnHour' : 'audit.timesAMinute', { times })}</p>
        )}
        {said.length > 0 && (
          <dl>
            {said.map(([name, value]) => (
              <div key={name}>
                <dt>{isOf(auditNames, name) ? say(`audit.of.${name}`) : <code>{name}</code>}</dt>
                <dd>
                  <bdi>{wordFor(name, value, say)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {request && (
          <p className="hint">
            {say('audit.request')} <code>{request}</code>
          </p>
        )}
      </div>
    </li>
  );
}
