import type { FunctionComponent } from 'react';
import type { MendEditorProps } from '../face/part.ts';
import type { OwnEditorProps } from './own-edit.tsx';

/** The reviewer's editor of a member's own work. The cast is safe: the server has validated the content. */
export const mendOwn = <Content,>(Editor: FunctionComponent<OwnEditorProps<Content>>) =>
  function MendOwn({ itemId, content, onAgain }: MendEditorProps) {
    const opened = {
      itemId,
      base: { id: itemId, content: content as Content, translatedFrom: null },
      draft: null,
      rejected: null,
      reply: { id: itemId },
    };
    return <Editor opened={opened} memberId="" isSignedIn onAgain={onAgain} />;
  };
