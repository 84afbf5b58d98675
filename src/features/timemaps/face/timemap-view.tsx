import { useCallback, useEffect, useRef } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import * as limits from '../../../rules/limits.ts';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { useHash } from '../../../ui/use-hash.ts';
import { useLazy } from '../../../ui/use-lazy.ts';
import { ListPager } from './list-controls.tsx';
import { PlaceList, type ListedNode } from '../places/place-list.tsx';
import '../timemap-view.css';

async function loadEntryMap(id: string, nodes: ListedNode[], isWhole: boolean, language: Language) {
  const { EntryMap, loadNodes } = await import('../entry-map.tsx');
  return { EntryMap, nodes: isWhole ? nodes : await loadNodes(id, language) };
}

export interface EntryTimemapProps {
  id: string;
  name: string;
  kind: Kind;
  /** The most informative year for its borders; null if unknown. */
  mostTellingYear: number | null;
  nodes: ListedNode[];
}

/**
 * The places of an entry: a list in pages of fifteen, rendered by the server and complete without script; the map with
 * the same list, whose code is loaded when the view is opened, replaces it.
 */
export function TimemapView({
  page,
  total,
  empty,
  isOpen = false,
  ...of
}: EntryTimemapProps & {
  page: number;
  /** Total number of places. If `nodes` are fewer, they are those of the page, and the map loads all. */
  total: number;
  empty: string;
  /** Whether to show the map with the list regardless of the address. */
  isOpen?: boolean;
}) {
  const { language, t } = useReader();
  const isAddressed = useHash((hash) => hash === '#/timemap', false),
    opened = isAddressed || isOpen;
  const view = useRef<HTMLDivElement>(null);
  const size = limits.timemapPageSize,
    { id, nodes } = of,
    isWhole = nodes.length === total;
  const load = useCallback(() => loadEntryMap(id, nodes, isWhole, language), [id, nodes, isWhole, language]);
  const { loaded, failed, retry } = useLazy(load, opened && nodes.length > 0);

  // Before the map was mounted the page may have been too short to scroll to its hash.
  useEffect(() => {
    const section = view.current!.closest('section')!;
    if (isAddressed && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [isAddressed]);

  return (
    <div ref={view} className="entry-timemap">
      {loaded ? (
        <loaded.EntryMap {...of} nodes={loaded.nodes} />
      ) : (
        <>
          {nodes.length > 0 && (
            // Laid out at first paint if the address names it and scripts run, so that nothing shifts.
            <div className="timemap-stage stage ui" data-waits={opened ? undefined : true}>
              {opened && (
                <LoadStatus failed={failed} retry={retry} loading="timemap.loading" failure="timemap.failed" />
              )}
            </div>
          )}
          <PlaceList nodes={isWhole ? nodes.slice((page - 1) * size, page * size) : nodes} empty={empty} />
          <ListPager
            label={t('timemap.pages')}
            page={page}
            pages={Math.ceil(total / size)}
            to={(other) => `?places=${other}#/timemap`}
          />
        </>
      )}
    </div>
  );
}
