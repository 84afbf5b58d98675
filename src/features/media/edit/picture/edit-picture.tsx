import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { useSavedInput } from '../../../../kit/saved-input/use-saved-input.ts';
import { Failure } from '../../../../rules/errors.ts';
import { isEditable } from '../../../../rules/revision-states.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { isIncompleteCitation } from '../../../../editing/fields/editable-citation.ts';
import { SubmittedNotice } from '../../../../editing/part-notices.tsx';
import { DetailsForm } from './details-form.tsx';
import {
  changeHalf,
  isHalfChanged,
  emptyPictureInput,
  shownHalves,
  withoutHalf,
  type Half,
  type OpenedPicture,
} from './picture-input.ts';
import { isNameless, RegionsForm } from './regions-form.tsx';
import { useInertWhileBusy } from '../../../../editing/use-inert-while-busy.ts';
import { useProposal, type ChangedPart } from './use-proposal.ts';
import './edit-picture.css';
import { openPicture, saveRegions, savePictureDetails } from '../../gallery/contract.ts';
import { Fault } from '../../../../ui/form/fault.tsx';
import { Button } from '../../../../ui/form/button.tsx';

/** Edits a published picture: its regions, description and rights. */
export function EditPicture({ id }: { id: string }) {
  const { t } = useReader();
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let over = false;
    call(openPicture, { id }, { quiet: true }).then(
      (openedPicture) => over || setOpened(openedPicture),
      (error: unknown) => over || setFailure(error instanceof Failure ? error : new Failure('requestFailed')),
    );
    return () => {
      over = true;
    };
  }, [id]);
  if (failure)
    return (
      <p className="stack close panel writing-told" role="alert">
        {t(`error.${failure.errorName}`, failure.details as Record<string, string>)}
      </p>
    );
  if (!opened)
    return (
      <p className="ui" role="status">
        {t('write.loading')}
      </p>
    );
  return <PictureForm id={id} opened={opened} />;
}

/** Edits both parts of a picture in one form with one submit button; only changed parts are sent. */
function PictureForm({ id, opened }: { id: string; opened: OpenedPicture }) {
  const { t } = useReader();
  const input = useSavedInput(`picture ${id}`, emptyPictureInput),
    { bases } = input.value;
  const { regions, picture: details } = shownHalves(input.value, opened);
  const { busy, fault, saved, refuse, submit } = useProposal(id);
  const [asks, setAsks] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useInertWhileBusy(form, busy);
  const isOpen = { regions: isEditable(opened.regions.state), picture: isEditable(opened.details.state) };
  const isChanged = {
    regions: isHalfChanged(input.value, 'regions', opened),
    picture: isHalfChanged(input.value, 'picture', opened),
  };
  const remove = (half: Half) => input.set((now) => withoutHalf(now, half));
  const parts: ChangedPart[] = [
    {
      type: 'regions',
      baseId: bases.regions,
      send: (how) => call(saveRegions, { ...how, id, regions: [...regions] }, { quiet: true }),
      onSent: () => remove('regions'),
    },
    {
      type: 'picture',
      baseId: bases.picture,
      send: (how) => call(savePictureDetails, { ...how, id, details }, { quiet: true }),
      onSent: () => remove('picture'),
    },
  ];
  function send() {
    const changed = parts.filter(({ type }) => isChanged[type] && isOpen[type]);
    if (isChanged.regions && regions.some(isNameless)) return refuse(t('regions.nameless'));
    if (isChanged.picture && isIncompleteCitation(details.source)) return refuse(t('write.source.half'));
    if (!changed.length) return refuse(t('picture.unchanged'));
    void submit(changed);
  }
  if (saved) return <SubmittedNotice saved={saved} isNew />;
  return (
    <form
      ref={form}
      className="stack wide edit-picture ui"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>
        <a href={opened.href}>{opened.name}</a>
      </p>
      <RegionsForm
        picture={opened.picture}
        regions={regions}
        isOpen={isOpen.regions}
        onRegions={(next) => input.set((now) => changeHalf(now, 'regions', next, opened))}
      />
      <DetailsForm
        details={details}
        isOpen={isOpen.picture}
        onDetails={(next) => input.set((now) => changeHalf(now, 'picture', next, opened))}
      />
      <div className="stack submit-bar">
        <Fault>{fault}</Fault>
        <p className="acts">
          <button className="button first" aria-busy={busy} disabled={!isOpen.regions && !isOpen.picture}>
            {t('regions.submit')}
          </button>
          {input.isChanged && <Button onClick={() => setAsks(true)}>{t('write.draft.startOver')}</Button>}
        </p>
        <p className="hint" role="status">
          {t(input.isChanged ? 'picture.keptHere' : 'picture.unchanged')}
        </p>
      </div>
      {asks && (
        <ConfirmDialog title={t('write.draft.startOver')} onConfirm={input.clear} onClose={() => setAsks(false)}>
          <p>{t('write.draft.sure')}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
