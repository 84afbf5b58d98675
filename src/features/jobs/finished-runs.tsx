import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { relativeTime } from '../../rules/time/relative-time.ts';
import type { FinishedRun } from './contract.ts';
import { JobName } from './job-name.tsx';

/** What was done lately, with the reports of imports. */
export function FinishedRuns({ runs }: { runs: readonly FinishedRun[] }) {
  const { language, say } = useReader();
  if (!runs.length) return null;
  return (
    <section aria-labelledby="jobs-finished">
      <h2 id="jobs-finished">{say('jobs.finished')}</h2>
      <ul className="bare desk-cases">
        {runs.map(({ id, name, about, outcome, endedAt, report }) => (
          <li key={id}>
            <h3>
              <JobName name={name} about={about} />
            </h3>
            <p className="hint">
              {say(`jobs.outcome.${outcome}`)} · {relativeTime(new Date(endedAt), new Date(), language)}
            </p>
            {report && <Report report={report} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What reports say, in the order in which it is read; the database keeps none. */
const order = [
  'origin',
  'seconds',
  'read',
  'taken',
  'changed',
  'unchanged',
  'merged',
  'keptApart',
  'refused',
  'passedOver',
  'dangling',
  'subjects',
  'pictures',
  'backup',
  'tables',
  'rows',
  'media',
  'megabytes',
  'newMegabytes',
  'removed',
] as const;

/** What a report says, a line each; what it lists stands below. */
function Report({ report: { refusals, ...figures } }: { report: Record<string, unknown> }) {
  const { language, say } = useReader();
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
  const lines = Array.isArray(refusals) ? refusals.map(String) : [];
  return (
    <details>
      <summary>{say('jobs.report')}</summary>
      <dl className="jobs-report tabular">
        {order
          .filter((name) => figures[name] !== undefined)
          .map((name) => (
            <div key={name}>
              <dt>{say(`jobs.report.${name}`)}</dt>
              <dd>{typeof figures[name] === 'number' ? number.format(figures[name]) : String(figures[name])}</dd>
            </div>
          ))}
      </dl>
      {lines.length > 0 && (
        <ul lang="en">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
