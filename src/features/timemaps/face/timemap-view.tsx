import { useEffect, useRef } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { ListPager } from './list-controls.tsx';
import { PlaceList, type ListedNode } from '../place-list.tsx';
import '../timemap-view.css';

const loadEntryMap = () => import('../entry-map.tsx').then(({ EntryMap }) => EntryMap);

export interface EntryTimemapProps {
  id: string;
  name: string;
  kind: Kind;
  /** The year whose borders tell most of it; null where none is known. */
  telling: number | null;
  nodes: ListedNode[];
}

/**
 * The places of an entry: a list in pages of fifteen, rendered by the server and complete without script; it is
 * replaced by the map with the same list, whose code is loaded when the view is opened.
 */
export function TimemapView({
  page,
  empty,
  isOpen = false,
  ...of
}: EntryTimemapProps & {
  page: number;
  empty: string;
  /** The map is shown with the list, whatever the address says. */
  isOpen?: boolean;
}) {
  const text = useText();
  const named = useHash((hash) => hash === '#/timemap', false),
    opened = named || isOpen;
  const view = useRef<HTMLDivElement>(null);
  const size = limits.timemapPageSize,
    { nodes } = of;
  const { loaded: EntryMap, failed, retry } = useLazy(loadEntryMap, opened && nodes.length > 0);

  // Until the map was mounted the page may have been too short to scroll to its hash.
  useEffect(() => {
    const section = view.current!.closest('section')!;
    if (named && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [named]);

  return (
    <div ref={view} className="entry-timemap">
      {EntryMap ? (
        <EntryMap {...of} />
      ) : (
        <>
          {opened && nodes.length > 0 && (
            <div className="timemap-stage stage ui">
              <LoadStatus failed={failed} retry={retry} loading="timemap.loading" failure="timemap.failed" />
            </div>
          )}
          <PlaceList nodes={nodes.slice((page - 1) * size, page * size)} empty={empty} />
          <ListPager
            label={text('timemap.pages')}
            page={page}
            pages={Math.ceil(nodes.length / size)}
            to={(other) => `?places=${other}#/timemap`}
          />
        </>
      )}
    </div>
  );
}
