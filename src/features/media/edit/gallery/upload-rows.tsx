import type { ReactNode } from 'react';
import { useReader } from '../../../../kit/reader.tsx';
import * as limits from '../../../../rules/limits.ts';
import { mayRetry, type Upload } from './uploads.ts';
import { Button } from '../../../../ui/form/button.tsx';

interface Props<Done> {
  uploads: readonly Upload<Done>[];
  /** Actions for a file that exists already. */
  renderSimilar?(upload: Upload<Done>): ReactNode;
  onCancel(key: number): void;
  onRetry(key: number): void;
  onClear(): void;
}

/** The files of a batch, each with its progress, error and actions. */
export function UploadRows<Done>({ uploads, renderSimilar, onCancel, onRetry, onClear }: Props<Done>) {
  const { t } = useReader();
  if (!uploads.length) return null;
  return (
    <>
      <ul className="bare uploads" aria-label={t('gallery.uploads')}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onCancel={() => onCancel(upload.key)}
            onRetry={() => onRetry(upload.key)}
          >
            {upload.state === 'alike' && renderSimilar?.(upload)}
          </UploadRow>
        ))}
      </ul>
      <p>
        <Button onClick={onClear}>{t('gallery.clear')}</Button>
      </p>
    </>
  );
}

interface UploadRowProps {
  upload: Upload;
  children: ReactNode;
  onCancel(): void;
  onRetry(): void;
}

function UploadRow({ upload: { file, state, share, fault }, onCancel, onRetry, children }: UploadRowProps) {
  const { t } = useReader();
  const isOpen = state === 'waiting' || state === 'sending' || state === 'alike';
  return (
    <li data-state={state}>
      <span className="upload-name">{file.name}</span>
      {state === 'sending' && <progress max={1} value={share < 1 ? share : undefined} aria-label={file.name} />}
      <span role="status">
        {fault ? t(`error.${fault.name}`, { ...limits.image.overPx, ...fault.details }) : t(`gallery.upload.${state}`)}
      </span>
      {isOpen ? (
        <Button aria-label={`${t('dialog.cancel')}: ${file.name}`} onClick={onCancel}>
          {t('dialog.cancel')}
        </Button>
      ) : (
        state !== 'done' &&
        (!fault || mayRetry(fault.name)) && (
          <Button aria-label={`${t('error.again')}: ${file.name}`} onClick={onRetry}>
            {t('error.again')}
          </Button>
        )
      )}
      {children}
    </li>
  );
}
