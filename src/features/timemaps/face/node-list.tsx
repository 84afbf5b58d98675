import { useEffect, useRef, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import * as limits from '../../../rules/limits.ts';
import { titleOf } from '../../timelines/face/event-title.ts';
import { TwinLinks, OwnedTitle } from '../../timelines/face/owned-title.tsx';
import type { WorldNode } from '../contract.ts';
import { ShowOnMap } from './list-controls.tsx';
import '../node-list.css';

/** What the list needs from the map next to it. */
export interface MapLink {
  selectedId: string | null;
  show(id: string): void;
}

/** Nodes by importance: the accessible equivalent of the world map. */
export function NodeList({ nodes, year, twin }: { nodes: readonly WorldNode[]; year: number; twin?: MapLink }) {
  const { language, t } = useReader();
  const list = useScrollToSelected<HTMLUListElement>(twin?.selectedId ?? null);
  return (
    <ul ref={list} className="bare node-list ui">
      {nodes.map(({ id, title, time, place, entry, also }) => (
        <li key={id} data-id={id} aria-current={twin?.selectedId === id || undefined}>
          <time className="tabular">{time && formatRecord(time, language)}</time>
          <div>
            <p className="event-title">
              <OwnedTitle title={title} owner={entry} hash={`?year=${year}#/timemap`} />
            </p>
            {place.name && <p className="where">{place.name}</p>}
            <TwinLinks also={also} />
          </div>
          {twin && <ShowOnMap name={titleOf(title, entry, t)} onShow={() => twin.show(id)} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * Scrolls the selected row into view, but only if the list is next to the map: below it, on a phone, scrolling would
 * move the reader away.
 */
export function useScrollToSelected<E extends HTMLElement>(selectedId: string | null) {
  const list = useRef<E>(null);
  useEffect(() => {
    if (selectedId && matchMedia('(min-width: 64.01rem)').matches)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  return list;
}

/** Pages of fifteen; selecting an item shows its page. Source: spec §9 (K03). */
export function usePages<T extends { id: string }>(items: readonly T[], selectedId: string | null) {
  const size = limits.timemapPageSize;
  const pageOf = (id: string | null) => {
    const place = items.findIndex((item) => item.id === id);
    return place < 0 ? null : Math.floor(place / size) + 1;
  };
  const [at, setAt] = useState({ items, selection: selectedId, page: pageOf(selectedId) ?? 1 });
  if (at.items !== items || at.selection !== selectedId)
    setAt({ items, selection: selectedId, page: pageOf(selectedId) ?? (at.items === items ? at.page : 1) });
  const pages = Math.max(1, Math.ceil(items.length / size)),
    page = Math.min(at.page, pages);
  return {
    page,
    pages,
    shown: items.slice((page - 1) * size, page * size),
    turn: (to: number) => setAt({ items, selection: selectedId, page: to }),
  };
}
