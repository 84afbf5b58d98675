import { useRef, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { segmentKinds, type Segment, type Witness } from '../../books/rules.ts';
import type { Alignment } from './segments.ts';

interface Props {
  segment: Segment;
  witness: Witness;
  isWrong: boolean;
  canAlign: boolean;
  onSegment(change: Partial<Segment>): void;
  onSplit(caret: number): void;
  onJoin(): void;
  onMove(by: -1 | 1): void;
  onAdd(): void;
  onRemove(): void;
  onAlign(how: Alignment): void;
}

/** Alt and an arrow align, Alt with Shift moves; the marks stand for what they do in every script. */
const alignments: readonly (readonly [Alignment, string, string])[] = [
  ['earlier', '⇡', 'ArrowUp'],
  ['later', '⇣', 'ArrowDown'],
  ['longer', '⊞', 'ArrowRight'],
  ['shorter', '⊟', 'ArrowLeft'],
];

/** What can be put around the words that are selected. */
const marks = {
  em: ['<em>', '</em>'],
  ruby: ['<ruby>', '<rt></rt></ruby>'],
  note: ['<small class="note">', '</small>'],
} as const;

/** One segment as it is typed: its address, its kind, its words, its notes, and what it is aligned with. */
export function SegmentEditor({ segment, witness, isWrong, canAlign, ...on }: Props) {
  const { say } = useReader();
  const area = useRef<HTMLTextAreaElement>(null);
  const { id, kind, html, notes = [] } = segment;

  function wrap([before, after]: readonly [string, string]) {
    const { selectionStart: from, selectionEnd: until } = area.current!;
    on.onSegment({ html: html.slice(0, from) + before + html.slice(from, until) + after + html.slice(until) });
    area.current!.focus();
  }
  function addNote() {
    const caret = area.current!.selectionEnd;
    const number = String(Math.max(0, ...notes.map((note) => Number(note.id) || 0)) + 1);
    on.onSegment({
      html: `${html.slice(0, caret)}<sup data-note="${number}">${number}</sup>${html.slice(caret)}`,
      notes: [...notes, { id: number, html: '', kind: 'note' }],
    });
  }
  function press(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const found = alignments.find(([, , key]) => key === event.key);
    if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      on.onMove(event.key === 'ArrowUp' ? -1 : 1);
    } else if (found && canAlign) {
      event.preventDefault();
      on.onAlign(found[0]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      on.onSplit(area.current!.selectionStart);
    }
  }
  return (
    <div className="segment-editor" role="group" aria-label={say('book.segment', { id })} onKeyDown={press}>
      <p className="segment-bar">
        <input
          className="segment-id tabular"
          aria-label={say('bookWriting.segment.id')}
          aria-invalid={isWrong}
          maxLength={40}
          value={id}
          onChange={({ target }) => on.onSegment({ id: target.value })}
        />
        <select
          aria-label={say('bookWriting.segment.kind')}
          value={kind}
          onChange={({ target }) => on.onSegment({ kind: target.value as Segment['kind'] })}
        >
          {segmentKinds.map((one) => (
            <option key={one} value={one}>
              {say(`bookWriting.segment.kind.${one}`)}
            </option>
          ))}
        </select>
        {(['em', 'ruby', 'note'] as const).map((one) => (
          <button key={one} type="button" className="button" onClick={() => wrap(marks[one])}>
            {say(`bookWriting.segment.${one}`)}
          </button>
        ))}
        <button type="button" className="button" onClick={addNote}>
          {say('bookWriting.segment.margin')}
        </button>
      </p>
      <textarea
        ref={area}
        aria-label={say('book.segment', { id })}
        lang={witness.language}
        dir={witness.direction}
        rows={Math.min(12, 2 + Math.floor(html.length / 90))}
        value={html}
        onChange={({ target }) => on.onSegment({ html: target.value })}
      />
      {notes.map((note, place) => (
        <label key={place} className="segment-note">
          <b className="tabular">{note.id}</b>
          <input
            aria-label={`${say('book.notes')} ${note.id}`}
            value={note.html}
            onChange={({ target }) =>
              on.onSegment({ notes: notes.map((one, at) => (at === place ? { ...one, html: target.value } : one)) })
            }
          />
        </label>
      ))}
      <p className="segment-bar">
        {canAlign &&
          alignments.map(([how, sign]) => (
            <button
              key={how}
              type="button"
              className="button icon"
              aria-label={say(`bookWriting.align.${how}`)}
              title={say(`bookWriting.align.${how}`)}
              onClick={() => on.onAlign(how)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        <button type="button" className="button" onClick={() => on.onSplit(area.current!.selectionStart)}>
          {say('bookWriting.segment.split')}
        </button>
        <button type="button" className="button" onClick={on.onJoin}>
          {say('bookWriting.segment.join')}
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={say('bookWriting.up', { name: id })}
          onClick={() => on.onMove(-1)}
        >
          <span aria-hidden="true">↑</span>
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={say('bookWriting.down', { name: id })}
          onClick={() => on.onMove(1)}
        >
          <span aria-hidden="true">↓</span>
        </button>
        <button type="button" className="button" onClick={on.onAdd}>
          + {say('bookWriting.segment.add')}
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={say('bookWriting.remove', { name: id })}
          onClick={on.onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </p>
    </div>
  );
}
