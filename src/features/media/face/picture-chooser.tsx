import { useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import type { Picture } from '../contract.ts';
import { OwnPictures } from '../own-pictures.tsx';
import { PendingPicture } from '../../../editing/text/pending-picture.tsx';
import { findPictureFile, acceptedTypes } from '../../../ui/form/picture-files.ts';
import '../media.css';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  label: string;
  onFile(file: File): void;
  /** An earlier upload was chosen or deleted. */
  onOwn(picture: Picture): void;
  onDeleted(id: string): void;
  children?: ReactNode;
}

/** Chooses a picture: a file chosen, dropped or pasted, or an earlier upload. */
export function PictureChooser({ label, onFile, onOwn, onDeleted, children }: Props) {
  const text = useText(),
    id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  function take(file: File | undefined) {
    input.current!.value = ''; // allows choosing the same file again
    if (file) onFile(file);
  }
  return (
    <>
      <div
        className="stack close picture-chooser"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(findPictureFile(event.dataTransfer));
        }}
        onPaste={(event) => {
          const file = findPictureFile(event.clipboardData);
          if (!file) return;
          event.preventDefault();
          take(file);
        }}
      >
        <p className="acts">
          <label className="button">
            {label}
            <input
              ref={input}
              type="file"
              className="unseen"
              accept={acceptedTypes}
              aria-describedby={id}
              onChange={(event) => take(event.target.files?.[0])}
            />
          </label>
          <Button onClick={() => setChoosing(true)}>{text('picture.own')}</Button>
          {children}
        </p>
        <PendingPicture onFile={onFile} />
        <p id={id} className="hint">
          {text('picture.hint', { ...limits.image.overPx, size: limits.image.bytes >> 20 })}
        </p>
      </div>
      {isChoosing && (
        <OwnPictures
          onClose={() => setChoosing(false)}
          onDeleted={onDeleted}
          onUse={(picture) => {
            setChoosing(false);
            onOwn(picture);
          }}
        />
      )}
    </>
  );
}
