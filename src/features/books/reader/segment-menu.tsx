import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { bookAddress } from '../addresses.ts';
import { commentOn } from '../../social/face/comment-on.ts';
import { similarAddress } from '../search/rules.ts';
import { call } from '../../../kit/calls/call.ts';
import { chapterReferences } from '../references/contract.ts';
import { citeSegment, segmentStyles, type SegmentStyle } from './cite-segment.ts';
import type { ReadChapter } from './read-chapter.ts';
import { Button } from '../../../ui/form/button.tsx';

const styles = Object.keys(segmentStyles) as SegmentStyle[];

/** The cited text: a segment, or the selection in it. */
interface CitedText {
  segment: string;
  witness: string;
  text: string;
}

/** The text of a segment without ruby readings and notes. */
function plainTextOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('rt, rp, sup[data-note], small.note')) element.remove();
  return copy.textContent.trim();
}

/** The segment of a clicked number, with the selection in it. */
function readSelection(number: Element): CitedText | null {
  const words = number.parentElement?.querySelector<HTMLElement>('[data-segment]');
  if (!words) return null;
  const selection = getSelection();
  const selected =
    selection && !selection.isCollapsed && words.contains(selection.anchorNode) ? selection.toString() : '';
  return {
    segment: words.dataset.segment!,
    witness: words.dataset.witness!,
    text: selected.trim() || plainTextOf(words),
  };
}

/** Opens a menu on a segment's number: copy with a citation, or copy the address. */
export function SegmentMenu({ chapter }: { chapter: ReadChapter }) {
  const { t } = useReader();
  const [chosenText, setChosen] = useState<CitedText | null>(null);
  const [style, setStyle] = useState<SegmentStyle>('APA');
  const line = useRef<HTMLParagraphElement>(null);
  /** Addresses by canonical reference, by segment. */
  const [references, setReferences] = useState<Readonly<Record<string, string>>>({});
  const isOpen = chosenText !== null;
  const { bookId, chapter: chapterKey } = chapter;

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const number = event.target instanceof Element ? event.target.closest('.segment-number') : null;
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const clickedText = readSelection(number);
      if (!clickedText) return;
      event.preventDefault();
      history.replaceState(null, '', `#s${clickedText.segment}`);
      setChosen(clickedText);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const flight = new AbortController();
    // Without them the menu still copies the link.
    call(chapterReferences, { id: bookId, chapter: chapterKey }, { signal: flight.signal, quiet: true }).then(
      ({ addresses }) => setReferences(addresses),
      () => {},
    );
    return () => flight.abort();
  }, [isOpen, bookId, chapterKey]);
  if (!chosenText) return null;

  const { title, authors, read, compared, siteName } = chapter;
  const witness = read.find(({ key }) => key === chosenText.witness);
  const address =
    location.origin +
    bookAddress(bookId, { chapter: chapter.chapter, witnesses: [chosenText.witness], segment: chosenText.segment });
  const reference = references[chosenText.segment];
  const citation = citeSegment(
    {
      authors,
      title,
      chapter: chapter.chapterTitle,
      segment: chosenText.segment,
      translator: witness?.kind === 'translation' ? witness.translator : null,
      edition: witness?.edition ?? '',
      siteName,
      url: address,
      readAt: new Date(),
    },
    style,
  );
  const copy = (text: string, message = t('book.copied'), ms: number = limits.toastMs.short) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(message, { ms }),
      () => {
        notify(t('book.copy.failed'));
        if (line.current) getSelection()?.selectAllChildren(line.current);
      },
    );
  return (
    <Dialog
      title={t('book.segment', { id: chosenText.segment })}
      onClose={() => setChosen(null)}
      actions={
        <>
          <Button onClick={() => copy(address)}>{t('book.segment.address')}</Button>
          {reference && (
            <Button onClick={() => copy(location.origin + reference)}>{t('book.segment.reference')}</Button>
          )}
          <Button look="first" onClick={() => copy(`${chosenText.text}\n\n${citation}`)}>
            {t('book.segment.copy')}
          </Button>
          <Button onClick={() => copy(address, t('book.segment.cite.copied'), limits.toastMs.long)}>
            {t('book.segment.cite')}
          </Button>
          <Button
            onClick={() => {
              setChosen(null);
              commentOn({
                kind: 'passage',
                label: `${chapter.shownTitle} ${chosenText.segment}`.slice(0, limits.anchor.labelLength),
                address: `?vid=${encodeURIComponent(chapter.chapter)}#s${chosenText.segment}`,
              });
            }}
          >
            {t('book.segment.comment')}
          </Button>
          {compared.length > 1 && (
            <a
              className="button"
              rel="nofollow"
              href={bookAddress(bookId, { chapter: chapter.chapter, witnesses: compared, segment: chosenText.segment })}
            >
              {t('book.segment.compare')}
            </a>
          )}
          <a
            className="button"
            rel="nofollow"
            href={similarAddress(bookId, chapter.chapter, chosenText.witness, chosenText.segment)}
          >
            {t('similar.title')}
          </a>
          <Button onClick={() => setChosen(null)}>{t('dialog.close')}</Button>
        </>
      }
    >
      <blockquote className="segment-quote" lang={witness?.language}>
        {chosenText.text}
      </blockquote>
      <p className="segmented" role="group" aria-label={t('book.citation.style')}>
        {styles.map((option) => (
          <button key={option} type="button" aria-pressed={option === style} onClick={() => setStyle(option)}>
            {option}
          </button>
        ))}
      </p>
      <p className="segment-citation" ref={line}>
        {citation}
      </p>
    </Dialog>
  );
}
