import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../kit/reader.tsx';
import * as limits from '../../rules/limits.ts';
import { textLength } from '../../rules/text-width.ts';
import { notify } from '../notices.tsx';
import './tag-editor.css';

/** The colours of tags, one after another. Source: spec §9. */
const hues = 'person polity war event book painting site idea bronze gold ink-2'.split(' ');

interface Props {
  label: string;
  tags: readonly string[];
  onTags(tags: string[]): void;
  /** The maximum number of tags. */
  max?: number;
  lang?: string;
  hint?: string;
}

/**
 * Edits tags, each in its colour: Enter adds one, Escape leaves the field, an empty tag is removed on blur, duplicates
 * are merged. Source: spec §5 "Tags".
 */
export function TagEditor({ label, tags, onTags, max = Infinity, lang, hint }: Props) {
  const text = useText(),
    id = useId();
  const [fresh, setFresh] = useState('');
  const last = useRef<HTMLInputElement>(null);

  function cut(typed: string): string {
    if (textLength(typed) <= limits.tagNameLength) return typed;
    notify(text('limit.lessThan', { max: limits.tagNameLength }));
    return [...typed].slice(0, limits.tagNameLength).join('');
  }
  function add() {
    const name = fresh.trim();
    if (name && !tags.includes(name)) onTags([...tags, name]);
    setFresh('');
  }
  const addOnLeaving = useEffectEvent(() => {
    if (fresh.trim()) flushSync(add);
  });
  // Runs before the listeners that save input when the page is left.
  useEffect(() => {
    const onLeaving = () => addOnLeaving();
    addEventListener('pagehide', onLeaving, { capture: true });
    return () => removeEventListener('pagehide', onLeaving, { capture: true });
  }, []);
  function leave(index: number) {
    const name = tags[index]!.trim();
    onTags(
      tags.flatMap((tag, at) =>
        at !== index ? tag : !name || (tags.indexOf(name) !== index && tags.includes(name)) ? [] : name,
      ),
    );
  }
  const remove = (index: number) => {
    onTags(tags.filter((_, at) => at !== index));
    last.current?.focus();
  };
  /** While an input method composes, it handles the keys. */
  function press(event: KeyboardEvent<HTMLInputElement>, onEnter: () => void) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  }
  return (
    <div className="stack close tag-editor ui" role="group" aria-labelledby={id}>
      <span id={id} className="label">
        {label}
      </span>
      <ul className="row bare">
        {tags.map((tag, index) => (
          <li key={index} className="tag" style={{ '--hue': `var(--${hues[index % hues.length]})` }}>
            <input
              lang={lang}
              value={tag}
              aria-label={`${label} ${index + 1}`}
              onChange={({ target }) => onTags(tags.with(index, cut(target.value)))}
              onBlur={() => leave(index)}
              onKeyDown={(event) => press(event, () => (last.current ?? event.currentTarget).focus())}
            />
            <button
              type="button"
              className="icon"
              aria-label={text('tags.remove', { name: tag })}
              onClick={() => remove(index)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        {tags.length < max && (
          <li className="tag fresh">
            <input
              ref={last}
              lang={lang}
              value={fresh}
              placeholder={text('tags.add')}
              aria-label={text('tags.new', { label })}
              onChange={({ target }) => setFresh(cut(target.value))}
              onBlur={add}
              onKeyDown={(event) => press(event, add)}
            />
          </li>
        )}
      </ul>
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
