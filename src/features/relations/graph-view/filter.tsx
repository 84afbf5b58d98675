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
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  loaded: ExploredGraph;
  filter: Filter;
  onFilter(filter: Filter): void;
}

/** The filter by relation types, kinds and year; canvas and list both follow it. */
export function GraphFilter({ loaded, filter, onFilter }: Props) {
  const { language, t } = useReader();
  const counts = facetCounts(loaded, filter),
    years = yearsOf(loaded);
  const setYear = (year: number | null) => onFilter({ ...filter, year });
  return (
    <div className="stack graph-panel">
      <fieldset>
        <legend>{t('graph.filter.types')}</legend>
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
                {t(`relation.type.${type}`)} <small className="tabular">{counts.types.get(type)}</small>
              </span>
            </label>
          ))}
      </fieldset>
      <fieldset>
        <legend>{t('graph.filter.kinds')}</legend>
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
                {t(`kinds.${kind}`)} <small className="tabular">{counts.kinds.get(kind)}</small>
              </span>
            </label>
          ))}
      </fieldset>
      {years && (
        <fieldset>
          <legend className="unseen">{t('graph.filter.asOf')}</legend>
          <label className="graph-chip">
            <input
              type="checkbox"
              checked={filter.year !== null}
              onChange={() => setYear(filter.year === null ? middle(years) : null)}
            />
            <span>{t('graph.filter.asOf')}</span>
          </label>
          {filter.year !== null && (
            <>
              <div className="row graph-year">
                <input
                  type="range"
                  aria-label={t('graph.filter.asOf')}
                  aria-valuetext={formatYear(filter.year, language)}
                  min={astronomicalYear(years.from)}
                  max={astronomicalYear(years.to)}
                  value={astronomicalYear(filter.year)}
                  onChange={({ target }) => setYear(historicalYear(target.valueAsNumber))}
                />
                <YearField year={filter.year} onYear={setYear} />
                <output className="tabular">{formatYear(filter.year, language)}</output>
              </div>
              <small>{t('graph.filter.undated')}</small>
            </>
          )}
        </fieldset>
      )}
      <Button disabled={!isFiltering(filter)} onClick={() => onFilter(noFilter)}>
        {t('graph.filter.reset')}
      </Button>
    </div>
  );
}

const middle = ({ from, to }: { from: number; to: number }) =>
  historicalYear(Math.round((astronomicalYear(from) + astronomicalYear(to)) / 2));

/** A field for a year; incomplete input changes nothing yet. */
function YearField({ year, onYear }: { year: number; onYear(year: number): void }) {
  const { t } = useReader();
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
      aria-label={t('graph.filter.year')}
      value={typed.text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
