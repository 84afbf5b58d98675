import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useText } from '../../kit/reader.tsx';
import { findOptions, type Option } from './find-options.ts';
import '../entry-box/suggestions.css';
import './searchable-select.css';

interface Props {
  options: readonly Option[];
  value: string;
  onValue(value: string): void;
  /** Text of the closed field; by default the label of the chosen option. */
  closedText?: string;
  autoComplete?: string;
  required?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

const mouse = '(any-pointer: fine)';
function subscribe(listener: () => void): () => void {
  const query = matchMedia(mouse);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A choice from a long list. Without script and on touch screens it is the browser's own select. Source: spec §1. */
export function SearchableSelect(props: Props) {
  const isSearchable = useSyncExternalStore(
    subscribe,
    () => matchMedia(mouse).matches,
    () => false,
  );
  if (isSearchable) return <Combobox {...props} />;
  const { options, value, onValue, closedText: _, ...attributes } = props;
  return (
    <select {...attributes} value={value} onChange={({ target }) => onValue(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Source: WAI-ARIA Authoring Practices, "Editable combobox with list autocomplete". */
function Combobox({ options, value, onValue, closedText, ...attributes }: Props) {
  const text = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const selectedOption = options.find((option) => option.value === value);
  const isOpen = query !== null;
  const matches = isOpen ? findOptions(options, query) : [];
  const optionId = (at: number) => `${listId}-${at}`;
  const shownText = closedText ?? selectedOption?.label ?? '';

  // Options may arrive while the field has the focus: what is typed then still replaces the text.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [shownText]);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, query]);

  function open() {
    setQuery('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  }
  const close = () => setQuery(null);
  function choose(option: Option | undefined) {
    if (!option) return;
    onValue(option.value);
    close();
  }
  /** Accepts typed text if it matches a single option. */
  function leave() {
    if (query?.trim() && matches.length === 1) choose(matches[0]);
    else close();
  }
  function move(event: KeyboardEvent, to: number) {
    event.preventDefault();
    if (!isOpen) return open();
    setActive(Math.max(0, Math.min(matches.length - 1, to)));
  }
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return move(event, active + 1);
    if (event.key === 'ArrowUp') return move(event, active - 1);
    if (!isOpen) return;
    if (event.key === 'Home') return move(event, 0);
    if (event.key === 'End') return move(event, matches.length - 1);
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(matches[active]);
    }
    if (event.key === 'Escape') {
      // Close the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <span className="searchable-select">
      <input
        {...attributes}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={matches.length > 0}
        aria-controls={matches.length ? listId : undefined}
        aria-activedescendant={matches.length ? optionId(active) : undefined}
        spellCheck={false}
        value={query ?? shownText}
        placeholder={selectedOption?.label}
        title={selectedOption?.label}
        onFocus={({ target }) => target.select()}
        onClick={() => !isOpen && open()}
        onBlur={leave}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
      />
      {isOpen && (
        <div className="suggestions">
          {matches.length > 0 ? (
            <ul ref={list} id={listId} className="bare" role="listbox" aria-label={text('form.choices')}>
              {matches.map((option, at) => (
                <li
                  key={option.value}
                  id={optionId(at)}
                  role="option"
                  aria-selected={at === active}
                  onPointerDown={(event) => event.preventDefault()} // keeps the focus in the input
                  onClick={() => choose(option)}
                >
                  {option.label}
                </li>
              ))}
            </ul>
          ) : (
            <p role="status">{text('form.noChoice')}</p>
          )}
        </div>
      )}
    </span>
  );
}
