import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { checkTimeline, isOldIn } from '../../revisions/face/checks.ts';
import './edit-timeline.css';
import { EventAxis } from './event-axis.tsx';
import { EventForm } from './event-form.tsx';
import {
  emptyEvent,
  eventForm,
  faultsOfEvent,
  markEvents,
  placeInTime,
  titleOf,
  whenOf,
  type EventWriting,
  type Mark,
} from './event-writing.ts';
import { ListForm } from '../list/list-form.tsx';
import { knownOf } from '../fields/known.ts';
import type { Row } from '../list/list-part.ts';
import { PasteEvents } from './paste-events.tsx';
import { useListPart } from '../list/use-list-part.ts';
import type { EditorProps } from '../face/part.ts';
import type { Timeline } from '../../timelines/rules.ts';
import { useNames } from '../fields/use-names.ts';

/**
 * The events of an entry while they are written: the axis above, the list in the order of time below, one chosen in
 * both.
 */
export function EditTimeline(props: EditorProps<Timeline>) {
  const { language, say } = useReader();
  const { opened, isSignedIn } = props;
  const part = useListPart(eventForm, props),
    { list, base, faulty } = part;
  const [chosen, setChosen] = useState<{ key: number; isFresh: boolean } | null>(null);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set());
  const [isPasting, setIsPasting] = useState(false);
  const order = useOrder(list.rows, chosen?.key ?? null);
  const { names, learn } = useNames(list.rows.flatMap(({ item }) => item.with));
  const place = useRef<HTMLOListElement>(null);

  const read = useMemo(() => list.rows.map(({ item }) => eventForm.read(item, language)), [list.rows, language]);
  const { marks, removed } = useMemo(() => markEvents(base, read), [base, read]);
  const self = useMemo(() => knownOf(opened.head), [opened.head]),
    isOld = useMemo(() => isOldIn(base), [base]);
  const markOf = new Map(list.rows.map(({ key }, at): [number, Mark] => [key, marks[at]!]));
  const findingsOf = (key: number) => {
    const at = list.rows.findIndex((row) => row.key === key),
      event = read[at];
    return event && marks[at] !== 'same' ? checkTimeline({ events: [event] }, self, isOld) : [];
  };

  function choose(key: number | null, isFresh = false) {
    if (chosen) setVisited(new Set([...visited, chosen.key]));
    setChosen(key === null ? null : { key, isFresh });
  }
  function add(event: EventWriting) {
    choose(list.nextKey, true);
    list.add([event]);
  }
  useEffect(() => {
    if (chosen) place.current?.querySelector(`[data-key="${chosen.key}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const headsOf = () => [...place.current!.querySelectorAll<HTMLButtonElement>('.event-head')];
  function remove(key: number) {
    const heads = headsOf(),
      at = heads.findIndex(({ dataset }) => Number(dataset.head) === key);
    list.remove([key]);
    (heads[at + 1] ?? heads[at - 1])?.focus();
  }
  /** Arrows walk the lines; Delete takes one away. */
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
      form={eventForm}
      part={part}
      isSignedIn={isSignedIn}
      tools={
        <>
          <button type="button" className="button first" onClick={() => add(emptyEvent(language))}>
            {say('write.event.add')}
          </button>
          <button type="button" className="button" onClick={() => setIsPasting(true)}>
            {say('write.event.paste')}…
          </button>
        </>
      }
    >
      <EventAxis
        head={opened.head}
        rows={list.rows}
        chosen={chosen?.key ?? null}
        onChoose={choose}
        onAdd={(time) => add({ ...emptyEvent(language), time })}
      />
      {list.rows.length === 0 && <p className="list-empty">{say('write.event.none')}</p>}
      <ol ref={place} className="bare event-rows" onKeyDown={press}>
        {order.map(({ key, item }) => {
          const isOpen = chosen?.key === key,
            mark = markOf.get(key)!,
            tells = part.fault !== null || visited.has(key);
          const faults = isOpen || tells ? faultsOfEvent(item, language) : [],
            title = titleOf(item, language) || say('write.event.untitled');
          return (
            <li
              key={key}
              data-key={key}
              data-mark={mark}
              data-weight={item.weight}
              data-open={isOpen || undefined}
              data-faulty={(tells && faulty.has(key)) || undefined}
              data-arrived={(part.arrivedFrom !== null && key >= part.arrivedFrom) || undefined}
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
                  {mark !== 'same' && <small className="event-mark">{say(`write.event.${mark}`)}</small>}
                </button>
                <button
                  type="button"
                  className="event-act"
                  aria-label={say('write.event.copy', { title })}
                  title={say('write.event.copy', { title })}
                  onClick={() => add({ ...item, was: null })}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="M5.5 5.5V2.5h8v8h-3M2.5 5.5h8v8h-8z" />
                  </svg>
                </button>
                <button
                  type="button"
                  className="event-act"
                  aria-label={say('write.event.remove', { title })}
                  title={say('write.event.remove', { title })}
                  onClick={() => remove(key)}
                >
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="m3.5 3.5 9 9M12.5 3.5l-9 9" />
                  </svg>
                </button>
              </div>
              {tells && !isOpen && faulty.has(key) && (
                <p className="fault">{faults.map((fault) => say(`write.event.lacks.${fault}`)).join(' · ')}</p>
              )}
              {findingsOf(key).map(({ name, values }) => (
                <p key={name} className="event-finding">
                  {say(`finding.${name}`, values)}
                </p>
              ))}
              {isOpen && (
                <EventForm
                  event={item}
                  faults={faults}
                  tells={tells}
                  isFresh={chosen.isFresh}
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
        <section className="event-removed" aria-label={say('write.event.removed')}>
          <h2 className="label">{say('write.event.removed')}</h2>
          <ul className="bare">
            {removed.map((event, at) => {
              const writing = eventForm.write(event, language),
                title = titleOf(writing, language);
              return (
                <li key={at}>
                  <del>
                    <span className="tabular">{whenOf(writing, language)}</span> {title}
                  </del>{' '}
                  <button
                    type="button"
                    className="button"
                    aria-label={say('write.event.back.of', { title })}
                    onClick={() => list.add([writing])}
                  >
                    {say('write.event.back')}
                  </button>
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

/** Rows in the order of time; the one that is open stays where it was opened while its time is typed. */
function useOrder(rows: readonly Row<EventWriting>[], open: number | null): readonly Row<EventWriting>[] {
  const [held, setHeld] = useState<{ key: number; at: number } | null>(null);
  const row = rows.find(({ key }) => key === open);
  if ((held?.key ?? null) !== (row?.key ?? null)) setHeld(row ? { key: row.key, at: placeInTime(row.item) } : null);
  return useMemo(() => {
    const at = ({ key, item }: Row<EventWriting>) => (held?.key === key ? held.at : placeInTime(item));
    return rows
      .map((one) => ({ one, at: at(one) }))
      .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
      .map(({ one }) => one);
  }, [rows, held]);
}
