import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import type { FinishedRun } from './contract.ts';
import { JobName } from './job-name.tsx';

/** Recently finished jobs, with the reports of imports. */
export function FinishedRuns({ runs }: { runs: readonly FinishedRun[] }) {
  const { language, t } = useReader();
  if (!runs.length) return null;
  const newest = runs.find(({ report }) => report);
  return (
    <section aria-labelledby="jobs-finished">
      <h2 id="jobs-finished">{t('jobs.finished')}</h2>
      <ul className="bare desk-cases">
        {runs.map(({ id, name, about, outcome, endedAt, report }) => (
          <li key={id}>
            <h3>
              <JobName name={name} about={about} />
            </h3>
            <p className="hint">
              {t(`jobs.outcome.${outcome}`)} · {formatRelativeTime(new Date(endedAt), new Date(), language)}
            </p>
            {report && <Report report={report} isNewest={id === newest?.id} />}
            {report && name === 'importing' && (
              <p>
                <a href={`/review/jobs/${id}`}>{t('jobs.report.open')}</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fields of a report in display order, because the database does not preserve one. */
const order = [
  'origin',
  'seconds',
  'read',
  'persons',
  'families',
  'taken',
  'changed',
  'unchanged',
  'merged',
  'keptApart',
  'refused',
  'passedOver',
  'broken',
  'omitted',
  'notices',
  'dangling',
  'drawn',
  'withdrawn',
  'undrawn',
  'subjects',
  'pictures',
  'backup',
  'tables',
  'rows',
  'media',
  'megabytes',
  'newMegabytes',
  'removed',
  'files',
  'megabytesRead',
  'damaged',
] as const;

interface ReportProps {
  report: Record<string, unknown>;
  /** The newest preview is open; older ones are collapsed. */
  isNewest: boolean;
}

/** The figures of a report, and its damaged files. */
function Report({ report: { damagedFiles, preview, ...figures }, isNewest }: ReportProps) {
  const { t } = useReader();
  const lines = Array.isArray(damagedFiles) ? damagedFiles.map(String) : [];
  return (
    <details open={preview === true && isNewest}>
      <summary className="touch quiet">{t(preview ? 'jobs.report.preview' : 'jobs.report')}</summary>
      <Figures of={figures} />
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

/** The figures of a report, one per line. */
export function Figures({ of: figures }: { of: Record<string, unknown> }) {
  const { language, t } = useReader();
  const number = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
  return (
    <dl className="tiles jobs-report tabular">
      {order
        .filter((name) => figures[name] !== undefined)
        .map((name) => (
          <div key={name}>
            <dt>{t(`jobs.report.${name}`)}</dt>
            <dd>{typeof figures[name] === 'number' ? number.format(figures[name]) : String(figures[name])}</dd>
          </div>
        ))}
    </dl>
  );
}
