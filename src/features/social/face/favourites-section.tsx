import { useEffect, useId, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { relativeTime } from '../../../rules/time/relative-time.ts';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { favourites, sendFavour } from '../contract.ts';
import { favouritesHash, type FavouritesAsked } from '../rules.ts';
import './lists.css';

const list = byRoute<typeof favourites>('GET /api/social/favor/list/{lang}/{page}/{size}');
const send = byRoute<typeof sendFavour>('POST /api/social/favor/send', concurrent);
const size = limits.favouritePageSize;

/** One's favourites by kind, with a search; kind, word and page are in the address. */
export function FavouritesSection({ asked }: { asked: FavouritesAsked }) {
  const { language, say } = useReader();
  const { type, keyword, page } = asked;
  const { answer, failed, again } = useCall(list, { page, size, ...(type && { type }), ...(keyword && { keyword }) });
  const all = answer?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const kinds = [{ type: null, count: all }, ...(answer?.kinds ?? [])];

  async function remove(item: NonNullable<typeof answer>['items'][number]) {
    await call(send, { socialId: item.id, type: item.type, action: 'cancel' }).catch(() => {});
    again();
  }
  return (
    <section aria-labelledby="favourites-title">
      <header className="section-head">
        <h2 id="favourites-title">{say('favourites.title')}</h2>
        {(all > 0 || keyword) && <Search asked={asked} />}
      </header>
      {kinds.length > 2 && (
        <nav className="tabs" aria-label={say('favourites.kinds')}>
          {kinds.map((kind) => (
            <a
              key={kind.type}
              href={favouritesHash({ type: kind.type, keyword, page: 1 })}
              aria-current={kind.type === type ? 'page' : undefined}
            >
              {say(kind.type === null ? 'favourites.all' : `favourites.kind.${kind.type}`)}{' '}
              <small className="tabular">{kind.count}</small>
            </a>
          ))}
        </nav>
      )}
      {failed && <FailedLine again={again} />}
      {answer && answer.items.length === 0 && (
        <div className="nothing">
          <p>{say(keyword || type ? 'favourites.nothing' : 'favourites.none')}</p>
          {!keyword && !type && <p className="hint">{say('favourites.none.hint')}</p>}
        </div>
      )}
      <ul className="bare kept" aria-busy={!answer && !failed}>
        {answer?.items.map((item) => (
          <li key={item.id}>
            <p>
              {item.href === null ? (
                <span className="kept-gone">
                  {item.name} <small>{say('favourites.withdrawn')}</small>
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
                {say(`favourites.one.${item.type}`)} · {relativeTime(new Date(item.createdAt), new Date(), language)}
              </small>
            </p>
            <button
              type="button"
              className="button"
              aria-label={say('favourites.removeOf', { name: item.name })}
              onClick={() => void remove(item)}
            >
              {say('favourites.remove')}
            </button>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil((answer?.total ?? 0) / size)}
        label={say('favourites.pages')}
        href={(to) => favouritesHash({ ...asked, page: to })}
      />
    </section>
  );
}

function Search({ asked }: { asked: FavouritesAsked }) {
  const { say } = useReader();
  const id = useId();
  const [typed, setTyped] = useState(asked.keyword);
  useEffect(() => setTyped(asked.keyword), [asked.keyword]);
  return (
    <form
      role="search"
      className="kept-search field"
      onSubmit={(event) => {
        event.preventDefault();
        location.hash = favouritesHash({ ...asked, keyword: typed.trim(), page: 1 });
      }}
    >
      <label className="unseen" htmlFor={id}>
        {say('favourites.search')}
      </label>
      <input
        id={id}
        type="search"
        placeholder={say('favourites.search')}
        maxLength={limits.searchTermLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
