import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useText } from '../../../kit/reader.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { notify } from '../../../ui/notices.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { loadCurrentMember } from '../../../kit/member/current-member.ts';
import { retryWithPasskey } from '../../accounts/face/passkey-sign-in.ts';
import {
  secondFactor,
  startApp,
  usePasskeys,
  renewCodes,
  removeSecondFactor,
} from '../../accounts/second-factor/contract.ts';
import { SecurityRow } from '../profile/security-row.tsx';
import { AppDialog } from './app-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import './second-factor.css';
import { Button } from '../../../ui/form/button.tsx';

/** Two-step login: the second factor, the recovery codes, and buttons to turn it on and off. */
export function SecondFactorSection({ memberId, username }: { memberId: string; username: string }) {
  const text = useText();
  const { answer: factors, setAnswer: setFactors, failed, again } = useCall(secondFactor, {});
  const [setup, setSetup] = useState<ReplyOf<typeof startApp> | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<'renew' | 'turn off' | null>(null);

  const afterPasskey = <T,>(action: () => Promise<T>) =>
    retryWithPasskey(
      memberId,
      () => notify(text('error.passkeyWrong')),
      () => withConfirmedIdentity(action),
    );

  // Failures are shown at the top of the page.
  const startSetup = () => void afterPasskey(() => call(startApp, {})).then(setSetup, () => {});
  const turnOnPasskeys = () =>
    void afterPasskey(() => call(usePasskeys, {})).then(
      ({ recoveryCodes }) => turnedOn(recoveryCodes),
      () => {},
    );
  function turnedOn(recoveryCodes: readonly string[]) {
    setSetup(null);
    setCodes(recoveryCodes);
    notify(text('factor.turnedOn'));
    again();
    void loadCurrentMember();
  }
  async function renew(): Promise<boolean> {
    const { recoveryCodes } = await withConfirmedIdentity(() => call(renewCodes, {}));
    setCodes(recoveryCodes);
    again();
    return true;
  }
  async function turnOff(): Promise<boolean> {
    setFactors(await withConfirmedIdentity(() => call(removeSecondFactor, {})));
    notify(text('factor.turnedOff'));
    void loadCurrentMember();
    return true;
  }
  const button = (words: string, onClick: () => void) => <Button onClick={onClick}>{words}</Button>;
  const isOn = factors !== null && factors.since !== null;

  return (
    <>
      <section aria-labelledby="second-factor-title" className="safe-list">
        <header>
          <h3 id="second-factor-title">{text('factor.title')}</h3>
          {isOn && button(text('factor.turnOff'), () => setQuestion('turn off'))}
        </header>
        {failed && <FailedLine again={again} />}
        {factors && !isOn && (
          <p className="hint">
            {text(factors.isAsked ? 'factor.byRole' : 'factor.off')}{' '}
            {factors.isRequired && <b>{text('factor.required')}</b>}
          </p>
        )}
        {factors && (
          <div className="rows safe-rows">
            <SecurityRow
              name={text('factor.app')}
              value={text(factors.hasApp ? 'factor.appOn' : 'factor.appOff')}
              actions={button(text(factors.hasApp ? 'factor.changeApp' : 'factor.addApp'), startSetup)}
            />
            {factors.passkeys > 0 && (
              <SecurityRow
                name={text('factor.passkeys')}
                value={text('factor.passkeyCount', { count: factors.passkeys })}
                actions={!isOn && button(text('factor.usePasskeys'), turnOnPasskeys)}
              />
            )}
            {isOn && (
              <SecurityRow
                name={text('factor.codes')}
                value={text('factor.codesLeft', { count: factors.recoveryCodes })}
                actions={button(text('factor.renewCodes'), () => setQuestion('renew'))}
              />
            )}
          </div>
        )}
      </section>
      {setup && <AppDialog setup={setup} onAdded={turnedOn} onClose={() => setSetup(null)} />}
      {question === 'renew' && (
        <ConfirmDialog title={text('factor.renewing')} onConfirm={renew} onClose={() => setQuestion(null)}>
          <p>{text('factor.renewWhat')}</p>
        </ConfirmDialog>
      )}
      {question === 'turn off' && (
        <ConfirmDialog title={text('factor.turningOff')} onConfirm={turnOff} onClose={() => setQuestion(null)}>
          <p>{text('factor.turnOffWhat')}</p>
        </ConfirmDialog>
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} username={username} onClose={() => setCodes([])} />}
    </>
  );
}
