import { useEffect, useEffectEvent, useId, useState } from 'react';
import { AbortedCall, call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useReader } from '../../../kit/reader.tsx';
import { acceptedTypes, findPictureFile } from '../../../ui/form/picture-files.ts';
import { readPixels } from '../../media/face/pixels.ts';
import { searchPaintings } from '../contract.ts';
import { PaintingCard } from '../face/painting-card.tsx';

type Answer = ReplyOf<typeof searchPaintings>;

/**
 * Search by picture: chosen, dropped or pasted. The picture stays in this browser; only 64 × 64 of its pixels are sent.
 */
export function PictureSearch() {
  const { t } = useReader(),
    id = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [queryPicture, setAsked] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'unreadable' | 'failed'>('idle');

  async function search(file: File) {
    setState('busy');
    const pixels = await readPixels(file).catch(() => null);
    if (!pixels) return setState('unreadable');
    setAsked(pixels.preview);
    try {
      setAnswer(await call(searchPaintings, { pixels: pixels.base64, size: 12 }, { quiet: true }));
      setState('idle');
    } catch (error) {
      if (!(error instanceof AbortedCall)) setState('failed');
    }
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = findPictureFile(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    void search(file);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);

  return (
    <div
      className="picture-search"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = findPictureFile(event.dataTransfer);
        if (!file) return;
        event.preventDefault();
        void search(file);
      }}
    >
      <p className="acts ui">
        <label className="button" htmlFor={id}>
          {t('painting.byPicture')}
          <input
            id={id}
            className="unseen"
            type="file"
            accept={acceptedTypes}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void search(file);
              target.value = '';
            }}
          />
        </label>{' '}
        <span className="hint">{t('painting.byPicture.hint')}</span>
      </p>
      <div role="status" className="ui">
        {state === 'busy' && t('painting.byPicture.busy')}
        {state === 'unreadable' && t('painting.byPicture.unreadable')}
        {state === 'failed' && t('painting.byPicture.failed')}
        {state === 'idle' &&
          answer &&
          (answer.total ? t(`painting.byPicture.${answer.by ?? 'descriptor'}`) : t('painting.byPicture.none'))}
      </div>
      {answer && state === 'idle' && (
        <section className="stack panel picture-found" aria-label={t('painting.byPicture')}>
          <h2 className="unseen">{t('painting.byPicture')}</h2>
          {queryPicture && (
            <img
              className="picture-asked"
              src={queryPicture}
              alt={t('painting.byPicture.asked')}
              width={64}
              height={64}
            />
          )}
          <ul className="bare tiles painting-list">
            {answer.paintings.map((painting, at) => (
              <li key={painting.itemId}>
                <PaintingCard
                  painting={painting}
                  note={t('painting.likeness', { percent: Math.round(100 * answer.likeness[at]!) })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
