import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { kinds } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { relationTypes } from '../../../rules/relation-types.ts';
import { isFiltered, pathAddress, pathPage, readPathQuery, reverseQuery, type PathQuery } from './path-query.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Options } from '../../../ui/form/options.tsx';

/** The box that suggests entries; until it is loaded, and without script, plain fields replace it. */
const loadEntryBox = () => import('../../../ui/entry-box/entry-box.tsx').then(({ EntryBox }) => EntryBox);

/** An entry in a box: by its id, or as typed text without one. */
export interface Stop {
  id: string;
  name: string;
}
interface Box {
  key: number;
  stop: Stop | null;
  missing: number;
  /** Text typed before the suggesting box was loaded, and whether the field has the focus. */
  draft?: { text: string; isFocused: boolean };
}

interface Props {
  query: PathQuery;
  stops: (Stop | null)[];
  missing: 'id' | 'to' | null;
}

/**
 * A form for start, end and stops of a path. It works without script; with script the boxes suggest entries, stops are
 * added, removed and moved without a new page, and a missing end flashes instead of being sent. Source: spec §2, §5.
 */
export function PathForm({ query, stops, missing }: Props) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const nextKey = useRef(stops.length);
  const [boxes, setBoxes] = useState<Box[]>(stops.map((stop, key) => ({ key, stop, missing: 0 })));
  const [EntryBox, setEntryBox] = useState<Awaited<ReturnType<typeof loadEntryBox>> | null>(null);
  useEffect(() => {
    // The boxes take over text typed in the plain fields, which remain if the boxes cannot be loaded.
    loadEntryBox().then(
      (loaded) => {
        const fields = [...form.current!.querySelectorAll<HTMLInputElement>('.entry-box input')];
        setBoxes((before) => before.map((box, place) => adoptTypedText(box, fields[place]!)));
        setEntryBox(() => loaded);
      },
      () => {},
    );
  }, []);
  const last = boxes.length - 1;

  const nameOf = (place: number) => (place === 0 ? 'id' : place === last ? 'to' : 'pass');
  const labelOf = (place: number) =>
    place === 0
      ? text('search.start')
      : place === last
        ? text('search.end')
        : last === 2
          ? text('path.pass')
          : text('path.passNumbered', { n: place });
  const change = (key: number, stop: Stop | null) =>
    setBoxes((before) => before.map((box) => (box.key === key ? { ...box, stop } : box)));
  /** Target of the form in its current state, without script. */
  const to = (next: Partial<PathQuery>) => pathAddress({ ...query, choice: 1, ...next });
  const pass = boxes.slice(1, -1).map(({ stop }) => stop?.id ?? '');

  function add() {
    const draft = { text: '', isFocused: true };
    setBoxes((before) => before.toSpliced(-1, 0, { key: nextKey.current++, stop: null, missing: 0, draft }));
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    const empty = [0, last].filter((place) => !boxes[place]!.stop);
    if (empty.length) {
      setBoxes((before) =>
        before.map((box, place) => (empty.includes(place) ? { ...box, missing: box.missing + 1 } : box)),
      );
      form.current!.querySelectorAll<HTMLInputElement>('.entry-box input[type=text]')[empty[0]!]!.focus();
      return;
    }
    const fields = [...new FormData(form.current!)].map(([name, value]) => [name, String(value)]);
    location.assign(pathAddress(readPathQuery(new URLSearchParams(fields))));
  }

  return (
    <form
      ref={form}
      className="stack path-form"
      role="search"
      aria-label={text('path.form')}
      action={pathPage}
      method="get"
      onSubmit={send}
    >
      {query.way !== 'shortest' && <input type="hidden" name="way" value={query.way} />}
      <ol className="stack close bare path-boxes">
        {boxes.map(({ key, stop, missing: flashed, draft }, place) => {
          const name = nameOf(place),
            label = labelOf(place);
          return (
            <li key={key} data-end={name === 'pass' ? undefined : name}>
              {EntryBox ? (
                <EntryBox
                  name={name}
                  label={label}
                  value={stop}
                  missing={flashed}
                  initialText={draft?.text}
                  autoFocus={draft?.isFocused}
                  hasKgs
                  onPick={(entry) => change(key, entry)}
                />
              ) : (
                <PlainBox name={name} label={label} stop={stop} missing={missing === name} />
              )}
              {name === 'pass' && (
                <>
                  {place > 1 && (
                    <Step
                      live={EntryBox !== null}
                      label={text('path.earlier', { label })}
                      sign="↑"
                      href={to({ pass: swapWithNext(pass, place - 2) })}
                      onStep={() => setBoxes(swapWithNext(boxes, place - 1))}
                    />
                  )}
                  <Step
                    live={EntryBox !== null}
                    label={text('path.removePass', { label })}
                    sign="×"
                    href={to({ pass: pass.toSpliced(place - 1, 1) })}
                    onStep={() => setBoxes(boxes.toSpliced(place, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <div className="row path-buttons ui">
        <button className="button first">{text('search.go')}</button>
        <Step
          live={EntryBox !== null}
          label={text('search.swap')}
          sign="⇅"
          href={pathAddress(reverseQuery(query))}
          onStep={() => setBoxes(boxes.toReversed())}
        />
        {pass.length < limits.pathPassThrough && (
          <Step
            live={EntryBox !== null}
            label={text('path.addPass')}
            sign="+"
            href={to({ pass: [...pass, ''] })}
            onStep={add}
          >
            {text('path.addPass')}
          </Step>
        )}
        <a className="button" href="/relation/random" rel="nofollow">
          {text('path.random')}
        </a>
      </div>
      <Filters query={query} />
    </form>
  );
}

function adoptTypedText(box: Box, field: HTMLInputElement): Box {
  const isFocused = document.activeElement === field;
  const isChanged = field.value !== (box.stop?.name ?? '');
  if (!isFocused && !isChanged) return box;
  return { ...box, stop: isChanged ? null : box.stop, draft: { text: field.value, isFocused } };
}

const swapWithNext = <T,>(list: readonly T[], place: number): T[] =>
  list.toSpliced(place, 2, list[place + 1]!, list[place]!);

interface PlainBoxProps {
  name: string;
  label: string;
  stop: Stop | null;
  missing: boolean;
}

/** A field for an entry's name without script. */
function PlainBox({ name, label, stop, missing }: PlainBoxProps) {
  return (
    <label className="card entry-box ui">
      <span>{label}</span>
      <input
        type="text"
        name={name}
        defaultValue={stop?.name}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={missing || undefined}
        // A page may be opened to add a stop, before the form is alive.
        autoFocus={name === 'pass' && !stop}
      />
    </label>
  );
}

interface StepProps {
  live: boolean;
  label: string;
  sign: string;
  href: string;
  onStep(): void;
  children?: ReactNode;
}

/** A change to the boxes: a button, or without script the address of the changed page. */
function Step({ live, label, sign, href, onStep, children }: StepProps) {
  const inner = (
    <>
      <span aria-hidden="true">{sign}</span>
      {children}
    </>
  );
  const labelAttributes = children ? {} : { 'aria-label': label, title: label };
  return live ? (
    <Button onClick={onStep} {...labelAttributes}>
      {inner}
    </Button>
  ) : (
    <a className="button" href={href} rel="nofollow" {...labelAttributes}>
      {inner}
    </a>
  );
}

const hubs = [5, 10, 20, 50, 100, 500, 1000];

function Filters({ query }: { query: PathQuery }) {
  const text = useText();
  const on = isFiltered(query);
  const sizes = query.hub === null || hubs.includes(query.hub) ? hubs : [...hubs, query.hub].sort((a, b) => a - b);
  return (
    <details className="filter-drawer path-filters ui">
      <summary>{text(on ? 'path.filtersOn' : 'path.filters')}</summary>
      <fieldset>
        <legend>
          {text('path.types')} <small>{text('path.noneIsAll')}</small>
        </legend>
        {relationTypes.map((type) => (
          <Tick
            key={type}
            name="types"
            value={type}
            label={text(`relation.type.${type}`)}
            on={query.types.includes(type)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>
          {text('path.kinds')} <small>{text('path.noneIsAll')}</small>
        </legend>
        {kinds.map((kind) => (
          <Tick key={kind} name="kinds" value={kind} label={text(`kinds.${kind}`)} on={query.kinds.includes(kind)} />
        ))}
      </fieldset>
      <div className="row path-limits">
        <label>
          <span>{text('path.hub')}</span>
          <select name="hub" defaultValue={query.hub ?? ''}>
            <option value="">{text('path.any')}</option>
            <Options of={sizes} name={(n) => text('path.hubMost', { n })} />
          </select>
        </label>
        <label>
          <span>{text('path.hops')}</span>
          <select name="hops" defaultValue={query.hops}>
            <Options
              of={Array.from({ length: limits.pathHops }, (_, index) => index + 1)}
              name={(n) => text('path.hopsMost', { n })}
            />
          </select>
        </label>
        <label>
          <span>{text('path.year')}</span>
          <input
            name="year"
            type="number"
            step="1"
            max="9999"
            defaultValue={query.year ?? ''}
            placeholder={text('path.yearHint')}
          />
        </label>
        <Tick name="together" value="true" label={text('path.together')} on={query.together} />
      </div>
    </details>
  );
}

const Tick = ({ name, value, label, on }: { name: string; value: string; label: string; on: boolean }) => (
  <label className="tick">
    <input type="checkbox" name={name} value={value} defaultChecked={on} /> <span>{label}</span>
  </label>
);
