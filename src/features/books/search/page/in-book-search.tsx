import { useEffect, useRef, useState } from 'react';
import { byRoute, call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { Marked } from '../../../search/face/marked.tsx';
import type { PlacesInBook, searchInBook } from '../contract.ts';
import { highlight, rangeInSegment, segmentElement } from './ranges-on-page.ts';
import './in-book-search.css';

const search = byRoute<typeof searchInBook>('GET /data/book/search');

type Place = PlacesInBook['places'][number];

/**
 * Searches the book that is read: marks what is found in the open chapter, goes from place to place through the whole
 * book, lists all. Without script its form searches all books.
 */
export function InBookSearch({ bookId, chapter, witnesses }: { bookId: string; chapter: string; witnesses: string[] }) {
  const { say } = useReader();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<PlacesInBook | null>(null);
  /** The term of what is found: Enter once more goes on. */
  const [asked, setAsked] = useState('');
  const [current, setCurrent] = useState(-1);
  const [isListed, setIsListed] = useState(false);

  async function find(keyword: string, goes: boolean) {
    if (!keyword.trim()) return setFound(null);
    const answer = await call(search, { id: bookId, keyword, witnesses: witnesses.join(',') }, { quiet: true }).catch(
      () => null,
    );
    if (!answer) return;
    setFound(answer);
    setAsked(keyword);
    mark(answer.places, -1);
    const first = firstPlace(answer.places, chapter);
    if (goes && first >= 0) go(answer, first);
    else setCurrent(first);
  }

  function go({ places }: PlacesInBook, place: number) {
    const { witness, segment, range, href } = places[place]!;
    const element = places[place]!.chapter === chapter ? segmentElement(witness, segment) : null;
    if (!element) return location.assign(href);
    setCurrent(place);
    mark(places, place);
    const there = rangeInSegment(element, ...range);
    (there?.startContainer.parentElement ?? element).scrollIntoView({ block: 'center', inline: 'center' });
  }

  function mark(places: readonly Place[], place: number) {
    const onPage = places.map((one) => (one.chapter === chapter && !one.isNote ? rangeOf(one) : null));
    highlight(
      'found',
      onPage.filter((range) => range !== null),
    );
    highlight('found-current', onPage[place] ? [onPage[place]] : []);
  }

  useEffect(() => {
    const inAddress = new URLSearchParams(location.search).get('find');
    if (inAddress) {
      if (field.current) field.current.value = inAddress;
      void find(inAddress, false);
    }
    return () => {
      highlight('found', []);
      highlight('found-current', []);
    };
  }, []); // once: each chapter is a page of its own

  const count = found?.total ?? 0;
  const step = (by: number) => found && count && go(found, (current + by + found.places.length) % found.places.length);
  return (
    <div className="in-book-search ui">
      <form
        role="search"
        aria-label={say('inBook.title')}
        action="/book/search"
        onSubmit={(event) => {
          event.preventDefault();
          void find(field.current?.value ?? '', true);
        }}
      >
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={say('inBook.title')}
          placeholder={say('inBook.title')}
          enterKeyHint="search"
          spellCheck={false}
          onKeyDown={(event) => {
            const isAgain = event.key === 'Enter' && found !== null && event.currentTarget.value === asked;
            if (!isAgain || event.nativeEvent.isComposing) return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
        <input type="hidden" name="in" value="allText" />
      </form>
      <p role="status" className="tabular">
        {found && (count ? say('inBook.place', { n: current + 1, count }) : say('inBook.none'))}
      </p>
      {found && count > 0 && (
        <>
          <button type="button" className="button" aria-label={say('inBook.previous')} onClick={() => step(-1)}>
            ↑
          </button>
          <button type="button" className="button" aria-label={say('inBook.next')} onClick={() => step(1)}>
            ↓
          </button>
          <button type="button" className="button" aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
            {say('inBook.list')}
          </button>
        </>
      )}
      {isListed && found && <List found={found} current={current} onGo={(place) => go(found, place)} />}
    </div>
  );
}

/** The range of a place on this page; null where it is on none. */
function rangeOf({ witness, segment, range }: Place): Range | null {
  const element = segmentElement(witness, segment);
  return element && rangeInSegment(element, ...range);
}

/** The place that the address names, else the first one in the open chapter, else the first of all. */
function firstPlace(places: readonly Place[], chapter: string): number {
  const segment = location.hash.slice(2);
  const named = places.findIndex((one) => one.chapter === chapter && one.segment === segment);
  const here = places.findIndex((one) => one.chapter === chapter);
  return named >= 0 ? named : here >= 0 ? here : places.length ? 0 : -1;
}

function List({
  found: { places, capped },
  current,
  onGo,
}: {
  found: PlacesInBook;
  current: number;
  onGo(place: number): void;
}) {
  const { say } = useReader();
  return (
    <div className="in-book-places">
      <ol className="bare">
        {places.map(({ href, text, marks, lang, chapterTitle, segment }, place) => (
          <li key={`${href} ${place}`}>
            <a
              className="passage"
              href={href}
              aria-current={place === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onGo(place);
              }}
            >
              <span className="words" lang={lang} dir="auto">
                <Marked text={text} marks={marks} />
              </span>
              <small className="ui">
                {chapterTitle} § {segment}
              </small>
            </a>
          </li>
        ))}
      </ol>
      {capped && <p>{say('inBook.more', { count: places.length })}</p>}
    </div>
  );
}
