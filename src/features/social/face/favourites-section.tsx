import type { TextKey } from '../../../kit/texts.ts';
import { useEffect, useId, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { formatRelativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { favourites, sendFavour } from '../contract.ts';
import { favouritesHash, type FavouritesRequest } from '../rules.ts';
import './lists.css';
import { Button } from '../../../ui/form/button.tsx';

const size = limits.favouritePageSize;
type Item = ReplyOf<typeof favourites>['items'][number];

/** The member's favourites by kind, with a search; kind, keyword and page are in the address. */
export function FavouritesSection({ query }: { query: FavouritesRequest }) {
  const { language, t } = useReader();
  const { type, keyword, page } = query;
  const { answer, failed, again } = useCall(favourites, {
    page,
    size,
    ...(type && { type }),
    ...(keyword && { keyword }),
  });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const removedOf = (kind: string | null) =>
    answer?.items.filter((item) => removed.has(item.id) && (kind === null || item.type === kind)).length ?? 0;
  const total = answer?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const kinds = [{ type: null, count: total }, ...(answer?.kinds ?? [])];

  /** A removed item keeps its row until the list is reloaded, so that it can be restored. */
  async function send({ id, type: socialType }: Item, action: 'add' | 'cancel') {
    const isDone = await call(sendFavour, { socialId: id, type: socialType, action }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    setRemoved((now) => {
      const next = new Set(now);
      if (action === 'cancel') next.add(id);
      else next.delete(id);
      return next;
    });
  }
  return (
    <section aria-labelledby="favourites-title">
      <header className="section-head">
        <h2 id="favourites-title">{t('favourites.title')}</h2>
        {(total > 0 || keyword) && <Search query={query} />}
      </header>
      {kinds.length > 2 && (
        <nav className="tabs" aria-label={t('favourites.kinds')}>
          {kinds.map((kind) => (
            <a
              key={kind.type}
              href={favouritesHash({ type: kind.type, keyword, page: 1 })}
              aria-current={kind.type === type ? 'page' : undefined}
            >
              {t(kind.type === null ? 'favourites.all' : (`favourites.kind.${kind.type}` as TextKey))}{' '}
              <small className="tabular">{kind.count - removedOf(kind.type)}</small>
            </a>
          ))}
        </nav>
      )}
      {failed && <FailedLine again={again} />}
      {answer && answer.items.length === 0 && (
        <div className="nothing">
          <p>{t(keyword || type ? 'favourites.nothing' : 'favourites.none')}</p>
          {!keyword && !type && <p className="hint">{t('favourites.none.hint')}</p>}
        </div>
      )}
      <ul className="bare rows kept" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <li key={item.id} data-removed={removed.has(item.id) || undefined}>
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
                  {item.disambiguation && <small> {item.disambiguation}</small>}
                </a>
              )}
              <small className="hint">
                {t(`favourites.one.${item.type}` as TextKey)} ·{' '}
                {formatRelativeTime(new Date(item.createdAt), new Date(), language)}
              </small>
            </p>
            {removed.has(item.id) ? (
              <p role="status">
                {t('favourites.removed')}{' '}
                <Button aria-label={t('favourites.undoOf', { name: item.name })} onClick={() => void send(item, 'add')}>
                  {t('favourites.undo')}
                </Button>
              </p>
            ) : (
              <Button
                aria-label={t('favourites.removeOf', { name: item.name })}
                onClick={() => void send(item, 'cancel')}
              >
                {t('favourites.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={answer && Math.ceil(answer.total / size)}
        label={t('favourites.pages')}
        href={(to) => favouritesHash({ ...query, page: to })}
      />
    </section>
  );
}

function Search({ query }: { query: FavouritesRequest }) {
  const { t } = useReader();
  const id = useId();
  const [typed, setTyped] = useState(query.keyword);
  useEffect(() => setTyped(query.keyword), [query.keyword]);
  return (
    <form
      role="search"
      className="kept-search field"
      onSubmit={(event) => {
        event.preventDefault();
        location.hash = favouritesHash({ ...query, keyword: typed.trim(), page: 1 });
      }}
    >
      <label className="unseen" htmlFor={id}>
        {t('favourites.search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={t('favourites.search')}
        maxLength={limits.searchTermLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
