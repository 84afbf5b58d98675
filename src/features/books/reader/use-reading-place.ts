import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import { chapterContent } from '../contract.ts';
import { savePlace } from './reader-settings.ts';
import { segmentInView } from './segment-in-view.ts';
import type { ReadChapter } from './read-chapter.ts';

/** Delay between scrolling and saving the position, in milliseconds. */
const debounceMs = 400;

/**
 * Saves the reading position. If the address names a segment on another page of the chapter, goes there; if the segment
 * no longer exists, says so.
 */
export function useReadingPlace({ bookId, chapter, shownTitle, requestedWitnesses, page }: ReadChapter): void {
  const t = useText();
  const keep = useEffectEvent(() => {
    const segment = segmentInView()?.id.slice(1) ?? null;
    savePlace(bookId, { chapter, title: shownTitle, witnesses: requestedWitnesses, page, segment });
  });
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(rest);
      rest = setTimeout(() => keep(), debounceMs);
    };
    const leave = () => void (document.visibilityState === 'hidden' && keep());
    addEventListener('scroll', moved, { passive: true, capture: true });
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(rest);
      removeEventListener('scroll', moved, { capture: true });
      document.removeEventListener('visibilitychange', leave);
    };
  }, [bookId, chapter]);

  const find = useEffectEvent(async () => {
    const segment = /^#s([\w.:-]{1,40})$/.exec(location.hash)?.[1];
    if (!segment || document.getElementById(`s${segment}`)) return;
    const foundChapter = await call(
      chapterContent,
      {
        id: bookId,
        volumnId: chapter,
        segment,
        ...(requestedWitnesses.length && { witnesses: requestedWitnesses.join(',') }),
      },
      { quiet: true },
    ).catch(() => null);
    const isThere = foundChapter?.rows.some(
      (row) => row.id === segment || row.cells.some(({ segments }) => segments.some(({ id }) => id === segment)),
    );
    if (!isThere || !foundChapter || foundChapter.page === page) return notify(t('book.segment.gone', { id: segment }));
    const address = new URL(location.href);
    address.searchParams.set('page', String(foundChapter.page));
    location.replace(address);
  });
  useEffect(() => {
    const look = () => void find();
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [bookId, chapter, page]);
}
