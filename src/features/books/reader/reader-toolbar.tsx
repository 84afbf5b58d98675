import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { packAddress } from '../../../kit/packs/pack-address.ts';
import { exportAddress, exportFormatNames, exportFormats } from '../export/rules.ts';
import { canBeVertical, sizeRange, type ReaderSettings } from './reader-settings.ts';
import { LinkBook } from './link-book.tsx';
import type { ReadChapter } from './read-chapter.ts';
import { toggleFullScreen } from './full-screen.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  bookId: string;
  settings: ReaderSettings;
  onSettings(change: Partial<ReaderSettings>): void;
  read: ReadChapter['read'];
  isVertical: boolean;
  printHref: string;
  editHref: string;
}

const switches = { readings: 'book.readings', inline: 'book.notes.inline', notes: 'book.notes' } as const;
const switchNames = Object.keys(switches) as (keyof typeof switches)[];

/** Buttons for font size, leading, measure, theme, direction, columns, readings, notes, full screen, print and edit. */
export function ReaderToolbar({ bookId, settings, onSettings, read, isVertical, printHref, editHref }: Props) {
  const { t } = useReader();
  const canTurn = read.length > 0 && read.every(({ language }) => canBeVertical(language));
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const turned = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', turned);
    return () => document.removeEventListener('fullscreenchange', turned);
  }, []);
  return (
    <details className="reader-settings" id="reader-settings" data-menu>
      <summary className="button unmarked">{t('book.settings')}</summary>
      <div className="panel">
        <p className="row" role="group" aria-label={t('book.size')}>
          <span>{t('book.size')}</span>
          <Button
            disabled={settings.size <= sizeRange.least}
            aria-label={t('book.size.smaller')}
            onClick={() => onSettings({ size: settings.size - 1 })}
          >
            A−
          </Button>
          <output className="tabular">{Math.round((1 + settings.size * 0.125) * 100)}%</output>
          <Button
            disabled={settings.size >= sizeRange.most}
            aria-label={t('book.size.larger')}
            onClick={() => onSettings({ size: settings.size + 1 })}
          >
            A+
          </Button>
        </p>
        <Choice
          label={t('book.leading')}
          value={settings.leading}
          options={(['tight', 'normal', 'wide'] as const).map((leading) => [leading, t(`book.leading.${leading}`)])}
          onChoose={(leading) => onSettings({ leading })}
        />
        <Choice
          label={t('book.measure')}
          value={settings.measure}
          options={(['narrow', 'normal', 'wide'] as const).map((measure) => [measure, t(`book.measure.${measure}`)])}
          onChoose={(measure) => onSettings({ measure })}
        />
        <Choice
          label={t('book.theme')}
          value={settings.theme}
          options={(['site', 'paper', 'sepia', 'night'] as const).map((theme) => [theme, t(`book.theme.${theme}`)])}
          onChoose={(theme) => onSettings({ theme })}
        />
        {canTurn && (
          <Choice
            label={t('book.direction')}
            value={isVertical ? 'vertical' : 'horizontal'}
            options={[
              ['horizontal', t('book.horizontal')],
              ['vertical', t('book.vertical')],
            ]}
            onChoose={(setting) => onSettings({ setting })}
          />
        )}
        {read.length === 1 && !isVertical && (
          <Choice
            label={t('book.columns')}
            value={settings.columns}
            options={(['one', 'two'] as const).map((columns) => [columns, t(`book.columns.${columns}`)])}
            onChoose={(columns) => onSettings({ columns })}
          />
        )}
        <p className="row" role="group">
          {switchNames.map((switchName) => (
            <label key={switchName}>
              <input
                type="checkbox"
                checked={settings[switchName]}
                onChange={({ target }) => onSettings({ [switchName]: target.checked })}
              />{' '}
              {t(switches[switchName])}
            </label>
          ))}
        </p>
        <p className="row">
          <Button aria-pressed={isFull} onClick={toggleFullScreen}>
            {t(isFull ? 'book.fullscreen.leave' : 'book.fullscreen')}
          </Button>
          <a className="button" href={printHref} rel="nofollow">
            {t('book.print')}
          </a>
          <a className="button" href={editHref} rel="nofollow">
            {t('book.edit.chapter')}
          </a>
        </p>
        <p className="row" role="group" aria-label={t('book.takeOut')}>
          <span>{t('book.takeOut')}</span>
          {exportFormatNames.map((form) => (
            <a
              key={form}
              className="button"
              rel="nofollow"
              download
              href={exportAddress(
                bookId,
                form,
                read.map(({ key }) => key),
              )}
            >
              {exportFormats[form]}
            </a>
          ))}
          <a className="button" rel="nofollow" download href={packAddress('book', bookId)} title={t('pack.link')}>
            ZIP
          </a>
        </p>
        <p className="row">
          <LinkBook bookId={bookId} />
        </p>
        <p className="hint">{t('book.keys')}</p>
      </div>
    </details>
  );
}

function Choice<T extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: T;
  options: readonly (readonly [T, string])[];
  onChoose(value: T): void;
}) {
  return (
    <p className="row" role="group" aria-label={label}>
      <span>{label}</span>
      <span className="segmented">
        {options.map(([option, name]) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoose(option)}>
            {name}
          </button>
        ))}
      </span>
    </p>
  );
}
