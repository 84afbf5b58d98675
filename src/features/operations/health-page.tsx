import { useEffect } from 'react';
import { useCall } from '../../kit/calls/use-call.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader, useText } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { pageMeta } from '../../ui/page-meta.tsx';
import { systemStatus, type SystemStatus } from './contract.ts';
import { ForAdministrators } from './face/for-administrators.tsx';
import { StatusFigures } from './status-figures.tsx';

export const loader = ({ language, origin, t }: PageRequest<object>) => ({
  head: { language, origin, siteName: t('site.name'), title: t('health.title'), description: t('health.lead') },
});

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/health', alternates: {}, indexed: false });

/** System status for administrators; the frame is the same for everyone. */
export default function HealthPage() {
  return <Island name="health" of={HealthDashboard} props={{}} />;
}

export function HealthDashboard() {
  return (
    <ForAdministrators of="health">
      <Health />
    </ForAdministrators>
  );
}

/** Refresh interval while the page is visible, in milliseconds. */
const refreshMs = 10_000;

function Health() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(systemStatus, {});
  useEffect(() => {
    const asking = setInterval(() => void (document.visibilityState === 'visible' && again()), refreshMs);
    return () => clearInterval(asking);
  });
  return (
    <>
      {failed && <FailedLine again={again} />}
      {answer && (
        <>
          <Findings findings={answer.findings} />
          <StatusFigures house={answer} />
          <SlowQueries slow={answer.slow} />
          <p className="hint">
            {t('health.ofProcess', {
              host: answer.process.host,
              pid: String(answer.process.pid),
              when: formatRelativeTime(new Date(answer.at), new Date(), language),
            })}
          </p>
        </>
      )}
      {!answer && !failed && <div className="nothing" aria-busy="true" />}
    </>
  );
}

/** Each problem with its remedy, or a statement that there is none. */
function Findings({ findings }: Pick<SystemStatus, 'findings'>) {
  const { t } = useReader();
  if (!findings.length)
    return (
      <p className="panel health-well" role="status">
        {t('health.well')}
      </p>
    );
  return (
    <ul className="stack bare health-findings" role="status">
      {findings.map(({ name, about }) => (
        <li key={`${name} ${about}`} className="panel">
          <strong>
            {t(`health.finding.${name}`)} {about && <code>{about}</code>}
          </strong>
          <p>{t(`health.todo.${name}`)}</p>
        </li>
      ))}
    </ul>
  );
}

function SlowQueries({ slow }: Pick<SystemStatus, 'slow'>) {
  const text = useText();
  const { language } = useReader();
  if (!slow.length) return null;
  return (
    <section aria-labelledby="health-slow">
      <h2 id="health-slow">{text('health.slow')}</h2>
      <table className="plain-table" lang="en">
        <thead lang={languageTag(language)}>
          <tr>
            <th scope="col">{text('health.slowWhat')}</th>
            <th scope="col">{text('health.slowTimes')}</th>
            <th scope="col">{text('health.slowWorst')}</th>
            <th scope="col">{text('health.slowLast')}</th>
          </tr>
        </thead>
        <tbody>
          {slow.map(({ id, what, text: statement, times, worstMs, lastAt }) => (
            <tr key={id}>
              <th scope="row">
                {what || '–'} <small>{id}</small>
                <details>
                  <summary className="touch quiet" lang={languageTag(language)}>
                    {text('health.slowText')}
                  </summary>
                  <code>{statement}</code>
                </details>
              </th>
              <td className="tabular">{times}</td>
              <td className="tabular">{worstMs} ms</td>
              <td lang={languageTag(language)}>{formatRelativeTime(new Date(lastAt), new Date(), language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
