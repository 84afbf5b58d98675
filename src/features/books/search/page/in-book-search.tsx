import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { HighlightedText } from '../../../../ui/entry-box/highlighted-text.tsx';
import { searchInBook, type PlacesInBook } from '../contract.ts';
import { placesAtOnce } from '../rules.ts';
import { highlight, rangeInSegment, segmentElement } from './ranges-on-page.ts';
import '../../face/quoted-in.css';
import './in-book-search.css';
import { Button } from '../../../../ui/form/button.tsx';

type Place = PlacesInBook['places'][number];

/**
 * Searches the open book: marks matches in the open chapter, steps through matches of the whole book, and lists all.
 * Without script, its form searches all books.
 */
export function InBookSearch({ bookId, chapter, witnesses }: { bookId: string; chapter: string; witnesses: string[] }) {
  const { t } = useReader();
  const field = useRef<HTMLInputElement>(null);
  const [foundPlaces, setFound] = useState<PlacesInBook | null>(null);
  /** The term of the current results; Enter again goes to the next match. */
  const [searchedTerm, setAsked] = useState('');
  const [current, setCurrent] = useState(-1);
  const [isListed, setIsListed] = useState(false);

  const ask = (keyword: string, more: { chapter: string } | { from: number }) =>
    call(searchInBook, { id: bookId, keyword, witnesses: witnesses.join(','), ...more }, { quiet: true }).catch(
      () => null,
    );

  async function find(keyword: string, goes: boolean) {
    if (!keyword.trim()) return setFound(null);
    const answer = await ask(keyword, { chapter });
    if (!answer) return;
    setFound(answer);
    setAsked(keyword);
    mark(answer, -1);
    const nearest = nearestPlace(answer, chapter);
    if (goes && nearest >= 0) go(answer, nearest);
    else setCurrent(nearest);
  }

  /** Goes to a place by its number, and loads the places around it if needed. */
  async function goTo(place: number) {
    if (!foundPlaces) return;
    const isHere = place >= foundPlaces.first && place < foundPlaces.first + foundPlaces.places.length;
    const answer = isHere ? foundPlaces : await ask(searchedTerm, { from: place });
    if (!answer) return;
    setFound(answer);
    if (answer.places[place - answer.first]) go(answer, place);
  }

  async function listMore(from: number) {
    const answer = await ask(searchedTerm, { from });
    if (!answer || !foundPlaces) return;
    setFound(
      from < foundPlaces.first
        ? {
            ...foundPlaces,
            first: answer.first,
            places: [...answer.places.slice(0, foundPlaces.first - answer.first), ...foundPlaces.places],
          }
        : {
            ...foundPlaces,
            places: [...foundPlaces.places.slice(0, answer.first - foundPlaces.first), ...answer.places],
          },
    );
  }

  function go(answer: PlacesInBook, place: number) {
    const match = answer.places[place - answer.first]!;
    const element = match.chapter === chapter ? segmentElement(match.witness, match.segment) : null;
    if (!element) return location.assign(match.href);
    setCurrent(place);
    mark(answer, place);
    const range = rangeInSegment(element, ...match.range);
    (range?.startContainer.parentElement ?? element).scrollIntoView({ block: 'center', inline: 'center' });
  }

  function mark({ places, first }: PlacesInBook, place: number) {
    const onPage = places.map((match) => (match.chapter === chapter && !match.isNote ? rangeOf(match) : null));
    highlight(
      'found',
      onPage.filter((range) => range !== null),
    );
    const current = onPage[place - first];
    highlight('found-current', current ? [current] : []);
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
  }, []); // runs once, because each chapter is a separate page

  const count = foundPlaces?.total ?? 0;
  const step = (by: number) => count && void goTo((current + by + count) % count);
  return (
    <div className="row in-book-search ui">
      <form
        role="search"
        aria-label={t('inBook.title')}
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
          aria-label={t('inBook.title')}
          placeholder={t('inBook.title')}
          enterKeyHint="search"
          spellCheck={false}
          onKeyDown={(event) => {
            const isAgain = event.key === 'Enter' && foundPlaces !== null && event.currentTarget.value === searchedTerm;
            if (!isAgain || event.nativeEvent.isComposing) return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
        <input type="hidden" name="in" value="allText" />
      </form>
      <p role="status" className="quiet tabular">
        {foundPlaces && (count ? t('inBook.place', { n: current + 1, count }) : t('inBook.none'))}
      </p>
      {foundPlaces && count > 0 && (
        <>
          <Button aria-label={t('inBook.previous')} onClick={() => step(-1)}>
            ↑
          </Button>
          <Button aria-label={t('inBook.next')} onClick={() => step(1)}>
            ↓
          </Button>
          <Button aria-expanded={isListed} onClick={() => setIsListed(!isListed)}>
            {t('inBook.list')}
          </Button>
        </>
      )}
      {isListed && foundPlaces && (
        <List
          foundPlaces={foundPlaces}
          current={current}
          onGo={(place) => go(foundPlaces, place)}
          onMore={(from) => void listMore(from)}
        />
      )}
    </div>
  );
}

/** The DOM range of a place; null if it is not on this page. */
function rangeOf({ witness, segment, range }: Place): Range | null {
  const element = segmentElement(witness, segment);
  return element && rangeInSegment(element, ...range);
}

/** The place at the address's segment, else the first in the open chapter, else the first of all. */
function nearestPlace({ places, first }: PlacesInBook, chapter: string): number {
  const segment = location.hash.slice(2);
  const addressedIndex = places.findIndex((match) => match.chapter === chapter && match.segment === segment);
  const chapterIndex = places.findIndex((match) => match.chapter === chapter);
  return places.length ? first + Math.max(addressedIndex >= 0 ? addressedIndex : chapterIndex, 0) : -1;
}

interface Props {
  foundPlaces: PlacesInBook;
  current: number;
  onGo(place: number): void;
  /** Loads the places from this number on. */
  onMore(from: number): void;
}

function List({ foundPlaces: { places, first, total, capped }, current, onGo, onMore }: Props) {
  const { t } = useReader();
  const next = first + places.length;
  return (
    <div className="panel in-book-places">
      {first > 0 && <Button onClick={() => onMore(Math.max(0, first - placesAtOnce))}>{t('inBook.earlier')}</Button>}
      <ol className="bare lined">
        {places.map(({ href, text, marks, lang, chapterTitle, segment }, at) => (
          <li key={first + at}>
            <a
              className="passage"
              href={href}
              aria-current={first + at === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onGo(first + at);
              }}
            >
              <span className="words" lang={lang} dir="auto">
                <HighlightedText text={text} marks={marks} />
              </span>
              <small className="ui">
                {chapterTitle} § {segment}
              </small>
            </a>
          </li>
        ))}
      </ol>
      {next < total && <Button onClick={() => onMore(next)}>{t('inBook.further')}</Button>}
      {capped && <p className="quiet">{t('inBook.more', { count: total })}</p>}
    </div>
  );
}
