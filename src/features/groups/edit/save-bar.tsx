import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { useSavedInput } from '../../../kit/saved-input/use-saved-input.ts';
import { isUnderReview } from '../../../rules/revision-states.ts';
import * as limits from '../../../rules/limits.ts';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { notify } from '../../../ui/notices.tsx';
import { groupAddress, visibilities, type Visibility } from '../face/kinds.ts';
import { EntryBox } from '../../../ui/entry-box/entry-box.tsx';
import type { Autosave } from '../../../editing/drafts/use-autosave.ts';
import type { OpenedGroup } from './opened-group.ts';
import { deleteGroup } from '../contract.ts';
import { Options } from '../../../ui/form/options.tsx';
import { Fault } from '../../../ui/form/fault.tsx';
import { Button } from '../../../ui/form/button.tsx';

interface Props {
  opened: OpenedGroup;
  isSaved: boolean;
  isSignedIn: boolean;
  visibility: Visibility;
  onVisibility(visibility: Visibility): void;
  safety: Autosave['safety'];
  busy: boolean;
  fault: string | null;
  /** Saves; with a proposal, also submits. Returns true on success. */
  onSubmit(proposal?: { itemId: string; note: string }): Promise<boolean>;
}

/** The visibility of a group, and actions: save, view, submit, delete. */
export function SaveBar({
  opened,
  isSaved,
  isSignedIn,
  visibility,
  onVisibility,
  safety,
  busy,
  fault,
  onSubmit,
}: Props) {
  const { t } = useReader();
  const [dialog, setDialog] = useState<'submit' | 'delete' | null>(null);
  const [review, setReview] = useState(opened.review);
  const { id, reviewedAt } = opened;
  const isWaiting = review !== null && (review.state === 'submitted' || isUnderReview(review.state));
  const standing = review && reviewStatusOf(review.state);
  return (
    <div className="group-save">
      <Field label={t('make.seen')}>
        <select value={visibility} onChange={({ target }) => onVisibility(target.value as Visibility)}>
          <Options of={visibilities} name={(choice) => t(`make.seen.${choice}`)} />
        </select>
      </Field>
      <Fault>{fault}</Fault>
      <p className="acts">
        <button className="button first" aria-busy={busy} disabled={!isSignedIn}>
          {t('make.save')}
        </button>
        {isSaved && visibility !== 'private' && (
          <a className="button" href={groupAddress(id)}>
            {t('make.view')}
          </a>
        )}
        <Button disabled={isWaiting || !isSignedIn} onClick={() => setDialog('submit')}>
          {t('make.submit')}
        </Button>
        {reviewedAt && (
          <a className="button" href={groupAddress(id, 'reviewed')}>
            {t('group.toReviewed')}
          </a>
        )}
        <Button onClick={() => setDialog('delete')}>{t('make.delete')}</Button>
      </p>
      <p className="hint" role="status" data-safety={safety}>
        {[
          standing && t(`make.review.${standing}`, { reason: review?.reason ?? '' }),
          safety !== 'untouched' && t(`make.state.${safety}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {dialog === 'submit' && (
        <SubmitDialog
          groupId={id}
          onClose={() => setDialog(null)}
          onSubmit={async (proposal) => {
            setDialog(null);
            const isSent = await onSubmit(proposal);
            if (isSent) setReview({ state: 'submitted', reason: null });
            return isSent;
          }}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={t('make.delete')}
          onClose={() => setDialog(null)}
          onConfirm={async () => {
            await call(deleteGroup, { id, module: opened.type });
            notify(t('make.deleted'));
            location.assign('/user/usercenter#/mycontent/special');
            return true;
          }}
        >
          <p>{t('make.delete.what', { name: opened.shown.name })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const reviewStatusOf = (state: NonNullable<OpenedGroup['review']>['state']) =>
  state === 'submitted'
    ? 'submitted'
    : state === 'not passed'
      ? 'not passed'
      : state === 'passed' || state === 'featured'
        ? 'passed'
        : 'under';

interface SubmitDialogProps {
  groupId: string;
  onClose(): void;
  /** Returns whether it was submitted. */
  onSubmit(proposal: { itemId: string; note: string }): Promise<boolean>;
}

/** Asks for the entry that the group is submitted to. */
function SubmitDialog({ groupId, onClose, onSubmit }: SubmitDialogProps) {
  const { t } = useReader();
  const input = useSavedInput<{ entry: { id: string; name: string; itemId: string } | null; note: string }>(
      `proposal of group ${groupId}`,
      { entry: null, note: '' },
    ),
    { entry, note } = input.value;
  const [missing, setMissing] = useState(0);
  return (
    <Dialog
      title={t('make.submit')}
      onClose={onClose}
      input={input}
      submit={
        <Button
          look="first"
          onClick={() =>
            entry
              ? void onSubmit({ itemId: entry.itemId, note }).then((isSent) => isSent && input.clear())
              : setMissing(missing + 1)
          }
        >
          {t('make.submit')}
        </Button>
      }
    >
      <div className="stack ui group-proposal">
        <p>{t('make.submit.what')}</p>
        <EntryBox
          name="with"
          label={t('make.submit.with')}
          value={entry}
          missing={missing}
          onPick={(picked) => input.set((now) => ({ ...now, entry: picked }))}
        />
        {missing > 0 && !entry && <Fault>{t('make.submit.lack')}</Fault>}
        <Field label={t('write.note')}>
          <input
            type="text"
            maxLength={limits.revisionNoteLength}
            value={note}
            onChange={({ target }) => input.set((now) => ({ ...now, note: target.value }))}
          />
        </Field>
      </div>
    </Dialog>
  );
}
