import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { AbortedCall, call } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { getSuggestion, type SuggestedPlace, type Suggestion } from '../../kit/suggestions/contract.ts';
import { searchHistory, type SearchHistory } from './search-history.ts';
import { cutKeyword } from '../../rules/search/keyword.ts';
import { SuggestedEntry, SuggestedPassage } from './suggested-entry.tsx';
import './suggestions.css';

/** Debounce of requests while typing, in milliseconds: shorter than typing a syllable. */
const debounceMs = 80;

interface Props {
  /** The text field the list belongs to. */
  field: RefObject<HTMLInputElement | null>;
  /** Only entries that have relations. */
  hasKgs?: boolean;
  /** Whether only an entry is accepted: then Enter takes the first one. */
  entryOnly?: boolean;
  /** Offered while the field is empty. */
  history?: SearchHistory;
  onPick(entry: Suggestion): void;
  /** A term of the history was picked. */
  onTerm(term: string): void;
  /** A passage of a book was picked; without it none are offered. */
  onPlace?(place: SuggestedPlace): void;
}

/** Content of the list: the history while the field is empty, else the reply to the typed text. */
type ListContent =
  | { as: 'nothing' }
  | { as: 'history'; terms: string[] }
  | {
      as: 'entries';
      term: string;
      places: readonly SuggestedPlace[];
      entries: Suggestion[];
      page: number;
      more: boolean;
    }
  | { as: 'failure' };

/**
 * Suggestions under a text field, by the ARIA combobox pattern: focus stays in the field, arrow keys move through the
 * list. Nothing is requested or chosen while an input method is composing; typing on aborts the pending request.
 * Attaches to an existing field, so that nothing typed before it was loaded is lost.
 */
export function Suggestions({
  field,
  hasKgs = false,
  entryOnly = false,
  history = searchHistory,
  onPick,
  onTerm,
  onPlace,
}: Props) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [content, setShown] = useState<ListContent>({ as: 'nothing' });
  const [active, setActive] = useState(-1);
  const flight = useRef<AbortController>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Enter was pressed before the reply: its first entry will be chosen. */
  const takesFirst = useRef(false);

  const entries = content.as === 'entries' ? content.entries : [];
  const places = content.as === 'entries' && onPlace ? content.places : [];
  const terms = content.as === 'history' ? content.terms : [];
  const options =
    content.as === 'entries'
      ? places.length + entries.length + (content.more ? 1 : 0)
      : terms.length
        ? terms.length + 1
        : 0;

  const isAsking = () => rest.current !== undefined || flight.current !== null;
  function stopAsking() {
    clearTimeout(rest.current);
    rest.current = undefined;
    flight.current?.abort();
    flight.current = null;
  }
  function close() {
    stopAsking();
    takesFirst.current = false;
    setShown({ as: 'nothing' });
    setActive(-1);
  }
  async function answer(term: string, page: number, before: Suggestion[]) {
    stopAsking();
    const controller = (flight.current = new AbortController());
    try {
      const {
        sugNodes,
        more,
        places: found = [],
      } = await call(getSuggestion, { keyword: term, hasKgs, page }, { signal: controller.signal, quiet: true });
      if (controller.signal.aborted) return;
      if (takesFirst.current && sugNodes[0]) return take(sugNodes[0]);
      if (document.activeElement !== field.current) return close();
      setShown({
        as: 'entries',
        term,
        places: page > 1 ? places : found,
        entries: [...before, ...sugNodes],
        page,
        more,
      });
      setActive(page > 1 ? places.length + before.length : -1);
    } catch (error) {
      if (!(error instanceof AbortedCall)) setShown({ as: 'failure' });
    } finally {
      if (flight.current === controller) {
        flight.current = null;
        takesFirst.current = false;
      }
    }
  }
  function look() {
    const term = cutKeyword(field.current!.value);
    stopAsking();
    takesFirst.current = false;
    setActive(-1);
    if (!term) return setShown({ as: 'history', terms: history.read() });
    rest.current = setTimeout(() => void answer(term, 1, []), debounceMs);
  }
  function take(entry: Suggestion) {
    close();
    onPick(entry);
  }
  function takeTerm(term: string) {
    close();
    onTerm(term);
    if (entryOnly) void answer(term, 1, []);
  }
  function remove(term: string) {
    history.forget(term);
    const left = terms.filter((other) => other !== term);
    setShown({ as: 'history', terms: left });
    setActive((before) => (left.length ? Math.min(before, left.length - 1) : -1));
  }
  function takeOption(index: number) {
    if (content.as === 'history') {
      if (index < terms.length) return takeTerm(terms[index]!);
      history.forgetAll();
      return close();
    }
    if (content.as !== 'entries') return;
    const place = places[index];
    if (place) {
      close();
      return onPlace?.(place);
    }
    const entry = entries[index - places.length];
    if (entry) return take(entry);
    void answer(content.term, content.page + 1, entries);
  }

  const typed = useEffectEvent((event: Event) => {
    if (isComposing(event, field.current!)) return;
    look();
  });
  const focused = useEffectEvent(() => {
    if (!field.current!.value) look();
  });
  const left = useEffectEvent(() => {
    // Typing a full name and moving on chooses that entry.
    const namedEntry =
      entryOnly &&
      entries.find((entry) =>
        [entry.name, entry.found?.name].some((name) => name && isSameName(name, field.current!.value)),
      );
    if (namedEntry) take(namedEntry);
    else if (!takesFirst.current) close();
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event, field.current!) || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = optionForKey(event.key, active, options);
    if (to !== null && options) {
      event.preventDefault();
      return setActive(to);
    }
    if (event.key === 'ArrowDown' && content.as === 'nothing') return look();
    if (event.key === 'Escape' && content.as !== 'nothing') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === 'Delete' && terms[active] !== undefined) {
      event.preventDefault();
      return remove(terms[active]);
    }
    if (event.key !== 'Enter') return;
    if (active >= 0) {
      event.preventDefault();
      return takeOption(active);
    }
    if (!entryOnly || !field.current!.value.trim()) return;
    if (!isAsking() && !entries[0]) return;
    event.preventDefault();
    if (isAsking()) takesFirst.current = true;
    else take(entries[0]!);
  });

  useEffect(() => {
    const input = field.current!;
    const listening = {
      compositionend: typed,
      focus: focused,
      click: focused,
      blur: left,
      keydown: pressed,
    } as const;
    const hears = Object.entries(listening).map(
      ([name, hear]) => [name, (event: Event) => hear(event as KeyboardEvent)] as const,
    );
    for (const [name, hear] of hears) input.addEventListener(name, hear);
    // React handles input at its root. If we handled it earlier, our render would overwrite the typed letter.
    const heard = (event: Event) => event.target === input && typed(event);
    document.addEventListener('input', heard);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      autocomplete: 'off',
    }))
      input.setAttribute(name, value);
    if (document.activeElement === input && !('composing' in input.dataset)) {
      if (input.value) typed(new Event('input'));
      else focused();
    }
    return () => {
      for (const [name, hear] of hears) input.removeEventListener(name, hear);
      document.removeEventListener('input', heard);
    };
  }, [field]);
  useEffect(() => stopAsking, []);

  useEffect(() => {
    const input = field.current!;
    input.setAttribute('aria-expanded', String(options > 0));
    setOrRemove(input, 'aria-controls', options > 0 ? `${id}list` : null);
    setOrRemove(input, 'aria-activedescendant', active >= 0 ? `${id}${active}` : null);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [field, id, options, active]);

  const option = (index: number) => ({
    id: `${id}${index}`,
    role: 'option',
    'aria-selected': index === active,
    onPointerMove: () => setActive(index),
    onClick: () => takeOption(index),
  });
  const message =
    content.as === 'failure'
      ? text('search.away')
      : content.as !== 'entries'
        ? ''
        : entries.length + places.length
          ? text('search.suggested', { count: entries.length + places.length })
          : text('search.noEntry', { term: content.term });

  return (
    <>
      <span className="unseen" role="status">
        {message}
      </span>
      {content.as !== 'nothing' && (message || options > 0) && (
        // Keeps the focus in the field: on blur the list would close before the click.
        <div className="suggestions ui" ref={list} onMouseDown={(event) => event.preventDefault()}>
          {content.as === 'history' && (
            <p className="suggestions-head" aria-hidden="true">
              {text('search.history')}
              <small>{text('search.historyKey')}</small>
            </p>
          )}
          {options > 0 && (
            <div
              role="listbox"
              id={`${id}list`}
              aria-label={
                content.as === 'history'
                  ? `${text('search.history')}. ${text('search.historyKey')}`
                  : text('search.suggestions')
              }
            >
              {places.map((place, index) => (
                <div key={place.href} {...option(index)} data-kind="book">
                  <SuggestedPassage place={place} />
                </div>
              ))}
              {entries.map((entry, index) => (
                <div key={entry.id} {...option(places.length + index)} data-kind={entry.kind}>
                  <SuggestedEntry entry={entry} />
                </div>
              ))}
              {content.as === 'entries' && content.more && (
                <div key="more" {...option(places.length + entries.length)} className="more">
                  {text('search.more')}
                </div>
              )}
              {terms.map((term, index) => (
                <div key={term} {...option(index)}>
                  <span className="one-line term">{term}</span>
                  <span
                    className="icon forget"
                    title={text('search.forget', { term })}
                    aria-hidden="true"
                    onClick={(event) => {
                      event.stopPropagation();
                      remove(term);
                    }}
                  >
                    ×
                  </span>
                </div>
              ))}
              {terms.length > 0 && (
                <div key="clear" {...option(terms.length)} className="more">
                  {text('search.clear')}
                </div>
              )}
            </div>
          )}
          {content.as === 'entries' && !entries.length && !places.length && (
            <p className="suggestions-none" aria-hidden="true">
              {message}
              {!entryOnly && <small>{text('search.inTexts')}</small>}
            </p>
          )}
          {content.as === 'failure' && (
            <p className="suggestions-none" aria-hidden="true">
              {message}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** 229: what Safari sends for the key that ends a composition, after its end. */
const isComposing = (event: Event, field: HTMLElement) =>
  event.type !== 'compositionend' &&
  ((event as InputEvent).isComposing || (event as KeyboardEvent).keyCode === 229 || 'composing' in field.dataset);

/** The option a key leads to from option `active` of `count`; −1 is the field itself, null: not a navigation key. */
function optionForKey(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active < 0) return null; // the caret moves in the text
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const isSameName = (name: string, typed: string) =>
  name.localeCompare(typed.trim(), undefined, { sensitivity: 'base' }) === 0;

function setOrRemove(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
