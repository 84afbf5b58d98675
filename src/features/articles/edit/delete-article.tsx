import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { deleteArticle } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Deletes an article with all its versions, after confirmation. */
export function DeleteArticle({ articleId, name }: { articleId: string; name: string }) {
  const t = useText();
  const [asks, setAsks] = useState(false);
  return (
    <p>
      <Button onClick={() => setAsks(true)}>{t('articleWriting.delete')}</Button>
      {asks && (
        <ConfirmDialog
          title={t('articleWriting.delete')}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await call(deleteArticle, { ugcId: articleId });
            location.assign('/user/usercenter#/mycontent?of=articles');
            return true;
          }}
        >
          <p>{t('articleWriting.delete.sure', { name })}</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
