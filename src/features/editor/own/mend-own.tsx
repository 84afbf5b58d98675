import type { FunctionComponent } from 'react';
import type { MendEditorProps } from '../face/part.ts';
import type { OwnEditorProps } from './own-edit.tsx';

/** The editor of something of one's own, for its reviewer. The schema on the server answers for what it holds. */
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
