import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../../rules/errors.ts';
import { showFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { SignInView } from '../../../kit/member/account-dialog-request.ts';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { InterestsForm, NameForm } from './newcomer-forms.tsx';
import { OutboxNote } from '../fields/outbox-note.tsx';
import { PasskeyButton, usePasskeySupport } from '../fields/passkey-button.tsx';
import { RegisterForm, registerSteps } from './register-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { CodeForm, ForgottenForm, PasswordForm } from './sign-in-forms.tsx';
import { useSignInMethods, type SignInMethods } from '../face/sign-in-methods.ts';
import { redirectToWeixin } from '../face/weixin.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';
import '../../../ui/form/form.css';
import { Button } from '../../../ui/form/button.tsx';

/** The current step: the initial view, or a question for new members. */
export type SignInStep = SignInView | 'name' | 'interests';

/** Text key of a step's title. */
export const titleOf = (step: SignInStep) =>
  (
    {
      code: 'signIn.title',
      password: 'signIn.title',
      register: 'register.title',
      forgotten: 'forgotten.title',
      second: 'second.title',
      name: 'newcomer.title',
      interests: 'interests.title',
    } as const
  )[step];

interface Props {
  begin: SignInView;
  /** If the server sent them with the page. */
  ways?: SignInMethods;
  onShown(step: SignInStep): void;
  /** Called when the member is signed in and has completed the steps for new members. */
  onDone(): void;
}

/**
 * Signing in by SMS code, password or messaging app; registering; resetting a password. Typed values are shared between
 * the forms. Source: spec §1.
 */
export function SignInBox({ begin, ways: preloadedMethods, onShown, onDone }: Props) {
  const text = useText();
  const ways = useSignInMethods(preloadedMethods);
  const form = useForm();
  const [step, setShown] = useState<SignInStep>(begin);
  /** Whether the interests are the last step of registering. */
  const [stepped, setStepped] = useState(false);
  const [member, setMember] = useState<UserInfo | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const passkeys = usePasskeySupport();

  function show(next: SignInStep) {
    turned.current = next !== 'code' && next !== 'password'; // the tabs keep the focus
    setShown(next);
    onShown(next);
  }
  useEffect(() => {
    if (turned.current) box.current!.querySelector<HTMLElement>('form input')?.focus();
    turned.current = false;
  }, [step]);

  function enter(next: UserInfo, isNew: boolean) {
    setCurrentMember(next);
    setMember(next);
    setStepped(step === 'register');
    if (!isNew) onDone();
    else show(step === 'register' ? 'interests' : 'name');
  }
  const props = { form, ways, onIn: enter, onSecondStep: () => show('second') };

  return (
    <div className="sign-in-box ui" ref={box}>
      {(step === 'code' || step === 'password') && (
        <>
          <Tabs
            label={text('signIn.title')}
            tabs={[
              { name: 'code', title: text('signIn.byCode') },
              { name: 'password', title: text('signIn.byPassword') },
            ]}
            selectedTab={step}
            onChoose={show}
          >
            {step === 'code' ? (
              <CodeForm {...props} />
            ) : (
              <PasswordForm {...props} onForgotten={() => show('forgotten')} />
            )}
          </Tabs>
          {(ways.weixin || passkeys) && (
            <p className="or">
              <span>{text('signIn.or')}</span>
            </p>
          )}
          <div className="stack other-ways">
            {ways.weixin && <Weixin />}
            {passkeys && <PasskeyButton onIn={(user) => enter(user, false)} />}
          </div>
          <p className="turn">
            <Button look="plain" onClick={() => show('register')}>
              {text('signIn.toRegister')}
            </Button>
          </p>
        </>
      )}
      {step === 'register' && (
        <>
          <RegisterForm {...props} />
          <p className="turn">
            <Button look="plain" onClick={() => show('code')}>
              {text('signIn.toSignIn')}
            </Button>
          </p>
        </>
      )}
      {step === 'forgotten' && <ForgottenForm {...props} onBack={() => show('password')} />}
      {step === 'second' && <SecondStepForm onIn={(user) => enter(user, false)} onBack={() => show('password')} />}
      {step === 'name' && member && <NameForm member={member} onDone={() => show('interests')} />}
      {step === 'interests' && (
        <>
          {stepped && (
            <p className="hint tabular">{text('register.step', { step: registerSteps, steps: registerSteps })}</p>
          )}
          <InterestsForm onDone={onDone} />
        </>
      )}
      {(step === 'code' || step === 'register' || step === 'forgotten') && <OutboxNote ways={ways} />}
    </div>
  );
}

function Weixin() {
  const text = useText();
  const go = () =>
    redirectToWeixin('LOGIN', { quiet: true }).catch(
      (error: unknown) => error instanceof Failure && showFailure(error),
    );
  return (
    <button type="button" className="button weixin" onClick={() => void go()}>
      <svg viewBox="0 0 24 20" width="24" height="20" fill="currentColor" aria-hidden="true">
        <path d="M9 1C4.6 1 1 3.9 1 7.5c0 2 1.1 3.8 2.9 5L3.2 15l2.7-1.4c.8.2 1.6.4 2.5.4a5.6 5.6 0 0 1-.2-1.4c0-3.3 3.2-6 7.1-6h.7C15.3 3.4 12.4 1 9 1ZM6.3 6.3a1 1 0 1 1 0-2 1 1 0 0 1 0 2Zm5.4 0a1 1 0 1 1 0-2 1 1 0 0 1 0 2Z" />
        <path d="M23 12.6c0-2.9-2.9-5.3-6.5-5.3S10 9.7 10 12.6s2.9 5.3 6.5 5.3c.7 0 1.4-.1 2-.3l2.2 1.2-.6-2c1.7-1 2.9-2.5 2.9-4.2Zm-8.7-.9a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Zm4.4 0a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8Z" />
      </svg>
      {text('signIn.weixin')}
    </button>
  );
}
