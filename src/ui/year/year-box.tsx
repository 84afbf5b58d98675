import { useId, useRef, useState } from 'react';
import { useReader } from '../../kit/reader.tsx';
import type { TimeRefusal } from '../../rules/time/historical-time-parsed.ts';
import { loadNameReader } from './load-eras.ts';
import { formatYears, type Years } from './year-scale.ts';

/** Most letters that fit into the normal field. */
const maxLetters = 20;

/**
 * A field for a year as people write it in any of the five languages; invalid input is reported and changes nothing.
 * Source: spec §5 (V17).
 */
export function YearBox({ value, onValue }: { value: number | Years; onValue(value: number | Years): void }) {
  const { language, t } = useReader();
  const id = useId();
  const formattedYears = formatYears(value, language);
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const typing = useRef('');
  const [refused, setRefused] = useState<TimeRefusal | null>(null);
  // Typed text stays until the year changes by other means.
  const text = typed && typed.over === formattedYears ? typed.text : formattedYears;

  async function read() {
    if (!typed || typed.over !== formattedYears || typed.text === formattedYears) return;
    const [{ readYears }, names] = await Promise.all([import('./year-reading.ts'), loadNameReader()]);
    const read = readYears(typed.text, language, { names });
    // Keeps text typed in between.
    if (typeof read === 'string') return typing.current === typed.text && setRefused(read);
    setRefused(null);
    setTyped((now) => (now && now.text !== typed.text ? { text: now.text, over: formatYears(read, language) } : null));
    onValue(read);
  }
  const visibleRefusal = typed && typed.over === formattedYears ? refused : null;
  return (
    <form
      className="year-box"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={t('year.year')}
        title={t('year.hint')}
        value={text}
        data-long={text.length > maxLetters || undefined}
        aria-invalid={visibleRefusal !== null || undefined}
        aria-describedby={visibleRefusal ? id : undefined}
        onChange={({ target }) => {
          typing.current = target.value;
          setTyped({ text: target.value, over: formattedYears });
          setRefused(null);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => void read()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !typed) return;
          event.stopPropagation();
          setTyped(null);
        }}
      />
      <p id={id} className="year-refused" role="alert">
        {visibleRefusal && t(`time.refused.${visibleRefusal}`)}
      </p>
    </form>
  );
}
