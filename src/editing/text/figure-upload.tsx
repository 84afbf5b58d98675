import type { Editor } from '@tiptap/core';
import { useReader } from '../../kit/reader.tsx';
import { PictureDialog } from '../../features/media/face/picture-dialog.tsx';
import { insertFigure } from './schema/figure.ts';

/** Asks for the rights of a picture, uploads it and inserts it into the text. */
export function FigureUpload({
  editor,
  file,
  at,
  onClose,
}: {
  editor: Editor;
  file: File;
  at: number | null;
  onClose(): void;
}) {
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
