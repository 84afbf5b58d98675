import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import type { Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { useHash } from '../../../ui/use-hash.ts';
import type { EntryMap } from '../entry-map.tsx';
import { ListPager } from './list-controls.tsx';
import { PlaceList, type ListedNode } from '../place-list.tsx';
import '../timemap-view.css';

export interface EntryTimemapProps {
  id: string;
  name: string;
  kind: Kind;
  nodes: ListedNode[];
}

/**
 * The places of an entry: the list, which the server sends in pages of fifteen and which reads alone, and in its place
 * the map with the same list, whose code comes only when the view is opened.
 */
export function TimemapView({ page, empty, ...of }: EntryTimemapProps & { page: number; empty: string }) {
  const text = useText();
  const opened = useHash((hash) => hash === '#/timemap', false);
  const [map, setMap] = useState<{ View: typeof EntryMap } | null>(null);
  const [failed, setFailed] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const size = limits.timemapPageSize,
    { nodes } = of;

  useEffect(() => {
    if (!opened || map || failed || !nodes.length) return;
    import('../entry-map.tsx').then(
      ({ EntryMap: View }) => setMap({ View }),
      () => setFailed(true),
    );
  }, [opened, map, failed, nodes]);

  // Before the map stood here the page may have been too short to scroll to where its address points.
  useEffect(() => {
    const section = view.current!.parentElement!;
    if (opened && section.getBoundingClientRect().top > 0) section.scrollIntoView();
  }, [opened]);

  return (
    <div ref={view} className="entry-timemap">
      {map ? (
        <map.View {...of} />
      ) : (
        <>
          {opened && nodes.length > 0 && (
            <div className="timemap-stage stage ui">
              {failed ? (
                <p role="alert">
                  {text('timemap.failed')}{' '}
                  <button type="button" className="button" onClick={() => setFailed(false)}>
                    {text('error.again')}
                  </button>
                </p>
              ) : (
                <p role="status">{text('timemap.loading')}</p>
              )}
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
