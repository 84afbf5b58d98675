import { useState } from 'react';
import { call, showFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notices.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { removeBinding } from '../../accounts/contract.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useSignInMethods } from '../../accounts/face/sign-in-methods.ts';
import { redirectToWeixin } from '../../accounts/face/weixin.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx';
import { DeleteAccount, ExportData } from './own-data.tsx';
import { MailForm } from './mail-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PhoneForm } from './phone-form.tsx';
import { SecurityRow } from './security-row.tsx';
import { setPasswordHash } from '../section.ts';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';
import { Button } from '../../../ui/form/button.tsx';

type Binding = 'phone' | 'mail' | 'weixin';

/** Account security: bindings and sign-in methods, sessions, export and deletion. */
export function SecuritySection({ member }: { member: UserInfo }) {
  const text = useText();
  const ways = useSignInMethods();
  const [open, setOpen] = useState<Binding | 'delete' | null>(null);
  const [removing, setRemoving] = useState<Binding | null>(null);
  /** Number of passkey changes on this page: each may change the second factor. */
  const [passkeyChanges, setPasskeyChanges] = useState(0);
  const { phone, mail, weixin, hasPassword } = member;

  const toggle = (name: NonNullable<typeof open>) => setOpen(open === name ? null : name);
  function done(saved: UserInfo, words: string) {
    setOpen(null);
    setCurrentMember(saved);
    notify(words);
  }
  const bindWeixin = () =>
    withConfirmedIdentity(() => redirectToWeixin('BIND', { quiet: true })).catch(
      (error: unknown) => error instanceof Failure && showFailure(error),
    );
  async function remove(type: Binding): Promise<boolean> {
    const saved = await withConfirmedIdentity(() => call(removeBinding, { type }));
    if (type !== 'weixin') done(saved, text('safe.removed'));
    else {
      // As UNBIND does (spec §4).
      done(saved, text('signIn.weixinUnbound'));
      setTimeout(() => location.reload(), limits.reloadDelayMs);
    }
    return true;
  }
  const removal = (type: Binding) => (
    <Button look="plain" onClick={() => setRemoving(type)}>
      {text('safe.remove')}
    </Button>
  );
  const opener = (name: Binding | 'delete', words: string) => (
    <Button aria-expanded={open === name} onClick={() => toggle(name)}>
      {words}
    </Button>
  );

  return (
    <section aria-labelledby="safe-title">
      <h2 id="safe-title">{text('usercentre.safe')}</h2>
      <div className="rows safe-rows">
        <SecurityRow
          name={text('safe.phone')}
          value={phone}
          note={text(phone ? 'safe.phoneRisk' : 'safe.phoneWhy')}
          actions={
            <>
              {opener('phone', text(phone ? 'safe.change' : 'safe.bind'))}
              {phone && removal('phone')}
            </>
          }
        >
          {open === 'phone' && (
            <PhoneForm
              member={member}
              ways={ways}
              onDone={(saved) => done(saved, text(phone ? 'safe.phoneChanged' : 'bind.done'))}
            />
          )}
        </SecurityRow>
        {(ways.mail || mail) && (
          <SecurityRow
            name={text('safe.mail')}
            value={mail}
            note={mail ? undefined : text('safe.mailWhy')}
            actions={
              <>
                {ways.mail && opener('mail', text(mail ? 'safe.change' : 'safe.bind'))}
                {mail && removal('mail')}
              </>
            }
          >
            {open === 'mail' && <MailForm onDone={(saved) => done(saved, text('safe.mailBound'))} />}
          </SecurityRow>
        )}
        {(ways.weixin || weixin !== null) && (
          <SecurityRow
            name={text('safe.weixin')}
            value={weixin}
            actions={
              weixin === null ? (
                <Button onClick={() => void bindWeixin()}>{text('safe.bind')}</Button>
              ) : (
                removal('weixin')
              )
            }
          />
        )}
        <SecurityRow
          name={text('safe.password')}
          value={hasPassword ? text('safe.isSet') : null}
          actions={
            <a className="button" href={setPasswordHash}>
              {text(hasPassword ? 'safe.change' : 'safe.set')}
            </a>
          }
        />
      </div>
      <PasskeyList onChange={() => setPasskeyChanges((count) => count + 1)} />
      <SecondFactorSection key={passkeyChanges} memberId={member.id} username={member.username} />
      <SessionList />
      <TokenList />
      <h3>{text('own.title')}</h3>
      <div className="rows safe-rows">
        <SecurityRow
          name={text('own.export')}
          note={text('own.exportWhat')}
          actions={<ExportData username={member.username} />}
        />
        <SecurityRow
          name={text('own.deleteAccount')}
          note={text('own.deleteWhat')}
          actions={opener('delete', text('own.deleteAccount'))}
        >
          {open === 'delete' && <DeleteAccount />}
        </SecurityRow>
      </div>
      {removing && (
        <ConfirmDialog
          title={text(`safe.removing.${removing}`)}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        >
          <p>{text('safe.removeWhat')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
