import type { TextKey } from '../../../kit/texts.ts';
import { useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { watched, sendWatch, makeWatchFeed } from '../contract.ts';
import { watchedHash, watchFrequencies, type WatchFrequency } from '../rules.ts';
import { CopyField } from './copy-field.tsx';
import { frequencyKeys } from '../watching/frequency-keys.ts';
import { PushSwitch } from '../watching/push-switch.tsx';
import './lists.css';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

const size = limits.favouritePageSize;

/** The member's watched things, the notification frequency of each, and the feed of all. */
export function WatchedSection({ page }: { page: number }) {
  const { language, t } = useReader();
  const id = useId();
  const { answer, setAnswer, failed, again } = useCall(watched, { page, size });

  async function change(item: NonNullable<typeof answer>['items'][number], how: WatchFrequency | null) {
    await call(sendWatch, { id: item.id, type: item.type, how }).catch(() => {});
    again();
  }
  return (
    <section aria-labelledby={`${id}-title`}>
      <header className="section-head">
        <h2 id={`${id}-title`}>{t('watch.title')}</h2>
      </header>
      {failed && <FailedLine again={again} />}
      {answer && answer.items.length === 0 && (
        <div className="nothing">
          <p>{t('watch.none')}</p>
          <p className="hint">{t('watch.none.hint')}</p>
        </div>
      )}
      <ul className="bare rows kept" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <li key={item.id}>
            <p>
              {item.href === null ? (
                <span className="kept-gone">
                  {item.name} <small className="badge">{t('favourites.withdrawn')}</small>
                </span>
              ) : (
                <a
                  href={item.href}
                  lang={item.language && item.language !== language ? languageTag(item.language) : undefined}
                >
                  {item.name}
                </a>
              )}
              <small className="hint">{t(`favourites.one.${item.type}` as TextKey)}</small>
            </p>
            <select
              aria-label={t('watch.howOf', { name: item.name })}
              value={item.how}
              onChange={({ target }) =>
                void change(item, watchFrequencies.find((watchManner) => watchManner === target.value) ?? null)
              }
            >
              <Options of={[...watchFrequencies, 'off' as const]} name={(how) => t(frequencyKeys[how])} />
            </select>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / size)}
        label={t('watch.pages')}
        href={(to) => watchedHash(to)}
      />
      <PushSwitch />
      {answer && <Feed feed={answer.feed} onFeed={(feed) => setAnswer((now) => now && { ...now, feed })} />}
    </section>
  );
}

/** The secret address of the feed: created on request, and replaced if it became known. */
function Feed({ feed, onFeed }: { feed: string | null; onFeed(feed: string | null): void }) {
  const { t } = useReader();
  const [busy, setBusy] = useState(false);
  async function ask(end: boolean) {
    setBusy(true);
    await call(makeWatchFeed, { end }).then(
      (reply) => onFeed(reply.feed),
      () => {},
    );
    setBusy(false);
  }
  return (
    <div className="watch-feed">
      <h3>{t('watch.feed')}</h3>
      <p className="hint">{t('watch.feed.hint')}</p>
      {feed !== null && <CopyField label={t('share.address')} value={location.origin + feed} />}
      <p>
        <Button aria-busy={busy} onClick={() => void ask(false)}>
          {t(feed === null ? 'watch.feed.make' : 'watch.feed.renew')}
        </Button>{' '}
        {feed !== null && (
          <Button aria-busy={busy} onClick={() => void ask(true)}>
            {t('watch.feed.end')}
          </Button>
        )}
      </p>
    </div>
  );
}
