import { useId, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import * as limits from '../../../rules/limits.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { useQuery } from '../../../kit/calls/use-query.ts';
import { sameTimemapQueries } from '../face/map-queries.ts';
import { ListPager } from '../face/list-controls.tsx';
import { Button } from '../../../ui/form/button.tsx';

const sorts = ['time', 'place'] as const;

/** Timemaps of the same time or place, in pages of fifteen. Source: spec §9 (K03). */
export function SameTimemaps({ id }: { id: string }) {
  const { language, t } = useReader();
  const [sort, setSort] = useState<(typeof sorts)[number]>('time');
  const [page, setPage] = useState(1);
  const panel = useId();
  const { answer, isCurrent, failed, retry } = useQuery(`${sort} ${page} ${id}`, sameTimemapQueries);
  const choose = (next: (typeof sorts)[number]) => {
    setSort(next);
    setPage(1);
  };
  return (
    <section className="same-timemaps ui" aria-label={t('timemap.same')}>
      <div role="tablist" aria-label={t('timemap.same')} className="tabs same-tabs">
        {sorts.map((choice) => (
          <button
            key={choice}
            type="button"
            role="tab"
            aria-selected={sort === choice}
            aria-controls={panel}
            tabIndex={sort === choice ? 0 : -1}
            onClick={() => choose(choice)}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
              choose(choice === 'time' ? 'place' : 'time');
              ((currentTarget.nextElementSibling ?? currentTarget.previousElementSibling) as HTMLElement).focus();
            }}
          >
            {t(choice === 'time' ? 'timemap.sameTime' : 'timemap.samePlace')}
          </button>
        ))}
      </div>
      <div
        id={panel}
        role="tabpanel"
        aria-label={t(sort === 'time' ? 'timemap.sameTime' : 'timemap.samePlace')}
        aria-busy={!isCurrent && !failed}
      >
        {failed && (
          <p role="alert">
            {t('timemap.notAnswered')} <Button onClick={retry}>{t('error.again')}</Button>
          </p>
        )}
        {!failed &&
          answer &&
          (answer.timemaps.length ? (
            <ul className="bare tiles same-list">
              {answer.timemaps.map(({ entry, time, place, nodes }) => (
                <li key={entry.itemId}>
                  <EntryLink entry={entry} hash="#/timemap" />
                  <small className="tabular">
                    {[time && formatRecord(time, language), place?.name, t('timemap.count', { count: nodes })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('timemap.sameEmpty')}</p>
          ))}
        {answer && (
          <ListPager
            label={t(sort === 'time' ? 'timemap.sameTime' : 'timemap.samePlace')}
            page={page}
            pages={Math.ceil(answer.total / limits.timemapPageSize)}
            to={{ turn: setPage }}
          />
        )}
      </div>
    </section>
  );
}
