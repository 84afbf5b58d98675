import type { ReactNode } from 'react';
import { useReader, useText } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import type { BorderSlice } from '../face/map-queries.ts';
import type { MapBorder } from '../contract.ts';
import { entryAtYear } from '../face/polity-list.tsx';

interface Props {
  border: MapBorder;
  year: number;
  origins: BorderSlice['origins'];
  onClose(): void;
}

/** A polity's borders in a year: their duration, precision and source. */
export function BorderCard({ border, year, origins, onClose }: Props) {
  const { language, t } = useReader();
  const { name, entryId, time, precision, source } = border;
  return (
    <Card label={t('timemap.card')} onClose={onClose}>
      <h3>{entryId ? <a href={entryAtYear(entryId, year)}>{name}</a> : name}</h3>
      <p className="tabular">{formatRecord(time, language)}</p>
      <p>{t(`timemap.precision.${precision as 1 | 2 | 3}`)}</p>
      {source && (
        <p>
          <small>{source}</small>
        </p>
      )}
      <p>
        <small>{origins.map(({ name: origin, licence }) => `${origin} (${licence})`).join(' · ')}</small>
      </p>
      {entryId && (
        <p>
          <a className="button" href={entryAtYear(entryId, year)}>
            {t('timemap.toEntry')}
          </a>
        </p>
      )}
    </Card>
  );
}

/** A card over the map; Escape and its button close it. */
export function Card({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) {
  const t = useText();
  return (
    <section
      className="panel timemap-card"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className="icon timemap-close" aria-label={t('dialog.close')} onClick={onClose}>
        ×
      </button>
      {children}
    </section>
  );
}
