import { useEffect, useId, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { placeOnPage, useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { emptyEvent, type EditableEvent } from './editable-event.ts';
import { readPasted, type PastedEvent } from './pasted-events.ts';
import { readTyped, toEditableTime } from '../../../editing/fields/editable-time.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Delay between typing or pasting and parsing, in milliseconds. */
const debounceMs = 150;

/**
 * Adds many events from lines or table columns, with a preview. Lines that are no events stay in the box, each with the
 * reason.
 */
export function PasteEvents({ onAdd, onClose }: { onAdd(events: EditableEvent[]): void; onClose(): void }) {
  const { language, t } = useReader(),
    id = useId();
  const input = useSavedInput(placeOnPage('events'), ''),
    { value: text, set: setText } = input;
  /** Number of events added while other lines stayed. */
  const [added, setAdded] = useState(0);
  const [read, setRead] = useState<{ of: string; events: PastedEvent[] }>({ of: '', events: [] });
  useEffect(() => {
    let over = false;
    const rest = setTimeout(
      () =>
        void readPasted(text, (when) => readTyped(when, language)).then(
          (events) => over || setRead({ of: text, events }),
        ),
      debounceMs,
    );
    return () => {
      over = true;
      clearTimeout(rest);
    };
  }, [text, language]);
  const understood = read.events.filter(({ fault }) => fault === null),
    unread = read.events.filter(({ fault }) => fault !== null);
  const isReading = read.of !== text;

  function add() {
    onAdd(
      understood.map(({ record, title, source }) => ({
        ...emptyEvent(language),
        title,
        time: toEditableTime(record, language),
        source: source ? { title: source, author: null, year: null, where: null, url: null } : null,
      })),
    );
    if (unread.length) {
      setAdded(added + understood.length);
      return setText(unread.map(({ line }) => line).join('\n'));
    }
    input.clear();
    onClose();
  }
  return (
    <Dialog
      title={t('write.event.paste')}
      onClose={onClose}
      input={input}
      submit={
        <Button look="first" aria-busy={isReading} disabled={isReading || !understood.length} onClick={add}>
          {t('write.event.paste.add', { count: understood.length })}
        </Button>
      }
    >
      <div className="stack paste-events">
        <div className="field">
          <label htmlFor={id}>{t('write.event.paste.lines')}</label>
          <textarea
            id={id}
            rows={6}
            spellCheck={false}
            aria-describedby={`${id}-how`}
            placeholder={t('write.event.paste.example')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-how`} className="hint">
            {t('write.event.paste.how')}
          </p>
        </div>
        {added > 0 && (
          <p className="hint" role="status">
            {t('write.event.paste.stay', { added, count: unread.length })}
          </p>
        )}
        <p className="unseen" role="status">
          {!isReading &&
            read.events.length > 0 &&
            t('write.event.paste.read', { count: understood.length, all: read.events.length })}
        </p>
        {read.events.length > 0 && (
          <ol className="bare lined pasted" tabIndex={0} aria-label={t('write.event.paste.seen')}>
            {read.events.map(({ line, record, title, source, fault }, place) => (
              <li key={place} data-read={fault === null ? '' : undefined}>
                {record && fault === null ? (
                  <>
                    <time className="tabular">{writeRecord(record, language)}</time>
                    <span>
                      {title}
                      {source && <small> · {source}</small>}
                    </span>
                  </>
                ) : (
                  <>
                    <span className="fault">
                      {t(
                        fault === 'title'
                          ? 'write.event.paste.noTitle'
                          : fault === 'tooMany'
                            ? 'write.event.paste.tooMany'
                            : 'write.event.paste.not',
                      )}
                    </span>
                    <span>{line}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
