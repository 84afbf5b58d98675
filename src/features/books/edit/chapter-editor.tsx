import { useLayoutEffect, useRef, useState } from 'react';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useLazy } from '../../../ui/use-lazy.ts';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { nameOfLanguageTag } from '../face/language-names.ts';
import { isEmptyChapter, type ChapterContent, type Segment } from '../rules.ts';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useHistory } from '../../../editing/drafts/use-history.ts';
import { UndoButtons } from '../../../editing/drafts/undo-buttons.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import { openBook, type OpenedBook } from './open-book.ts';
import { useDragOriginal } from './drag-original.ts';
import { alignments, SegmentEditor, type ActiveText, type SegmentActions } from './segment-editor.tsx';
import {
  addAfter,
  align,
  alignedIdsOf,
  emptySegment,
  joinSegments,
  mergeSegments,
  moveOriginal,
  moveSegment,
  removeSegment,
  segmentsOfText,
  setSegment,
  splitSegment,
  findInvalidIds,
} from './segments.ts';
import { saveChapter } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The editor's content: the segments, and the text pasted as a whole chapter that is not split yet. */
interface EditableChapter {
  segments: Segment[];
  pasted: string;
}
const hasText = (segments: readonly Segment[]) => segments.some(({ html }) => html.trim());
/** Splits the pasted text by paragraph if the chapter has no text yet; otherwise the author chooses how to split it. */
const segmentsToSend = ({ segments, pasted = '' }: EditableChapter): Segment[] =>
  hasText(segments) ? segments.filter(({ html }) => html.trim()) : segmentsOfText(pasted, 'paragraph');

export interface ChapterProps {
  opened: OpenedBook<ChapterContent>;
  place: { chapter: string; witness: string };
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}

/** Loads Tiptap when a chapter is opened; until then its text is shown. */
const loadLiveField = () => import('./words/live-field.tsx').then(({ LiveField }) => LiveField);

/** One chapter in one witness, segment by segment; a translation is shown next to the original. */
export function ChapterEditor(props: ChapterProps) {
  const { t, language } = useReader();
  const { opened, isSignedIn, place } = props,
    { bookId, isPublished, book, original } = opened.reply;
  const witness = book.witnesses.find(({ key }) => key === place.witness)!;
  const chapter = book.volumes.flatMap(({ chapters }) => chapters).find(({ key }) => key === place.chapter)!;
  const direction = book.witnesses.find(({ kind }) => kind === 'original')?.direction;
  const codec: Codec<EditableChapter, ChapterContent> = {
    name: 'chapter',
    apart: {
      key: `${place.chapter}~${place.witness}`,
      isShared: isPublished,
      open: () => openBook<ChapterContent>(bookId, place),
    },
    bodyOf: (content) => ({
      segments: content?.segments.length ? content.segments : [emptySegment('1')],
      pasted: '',
    }),
    contentOf: (writing) => ({ segments: segmentsToSend(writing), pages: [] }),
    isComplete: ({ segments, pasted = '' }) => findInvalidIds(segments).size === 0 && !pasted.trim(),
    save: ({ itemId, ...how }, content) =>
      call(saveChapter, { ...how, ...place, bookId: itemId, content }, { quiet: true }),
  };
  const draftStart = useDraftStart(codec, props);
  const { segments: first, pasted: firstPasted = '' } = draftStart.beginning.writing;
  const history = useHistory<EditableChapter>({ segments: first, pasted: firstPasted }, () => draft.saving.touch()),
    { segments, pasted } = history.now;
  const [message, setTold] = useState<string | null>(null);
  const content = codec.contentOf({ segments, pasted });
  const wrong = findInvalidIds(segments);
  /** The one segment whose text is being edited. */
  const [live, setLive] = useState<(ActiveText & { place: number }) | null>(null);
  const field = useLazy(loadLiveField);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { segments, pasted },
    merge(was, is) {
      const merged = mergeSegments((was ?? is).segments, segments, is.segments);
      history.change((now) => ({ ...now, segments: merged.segments }));
      setTold(t(merged.contested ? 'bookWriting.contested' : 'bookWriting.merged'));
    },
    lack: wrong.size
      ? t('bookWriting.segment.wrongId', { id: [...wrong][0]! })
      : pasted.trim() && hasText(segments)
        ? t('bookWriting.paste.uncut')
        : isEmptyChapter(content)
          ? t('finding.chapterEmpty')
          : null,
  });
  /** `about`: names the typed field; consecutive keystrokes with the same name are undone as one step. */
  const write = (change: (now: Segment[]) => Segment[], about: string | null = null) =>
    history.change((now) => ({ ...now, segments: change(now.segments) }), about);
  const ids = original.map(({ id }) => id);
  /** The latest values for the callbacks below, whose identity never changes. */
  const now = useRef({ write, ids, segments });
  useLayoutEffect(() => {
    now.current = { write, ids, segments };
  });
  const [acts] = useState((): SegmentActions => {
    const change = (how: (list: Segment[]) => Segment[]) => now.current.write(how);
    const goTo = (place: number, caret: number) => setLive({ place, note: null, caret });
    return {
      setActive: (place, next) => setLive((was) => (next ? { ...next, place } : was?.place === place ? null : was)),
      change: (place, what) => now.current.write((list) => setSegment(list, place, what), `segment ${place}`),
      split(place, halves) {
        change((list) => splitSegment(list, place, halves));
        goTo(place + 1, 0);
      },
      join: (place) => change((list) => joinSegments(list, place)),
      move(place, by, caret) {
        change((list) => moveSegment(list, place, by));
        if (caret !== undefined && now.current.segments[place + by]) goTo(place + by, caret);
      },
      add(place) {
        change((list) => addAfter(list, place));
        goTo(place + 1, 0);
      },
      remove: (place) => change((list) => (list.length > 1 ? removeSegment(list, place) : [emptySegment('1')])),
      align: (place, how) =>
        change((list) => list.map((segment, at) => (at === place ? align(segment, now.current.ids, how) : segment))),
    };
  });
  const words = new Map(original.map(({ id, html }) => [id, html]));
  const findAlignedIds = (segment: Segment) => alignedIdsOf(segment, ids);
  const rendered = new Set(segments.flatMap(findAlignedIds)),
    unrendered = ids.filter((id) => !rendered.has(id));
  const { dragged, handle } = useDragOriginal((dropped) => write((now) => moveOriginal(now, ids, dropped)));
  const originalShown = (id: string, from: number | null) => (
    <p key={id} data-dragged={dragged?.id === id && dragged.from === from ? '' : undefined}>
      <span className="drag-handle" aria-hidden="true" title={t('bookWriting.align.drag')} {...handle(id, from)}>
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
      merged={message}
      onContinueRejected={(content) => {
        setLive(null);
        write(() => content.segments);
      }}
      className="chapter-form"
    >
      <h2>
        <span lang={book.facts.language}>{chapter.title || chapter.key}</span>{' '}
        <small>
          {t(`book.${witness.kind}`)} · {nameOfLanguageTag(witness.language, language)}
        </small>
      </h2>
      <p className="hint">{t(ids.length ? 'bookWriting.segment.hint' : 'bookWriting.segment.hint.alone')}</p>
      <PasteText
        isEmpty={!hasText(segments)}
        text={pasted}
        onText={(text) => history.change((now) => ({ ...now, pasted: text }), 'pasted')}
        onSegments={(cut) => {
          setLive(null);
          history.change(() => ({ segments: cut, pasted: '' }));
        }}
      />
      {ids.length > 0 && (
        <p className="row hint">
          {alignments.map(([how, sign]) => (
            <span key={how}>
              <b aria-hidden="true">{sign}</b> {t(`bookWriting.align.${how}`)}
            </span>
          ))}
        </p>
      )}
      <p className="row chapter-bar">
        <UndoButtons history={history} onStep={() => setLive(null)} />
      </p>
      {field.failed && <LoadStatus failed retry={field.retry} loading="write.loading" failure="error.requestFailed" />}
      <ol className="bare segment-editors">
        {segments.map((segment, at) => (
          <li key={at} data-row={at} data-over={dragged?.over === at && dragged.from !== at ? '' : undefined}>
            {ids.length > 0 && (
              <div className="segment-original" lang={book.facts.language} dir={direction}>
                {findAlignedIds(segment).map((id) => originalShown(id, at))}
                {!findAlignedIds(segment).length && <p className="hint">{t('bookWriting.segment.beside.nothing')}</p>}
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
            {t('bookWriting.segment.unrendered', { ids: unrendered.join(', ') })}
          </p>
          {unrendered.map((id) => originalShown(id, null))}
        </div>
      )}
    </PartForm>
  );
}

interface PasteProps {
  isEmpty: boolean;
  text: string;
  onText(text: string): void;
  onSegments(segments: Segment[]): void;
}

/** Imports a whole chapter from pasted plain text. */
function PasteText({ isEmpty, text, onText, onSegments }: PasteProps) {
  const { t } = useReader();
  const cut = (each: 'paragraph' | 'line') => {
    const segments = segmentsOfText(text, each);
    if (segments.length) onSegments(segments);
  };
  return (
    <details className="paste-text" open={isEmpty || text.trim() !== '' || undefined}>
      <summary>{t('bookWriting.paste')}</summary>
      <textarea
        aria-label={t('bookWriting.paste')}
        rows={6}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <p className="hint">{t(isEmpty ? 'bookWriting.paste.hint.empty' : 'bookWriting.paste.hint')}</p>
      <p className="acts">
        <Button onClick={() => cut('paragraph')}>{t('bookWriting.paste.paragraphs')}</Button>
        <Button onClick={() => cut('line')}>{t('bookWriting.paste.lines')}</Button>
      </p>
    </details>
  );
}
