import type { ReactNode } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { mayRetry, type Upload } from './uploads.ts';

interface Props<Done> {
  uploads: readonly Upload<Done>[];
  /** Actions for a file that exists already. */
  alike?(upload: Upload<Done>): ReactNode;
  onCancel(key: number): void;
  onRetry(key: number): void;
  onClear(): void;
}

/** The files of a batch, each with its progress, error and actions. */
export function UploadRows<Done>({ uploads, alike, onCancel, onRetry, onClear }: Props<Done>) {
  const { say } = useReader();
  if (!uploads.length) return null;
  return (
    <>
      <ul className="bare uploads" aria-label={say('gallery.uploads')}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onCancel={() => onCancel(upload.key)}
            onRetry={() => onRetry(upload.key)}
          >
            {upload.state === 'alike' && alike?.(upload)}
          </UploadRow>
        ))}
      </ul>
      <p>
        <button type="button" className="button" onClick={onClear}>
          {say('gallery.clear')}
        </button>
      </p>
    </>
  );
}

function UploadRow({
  upload: { file, state, share, fault },
  onCancel,
  onRetry,
  children,
}: {
  upload: Upload;
  children: ReactNode;
  onCancel(): void;
  onRetry(): void;
}) {
  const { say } = useReader();
  const isOpen = state === 'waiting' || state === 'sending' || state === 'alike';
  return (
    <li data-state={state}>
      <span className="upload-name">{file.name}</span>
      {state === 'sending' && <progress max={1} value={share < 1 ? share : undefined} aria-label={file.name} />}
      <span role="status">
        {fault
          ? say(`error.${fault.name}`, { ...limits.image.overPx, ...fault.details })
          : say(`gallery.upload.${state}`)}
      </span>
      {isOpen ? (
        <button
          type="button"
          className="button"
          aria-label={`${say('dialog.cancel')}: ${file.name}`}
          onClick={onCancel}
        >
          {say('dialog.cancel')}
        </button>
      ) : (
        state !== 'done' &&
        (!fault || mayRetry(fault.name)) && (
          <button type="button" className="button" aria-label={`${say('error.again')}: ${file.name}`} onClick={onRetry}>
            {say('error.again')}
          </button>
        )
      )}
      {children}
    </li>
  );
}
