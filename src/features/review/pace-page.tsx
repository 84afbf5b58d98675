import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { reviewPace } from './contract.ts';
import { formatDuration } from './duration.ts';
import './face/review.css';

export const loader = async ({ call, origin, language, t }: PageRequest) => ({
  pace: await call(reviewPace, {}),
  head: { origin, language, siteName: t('site.name'), title: t('pace.title'), description: t('pace.lead') },
});

/** Not cached: it changes with every decision, without a publication event. */
export const isKept = false;

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/pace', alternates: languageAlternates('/review/pace') });

/** Shows authors how long a review takes. */
export default function PacePage({
  pace: { waiting, oldestDays, medianHours, p90Hours, byLanguage },
}: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const maxWaiting = Math.max(1, ...byLanguage.map((row) => row.waiting));
  const took = (hours: number | null) => (hours === null ? t('pace.unknown') : formatDuration(hours, language));
  return (
    <article className="wrap page narrow pace">
      <h1>{t('pace.title')}</h1>
      <p>{t('pace.lead')}</p>
      <dl className="figures pace-figures ui">
        <div>
          <dt>{t('pace.waiting')}</dt>
          <dd className="tabular">{new Intl.NumberFormat(languageTag(language)).format(waiting)}</dd>
        </div>
        <div>
          <dt>{t('pace.oldest')}</dt>
          <dd>{oldestDays === null ? t('pace.none') : formatDuration(oldestDays * 24, language)}</dd>
        </div>
        <div>
          <dt>{t('pace.median')}</dt>
          <dd data-unknown={medianHours === null || undefined}>{took(medianHours)}</dd>
        </div>
        <div>
          <dt>{t('pace.most')}</dt>
          <dd data-unknown={p90Hours === null || undefined}>{took(p90Hours)}</dd>
        </div>
      </dl>
      {byLanguage.length > 0 && (
        <>
          <h2>{t('pace.byLanguage')}</h2>
          <table className="plain-table ui">
            <thead>
              <tr>
                <th scope="col">{t('site.language')}</th>
                <th scope="col">{t('pace.waits')}</th>
                <th scope="col">{t('pace.takes')}</th>
              </tr>
            </thead>
            <tbody>
              {byLanguage.map((row) => (
                <tr key={row.language ?? 'all'}>
                  <th scope="row" lang={row.language ? languageTag(row.language) : undefined}>
                    {row.language ? languageNames[row.language] : t('desk.allLanguages')}
                  </th>
                  <td className="tabular">
                    <span className="pace-bar" aria-hidden="true" style={{ '--share': row.waiting / maxWaiting }} />
                    {row.waiting}
                  </td>
                  <td>{took(row.medianHours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="ui hint">{t('pace.how')}</p>
    </article>
  );
}
