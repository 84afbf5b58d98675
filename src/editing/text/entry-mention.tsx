import type { Editor } from '@tiptap/core';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { AbortedCall, call } from '../../kit/calls/call.ts';
import { useText } from '../../kit/reader.tsx';
import { getSuggestion, type Suggestion } from '../../kit/suggestions/contract.ts';
import { SuggestedEntry } from '../../ui/entry-box/suggested-entry.tsx';
import '../../ui/entry-box/suggestions.css';
import { entryAddress } from '../../rules/entry-ids.ts';

/** Handles a key before the editor does; returns true if the list used it. */
export type MentionKeys = (event: KeyboardEvent) => boolean;

/** An `@` with the text typed after it, as document positions. */
interface Mention {
  from: number;
  to: number;
  term: string;
}

/** Delay between typing and the request, in milliseconds. */
const debounceMs = 80;

/**
 * The text typed after an `@` before the cursor; null if there is none. Letters before the `@` mean an e-mail address.
 */
function mentionIn(editor: Editor): Mention | null {
  const { selection } = editor.state,
    { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || editor.view.composing) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\ufffc');
  const at = before.lastIndexOf('@');
  if (at < 0 || /[\p{Script=Latin}\p{N}._-]$/u.test(before.slice(0, at))) return null;
  const term = before.slice(at + 1);
  if (!/^[^\s\ufffc]{0,40}(?: [^\s\ufffc]{1,20})?$/u.test(term)) return null;
  return { from: $from.pos - term.length - 1, to: $from.pos, term };
}

/** Suggests entries to link to below a typed `@`. Arrows move, Enter or Tab inserts, Escape keeps the plain text. */
export function EntryMention({ editor, keys }: { editor: Editor; keys: Ref<MentionKeys> }) {
  const text = useText(),
    id = useId();
  const [mention, setMention] = useState<Mention | null>(null);
  const [suggestions, setFound] = useState<{ term: string; entries: Suggestion[] } | null>(null);
  const [active, setActive] = useState(0);
  /** Position of an `@` whose suggestions the writer dismissed. */
  const left = useRef(-1);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const look = () => {
      const next = mentionIn(editor);
      if (next?.from !== left.current) left.current = -1;
      setMention((now) =>
        next && left.current === -1 ? (now && now.from === next.from && now.term === next.term ? now : next) : null,
      );
    };
    const leave = () => setMention(null);
    editor.on('transaction', look);
    editor.on('blur', leave);
    return () => {
      editor.off('transaction', look);
      editor.off('blur', leave);
    };
  }, [editor]);

  const term = mention?.term ?? '';
  useEffect(() => {
    if (!term) return;
    const flight = new AbortController();
    const rest = setTimeout(() => {
      call(getSuggestion, { keyword: term }, { signal: flight.signal, quiet: true }).then(
        ({ sugNodes }) => {
          setFound({ term, entries: sugNodes });
          setActive(0);
        },
        (error: unknown) => void (error instanceof AbortedCall || setFound({ term, entries: [] })),
      );
    }, debounceMs);
    return () => {
      clearTimeout(rest);
      flight.abort();
    };
  }, [term]);

  const entries = mention && term ? (suggestions?.entries ?? []) : [];
  const isOpen = entries.length > 0;

  function take(entry: Suggestion) {
    if (!mention) return;
    editor
      .chain()
      .focus()
      .insertContentAt(
        { from: mention.from, to: mention.to },
        {
          type: 'text',
          // If the entry was found by another name, the writer meant that name.
          text: entry.found?.name ?? entry.name,
          marks: [
            {
              type: 'link',
              attrs: { href: entryAddress(entry.id), kept: { 'ref-id': entry.itemId } },
            },
          ],
        },
      )
      .unsetMark('link')
      .run();
  }
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (!isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + entries.length) % entries.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(entries[active]!);
    else if (event.key === 'Escape') {
      left.current = mention!.from;
      setMention(null);
    } else return false;
    event.preventDefault();
    return true;
  });

  useEffect(() => {
    const field = editor.view.dom;
    if (!isOpen) return;
    field.setAttribute('aria-controls', `${id}list`);
    field.setAttribute('aria-activedescendant', `${id}${active}`);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, isOpen, active]);

  const message =
    !mention || !term || suggestions?.term !== term
      ? ''
      : isOpen
        ? text('search.suggested', { count: entries.length })
        : text('search.noEntry', { term });
  const at = mention && isOpen ? placeOf(editor, mention.from) : null;
  return (
    <>
      <span className="unseen" role="status">
        {message}
      </span>
      {at && (
        <div className="suggestions mention ui" ref={list} style={at} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={`${id}list`} aria-label={text('search.suggestions')}>
            {entries.map((entry, index) => (
              <div
                key={entry.id}
                id={`${id}${index}`}
                role="option"
                aria-selected={index === active}
                data-kind={entry.kind}
                onPointerMove={() => setActive(index)}
                onClick={() => take(entry)}
              >
                <SuggestedEntry entry={entry} />
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Width and height of the list, and its distance from the `@`, in pixels. */
const listWidth = 320,
  listHeight = 260,
  gap = 4;

/** Position below the `@`, or above it near the bottom of the window; relative to the editor's box. */
function placeOf(editor: Editor, at: number) {
  const box = editor.view.dom.closest('.text-editor')!.getBoundingClientRect(),
    { left, top, bottom } = editor.view.coordsAtPos(at);
  const width = Math.min(listWidth, box.width);
  const across = { left: Math.max(0, Math.min(left - box.left, box.width - width)), width, maxHeight: listHeight };
  return bottom + listHeight > innerHeight
    ? { ...across, top: 'auto', bottom: box.bottom - top + gap }
    : { ...across, top: bottom - box.top + gap };
}
