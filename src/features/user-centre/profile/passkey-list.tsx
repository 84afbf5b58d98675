import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { loadCurrentMember } from '../../../kit/member/current-member.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import {
  passkeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  type Passkey,
} from '../../accounts/methods/passkey-contract.ts';
import { useDates } from '../dates.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Passkeys: sign-in by fingerprint, face or key, without a password. */
export function PasskeyList({ onChange }: { onChange(): void }) {
  const text = useText();
  const { day } = useDates();
  const { answer: list, setAnswer: setList, failed, again } = useCall(passkeys, {});
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [busy, setBusy] = useState(false);

  async function add() {
    if (busy) return;
    setBusy(true);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { options } = await withConfirmedIdentity(() => call(startPasskey, {}));
      const credential = await startRegistration({ optionsJSON: options as never }).catch((error: Error) => {
        // Cancelling is not an error.
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError')
          notify(text(error.name === 'InvalidStateError' ? 'passkey.known' : 'passkey.notMade'));
        return null;
      });
      if (!credential) return;
      setList(await call(addPasskey, { credential: credential as never }));
      notify(text('passkey.added'));
      changed();
    } catch {
      // shown at the top of the page
    } finally {
      setBusy(false);
    }
  }
  async function rename(name: string) {
    if (name.trim())
      setList(
        await call(renamePasskey, {
          id: renaming!.id,
          name: name.trim(),
        }),
      );
    setRenaming(null);
  }
  async function remove(): Promise<boolean> {
    setList(await withConfirmedIdentity(() => call(removePasskey, { id: removing!.id })));
    changed();
    return true;
  }
  /** A passkey may be the second factor that the member's role requires. */
  function changed() {
    onChange();
    void loadCurrentMember();
  }

  return (
    <section aria-labelledby="passkeys-title" className="safe-list">
      <header>
        <h3 id="passkeys-title">{text('passkey.title')}</h3>
        <Button aria-busy={busy} onClick={() => void add()}>
          {text('passkey.add')}
        </Button>
      </header>
      {failed && <FailedLine again={again} />}
      {list?.length === 0 && <p className="hint">{text('passkey.none')}</p>}
      <ul className="bare">
        {list?.map((passkey) => (
          <li key={passkey.id}>
            {renaming?.id === passkey.id ? (
              <Rename
                passkey={passkey}
                onName={(name) => void rename(name).catch(() => {})}
                onClose={() => setRenaming(null)}
              />
            ) : (
              <>
                <p>
                  <b>{passkey.name}</b>
                  <small className="hint">
                    {text('passkey.since', { day: day(passkey.since) })}
                    {' · '}
                    {passkey.usedAt ? text('passkey.used', { day: day(passkey.usedAt) }) : text('passkey.unused')}
                  </small>
                </p>
                <div className="row safe-actions">
                  <Button look="plain" onClick={() => setRenaming(passkey)}>
                    {text('passkey.rename')}
                    <span className="unseen"> {passkey.name}</span>
                  </Button>
                  <Button look="plain" onClick={() => setRemoving(passkey)}>
                    {text('safe.remove')}
                    <span className="unseen"> {passkey.name}</span>
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={text('passkey.removing', { name: removing.name })}
          onConfirm={remove}
          onClose={() => setRemoving(null)}
        >
          <p>{text('passkey.removeWhat')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Rename({ passkey, onName, onClose }: { passkey: Passkey; onName(name: string): void; onClose(): void }) {
  const text = useText();
  const [name, setName] = useState(passkey.name);
  return (
    <form
      className="together"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        autoFocus
        aria-label={text('passkey.name')}
        characters={limits.passkeys.nameLength}
        value={name}
        onText={setName}
      />
      <button className="button first">{text('usercentre.save')}</button>
      <Button onClick={onClose}>{text('dialog.cancel')}</Button>
    </form>
  );
}
