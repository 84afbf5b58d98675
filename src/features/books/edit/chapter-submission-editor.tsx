import { useEffect, useState } from 'react';
import { LoadStatus } from '../../../ui/load-status.tsx';
import { readPartKey, type ChapterContent } from '../rules.ts';
import type { SubmissionEditorProps } from '../../../editing/part-editor.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { openBook, type OpenedBook } from './open-book.ts';
import { PhotocopyEditor } from './photocopy-editor.tsx';
import './edit-books.css';

/** The reviewer's editor of a submitted chapter: the author's own editor, next to the original. */
export function ChapterSubmissionEditor({ itemId, partKey, content, onAgain }: SubmissionEditorProps) {
  const place = readPartKey(partKey)!,
    { chapter, witness } = place;
  const [opened, setOpened] = useState<OpenedBook<ChapterContent> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let over = false;
    openBook<ChapterContent>(itemId, { chapter, witness }).then(
      (now) => void (over || setOpened(now)),
      () => void (over || setFailed(true)),
    );
    return () => {
      over = true;
    };
  }, [itemId, chapter, witness, failed]);
  if (!opened)
    return (
      <LoadStatus
        failed={failed}
        retry={() => setFailed(false)}
        loading="write.loading"
        failure="error.requestFailed"
      />
    );
  const submitted = {
    ...opened,
    base: { id: itemId, content: content as ChapterContent, translatedFrom: null },
    draft: null,
    rejected: null,
  };
  const isPhotocopy = opened.reply.book.witnesses.find(({ key }) => key === witness)?.kind === 'photocopy';
  const Editor = isPhotocopy ? PhotocopyEditor : ChapterEditor;
  return <Editor opened={submitted} place={place} memberId="" isSignedIn onAgain={onAgain} />;
}
