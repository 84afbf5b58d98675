import { useEffect, useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { formatEraName, yearsOfEra } from '../../../rules/eras/era-names.ts';
import type { Era, EraRegion } from '../../../rules/eras/era.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import { topicAddress } from '../../../rules/topic-address.ts';
import { bounds, readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { writeRecord } from '../../../rules/time/historical-time-writing.ts';
import { moveCursor } from '../../../ui/cursor.ts';
import type { AxisBand, AxisView } from '../../../ui/time-axis/time-axis.ts';
import { loadEras } from '../../../ui/year/load-eras.ts';
import { Drawer } from '../../../ui/stage-frame/toolbar.tsx';
import { spanOfRecord } from '../face/axis-span.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Widest view with reign eras, in seconds: 400 years, so that the name of an era of ten years fits. */
const maxViewSeconds = 400 * 365.2425 * 86_400;
/** A view requests whole blocks of this many years, so that panning needs no new requests. */
const blockYears = 200;

const noEras: readonly Era[] = [];

/** The reign eras of a land around a view; empty if the view is too wide for them. */
export function useEras(land: EraRegion | null, view: AxisView | null): readonly Era[] {
  const near = land !== null && view !== null && view.latest - view.earliest <= maxViewSeconds ? view : null;
  const from = near && blockOf(near.earliest) * blockYears,
    until = near && (blockOf(near.latest) + 1) * blockYears;
  const [loadedEras, setKnown] = useState<readonly Era[]>(noEras);
  useEffect(() => {
    if (land === null || from === null || until === null) return setKnown(noEras);
    let isActive = true;
    void loadEras({ region: land, from, until }).then(
      (eras) => isActive && setKnown(eras.filter((era) => era.region === land && !era.aside)),
    );
    return () => {
      isActive = false;
    };
  }, [land, from, until]);
  return loadedEras;
}
const blockOf = (second: number) => Math.floor((second / (365.2425 * 86_400) + 1970) / blockYears);

/** Eras in chronological order, each until the next begins. */
function toConsecutive(eras: readonly Era[]) {
  const spans = eras
    .map((era) => ({
      era,
      earliest: bounds(readHistoricalTime(era.from)!).earliest,
      latest: era.to === null ? Date.now() / 1000 : bounds(readHistoricalTime(era.to)!).latest,
    }))
    .sort((a, b) => a.earliest - b.earliest || a.latest - b.latest);
  return spans.map((span, at) => ({
    ...span,
    latest: Math.min(span.latest, spans[at + 1]?.earliest ?? span.latest),
  }));
}

export const eraBands = (eras: readonly Era[], language: Language): AxisBand[] =>
  toConsecutive(eras).map(({ era, earliest, latest }) => ({
    id: `era:${era.region}:${era.name.zh}:${era.yearOne}`,
    name: selectTranslation(era.name, language)!.value,
    earliest,
    latest,
    isEra: true,
  }));

/** The eras that overlap a view, as an accessible list; each links to its own years. */
export function EraList({ eras, view }: { eras: readonly Era[]; view: AxisView }) {
  const { language, t } = useReader();
  const seen = toConsecutive(eras).filter(({ earliest, latest }) => earliest <= view.latest && latest >= view.earliest);
  if (!seen.length) return null;
  return (
    <Drawer name={t('timeline.eras')}>
      <ul className="stack bare graph-panel timeline-eras">
        {seen.map(({ era }) => (
          <li key={`${era.name.zh} ${era.from}`}>
            <Button onClick={() => moveCursor({ span: spanOfRecord(yearsOfEra(era)), selectedId: null })}>
              {formatEraName(era, language)} <span className="tabular">{writeRecord(yearsOfEra(era), language)}</span>
            </Button>{' '}
            <a
              href={topicAddress(formatEraName(era, language))}
              aria-label={t('timeline.eras.topic', { name: formatEraName(era, language) })}
              title={t('timeline.eras.topic', { name: formatEraName(era, language) })}
            >
              ↗
            </a>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
