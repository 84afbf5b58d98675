import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Translate } from '../../kit/texts.ts';
import { localSecond } from '../../rules/time/long-date.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { useHash } from '../../ui/use-hash.ts';
import { auditLog, type AuditedAct } from './contract.ts';
import { ForAdministrators } from './face/for-administrators.tsx';
import { auditActs, auditNames, auditOutcomes, auditValues } from './rules.ts';
import { Options } from '../../ui/form/options.tsx';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('audit.title'), description: t('audit.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/audit', alternates: {}, indexed: false });

/** The audit log of reviewers' and administrators' acts; the frame is the same for everyone. */
export default function AuditPage() {
  return <Island name="audit" of={AuditDashboard} props={{}} />;
}

interface Filter {
  by: string;
  act: string;
  outcome: string;
  until: string;
}
const filterIn = (hash: string): Filter => {
  const params = new URLSearchParams(hash.replace(/^#\/?/, ''));
  const read = (name: string) => params.get(name) ?? '';
  return { by: read('by'), act: read('act'), outcome: read('outcome'), until: read('until') };
};

/** The filter is in the hash: `#/by=ban-zhao&act=members/ban`. */
export function AuditDashboard() {
  const hash = useHash((value) => value, '');
  const filter = filterIn(hash);
  return (
    <ForAdministrators of="audit">
      <FilterForm key={hash} filter={filter} />
      <Acts key={`acts ${hash}`} filter={filter} />
    </ForAdministrators>
  );
}

function FilterForm({ filter }: { filter: Filter }) {
  const { t } = useReader();
  function show(form: FormData) {
    const filledFields = [...form].flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    location.hash = `/${new URLSearchParams(filledFields)}`;
  }
  return (
    <form
      className="row desk-filters audit-filters"
      onSubmit={(event) => {
        event.preventDefault();
        show(new FormData(event.currentTarget));
      }}
    >
      <label>
        {t('audit.by')} <input name="by" type="search" defaultValue={filter.by} maxLength={60} autoComplete="off" />
      </label>
      <label>
        {t('audit.act')}{' '}
        <select name="act" defaultValue={filter.act}>
          <option value="">{t('audit.all')}</option>
          <Options of={auditActs} name={(act) => t(`audit.act.${act}`)} />
        </select>
      </label>
      <label>
        {t('audit.outcome')}{' '}
        <select name="outcome" defaultValue={filter.outcome}>
          <option value="">{t('audit.everyOutcome')}</option>
          <Options of={auditOutcomes} name={(outcome) => t(`audit.outcome.${outcome}`)} />
        </select>
      </label>
      <label>
        {t('audit.until')} <input name="until" type="date" defaultValue={filter.until} />
      </label>
      <button className="button">{t('audit.show')}</button>
    </form>
  );
}

function Acts({ filter }: { filter: Filter }) {
  const { t } = useReader();
  const { outcome, ...otherFilters } = filter;
  // A misspelled outcome in the address is ignored.
  const request = { ...otherFilters, outcome: isOneOf(auditOutcomes, outcome) ? outcome : ('' as const) };
  const { answer, failed, again } = useCall(auditLog, request);
  const [more, setMore] = useState<{ items: AuditedAct[]; next: number | null }>();
  const items = [...(answer?.items ?? []), ...(more?.items ?? [])],
    next = more ? more.next : (answer?.next ?? null);
  async function goOn(before: number) {
    const page = await call(auditLog, { ...request, before }).catch(() => null); // `call` has already shown the error
    if (page) setMore({ items: [...(more?.items ?? []), ...page.items], next: page.next });
  }
  if (failed) return <FailedLine again={again} />;
  if (!answer) return <div className="nothing" aria-busy="true" />;
  if (!items.length)
    return (
      <p className="nothing" role="status">
        {t('audit.nothing')}
      </p>
    );
  return (
    <>
      <ol className="bare rows audit-acts">
        {items.map((act) => (
          <Act key={act.id} act={act} />
        ))}
      </ol>
      {next !== null && (
        <button type="button" className="button quiet" onClick={() => void goOn(next)}>
          {t('audit.more')}
        </button>
      )}
    </>
  );
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** Translates codes and booleans; free text and numbers stay unchanged. */
function wordFor(name: string, value: string | number | boolean | null, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  const isCode = name === 'act' || name === 'role';
  return isCode && isOneOf(auditValues, String(value))
    ? t(`audit.is.${value as (typeof auditValues)[number]}`)
    : String(value);
}

function Act({ act: { at, by, role, act, detail, request, outcome, error, times } }: { act: AuditedAct }) {
  const { language, t } = useReader();
  const detailEntries = Object.entries(detail);
  return (
    <li>
      <time dateTime={at}>{localSecond(new Date(at), language)}</time>
      <div>
        <p>
          <strong>{by ?? t('audit.operator')}</strong>{' '}
          {by && <span className="hint">{t(role === 'operator' ? 'audit.operator' : `audit.is.${role}`)}</span>}
        </p>
        <p>
          {isOneOf(auditActs, act) ? t(`audit.act.${act}`) : <code>{act}</code>}{' '}
          {outcome === 'read' && <span className="hint">{t('audit.outcome.read')}</span>}
        </p>
        {(outcome === 'failed' || outcome === 'refused') && (
          <p className="audit-failure">
            {t(`audit.outcome.${outcome}`)} {error && <code>{error}</code>}
          </p>
        )}
        {times > 1 && (
          <p className="hint">{t(outcome === 'read' ? 'audit.timesAnHour' : 'audit.timesAMinute', { times })}</p>
        )}
        {detailEntries.length > 0 && (
          <dl className="row">
            {detailEntries.map(([name, value]) => (
              <div key={name} className="row">
                <dt>{isOneOf(auditNames, name) ? t(`audit.of.${name}`) : <code>{name}</code>}</dt>
                <dd>
                  <bdi>{wordFor(name, value, t)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {request && (
          <p className="hint">
            {t('audit.request')} <code>{request}</code>
          </p>
        )}
      </div>
    </li>
  );
}
