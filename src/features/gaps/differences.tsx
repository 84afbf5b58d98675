import { useCall } from '../../kit/calls/use-call.ts';
import { useReader } from '../../kit/reader.tsx';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { itemDifferences } from './contract.ts';

/** What entries and their items of Wikidata state otherwise, and what they state that the items lack, as a file. */
export function Differences() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(itemDifferences, {});
  return (
    <section aria-labelledby="gaps-differences">
      <h2 id="gaps-differences">{t('gaps.differences')}</h2>
      {failed && <FailedLine again={again} />}
      {answer && (
        <p className="hint">
          {!answer.isWikimediaOn
            ? t('gaps.differences.off')
            : answer.comparedAt === null
              ? t('gaps.differences.notYet')
              : t('gaps.differences.compared', {
                  ago: formatRelativeTime(new Date(answer.comparedAt), new Date(), language),
                  count: answer.compared,
                })}
        </p>
      )}
      {answer && answer.differences.length > 0 && (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('gaps.entry')}</th>
              <th scope="col">{t('gaps.field')}</th>
              <th scope="col">{t('gaps.here')}</th>
              <th scope="col">{t('gaps.there')}</th>
            </tr>
          </thead>
          <tbody>
            {answer.differences.map(({ entry, item, field, local, remote }) => (
              <tr key={`${entry.id} ${field}`}>
                <th scope="row">
                  <a href={`/user/edit?id=${encodeURIComponent(entry.id)}`}>{entry.name}</a>
                </th>
                <td>{t(`gaps.field.${field}`)}</td>
                <td className="tabular">{local}</td>
                <td className="tabular">
                  <a href={`https://www.wikidata.org/wiki/${item}`} target="_blank" rel="noopener noreferrer">
                    {remote}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer && answer.statements.length > 0 && (
        <p>
          <a
            className="button"
            download="quickstatements.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${answer.statements.join('\n')}\n`)}`}
          >
            {t('gaps.statements', { count: answer.statements.length })}
          </a>
        </p>
      )}
    </section>
  );
}
