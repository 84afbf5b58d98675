import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { removeAvatar } from '../contract.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Fault } from '../../../ui/form/fault.tsx';

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog.tsx')).AvatarDialog }));

/** The picture, with buttons to choose a file, crop it, or remove it. */
export function AvatarRow({ member }: { member: UserInfo }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosen] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();

  function choose(file: File | undefined) {
    input.current!.value = ''; // the same file may be chosen again
    if (!file) return;
    setFault(file.size >= limits.avatar.bytes ? text('error.tooLarge') : undefined);
    if (file.size < limits.avatar.bytes) setChosen(file);
  }
  const remove = () => void call(removeAvatar, {}).then(setCurrentMember, () => {});

  return (
    <div className="avatar-row">
      <AvatarPicture src={member.avatar} name={member.username} />
      <div>
        <div className="row">
          <label className="button">
            {text('avatar.choose')}
            <input
              ref={input}
              type="file"
              className="unseen"
              accept="image/jpeg,image/png,image/webp,image/gif"
              aria-describedby="avatar-hint"
              onChange={(event) => choose(event.target.files?.[0])}
            />
          </label>
          {member.avatar && (
            <Button look="plain" onClick={remove}>
              {text('avatar.remove')}
            </Button>
          )}
        </div>
        <p id="avatar-hint" className="hint">
          {text('avatar.hint', { size: limits.avatar.bytes >> 20 })}
        </p>
        <Fault>{fault}</Fault>
      </div>
      {chosenFile && (
        <Suspense>
          <AvatarDialog
            file={chosenFile}
            onClose={() => setChosen(null)}
            onUnreadable={() => {
              setChosen(null);
              setFault(text('error.pictureUnreadable'));
            }}
            onSaved={(saved) => {
              setChosen(null);
              setCurrentMember(saved);
              notify(text('avatar.saved'));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
