import { useEffect, useMemo, useState } from 'react';
import { byRoute, call, concurrent } from '../../../kit/calls/call.ts';
import * as limits from '../../../rules/limits.ts';
import type { MapOverlay } from '../../../ui/map-canvas/map-canvas.ts';
import type { Years } from '../../../ui/year/year-scale.ts';
import type { mapScript, ShownMapScript } from './contract.ts';
import { overlayOf } from '../face/scripts/laid.ts';

const shownLine = byRoute<typeof mapScript>('GET /data/mapscript/shown/{id}', concurrent);

/** The ids of map scripts in an address: `?maps=…,…`, and `&compare=1` for the slider. */
function readLaid(search: string): { ids: string[]; compares: boolean } {
  const asked = new URLSearchParams(search);
  const ids = (asked.get('maps') ?? '').split(',').filter(Boolean);
  return { ids: [...new Set(ids)].slice(0, limits.mapScript.laid), compares: asked.get('compare') === '1' };
}
function writeLaid({ ids, compares }: { ids: readonly string[]; compares: boolean }): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('maps');
  asked.delete('compare');
  if (ids.length) asked.set('maps', ids.join(','));
  if (ids.length && compares) asked.set('compare', '1');
  const query = asked.toString().replaceAll('%2C', ',');
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
}

export interface LaidMaps {
  ids: readonly string[];
  compares: boolean;
  overlay: MapOverlay | null;
  /** Map scripts that do not exist, or could not be loaded. */
  missing: readonly string[];
  lay(id: string, isLaid: boolean): void;
  compare(compares: boolean): void;
}

/** Members' maps above the map at a time: chosen in the address, which is updated on changes. */
export function useLaidMaps(value: number | Years): LaidMaps {
  const [{ ids, compares }, setLaid] = useState(() => readLaid(location.search));
  const [shown, setShown] = useState<ReadonlyMap<string, ShownMapScript | null>>(new Map());
  useEffect(() => {
    for (const id of ids.filter((one) => !shown.has(one))) {
      const keep = (found: ShownMapScript | null) => setShown((all) => new Map(all).set(id, found));
      call(shownLine, { id }, { quiet: true }).then(keep, () => keep(null));
    }
  }, [ids, shown]);
  const overlay = useMemo(() => {
    const laid = ids.flatMap((id) => shown.get(id) ?? []);
    return laid.length ? overlayOf(laid, value) : null;
  }, [ids, shown, value]);
  const change = (next: { ids: readonly string[]; compares: boolean }) => {
    setLaid({ ...next, ids: [...next.ids] });
    writeLaid(next);
  };
  return {
    ids,
    compares: compares && overlay !== null,
    overlay,
    missing: ids.filter((id) => shown.get(id) === null),
    lay(id, isLaid) {
      // A failed one is requested again.
      if (isLaid && shown.get(id) === null) setShown((all) => new Map([...all].filter(([one]) => one !== id)));
      change({ ids: isLaid ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id), compares });
    },
    compare: (next) => change({ ids, compares: next }),
  };
}
