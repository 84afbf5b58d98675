import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { packAddress } from '../../../kit/packs/pack-address.ts';
import { takeOutAddress, takeOutFormNames, takeOutForms } from '../taking-out/rules.ts';
import { canBeVertical, sizes, type ReaderSettings } from './reader-settings.ts';
import { LinkBook } from './link-book.tsx';
import type { ReadChapter } from './read-chapter.ts';
import { turnFullScreen } from './full-screen.ts';

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
  const { say } = useReader();
  const canTurn = read.length > 0 && read.every(({ language }) => canBeVertical(language));
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const turned = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', turned);
    return () => document.removeEventListener('fullscreenchange', turned);
  }, []);
  return (
    <details className="reader-settings" id="reader-settings" data-menu>
      <summary className="button">{say('book.settings')}</summary>
      <div>
        <p role="group" aria-label={say('book.size')}>
          <span>{say('book.size')}</span>
          <button
            type="button"
            className="button"
            disabled={settings.size <= sizes.least}
            aria-label={say('book.size.smaller')}
            onClick={() => onSettings({ size: settings.size - 1 })}
          >
            A−
          </button>
          <output className="tabular">{Math.round((1 + settings.size * 0.125) * 100)}%</output>
          <button
            type="button"
            className="button"
            disabled={settings.size >= sizes.most}
            aria-label={say('book.size.larger')}
            onClick={() => onSettings({ size: settings.size + 1 })}
          >
            A+
          </button>
        </p>
        <Choice
          label={say('book.leading')}
          value={settings.leading}
          all={(['tight', 'normal', 'wide'] as const).map((one) => [one, say(`book.leading.${one}`)])}
          onChoose={(leading) => onSettings({ leading })}
        />
        <Choice
          label={say('book.measure')}
          value={settings.measure}
          all={(['narrow', 'normal', 'wide'] as const).map((one) => [one, say(`book.measure.${one}`)])}
          onChoose={(measure) => onSettings({ measure })}
        />
        <Choice
          label={say('book.theme')}
          value={settings.theme}
          all={(['site', 'paper', 'sepia', 'night'] as const).map((one) => [one, say(`book.theme.${one}`)])}
          onChoose={(theme) => onSettings({ theme })}
        />
        {canTurn && (
          <Choice
            label={say('book.direction')}
            value={isVertical ? 'vertical' : 'horizontal'}
            all={[
              ['horizontal', say('book.horizontal')],
              ['vertical', say('book.vertical')],
            ]}
            onChoose={(setting) => onSettings({ setting })}
          />
        )}
        {read.length === 1 && !isVertical && (
          <Choice
            label={say('book.columns')}
            value={settings.columns}
            all={(['one', 'two'] as const).map((one) => [one, say(`book.columns.${one}`)])}
            onChoose={(columns) => onSettings({ columns })}
          />
        )}
        <p role="group">
          {switchNames.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={settings[one]}
                onChange={({ target }) => onSettings({ [one]: target.checked })}
              />{' '}
              {say(switches[one])}
            </label>
          ))}
        </p>
        <p>
          <button type="button" className="button" aria-pressed={isFull} onClick={turnFullScreen}>
            {say(isFull ? 'book.fullscreen.leave' : 'book.fullscreen')}
          </button>
          <a className="button" href={printHref} rel="nofollow">
            {say('book.print')}
          </a>
          <a className="button" href={editHref} rel="nofollow">
            {say('book.edit.chapter')}
          </a>
        </p>
        <p role="group" aria-label={say('book.takeOut')}>
          <span>{say('book.takeOut')}</span>
          {takeOutFormNames.map((form) => (
            <a
              key={form}
              className="button"
              rel="nofollow"
              download
              href={takeOutAddress(
                bookId,
                form,
                read.map(({ key }) => key),
              )}
            >
              {takeOutForms[form]}
            </a>
          ))}
          <a className="button" rel="nofollow" download href={packAddress('book', bookId)} title={say('pack.link')}>
            ZIP
          </a>
        </p>
        <p>
          <LinkBook bookId={bookId} />
        </p>
        <p className="hint">{say('book.keys')}</p>
      </div>
    </details>
  );
}

function Choice<T extends string>({
  label,
  value,
  all,
  onChoose,
}: {
  label: string;
  value: T;
  all: readonly (readonly [T, string])[];
  onChoose(value: T): void;
}) {
  return (
    <p role="group" aria-label={label}>
      <span>{label}</span>
      <span className="segmented">
        {all.map(([one, name]) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
            {name}
          </button>
        ))}
      </span>
    </p>
  );
}
