import { memo, useRef, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { segmentKinds, type Segment, type SegmentNote, type Witness } from '../rules.ts';
import { syncNotes, freeNote, withoutMark, type Alignment } from './segments.ts';
import type { LiveFieldProps, LiveFieldHandle } from './words/live-field.tsx';
import { SegmentField } from './words/segment-field.tsx';
import { Options } from '../../../ui/form/options.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Which text of a segment is being edited: its own (null), or that of a note. */
export interface ActiveText {
  note: string | null;
  caret: number;
}

/** Actions on the segment at an index. Their identity is stable, so only changed segments render again. */
export interface SegmentActions {
  setActive(place: number, live: ActiveText | null): void;
  change(place: number, change: Partial<Segment>): void;
  split(place: number, halves: readonly [string, string]): void;
  join(place: number): void;
  /** `caret`: its offset in the text that moves. */
  move(place: number, by: -1 | 1, caret?: number): void;
  add(place: number): void;
  remove(place: number): void;
  align(place: number, how: Alignment): void;
}

interface Props {
  segment: Segment;
  place: number;
  witness: Witness;
  isWrong: boolean;
  canAlign: boolean;
  /** Null while the segment is not being edited. */
  live: ActiveText | null;
  Live: ComponentType<LiveFieldProps> | null;
  acts: SegmentActions;
}

/** Alt with an arrow aligns, Alt with Shift moves. The symbols are the same in every language. */
export const alignments: readonly (readonly [Alignment, string, string])[] = [
  ['earlier', '⇡', 'ArrowUp'],
  ['later', '⇣', 'ArrowDown'],
  ['longer', '⊞', 'ArrowRight'],
  ['shorter', '⊟', 'ArrowLeft'],
];

/** The editor of one segment: its id, kind, text, notes and alignment. */
export const SegmentEditor = memo(function SegmentEditor(props: Props) {
  const { segment, place, witness, isWrong, canAlign, live, Live, acts } = props;
  const { t } = useReader();
  const words = useRef<LiveFieldHandle>(null),
    /** Every note that the segment has had since it was opened, to restore a note when its mark returns. */
    gone = useRef(new Map<string, SegmentNote>());
  const { id, kind, html, notes = [] } = segment;

  function write(next: string) {
    for (const note of notes) gone.current.set(note.id, note);
    const nextNotes = syncNotes(segment, next, gone.current);
    acts.change(place, { html: next, ...((nextNotes.length > 0 || segment.notes) && { notes: nextNotes }) });
  }
  function addNote(): string {
    const lost = [...gone.current.values()].filter((note) => note.html);
    const number = freeNote([...notes, ...lost]);
    gone.current.set(number, { id: number, html: '', kind: 'note' });
    return number;
  }
  function removeNote(note: SegmentNote) {
    acts.change(place, { html: withoutMark(html, note.id), notes: notes.filter((other) => other !== note) });
  }
  function press(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if ((event.target as Element).closest('dialog')) return;
    const alignment = alignments.find(([, , key]) => key === event.key);
    if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      acts.move(place, event.key === 'ArrowUp' ? -1 : 1, words.current?.caret());
    } else if (alignment && canAlign) {
      event.preventDefault();
      acts.align(place, alignment[0]);
    } else if (event.key === 'Enter' && words.current) {
      event.preventDefault();
      acts.split(place, words.current.splitAtCaret());
    }
  }
  /** Not when the whole window loses focus: then no other element has it. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) acts.setActive(place, null);
  }
  const field = { lang: witness.language, dir: witness.direction, isVertical: witness.vertical ?? false, Live };
  return (
    <div
      className="segment-editor"
      role="group"
      aria-label={t('book.segment', { id })}
      onKeyDownCapture={press}
      onBlur={leave}
    >
      <p className="row segment-bar">
        <input
          className="segment-id tabular"
          aria-label={t('bookWriting.segment.id')}
          aria-invalid={isWrong}
          maxLength={40}
          value={id}
          onChange={({ target }) => acts.change(place, { id: target.value })}
        />
        <select
          aria-label={t('bookWriting.segment.kind')}
          value={kind}
          onChange={({ target }) => acts.change(place, { kind: target.value as Segment['kind'] })}
        >
          <Options of={segmentKinds} name={(segmentKind) => t(`bookWriting.segment.kind.${segmentKind}`)} />
        </select>
      </p>
      <div data-form={kind}>
        <SegmentField
          {...field}
          html={html}
          label={t('book.segment', { id })}
          caret={live?.note === null ? live.caret : null}
          words={words}
          onEnter={(caret) => acts.setActive(place, { note: null, caret })}
          onHtml={write}
          notes={{
            has: (note) => notes.some((segmentNote) => segmentNote.id === note) || gone.current.has(note),
            add: addNote,
            open: (note) => acts.setActive(place, { note, caret: Infinity }),
          }}
        />
      </div>
      {notes.map((note, index) => (
        <div key={note.id} className="segment-note">
          <b className="tabular">{note.id}</b>
          <SegmentField
            {...field}
            isVertical={false}
            html={note.html}
            label={`${t('book.notes')} ${note.id}`}
            caret={live?.note === note.id ? live.caret : null}
            onEnter={(caret) => acts.setActive(place, { note: note.id, caret })}
            onHtml={(next) =>
              acts.change(place, {
                notes: notes.map((segmentNote, at) => (at === index ? { ...segmentNote, html: next } : segmentNote)),
              })
            }
          />
          <Button
            look="icon"
            aria-label={t('bookWriting.segment.noteRemove', { id: note.id })}
            onClick={() => removeNote(note)}
          >
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      ))}
      <p className="row segment-bar">
        {canAlign &&
          alignments.map(([how, sign]) => (
            <Button
              key={how}
              look="icon"
              aria-label={t(`bookWriting.align.${how}`)}
              title={t(`bookWriting.align.${how}`)}
              onClick={() => acts.align(place, how)}
            >
              <span aria-hidden="true">{sign}</span>
            </Button>
          ))}
        <Button
          // Splitting needs a caret.
          disabled={live?.note !== null || !Live}
          onClick={() => acts.split(place, words.current!.splitAtCaret())}
        >
          {t('bookWriting.segment.split')}
        </Button>
        <Button onClick={() => acts.join(place)}>{t('bookWriting.segment.join')}</Button>
        <Button
          look="icon"
          aria-label={t('bookWriting.up', { name: id })}
          title={t('bookWriting.up', { name: id })}
          onClick={() => acts.move(place, -1)}
        >
          <span aria-hidden="true">↑</span>
        </Button>
        <Button
          look="icon"
          aria-label={t('bookWriting.down', { name: id })}
          title={t('bookWriting.down', { name: id })}
          onClick={() => acts.move(place, 1)}
        >
          <span aria-hidden="true">↓</span>
        </Button>
        <Button onClick={() => acts.add(place)}>+ {t('bookWriting.segment.add')}</Button>
        <Button
          look="icon"
          aria-label={t('bookWriting.remove', { name: id })}
          title={t('bookWriting.remove', { name: id })}
          onClick={() => acts.remove(place)}
        >
          <span aria-hidden="true">×</span>
        </Button>
      </p>
    </div>
  );
});
