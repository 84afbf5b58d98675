import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { moveCursor } from '../../../ui/cursor.ts';
import type { Suggestion } from '../../../kit/suggestions/contract.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import { mapSearchHistory } from '../../../ui/entry-box/search-history.ts';
import { timemapOfEntry, type TimemapNode } from '../contract.ts';
import { readQuerySources, storeQuerySources } from './query-sources.ts';
import './map-search.css';

/** Finds an entry on the map: moves to its first place and that place's year. */
export function MapSearch({ onFound }: { onFound(places: readonly TimemapNode['place'][]): void }) {
  const text = useText();
  const [sources, setSources] = useState(readQuerySources);
  const [entry, setEntry] = useState<Suggestion | null>(null);
  const [isPlaceless, setPlaceless] = useState(false);
  const withOthers = sources.includes('others');

  async function find(suggestion: Suggestion, others: boolean) {
    const { nodes } = await call(timemapOfEntry, { id: suggestion.id });
    const matchingNodes = nodes.filter(({ owner }) => others || owner === null);
    // A dated place also sets the year.
    const first = matchingNodes.find(({ time }) => time) ?? matchingNodes[0];
    setPlaceless(!first);
    if (!first) return;
    const year = first.time && readHistoricalTime(first.time.startTime)?.year;
    moveCursor({ ...(year && { year, span: null }), selectedId: first.id, place: null });
    onFound(matchingNodes.map(({ place }) => place));
  }
  function pick(suggestion: Suggestion | null) {
    setEntry(suggestion);
    setPlaceless(false);
    // The call shows its failure.
    if (suggestion) find(suggestion, withOthers).catch(() => {});
  }
  function choose(others: boolean) {
    const next = others ? (['entry', 'others'] as const) : (['entry'] as const);
    storeQuerySources(next);
    setSources([...next]);
    if (entry) find(entry, others).catch(() => {});
  }
  return (
    <div className="row map-search ui" role="search" aria-label={text('timemap.search')}>
      <EntryBox
        name="entry"
        label={text('timemap.search')}
        placeholder={text('search.anEntry')}
        value={entry}
        history={mapSearchHistory}
        onPick={pick}
      />
      <label className="timemap-tick">
        <input type="checkbox" checked={withOthers} onChange={({ target }) => choose(target.checked)} />
        <span>{text('timemap.search.others')}</span>
      </label>
      <p role="status" className="quiet">
        {isPlaceless && entry && text('timemap.search.none', { name: entry.name })}
      </p>
    </div>
  );
}
