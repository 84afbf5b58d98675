import { useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import {
  isSetVertically,
  saveSettings,
  loadPlace,
  loadSettings,
  defaultSettings,
  type ReaderSettings,
  type ReadingPlace,
} from './reader-settings.ts';
import { bookAddress } from '../addresses.ts';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { SegmentMenu } from './segment-menu.tsx';
import { useReadingPlace } from './use-reading-place.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import type { ReadChapter } from './read-chapter.ts';

/** Whether the page is set in columns from right to left. */
const isVertical = ({ setting }: ReaderSettings, read: ReadChapter['read']) =>
  setting === 'own' ? read.length > 0 && read.every(isSetVertically) : setting === 'vertical';

/** Applies the settings to the page. The text is not an island: only its attributes change. */
function applySettings(reader: HTMLElement, settings: ReaderSettings, read: ReadChapter['read']): void {
  reader.toggleAttribute('data-vertical', isVertical(settings, read));
  reader.style.setProperty('--reader-size', String(1 + settings.size * 0.125));
  for (const name of ['leading', 'measure', 'theme', 'columns'] as const) reader.dataset[name] = settings[name];
  for (const name of ['readings', 'inline', 'notes'] as const)
    reader.toggleAttribute(`data-without-${name}`, !settings[name]);
}

/** The interactive parts of the reader: settings, reading position, keyboard, and the segment menu. */
export function ReaderTools(chapter: ReadChapter) {
  const { t } = useReader();
  const { bookId, read } = chapter;
  const [settings, setSettings] = useState<ReaderSettings>(defaultSettings);
  const [resumed, setResumed] = useState<ReadingPlace | null>(null);

  const show = useEffectEvent((next: ReaderSettings) => {
    const reader = document.getElementById('reader');
    if (reader) applySettings(reader, next, read);
  });
  useEffect(() => {
    const savedSettings = loadSettings();
    setSettings(savedSettings);
    show(savedSettings);
    if (!new URLSearchParams(location.search).has('vid')) setResumed(loadPlace(bookId));
  }, [bookId]);

  function set(change: Partial<ReaderSettings>) {
    const next = { ...settings, ...change };
    setSettings(next);
    saveSettings(next);
    show(next);
  }
  useReadingPlace(chapter);
  useReaderKeys({ ...chapter, settings, onSettings: set, isVertical: isVertical(settings, read) });
  return (
    <div className="row reader-tools">
      {resumed && (
        <a className="button resume" href={placeAddress(bookId, resumed)}>
          {t('book.resume', { chapter: resumed.title })}
        </a>
      )}
      <ReaderToolbar
        bookId={bookId}
        settings={settings}
        onSettings={set}
        read={read}
        isVertical={isVertical(settings, read)}
        printHref={`/book/print?id=${encodeURIComponent(bookId)}&vid=${encodeURIComponent(chapter.chapter)}&w=${read.map(({ key }) => key).join(',')}`}
        editHref={`/book/edit?id=${encodeURIComponent(bookId)}&vid=${encodeURIComponent(chapter.chapter)}`}
      />
      <SegmentMenu chapter={chapter} />
    </div>
  );
}

const placeAddress = (bookId: string, { chapter, witnesses, page, segment }: ReadingPlace) =>
  bookAddress(bookId, { chapter, witnesses }) + (page > 1 ? `&page=${page}` : '') + (segment ? `#s${segment}` : '');
