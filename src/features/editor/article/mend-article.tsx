import type { ArticleContent } from '../../articles/rules.ts';
import type { MendEditorProps } from '../face/part.ts';
import { ArticleEditor } from './article-editor.tsx';

/** An article as its author sent it, while a reviewer mends it. Its schema on the server answers for what it holds. */
export function MendArticle({ itemId, language, content, onAgain }: MendEditorProps) {
  const opened = {
    itemId,
    base: { id: itemId, content: content as ArticleContent, translatedFrom: null },
    draft: null,
    rejected: null,
    reply: { articleId: itemId, language, isPublished: false },
  };
  return <ArticleEditor opened={opened} memberId="" isSignedIn onAgain={onAgain} />;
}
