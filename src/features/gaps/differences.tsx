import { useState } from 'react';
import { call } from '../../kit/calls/call.ts';
import { useCall } from '../../kit/calls/use-call.ts';
import type { InputOf } from '../../kit/calls/endpoint.ts';
import { useReader } from '../../kit/reader.tsx';
import { editorAddressOf } from '../../kit/registry/part-views.ts';
import { formatRelativeTime } from '../../rules/time/relative-time.ts';
import { FailedLine } from '../../ui/failed-line.tsx';
import { Button } from '../../ui/form/button.tsx';
import { beginRevision, itemDifferences } from './contract.ts';

/** What entries and their items of Wikidata state otherwise, and what they state that the items lack, as a file. */
export function Differences() {
  const { language, t } = useReader();
  const { answer, failed, again } = useCall(itemDifferences, {});
  const [isBusy, setBusy] = useState(false);
  /** Opens the editor on a draft with the value of the item. */
  async function revise(request: InputOf<typeof beginRevision>) {
    setBusy(true);
    const begun = await call(beginRevision, request).catch(() => null); // `call` has shown why
    if (begun) location.assign(editorAddressOf(begun.id, 'facts'));
    else setBusy(false);
  }
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
              <td />
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
                <td>
                  <Button disabled={isBusy} onClick={() => void revise({ itemId: entry.id, field })}>
                    {t('gaps.revise')}
                    <span className="unseen">
                      {' '}
                      {entry.name}, {t(`gaps.field.${field}`)}
                    </span>
                  </Button>
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
