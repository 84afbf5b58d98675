import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { checkTimeline } from '../face/check-timeline.ts';
import { createIsOld } from '../../../rules/revisions/findings.ts';
import '../../../editing/list/event-rows.css';
import './edit-timeline.css';
import { EventAxis } from './event-axis.tsx';
import { EventForm } from './event-form.tsx';
import { emptyEvent, eventCodec, faultsOfEvent, titleOf, whenOf, type EditableEvent } from './editable-event.ts';
import { ListForm } from '../../../editing/list/list-form.tsx';
import { knownDataOf } from '../../../editing/fields/known-data.ts';
import { checkRows } from '../../../editing/list/read-rows.ts';
import { useTimeOrder } from '../../../editing/list/use-time-order.ts';
import { PasteEvents } from './paste-events.tsx';
import { useListPart } from '../../../editing/list/use-list-part.ts';
import type { EditorProps } from '../../../editing/part-editor.ts';
import type { Timeline } from '../rules.ts';
import { useNames } from '../../../editing/fields/use-names.ts';
import { Button } from '../../../ui/form/button.tsx';

const timeOf = ({ time }: EditableEvent) => time.record;

/** Edits the events of an entry: the axis above, the list in chronological order below, with one selection. */
export function EditTimeline(props: EditorProps<Timeline>) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props;
  const part = useListPart(eventCodec, props),
    { list, base, marks, removed, faulty, open } = part;
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [isPasting, setIsPasting] = useState(false);
  const order = useTimeOrder(list.rows, timeOf, open?.key ?? null);
  const { names, learn } = useNames(list.rows.flatMap(({ item }) => item.with));
  const place = useRef<HTMLOListElement>(null);

  const findings = useMemo(() => {
    const self = knownDataOf(opened.head),
      isOld = createIsOld(base);
    return checkRows(eventCodec, part.rows, (timeline) => checkTimeline(timeline, self, isOld));
  }, [opened.head, base, part.rows]);

  const leave = () => open && setVisited(new Set([...visited, open.key]));
  function choose(key: number | null) {
    leave();
    part.openRow(key);
  }
  function add(event: EditableEvent) {
    leave();
    part.addRow(event);
  }
  useEffect(() => {
    if (open) place.current?.querySelector(`[data-key="${open.key}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const headsOf = () => [...place.current!.querySelectorAll<HTMLButtonElement>('.event-head')];
  function remove(key: number) {
    const heads = headsOf(),
      at = heads.findIndex(({ dataset }) => Number(dataset.head) === key);
    list.remove([key]);
    (heads[at + 1] ?? heads[at - 1])?.focus();
  }
  /** Arrow keys move between rows; Delete removes a row. */
  function press(event: KeyboardEvent<HTMLOListElement>) {
    const heads = headsOf(),
      at = heads.indexOf(event.target as HTMLButtonElement);
    const next = at < 0 ? undefined : { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: heads.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      heads[Math.max(0, Math.min(heads.length - 1, next))]!.focus();
    } else if (at >= 0 && event.key === 'Delete') {
      event.preventDefault();
      remove(Number(heads[at]!.dataset.head));
    }
  }
  return (
    <ListForm
      opened={opened}
      part={part}
      isSignedIn={isSignedIn}
      findings={findings}
      tools={
        <>
          <Button look="first" onClick={() => add(emptyEvent(language))}>
            {t('write.event.add')}
          </Button>
          <Button onClick={() => setIsPasting(true)}>{t('write.event.paste')}…</Button>
        </>
      }
    >
      <EventAxis
        head={opened.head}
        rows={list.rows}
        selectedKey={open?.key ?? null}
        onChoose={choose}
        onAdd={(time) => add({ ...emptyEvent(language), time })}
      />
      {list.rows.length === 0 && <p className="list-empty">{t('write.event.none')}</p>}
      <ol ref={place} className="bare rows event-rows" onKeyDown={press}>
        {order.map(({ key, item }) => {
          const isOpen = open?.key === key,
            mark = marks.get(key)!,
            reportsMissing = part.draft.fault !== null || visited.has(key);
          const faults = isOpen || reportsMissing ? faultsOfEvent(item, language) : [],
            title = titleOf(item, language) || t('write.event.untitled');
          return (
            <li
              key={key}
              data-key={key}
              data-mark={mark}
              data-weight={item.weight}
              data-open={isOpen || undefined}
              data-faulty={(reportsMissing && faulty.has(key)) || undefined}
              data-arrived={part.arrived.has(key) || undefined}
            >
              <div className="event-line">
                <button
                  type="button"
                  className="event-head"
                  data-head={key}
                  aria-expanded={isOpen}
                  onClick={() => choose(isOpen ? null : key)}
                >
                  <span className="event-when tabular">{whenOf(item, language) || '—'}</span>
                  <span className="event-what">{title}</span>
                  {mark !== 'same' && <small className="badge event-mark">{t(`write.event.${mark}`)}</small>}
                </button>
                <button
                  type="button"
                  className="icon"
                  aria-label={t('write.event.copy', { title })}
                  title={t('write.event.copy', { title })}
                  onClick={() => add({ ...item, was: null })}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z" />
                  </svg>
                </button>
                <button
                  type="button"
                  className="icon"
                  aria-label={t('write.event.remove', { title })}
                  title={t('write.event.remove', { title })}
                  onClick={() => remove(key)}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
                  </svg>
                </button>
              </div>
              {reportsMissing && !isOpen && faulty.has(key) && (
                <p className="fault">{faults.map((fault) => t(`write.event.lacks.${fault}`)).join(' · ')}</p>
              )}
              {findings.get(key)?.map(({ name, values }) => (
                <p key={name} className="event-finding">
                  {t(`finding.${name}`, values)}
                </p>
              ))}
              {isOpen && (
                <EventForm
                  event={item}
                  faults={faults}
                  reportsMissing={reportsMissing}
                  isFresh={open.focus}
                  nameOf={(id) => names.get(id)?.name ?? id}
                  onNamed={learn}
                  onEvent={(change, field) => list.change(key, change, field)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {removed.length > 0 && (
        <section className="event-removed" aria-label={t('write.event.removed')}>
          <h2 className="label">{t('write.event.removed')}</h2>
          <ul className="bare">
            {removed.map((event, at) => {
              const writing = eventCodec.toEditable(event, language),
                title = titleOf(writing, language);
              return (
                <li key={at}>
                  <del>
                    <span className="tabular">{whenOf(writing, language)}</span> {title}
                  </del>{' '}
                  <Button aria-label={t('write.event.back.of', { title })} onClick={() => part.putBack(event)}>
                    {t('write.event.back')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {isPasting && <PasteEvents onAdd={(events) => list.add(events)} onClose={() => setIsPasting(false)} />}
    </ListForm>
  );
}
