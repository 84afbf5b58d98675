import type { Editor } from '@tiptap/core';
import type { FunctionComponent } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { insertFigure, type InsertedPicture } from './schema/figure.ts';

export interface PictureDialogProps {
  file: File;
  /** The entry it is uploaded for, if that has an id already. */
  itemId: string | null;
  onUploaded(picture: InsertedPicture): void;
  onClose(): void;
}

interface Props {
  PictureDialog: FunctionComponent<PictureDialogProps>;
  editor: Editor;
  file: File;
  at: number | null;
  onClose(): void;
}

export function FigureUpload({ PictureDialog, editor, file, at, onClose }: Props) {
  const { language } = useReader();
  return (
    <PictureDialog
      file={file}
      itemId={null}
      onClose={onClose}
      onUploaded={(picture) => {
        insertFigure(editor, picture, picture.title[language] ?? '', at ?? editor.state.selection.to);
        onClose();
      }}
    />
  );
}
