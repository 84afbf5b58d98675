import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { astronomicalYear, formatYear, historicalYear } from '../../../rules/time/historical-time.ts';
import { kinds } from '../../../rules/kinds.ts';
import { relationTypes } from '../../../rules/relation-types.ts';
import {
  facetCounts,
  isFiltering,
  noFilter,
  toggle,
  yearsOf,
  type Filter,
  type ExploredGraph,
} from '../face/explored-graph.ts';

/**
 * What may be left out: types of relation, kinds of entry, everything that was not there in a year. Canvas and list
 * follow it alike.
 */
export function GraphFilter({
  loaded,
  filter,
  onFilter,
}: {
  loaded: ExploredGraph;
  filter: Filter;
  onFilter(filter: Filter): void;
}) {
  const { language, say } = useReader();
  const counts = facetCounts(loaded, filter),
    years = yearsOf(loaded);
  const setYear = (year: number | null) => onFilter({ ...filter, year });
  return (
    <div className="graph-panel">
      <fieldset>
        <legend>{say('graph.filter.types')}</legend>
        {relationTypes
          .filter((type) => counts.types.has(type))
          .map((type) => (
            <label key={type} className="graph-chip">
              <input
                type="checkbox"
                checked={filter.types.has(type)}
                onChange={() => onFilter({ ...filter, types: toggle(filter.types, type) })}
              />
              <span>
                {say(`relation.type.${type}`)} <small className="tabular">{counts.types.get(type)}</small>
              </span>
            </label>
          ))}
      </fieldset>
      <fieldset>
        <legend>{say('graph.filter.kinds')}</legend>
        {kinds
          .filter((kind) => counts.kinds.has(kind))
          .map((kind) => (
            <label key={kind} className="graph-chip" data-kind={kind}>
              <input
                type="checkbox"
                checked={filter.kinds.has(kind)}
                onChange={() => onFilter({ ...filter, kinds: toggle(filter.kinds, kind) })}
              />
              <span>
                <i className="mark" aria-hidden="true" />
                {say(`kinds.${kind}`)} <small className="tabular">{counts.kinds.get(kind)}</small>
              </span>
            </label>
          ))}
      </fieldset>
      {years && (
        <fieldset>
          <legend className="unseen">{say('graph.filter.asOf')}</legend>
          <label className="graph-chip">
            <input
              type="checkbox"
              checked={filter.year !== null}
              onChange={() => setYear(filter.year === null ? middle(years) : null)}
            />
            <span>{say('graph.filter.asOf')}</span>
          </label>
          {filter.year !== null && (
            <>
              <div className="graph-year">
                <input
                  type="range"
                  aria-label={say('graph.filter.asOf')}
                  aria-valuetext={formatYear(filter.year, language)}
                  min={astronomicalYear(years.from)}
                  max={astronomicalYear(years.to)}
                  value={astronomicalYear(filter.year)}
                  onChange={({ target }) => setYear(historicalYear(target.valueAsNumber))}
                />
                <YearField year={filter.year} onYear={setYear} />
                <output className="tabular">{formatYear(filter.year, language)}</output>
              </div>
              <small>{say('graph.filter.undated')}</small>
            </>
          )}
        </fieldset>
      )}
      <button type="button" className="button" disabled={!isFiltering(filter)} onClick={() => onFilter(noFilter)}>
        {say('graph.filter.reset')}
      </button>
    </div>
  );
}

const middle = ({ from, to }: { from: number; to: number }) =>
  historicalYear(Math.round((astronomicalYear(from) + astronomicalYear(to)) / 2));

/** A year to type; what is half typed changes nothing yet. */
function YearField({ year, onYear }: { year: number; onYear(year: number): void }) {
  const { say } = useReader();
  const [typed, setTyped] = useState({ text: String(year), year });
  if (typed.year !== year) setTyped({ text: String(year), year });
  function type(text: string) {
    const next = Number(text);
    const isYear = /^-?\d{1,11}$/.test(text) && next !== 0 && next <= 9999;
    setTyped({ text, year: isYear ? next : year });
    if (isYear) onYear(next);
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={say('graph.filter.year')}
      value={typed.text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
