import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { bookAddress } from '../addresses.ts';
import { commentOn } from '../../social/face/comment-on.ts';
import { similarAddress } from '../search/rules.ts';
import { citeSegment, segmentStyles, type SegmentStyle } from './cite-segment.ts';
import type { ReadChapter } from './read-chapter.ts';

const styles = Object.keys(segmentStyles) as SegmentStyle[];

/** The cited text: a segment, or the selection in it. */
interface Chosen {
  segment: string;
  witness: string;
  text: string;
}

/** The text of a segment without ruby readings and notes. */
function wordsOf(words: HTMLElement): string {
  const copy = words.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll('rt, rp, sup[data-note], small.note')) one.remove();
  return copy.textContent.trim();
}

/** The segment of a clicked number, with the selection in it. */
function chosenBy(number: Element): Chosen | null {
  const words = number.parentElement?.querySelector<HTMLElement>('[data-segment]');
  if (!words) return null;
  const selection = getSelection();
  const selected =
    selection && !selection.isCollapsed && words.contains(selection.anchorNode) ? selection.toString() : '';
  return {
    segment: words.dataset.segment!,
    witness: words.dataset.witness!,
    text: selected.trim() || wordsOf(words),
  };
}

/** Opens a menu on a segment's number: copy with a citation, or copy the address. */
export function SegmentMenu({ chapter }: { chapter: ReadChapter }) {
  const { say } = useReader();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [style, setStyle] = useState<SegmentStyle>('APA');
  const line = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const number = event.target instanceof Element ? event.target.closest('.segment-number') : null;
      if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const found = chosenBy(number);
      if (!found) return;
      event.preventDefault();
      history.replaceState(null, '', `#s${found.segment}`);
      setChosen(found);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
  if (!chosen) return null;

  const { bookId, title, authors, read, compared, siteName } = chapter;
  const witness = read.find(({ key }) => key === chosen.witness);
  const address =
    location.origin +
    bookAddress(bookId, { chapter: chapter.chapter, witnesses: [chosen.witness], segment: chosen.segment });
  const citation = citeSegment(
    {
      authors,
      title,
      chapter: chapter.chapterTitle,
      segment: chosen.segment,
      translator: witness?.kind === 'translation' ? witness.translator : null,
      edition: witness?.edition ?? '',
      siteName,
      url: address,
      readAt: new Date(),
    },
    style,
  );
  const copy = (text: string, said = say('book.copied'), ms: number = limits.toastMs.short) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(said, { ms }),
      () => {
        notify(say('book.copy.failed'));
        if (line.current) getSelection()?.selectAllChildren(line.current);
      },
    );
  return (
    <Dialog
      title={say('book.segment', { id: chosen.segment })}
      onClose={() => setChosen(null)}
      actions={
        <>
          <button type="button" className="button" onClick={() => copy(address)}>
            {say('book.segment.address')}
          </button>
          <button type="button" className="button first" onClick={() => copy(`${chosen.text}\n\n${citation}`)}>
            {say('book.segment.copy')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => copy(address, say('book.segment.cite.copied'), limits.toastMs.long)}
          >
            {say('book.segment.cite')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setChosen(null);
              commentOn({
                kind: 'passage',
                label: `${chapter.shownTitle} ${chosen.segment}`.slice(0, limits.anchor.labelLength),
                address: `?vid=${encodeURIComponent(chapter.chapter)}#s${chosen.segment}`,
              });
            }}
          >
            {say('book.segment.comment')}
          </button>
          {compared.length > 1 && (
            <a
              className="button"
              rel="nofollow"
              href={bookAddress(bookId, { chapter: chapter.chapter, witnesses: compared, segment: chosen.segment })}
            >
              {say('book.segment.compare')}
            </a>
          )}
          <a
            className="button"
            rel="nofollow"
            href={similarAddress(bookId, chapter.chapter, chosen.witness, chosen.segment)}
          >
            {say('similar.title')}
          </a>
          <button type="button" className="button" onClick={() => setChosen(null)}>
            {say('dialog.close')}
          </button>
        </>
      }
    >
      <blockquote className="segment-quote" lang={witness?.language}>
        {chosen.text}
      </blockquote>
      <p className="segmented" role="group" aria-label={say('book.citation.style')}>
        {styles.map((one) => (
          <button key={one} type="button" aria-pressed={one === style} onClick={() => setStyle(one)}>
            {one}
          </button>
        ))}
      </p>
      <p className="segment-citation" ref={line}>
        {citation}
      </p>
    </Dialog>
  );
}
