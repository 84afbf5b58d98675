import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { Suggestion } from '../../../kit/suggestions/contract.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';

interface PathEnd {
  /** Keeps the typed text with its field when the ends are swapped. */
  key: string;
  value: Suggestion | null;
  missing: number;
}

/**
 * A form for two entries that leads to the path between them. An empty field flashes. Source: spec §4 "Search box", §5.
 */
export function PathForm({ onLeave }: { onLeave(): void }) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [ends, setEnds] = useState<readonly PathEnd[]>([
    { key: 'one', value: null, missing: 0 },
    { key: 'other', value: null, missing: 0 },
  ]);

  function check(event: SubmitEvent) {
    const firstMissing = ends.findIndex(({ value }) => !value);
    if (firstMissing < 0) return;
    event.preventDefault();
    setEnds(ends.map((end) => (end.value ? end : { ...end, missing: end.missing + 1 })));
    form.current!.querySelectorAll<HTMLInputElement>('input[type=text]')[firstMissing]!.focus();
  }

  return (
    <form
      className="two-ends"
      role="search"
      aria-label={text('search.two')}
      action="/relation/atobPath"
      method="get"
      ref={form}
      onSubmit={check}
    >
      {ends.map(({ key, value, missing }, index) => (
        <EntryBox
          key={key}
          name={index === 0 ? 'id' : 'to'}
          label={text(index === 0 ? 'search.start' : 'search.end')}
          placeholder={text('search.anEntry')}
          value={value}
          missing={missing}
          hasKgs
          autoFocus={key === 'one'}
          onPick={(entry) =>
            setEnds((before) => before.map((end) => (end.key === key ? { ...end, value: entry } : end)))
          }
        />
      ))}
      <button
        type="button"
        className="swap"
        aria-label={text('search.swap')}
        title={text('search.swap')}
        onClick={() => setEnds(ends.toReversed())}
      >
        <span aria-hidden="true">⇄</span>
      </button>
      <button className="go">{text('search.go')}</button>
      <button
        type="button"
        className="leave"
        aria-label={text('search.one')}
        title={text('search.one')}
        onClick={onLeave}
      >
        <span aria-hidden="true">×</span>
      </button>
    </form>
  );
}
