import { useLayoutEffect, useRef, useState } from 'react';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { languageOf } from '../../books/face/language-names.ts';
import type { ChapterContent, Segment } from '../../books/rules.ts';
import { lines } from '../calls.ts';
import { PartForm } from '../drafts/part-form.tsx';
import { useBegun, usePartDraft, type Codec } from '../drafts/use-part-draft.ts';
import { openBook, type OpenedBook } from './open-book.ts';
import { useDragOriginal } from './drag-original.ts';
import { SegmentEditor, type LiveIn, type SegmentActs } from './segment-editor.tsx';
import {
  addAfter,
  align,
  alignedWith,
  emptySegment,
  joinSegments,
  mergeSegments,
  moveOriginal,
  moveSegment,
  removeSegment,
  segmentsOfText,
  setSegment,
  splitSegment,
  wrongIds,
} from './segments.ts';

export interface ChapterProps {
  opened: OpenedBook<ChapterContent>;
  place: { chapter: string; witness: string };
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}

/** Tiptap comes when a chapter is opened: until then, its words are shown. */
const loadLive = () => import('./words/live-field.tsx').then(({ LiveField }) => LiveField);

/** One chapter in one witness, segment by segment; of a translation each beside what it renders. */
export function ChapterEditor(props: ChapterProps) {
  const { say, language } = useReader();
  const { opened, isSignedIn, place } = props,
    { bookId, isPublished, book, original } = opened.reply;
  const witness = book.witnesses.find(({ key }) => key === place.witness)!;
  const chapter = book.volumes.flatMap(({ chapters }) => chapters).find(({ key }) => key === place.chapter)!;
  const direction = book.witnesses.find(({ kind }) => kind === 'original')?.direction;
  const codec: Codec<{ segments: Segment[] }, ChapterContent> = {
    name: 'chapter',
    apart: {
      key: `${place.chapter}~${place.witness}`,
      isShared: isPublished,
      open: () => openBook<ChapterContent>(bookId, place),
    },
    bodyOf: (content) => ({ segments: content?.segments.length ? content.segments : [emptySegment('1')] }),
    contentOf: ({ segments }) => ({ segments: segments.filter(({ html }) => html.trim()), pages: [] }),
    isWhole: ({ segments }) => wrongIds(segments).size === 0,
    save: ({ itemId, ...how }, content) =>
      call(lines.saveChapter, { ...how, ...place, bookId: itemId, content }, { quiet: true }),
  };
  const begun = useBegun(codec, props);
  const [segments, setSegments] = useState(begun.beginning.writing.segments);
  const [told, setTold] = useState<string | null>(null);
  const wrong = wrongIds(segments);
  /** The one place in the chapter where words are written now. */
  const [live, setLive] = useState<(LiveIn & { place: number }) | null>(null);
  const field = useLazy(loadLive);
  const draft = usePartDraft(codec, props, begun, {
    body: { segments },
    merge(was, is) {
      const merged = mergeSegments((was ?? is).segments, segments, is.segments);
      setSegments(merged.segments);
      setTold(say(merged.contested ? 'bookWriting.contested' : 'bookWriting.merged'));
    },
    lack: wrong.size ? say('bookWriting.segment.wrongId', { id: [...wrong][0]! }) : null,
  });
  function write(change: (now: Segment[]) => Segment[]) {
    setSegments(change);
    draft.saving.touch();
  }
  const ids = original.map(({ id }) => id);
  /** What the acts below, which stay the same, need of the last drawing. */
  const now = useRef({ write, ids, segments });
  useLayoutEffect(() => {
    now.current = { write, ids, segments };
  });
  const [acts] = useState((): SegmentActs => {
    const change = (how: (all: Segment[]) => Segment[]) => now.current.write(how);
    const goTo = (place: number, caret: number) => setLive({ place, note: null, caret });
    return {
      live: (place, next) => setLive((was) => (next ? { ...next, place } : was?.place === place ? null : was)),
      change: (place, what) => change((all) => setSegment(all, place, what)),
      split(place, halves) {
        change((all) => splitSegment(all, place, halves));
        goTo(place + 1, 0);
      },
      join: (place) => change((all) => joinSegments(all, place)),
      move(place, by, caret) {
        change((all) => moveSegment(all, place, by));
        if (caret !== undefined && now.current.segments[place + by]) goTo(place + by, caret);
      },
      add(place) {
        change((all) => addAfter(all, place));
        goTo(place + 1, 0);
      },
      remove: (place) => change((all) => (all.length > 1 ? removeSegment(all, place) : [emptySegment('1')])),
      align: (place, how) =>
        change((all) => all.map((one, at) => (at === place ? align(one, now.current.ids, how) : one))),
    };
  });
  const words = new Map(original.map(({ id, html }) => [id, html]));
  const beside = (segment: Segment) => alignedWith(segment, ids);
  const rendered = new Set(segments.flatMap(beside)),
    unrendered = ids.filter((id) => !rendered.has(id));
  const { dragged, handle } = useDragOriginal((dropped) => write((now) => moveOriginal(now, ids, dropped)));
  const originalShown = (id: string, from: number | null) => (
    <p key={id} data-dragged={dragged?.id === id && dragged.from === from ? '' : undefined}>
      <span className="drag-handle" aria-hidden="true" title={say('bookWriting.align.drag')} {...handle(id, from)}>
        ⠿
      </span>
      <b className="tabular">{id}</b>{' '}
      <span className="segment-words" dangerouslySetInnerHTML={{ __html: words.get(id) ?? '' }} />
    </p>
  );
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew={!isPublished}
      merged={told}
      onTakeUp={(content) => {
        setLive(null);
        write(() => content.segments);
      }}
      className="chapter-form"
    >
      <h2>
        <span lang={book.facts.language}>{chapter.title || chapter.key}</span>{' '}
        <small>
          {say(`book.${witness.kind}`)} · {languageOf(witness.language, language)}
        </small>
      </h2>
      <p className="hint">{say('bookWriting.segment.hint')}</p>
      <PasteText
        isEmpty={segments.every(({ html }) => !html.trim())}
        onSegments={(pasted) => {
          setLive(null);
          write(() => pasted);
        }}
      />
      {field.failed && <LoadStatus failed retry={field.retry} loading="write.loading" failure="error.requestFailed" />}
      <ol className="bare segment-editors">
        {segments.map((segment, at) => (
          <li key={at} data-row={at} data-over={dragged?.over === at && dragged.from !== at ? '' : undefined}>
            {ids.length > 0 && (
              <div className="segment-original" lang={book.facts.language} dir={direction}>
                {beside(segment).map((id) => originalShown(id, at))}
                {!beside(segment).length && <p className="hint">{say('bookWriting.segment.beside.nothing')}</p>}
              </div>
            )}
            <SegmentEditor
              segment={segment}
              place={at}
              witness={witness}
              isWrong={wrong.has(segment.id)}
              canAlign={ids.length > 0}
              live={live?.place === at ? live : null}
              Live={field.loaded}
              acts={acts}
            />
          </li>
        ))}
      </ol>
      {unrendered.length > 0 && (
        <div className="segment-original unrendered" lang={book.facts.language} dir={direction}>
          <p className="hint" role="note">
            {say('bookWriting.segment.unrendered', { ids: unrendered.join(', ') })}
          </p>
          {unrendered.map((id) => originalShown(id, null))}
        </div>
      )}
    </PartForm>
  );
}

/** A whole chapter pasted as plain text. */
function PasteText({ isEmpty, onSegments }: { isEmpty: boolean; onSegments(segments: Segment[]): void }) {
  const { say } = useReader();
  const [text, setText] = useState('');
  const cut = (each: 'paragraph' | 'line') => {
    const segments = segmentsOfText(text, each);
    if (!segments.length) return;
    onSegments(segments);
    setText('');
  };
  return (
    <details className="paste-text" open={isEmpty || undefined}>
      <summary>{say('bookWriting.paste')}</summary>
      <textarea
        aria-label={say('bookWriting.paste')}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="hint">{say('bookWriting.paste.hint')}</p>
      <p className="acts">
        <button type="button" className="button" onClick={() => cut('paragraph')}>
          {say('bookWriting.paste.paragraphs')}
        </button>
        <button type="button" className="button" onClick={() => cut('line')}>
          {say('bookWriting.paste.lines')}
        </button>
      </p>
    </details>
  );
}
