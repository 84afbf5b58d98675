import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import type { Suggestion } from '../../kit/suggestions/contract.ts';
import { searchHistory, type SearchHistory } from './search-history.ts';
import { Suggestions } from './suggestions.tsx';

interface Props {
  /** The field of the form that carries the entry's id. */
  name: string;
  label: string;
  placeholder?: string;
  value: { id: string; name: string } | null;
  /** An entry was chosen, or the choice was overwritten (null). */
  onPick(entry: Suggestion | null): void;
  onType?(text: string): void;
  /** Each increment again indicates that an entry is missing here. */
  missing?: number;
  /** Only entries that have relations. */
  hasKgs?: boolean;
  autoFocus?: boolean;
  /** Text typed before the box was loaded, without a chosen entry. */
  initialText?: string;
  /** Earlier choices, offered while the field is empty. */
  history?: SearchHistory;
}

/** A text field for choosing an entry. */
export function EntryBox({
  name,
  label,
  placeholder,
  value,
  onPick,
  onType,
  missing = 0,
  hasKgs,
  autoFocus = false,
  initialText,
  history = searchHistory,
}: Props) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isMissing = useFlash(missing);

  // Typed text means no entry until one is chosen; a new `value` from outside replaces the text.
  const [typed, setTyped] = useState({ text: value?.name ?? initialText ?? '', id: value?.id ?? null });
  if ((value?.id ?? null) !== typed.id) setTyped({ text: value?.name ?? '', id: value?.id ?? null });
  // A name that arrives after its id replaces the id.
  else if (value && typed.text === value.id && value.name !== value.id) setTyped({ text: value.name, id: value.id });

  useEffect(() => {
    if (!autoFocus) return;
    field.current!.focus();
    if (initialText) field.current!.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [autoFocus, initialText]);

  function type(next: string) {
    setTyped({ text: next, id: null });
    if (value) onPick(null);
    onType?.(next);
  }
  function pick(entry: Suggestion) {
    history.remember(entry.name);
    setTyped({ text: entry.name, id: entry.id });
    onPick(entry);
  }

  return (
    <div className="card entry-box ui">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        value={typed.text}
        aria-invalid={isMissing || undefined}
        onChange={(event) => type(event.target.value)}
      />
      {value && <input type="hidden" name={name} value={value.id} />}
      <span className="unseen" role="alert">
        {isMissing && text('search.missing', { label })}
      </span>
      <Suggestions field={field} hasKgs={hasKgs} entryOnly history={history} onPick={pick} onTerm={type} />
    </div>
  );
}

/** True for `limits.flashMs` after `count` changed. */
function useFlash(count: number): boolean {
  const [over, setOver] = useState(count);
  useEffect(() => {
    if (over === count) return;
    const timer = setTimeout(() => setOver(count), limits.flashMs);
    return () => clearTimeout(timer);
  }, [count, over]);
  return over !== count;
}
