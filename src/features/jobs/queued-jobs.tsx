import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { formatRelativeTime, formatWait } from '../../rules/time/relative-time.ts';
import { retryJob, giveUpJob, type ListedJob } from './contract.ts';
import { JobName } from './job-name.tsx';
import { Button } from '../../ui/form/button.tsx';

const states = ['running', 'failed', 'waiting'] as const;

/** Running, failed and waiting jobs, each with its possible actions. */
export function QueuedJobs({ jobs, again }: { jobs: readonly ListedJob[]; again(): void }) {
  const { t } = useReader();
  if (!jobs.length)
    return (
      <p className="nothing" role="status">
        {t('jobs.nothing')}
      </p>
    );
  return states.map((state) => {
    const some = jobs.filter((job) => job.state === state);
    return (
      some.length > 0 && (
        <section key={state} aria-labelledby={`jobs-${state}`}>
          <h2 id={`jobs-${state}`}>
            {t(`jobs.${state}`)} <small className="tabular">{some.length}</small>
          </h2>
          <ul className="bare desk-cases">
            {some.map((job) => (
              <QueuedJob key={job.id} job={job} again={again} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function QueuedJob({ job, again }: { job: ListedJob; again(): void }) {
  const { t } = useReader();
  const [busy, setBusy] = useState(false);
  const { id, name, about, state, why, reason, stopAsked } = job;

  async function act(done: Promise<unknown>) {
    setBusy(true);
    await done.catch(() => {}); // `call` has already shown the error
    setBusy(false);
    again();
  }
  return (
    <li>
      <h3>
        <JobName name={name} about={about} />
      </h3>
      <p className="hint">
        <When job={job} /> · {t('jobs.attempts', { count: job.attempts, most: job.mostAttempts })}
      </p>
      {state === 'running' && <Progress job={job} />}
      {why && <p className="fault">{why}</p>}
      {reason && (
        <details>
          <summary className="touch quiet">{t('jobs.reason')}</summary>
          <code lang="en">{reason}</code>
        </details>
      )}
      <div className="row desk-buttons" aria-busy={busy}>
        {state !== 'running' && (
          <Button disabled={busy} onClick={() => void act(call(retryJob, { id }))}>
            {t(state === 'failed' || why ? 'jobs.retry' : 'jobs.runNow')}
          </Button>
        )}
        <button
          type="button"
          className="button quiet"
          disabled={busy || stopAsked}
          onClick={() => void act(call(giveUpJob, { id }))}
        >
          {t(stopAsked ? 'jobs.stopping' : state === 'running' ? 'jobs.stop' : 'jobs.giveUp')}
        </button>
      </div>
    </li>
  );
}

/** When it started, is due, or failed. */
function When({ job: { state, at, attempts } }: { job: ListedJob }) {
  const { language, t } = useReader();
  const then = new Date(at),
    ago = formatRelativeTime(then, new Date(), language),
    seconds = Math.ceil((then.getTime() - Date.now()) / 1000);
  if (state === 'running') return t('jobs.since', { ago });
  if (state === 'failed') return t('jobs.failedAt', { ago });
  if (seconds <= 0) return t('jobs.dueNow');
  return t(attempts ? 'jobs.triedAgain' : 'jobs.due', { wait: formatWait(seconds, language) });
}

function Progress({ job: { done, total } }: { job: ListedJob }) {
  const { language, t } = useReader();
  const number = new Intl.NumberFormat(languageTag(language));
  if (done === null) return <progress aria-label={t('jobs.progress')} />;
  return (
    <p className="jobs-progress tabular">
      <progress aria-label={t('jobs.progress')} value={total ? done : undefined} max={total ?? undefined} />{' '}
      {total ? t('jobs.progressOf', { done: number.format(done), total: number.format(total) }) : number.format(done)}
    </p>
  );
}
