import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { LiveSearch } from '../box/live-search.tsx';

/** The page of paths between two entries. */
const pathPage = '/relation/atobPath';

/**
 * The search box of every page. The server sends a plain form that works without script; suggestions and the form with
 * two ends are loaded at the first touch and take over the existing field, so that pages that are only read stay light.
 */
export function SearchBox({ place, term }: { place: 'header' | 'page'; term?: string }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null),
    field = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState<{ Search: typeof LiveSearch } | null>(null);
  const [two, setTwo] = useState(false);

  const wake = () => import('../box/live-search.tsx').then(({ LiveSearch }) => setLive({ Search: LiveSearch }));
  const touched = () => void wake().catch(() => {}); // the form works without it

  useEffect(() => {
    // The field may have been focused before hydration.
    if (document.activeElement === field.current) touched();
  }, []);

  return (
    <div
      className={`search-box of-${place}${place === 'header' && term !== undefined ? ' beside-page' : ''} ui`}
      ref={box}
      data-two={two || undefined}
      onPointerEnter={touched}
      onFocus={touched}
    >
      <form
        role="search"
        aria-label={text(place === 'page' ? 'search.everything' : 'search.title')}
        action="/search"
        method="get"
        hidden={two && place === 'page'}
      >
        <input
          ref={field}
          type="text"
          name="q"
          defaultValue={term ?? ''}
          aria-label={text('search.title')}
          placeholder={text('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => setTwo(false)}
          onCompositionStart={(event) => {
            event.currentTarget.dataset.composing = '';
          }}
          onCompositionEnd={(event) => {
            delete event.currentTarget.dataset.composing;
          }}
        />
        <button className="find" aria-label={text('search.find')} title={text('search.find')}>
          <Magnifier />
        </button>
        <button
          className="to-two"
          formAction={pathPage}
          data-live=""
          title={text('search.two')}
          aria-expanded={place === 'header' && live ? two : undefined}
          onClick={(event) => {
            event.preventDefault();
            wake().then(
              () => setTwo((isOpen) => !isOpen),
              () => location.assign(pathPage),
            );
          }}
        >
          <span aria-hidden="true">⇄</span> <span className="words">{text('search.connect')}</span>
          <span className="unseen"> {text('search.two')}</span>
        </button>
      </form>
      {live && <live.Search field={field} two={two} onLeavePathForm={() => setTwo(false)} />}
    </div>
  );
}

const Magnifier = () => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <circle cx="6.5" cy="6.5" r="4.5" />
    <path d="m10 10 4.5 4.5" />
  </svg>
);
