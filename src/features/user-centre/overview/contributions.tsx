import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { shortMonth } from '../../../rules/time/long-date.ts';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { contributions } from './contract.ts';
import './overview.css';

/** Views and citations of a member's work, by month. */
export function Contributions() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(contributions, {});
  const number = new Intl.NumberFormat(languageTag(language));
  const chart = (title: string, value: string, of: 'read' | 'published') => (
    <ColumnChart
      title={title}
      of={{ label: t('effect.month'), value }}
      columns={answer!.months.map((month) => ({
        label: shortMonth(new Date(`${month.month}-01`), language),
        value: month[of],
      }))}
    />
  );
  return (
    <section className="stack wide effect" aria-labelledby="effect-title" aria-busy={!answer && !failed}>
      <h2 id="effect-title">{t('usercentre.effect')}</h2>
      {failed && <FailedLine again={again} />}
      {answer && !answer.published && (
        <div className="nothing">
          <p>{t('effect.none')}</p>
          <p>
            <a className="button" href="#/start">
              {t('effect.begin')}
            </a>
          </p>
        </div>
      )}
      {answer !== null && answer.published > 0 && (
        <>
          <p className="hint">{t('effect.lead')}</p>
          <dl className="figures start-counts">
            {(['published', 'read', 'cited'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`effect.${name}`)}</dt>
                <dd className="tabular">{number.format(answer[name])}</dd>
              </div>
            ))}
          </dl>
          {chart(t('effect.readByMonth'), t('effect.read'), 'read')}
          {chart(t('effect.publishedByMonth'), t('effect.published'), 'published')}
          {answer.things.length > 0 && (
            <section>
              <h3>{t('effect.most')}</h3>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="unseen">{t('effect.most')}</span>
                    </th>
                    <th scope="col">{t('effect.read')}</th>
                    <th scope="col">{t('effect.cited')}</th>
                  </tr>
                </thead>
                <tbody>
                  {answer.things.map(({ name, language: spoken, href, read, cited }) => (
                    <tr key={href}>
                      <th scope="row">
                        <a href={href} lang={spoken === language ? undefined : languageTag(spoken)}>
                          {name}
                        </a>
                      </th>
                      <td className="tabular">{number.format(read)}</td>
                      <td className="tabular">{number.format(cited)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </section>
  );
}
