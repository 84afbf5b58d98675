import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import * as limits from '../../../rules/limits.ts';
import { textLength } from '../../../rules/text-width.ts';
import { MentionList } from './mention-list.tsx';
import { Button } from '../../../ui/form/button.tsx';

const EntryMention = lazy(async () => ({ default: (await import('./entry-mention.tsx')).EntryMention }));
/** Remaining letters below which their number is shown. */
const remainingShownBelow = 200;

interface Props {
  /** Key under which the input is saved while typing. */
  place: string;
  label: string;
  action: string;
  initialText?: string;
  /** Returns whether it was saved; if not, the input stays. */
  onSend(text: string): Promise<boolean>;
  onCancel?(): void;
  children?: ReactNode;
}

/** An input field for a comment, with members by @ and entries by [[ ]]. */
export function Composer({ place: savedAt, label, action, initialText = '', onSend, onCancel, children }: Props) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value: typed, set: setTyped, clear } = useSavedInput(savedAt, initialText);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState(false);
  const [picking, setPicking] = useState(false);
  const left = limits.comment.length - textLength(typed);
  useEffect(() => {
    if (onCancel) field.current!.focus();
  }, [onCancel]);

  async function send() {
    if (busy) return;
    if (!typed.trim()) return setFault(true);
    setBusy(true);
    if (await onSend(typed)) clear();
    setBusy(false);
  }
  function place(next: string, caret: number) {
    setTyped(next);
    requestAnimationFrame(() => {
      field.current!.focus();
      field.current!.setSelectionRange(caret, caret);
    });
  }
  function insert(words: string) {
    setPicking(false);
    const { selectionStart: from, selectionEnd: until } = field.current!;
    place(typed.slice(0, from) + words + typed.slice(until), from + words.length);
  }
  return (
    <>
      <form
        className="stack close composer field"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id}>{label}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={typed}
          aria-invalid={fault || left < 0}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
            if (event.key === 'Escape') onCancel?.();
          }}
        />
        <MentionList field={field} typed={typed} onText={place} />
        {children}
        <div className="row composer-foot">
          <p id={`${id}-hint`} className={fault || left < 0 ? 'fault' : 'hint'} role={fault ? 'alert' : undefined}>
            {fault
              ? text('comments.empty')
              : left < remainingShownBelow
                ? text('comments.left', { count: left })
                : text('comments.hint')}
          </p>
          <Button look="plain" onClick={() => setPicking(true)}>
            {text('comments.entry')}
          </Button>
          {onCancel && <Button onClick={onCancel}>{text('dialog.cancel')}</Button>}
          <button className="button first" aria-busy={busy} disabled={left < 0}>
            {action}
          </button>
        </div>
      </form>
      {picking && (
        <Suspense>
          <EntryMention onPick={insert} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
