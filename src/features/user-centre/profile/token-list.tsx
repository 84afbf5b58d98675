import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { ConfirmDialog, Dialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Options } from '../../../ui/form/options.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { accessTokens, addAccessToken, revokeAccessToken, type AccessToken } from '../../accounts/tokens/contract.ts';
import { CopyField } from '../../social/face/copy-field.tsx';
import { useDates } from '../dates.ts';

/** Tokens with which assistants propose drafts for the member. */
export function TokenList() {
  const text = useText();
  const { day, ago } = useDates();
  const { answer: list, setAnswer: setList, failed, again } = useCall(accessTokens, {});
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<AccessToken | null>(null);

  async function revoke(): Promise<boolean> {
    setList(await call(revokeAccessToken, { id: revoking!.id }));
    notify(text('token.revoked'));
    return true;
  }
  return (
    <section aria-labelledby="tokens-title" className="safe-list">
      <header>
        <h3 id="tokens-title">{text('token.title')}</h3>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {text('token.add')}
        </Button>
      </header>
      <p className="hint">{text('token.what')}</p>
      <a className="touch" href="/help/assistants">
        {text('token.how')}
      </a>
      {isAdding && (
        <NewToken
          onAdded={(added) => {
            setList(added.tokens);
            setSecret(added.secret);
            setAdding(false);
          }}
        />
      )}
      {failed && <FailedLine again={again} />}
      <ul className="bare">
        {list?.map((token) => (
          <li key={token.id}>
            <p>
              <b>{token.name}</b>
              <small className="hint tabular">
                {text('token.until', { day: day(token.expiresAt) })}
                {' · '}
                {token.usedAt ? text('token.used', { ago: ago(token.usedAt) }) : text('token.unused')}
              </small>
            </p>
            <div className="row safe-actions">
              <Button look="plain" onClick={() => setRevoking(token)}>
                {text('token.revoke')}
                <span className="unseen"> {token.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {secret && (
        <Dialog
          title={text('token.created')}
          onClose={() => setSecret(null)}
          blocking
          actions={
            <Button look="first" onClick={() => setSecret(null)}>
              {text('token.kept')}
            </Button>
          }
        >
          <div className="stack">
            <p>{text('token.copyNow')}</p>
            <CopyField label={text('token.secret')} value={secret} />
            <CopyField label={text('token.address')} value={`${location.origin}/mcp`} />
          </div>
        </Dialog>
      )}
      {revoking && (
        <ConfirmDialog
          title={text('token.revoking', { name: revoking.name })}
          onConfirm={revoke}
          onClose={() => setRevoking(null)}
        >
          <p>{text('token.revokeWhat')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

type AddedToken = { secret: string; tokens: AccessToken[] };

function NewToken({ onAdded }: { onAdded(added: AddedToken): void }) {
  const text = useText();
  const [name, setName] = useState('');
  const [days, setDays] = useState<(typeof limits.accessTokens.days)[number]>(90);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function add() {
    if (!name.trim()) return setFault(text('token.nameMissing'));
    setBusy(true);
    // A failure is shown at the top of the page.
    const added = await withConfirmedIdentity(() => call(addAccessToken, { name: name.trim(), days })).catch(
      () => null,
    );
    setBusy(false);
    if (added) onAdded(added);
  }
  return (
    <form
      className="stack account-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <Field label={text('token.name')} fault={fault}>
        <TextField
          autoFocus
          characters={limits.accessTokens.nameLength}
          value={name}
          onText={(value) => {
            setName(value);
            setFault(undefined);
          }}
        />
      </Field>
      <Field label={text('token.days')} hint={text('token.scope')}>
        <select value={days} onChange={({ target }) => setDays(Number(target.value) as typeof days)}>
          <Options of={limits.accessTokens.days} name={(count) => text('token.daysOf', { count })} />
        </select>
      </Field>
      <div className="row send">
        <button className="button first" aria-busy={isBusy}>
          {text('token.create')}
        </button>
      </div>
    </form>
  );
}
