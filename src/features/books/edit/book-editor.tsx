import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import type { BookContent } from '../rules.ts';
import { PartForm } from '../../../editing/drafts/part-form.tsx';
import { useDraftStart, usePartDraft, type Codec } from '../../../editing/drafts/use-part-draft.ts';
import { BookFactsForm } from './book-facts-form.tsx';
import {
  toBook,
  hasKnownLanguages,
  isTimeComplete,
  mergeBooks,
  toEditableBook,
  type EditableBook,
} from './editable-book.ts';
import { ContentsEditor } from './contents-editor.tsx';
import { openBook, type OpenedBook } from './open-book.ts';
import { WitnessList } from './witness-list.tsx';
import { saveBook, deleteBook } from '../writing-contract.ts';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  opened: OpenedBook<BookContent>;
  memberId: string;
  isSignedIn: boolean;
  onAgain(): void;
}

/** The editor of a whole book: its facts, its witnesses and its contents. */
export function BookEditor(props: Props) {
  const { language, t } = useReader();
  const { opened, isSignedIn } = props,
    { bookId, isPublished } = opened.reply;
  const codec: Codec<{ writing: EditableBook }, BookContent> = {
    name: 'book',
    apart: { key: '', isShared: isPublished, open: () => openBook<BookContent>(bookId) },
    bodyOf: (content) => ({ writing: toEditableBook(content ?? opened.reply.book, language) }),
    contentOf: ({ writing }) => toBook(writing),
    isComplete: ({ writing }) => isTimeComplete(writing.time) && hasKnownLanguages(writing.book),
    save: ({ itemId, ...how }, book) => call(saveBook, { ...how, bookId: itemId, book }, { quiet: true }),
  };
  const draftStart = useDraftStart(codec, props);
  const [writing, setWriting] = useState(draftStart.beginning.writing.writing);
  const [message, setTold] = useState<string | null>(null);
  const draft = usePartDraft(codec, props, draftStart, {
    body: { writing },
    merge(was, is) {
      const { book, contested } = mergeBooks(was ?? is, toBook(writing), is);
      setWriting(toEditableBook(book, language));
      setTold(t(contested ? 'bookWriting.contested' : 'bookWriting.merged'));
    },
    lack: !isTimeComplete(writing.time)
      ? t('finding.timeWrong')
      : hasKnownLanguages(writing.book)
        ? null
        : t('bookWriting.language.unknown'),
  });
  function write(change: (now: EditableBook) => EditableBook) {
    setWriting(change);
    draft.saving.touch();
  }
  const setBook = (change: Partial<BookContent>) => write((now) => ({ ...now, book: { ...now.book, ...change } }));
  return (
    <PartForm
      opened={opened}
      draft={draft}
      isSignedIn={isSignedIn}
      isNew={!isPublished}
      merged={message}
      onContinueRejected={(content) => write(() => toEditableBook(content, language))}
      className="book-form"
    >
      <BookFactsForm writing={writing} bookId={bookId} onWriting={write} />
      <WitnessList witnesses={writing.book.witnesses} onWitnesses={(witnesses) => setBook({ witnesses })} />
      <ContentsEditor
        bookId={bookId}
        volumes={writing.book.volumes}
        witnesses={writing.book.witnesses}
        saveFirst={draft.saving.sendNow}
        onVolumes={(volumes) => setBook({ volumes })}
      />
      <DeleteBook bookId={bookId} title={writing.book.facts.title} />
    </PartForm>
  );
}

/** Deletes the book after confirmation. The server refuses if others contributed to the published book. */
function DeleteBook({ bookId, title }: { bookId: string; title: string }) {
  const { t } = useReader();
  const [asks, setAsks] = useState(false);
  return (
    <p>
      <Button onClick={() => setAsks(true)}>{t('bookWriting.delete')}</Button>
      {asks && (
        <ConfirmDialog
          title={t('bookWriting.delete')}
          onClose={() => setAsks(false)}
          onConfirm={async () => {
            await call(deleteBook, { bookId, type: 'book' });
            location.assign('/user/usercenter#/mycontent?of=books');
            return true;
          }}
        >
          <p>{t('bookWriting.delete.sure', { title })}</p>
        </ConfirmDialog>
      )}
    </p>
  );
}
