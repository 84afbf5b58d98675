import { useEffect, useRef, type ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import type { OpenedEntryPart } from './open-part.ts';
import { ReviewerEditBar, useReviewerEdit } from '../reviewer-edit.tsx';
import { SubmittedNotice } from '../part-notices.tsx';
import { showFault } from '../show-fault.ts';
import { SaveStatusLine, BlockedNotice } from '../edit-status.tsx';
import { useInertWhileBusy } from '../use-inert-while-busy.ts';
import { SubmitBar } from '../submit-bar.tsx';
import type { PartDraft } from './use-part-draft.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props<Content> {
  opened: Pick<OpenedEntryPart<Content>, 'rejected'>;
  /** Nothing of it is published yet. */
  isNew?: boolean;
  /** Where the author finds it after submitting. */
  overviewAddress?: string;
  draft: PartDraft<Content>;
  isSignedIn: boolean;
  /** Message about merged changes; null for none. */
  merged: string | null;
  /** Continues from the last rejected version. */
  onContinueRejected(content: Content): void;
  className?: string;
  children: ReactNode;
}

/** The frame of a part's editor: the lock, notices about merged changes, and submitting. */
export function PartForm<Content>({
  opened: { rejected },
  draft,
  isSignedIn,
  merged,
  onContinueRejected,
  className = '',
  isNew = false,
  overviewAddress,
  children,
}: Props<Content>) {
  const { t } = useReader();
  const mending = useReviewerEdit();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (draft.fault !== null) showFault(form.current);
  }, [draft.fault]);
  useInertWhileBusy(form, draft.busy || (mending?.busy ?? false));
  if (draft.saved) return <SubmittedNotice saved={draft.saved} isNew={isNew} overviewAddress={overviewAddress} />;
  return (
    <form
      ref={form}
      className={`stack wide writing-form ${className} ui`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
      }}
    >
      {!mending && <BlockedNotice lock={draft.lock} isSignedIn={isSignedIn} onAgain={draft.again} />}
      {rejected && (
        <div className="stack close panel writing-told" role="note">
          <p>{t('write.rejected', { reason: rejected.reason })}</p>
          {!draft.isRejected && draft.draftAt === null && (
            <p>
              <Button onClick={() => onContinueRejected(rejected.content)}>{t('write.rejected.goOn')}</Button>
            </p>
          )}
        </div>
      )}
      {merged !== null && (
        <p className="stack close panel writing-told" role="status">
          {merged}
        </p>
      )}
      {children}
      {mending ? (
        <ReviewerEditBar
          mending={mending}
          fault={draft.fault}
          onStartOver={draft.draftAt === null ? null : draft.startOver}
        />
      ) : (
        <>
          <SubmitBar note={draft.note} onNote={draft.setNote} busy={draft.busy} fault={draft.fault} />
          <SaveStatusLine
            lock={draft.lock}
            saving={draft.saving}
            isSignedIn={isSignedIn}
            draftAt={draft.draftAt}
            onStartOver={draft.startOver}
          />
        </>
      )}
    </form>
  );
}
