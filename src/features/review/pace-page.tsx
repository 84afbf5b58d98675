import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.tsx';
import { reviewPace } from './contract.ts';
import { durationIn } from './duration.ts';
import './face/review.css';

export async function loader({ call, origin, language, say }: PageRequest) {
  return {
    pace: await call(reviewPace, {}),
    head: { origin, language, siteName: say('site.name'), title: say('pace.title'), description: say('pace.lead') },
  };
}

/** Not cached: it changes with every decision, without a publication event. */
export const isKept = false;

export const head = (loaded: Loaded<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/review/pace', alternates: inEveryLanguage('/review/pace') });

/** Shows authors how long a review takes. */
export default function PacePage({
  pace: { waiting, oldestDays, medianHours, p90Hours, byLanguage },
}: Loaded<typeof loader>) {
  const { language, say } = useReader();
  const most = Math.max(1, ...byLanguage.map((one) => one.waiting));
  const took = (hours: number | null) => (hours === null ? say('pace.unknown') : durationIn(hours, language));
  return (
    <article className="wrap page narrow pace">
      <h1>{say('pace.title')}</h1>
      <p>{say('pace.lead')}</p>
      <dl className="pace-figures ui">
        <div>
          <dt>{say('pace.waiting')}</dt>
          <dd className="tabular">{new Intl.NumberFormat(languageTag(language)).format(waiting)}</dd>
        </div>
        <div>
          <dt>{say('pace.oldest')}</dt>
          <dd>{oldestDays === null ? say('pace.none') : durationIn(oldestDays * 24, language)}</dd>
        </div>
        <div>
          <dt>{say('pace.median')}</dt>
          <dd data-unknown={medianHours === null || undefined}>{took(medianHours)}</dd>
        </div>
        <div>
          <dt>{say('pace.most')}</dt>
          <dd data-unknown={p90Hours === null || undefined}>{took(p90Hours)}</dd>
        </div>
      </dl>
      {byLanguage.length > 0 && (
        <>
          <h2>{say('pace.byLanguage')}</h2>
          <table className="plain-table ui">
            <thead>
              <tr>
                <th scope="col">{say('site.language')}</th>
                <th scope="col">{say('pace.waits')}</th>
                <th scope="col">{say('pace.takes')}</th>
              </tr>
            </thead>
            <tbody>
              {byLanguage.map((one) => (
                <tr key={one.language ?? 'all'}>
                  <th scope="row" lang={one.language ? languageTag(one.language) : undefined}>
                    {one.language ? languageNames[one.language] : say('desk.allLanguages')}
                  </th>
                  <td className="tabular">
                    <span className="pace-bar" aria-hidden="true" style={{ '--share': one.waiting / most }} />
                    {one.waiting}
                  </td>
                  <td>{took(one.medianHours)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="ui hint">{say('pace.how')}</p>
    </article>
  );
}
