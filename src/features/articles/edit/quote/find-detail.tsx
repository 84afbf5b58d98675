import { useEffect, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useText } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import { serviceAddress } from '../../../media/face/iiif/addresses.ts';
import { paintingDetail, type PaintingDetail } from '../../../paintings/contract.ts';
import type { Suggestion } from '../../../../kit/suggestions/contract.ts';
import { EntryBox } from '../../../../ui/entry-box/entry-box.tsx';
import { boxOf, detailHtml } from './quotation-html.ts';
import { Fault } from '../../../../ui/form/fault.tsx';

/** Chooses a painting, and one of its regions or the whole picture. */
export function FindDetail({ onInsert }: { onInsert(html: string): void }) {
  const t = useText();
  const [entry, setEntry] = useState<Suggestion | null>(null);
  const [result, setFound] = useState<PaintingDetail | Failure | null>(null);
  useEffect(() => {
    setFound(null);
    if (!entry) return;
    let over = false;
    call(paintingDetail, { id: entry.id }, { quiet: true }).then(
      (painting) => void (over || setFound(painting)),
      (error: unknown) => void (over || setFound(error instanceof Failure ? error : new Failure('requestFailed'))),
    );
    return () => {
      over = true;
    };
  }, [entry]);
  return (
    <>
      <EntryBox name="painting" label={t('write.quote.painting')} value={entry} onPick={setEntry} />
      {result instanceof Failure && <Fault>{t(`error.${result.errorName}`)}</Fault>}
      {result && !(result instanceof Failure) && (
        <>
          {result.views.every(({ regions }) => !regions.length) && <p role="status">{t('write.quote.noDetails')}</p>}
          <ul className="bare quote-details">
            {result.views.flatMap((view) =>
              [null, ...view.regions].map((region, at) => {
                const box = region && boxOf(region);
                const part = box ? `pct:${box.x},${box.y},${box.width},${box.height}` : 'full';
                return (
                  <li key={`${view.id} ${at}`}>
                    <button type="button" onClick={() => onInsert(detailHtml(result, view, region))}>
                      <img src={`${serviceAddress(view.id)}/${part}/^!160,160/0/default.webp`} alt="" loading="lazy" />
                      <span>{region?.label ?? t('write.quote.whole')}</span>
                    </button>
                  </li>
                );
              }),
            )}
          </ul>
        </>
      )}
    </>
  );
}
