import type { ArticleContent } from '../rules.ts';
import type { SubmissionEditorProps } from '../../../editing/part-editor.ts';
import { ArticleEditor } from './article-editor.tsx';

/** The reviewer's editor of a submitted article. The cast is safe: the server has validated the content. */
export function ArticleSubmissionEditor({ itemId, language, content, onAgain }: SubmissionEditorProps) {
  const opened = {
    itemId,
    base: { id: itemId, content: content as ArticleContent, translatedFrom: null },
    draft: null,
    rejected: null,
    reply: { articleId: itemId, language, isPublished: false },
  };
  return <ArticleEditor opened={opened} memberId="" isSignedIn onAgain={onAgain} />;
}
