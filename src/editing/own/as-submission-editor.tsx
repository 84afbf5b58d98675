import type { FunctionComponent } from 'react';
import type { SubmissionEditorProps } from '../part-editor.ts';
import type { UserContentEditorProps } from './user-content-edit.tsx';

/** The reviewer's editor of a member's own work. The cast is safe: the server has validated the content. */
export const asSubmissionEditor = <Content,>(Editor: FunctionComponent<UserContentEditorProps<Content>>) =>
  function MendOwn({ itemId, content, onAgain }: SubmissionEditorProps) {
    const opened = {
      itemId,
      base: { id: itemId, content: content as Content, translatedFrom: null },
      draft: null,
      rejected: null,
      reply: { id: itemId },
    };
    return <Editor opened={opened} memberId="" isSignedIn onAgain={onAgain} />;
  };
