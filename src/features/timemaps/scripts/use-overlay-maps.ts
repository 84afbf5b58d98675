import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import * as limits from '../../../rules/limits.ts';
import type { MapOverlay } from '../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../ui/year/year-scale.ts';
import { mapScript, type PublishedMapScript } from './contract.ts';
import { toOverlay } from '../face/scripts/overlay.ts';

/** The ids of map scripts in an address: `?maps=…,…`, and `&compare=1` for the slider. */
function readOverlayChoice(search: string): { ids: string[]; compares: boolean } {
  const parameters = new URLSearchParams(search);
  const ids = (parameters.get('maps') ?? '').split(',').filter(Boolean);
  return { ids: [...new Set(ids)].slice(0, limits.mapScript.laid), compares: parameters.get('compare') === '1' };
}
function writeOverlayChoice({ ids, compares }: { ids: readonly string[]; compares: boolean }): void {
  const parameters = new URLSearchParams(location.search);
  parameters.delete('maps');
  parameters.delete('compare');
  if (ids.length) parameters.set('maps', ids.join(','));
  if (ids.length && compares) parameters.set('compare', '1');
  const query = parameters.toString().replaceAll('%2C', ',');
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}

export interface OverlayMaps {
  ids: readonly string[];
  compares: boolean;
  overlay: MapOverlay | null;
  /** Map scripts that do not exist, or could not be loaded. */
  missing: readonly string[];
  setVisible(id: string, isLaid: boolean): void;
  compare(compares: boolean): void;
}

/** Members' maps above the map at a time: chosen in the address, which is updated on changes. */
export function useOverlayMaps(value: number | Years): OverlayMaps {
  const [{ ids, compares }, setLaid] = useState(() => readOverlayChoice(location.search));
  const [shownScripts, setShown] = useState<ReadonlyMap<string, PublishedMapScript | null>>(new Map());
  useEffect(() => {
    for (const id of ids.filter((scriptId) => !shownScripts.has(scriptId))) {
      const keep = (script: PublishedMapScript | null) => setShown((scripts) => new Map(scripts).set(id, script));
      call(mapScript, { id }, { quiet: true }).then(keep, () => keep(null));
    }
  }, [ids, shownScripts]);
  const overlay = useMemo(() => {
    const laid = ids.flatMap((id) => shownScripts.get(id) ?? []);
    return laid.length ? toOverlay(laid, value) : null;
  }, [ids, shownScripts, value]);
  const change = (next: { ids: readonly string[]; compares: boolean }) => {
    setLaid({ ...next, ids: [...next.ids] });
    writeOverlayChoice(next);
  };
  return {
    ids,
    compares: compares && overlay !== null,
    overlay,
    missing: ids.filter((id) => shownScripts.get(id) === null),
    setVisible(id, isLaid) {
      // A failed one is requested again.
      if (isLaid && shownScripts.get(id) === null)
        setShown((scripts) => new Map([...scripts].filter(([scriptId]) => scriptId !== id)));
      change({
        ids: isLaid ? [...ids.filter((scriptId) => scriptId !== id), id] : ids.filter((scriptId) => scriptId !== id),
        compares,
      });
    },
    compare: (next) => change({ ids, compares: next }),
  };
}
