import { useRef, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { useCountdown } from '../../../ui/use-countdown.ts';
import { sendCode } from '../contract.ts';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Kaptcha } from '../fields/kaptcha.tsx';
import { NationSelect } from '../fields/nation-select.tsx';
import { looksLikePhone } from '../rules.ts';
import type { SignInMethods } from './sign-in-methods.ts';

interface Props {
  form: FormState;
  ways: SignInMethods;
  /** Checks the number before a code is sent; throws if it may not be used. */
  assertUsable?(phone: { nationCode: string; mobile: string }): Promise<void>;
  /** Signed-in members need no captcha. */
  signedIn?: boolean;
  /** The phone that this one replaces. */
  previous?: string | null;
}

/** A phone number with its code in a form; submitting without a code requests one. */
export interface PhoneCode {
  fields: React.ReactNode;
  /** Whether a code is entered; if not, requests one. */
  ensureCode(): boolean;
  phone: { nationCode: string; mobile: string };
}

/** The fields for a phone number, the captcha before a code is sent, the code, and the countdown until the next one. */
export function usePhoneCode({ form, ways, assertUsable, signedIn = false, previous }: Props): PhoneCode {
  const text = useText();
  const { values, faults, set } = form;
  const code = useRef<HTMLInputElement>(null);
  /** Number of the current captcha; 0 while none is needed. */
  const [kaptcha, setKaptcha] = useState(0);
  const [sent, setSent] = useState(false);
  const [seconds, wait] = useCountdown();
  const phone = { nationCode: values.nationCode, mobile: values.mobile };

  function send() {
    if (seconds) return;
    if (!looksLikePhone(values.mobile))
      return form.showFault('mobile', text(values.mobile ? 'error.phoneShape' : 'field.missing'));
    if (!signedIn && !kaptcha) return setKaptcha(1);
    if (!signedIn && !form.requireFilled('kaptcha')) return;
    void form.run(
      async () => {
        await assertUsable?.(phone);
        const { waitSeconds } = await call(
          sendCode,
          { ...phone, ...(!signedIn && { kaptcha: values.kaptcha }) },
          { quiet: true },
        );
        wait(waitSeconds);
        setSent(true);
        setKaptcha(0);
        set('kaptcha', '');
        code.current?.focus();
      },
      ({ errorName, details }) => {
        if (errorName === 'tryLater') wait(Number(details.seconds));
        // A captcha is consumed by an answer, right or wrong.
        if (errorName !== 'phoneShape' && errorName !== 'phoneTaken' && errorName !== 'phoneUnknown') {
          set('kaptcha', '');
          setKaptcha((picture) => picture && picture + 1);
        }
      },
    );
  }

  const fields = (
    <>
      <Field label={text('field.phone')} fault={faults.mobile}>
        {(described) => (
          <div className="together">
            <NationSelect nations={ways.nations} previous={previous} onCode={(nation) => set('nationCode', nation)} />
            <input
              {...described}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={40}
              value={values.mobile}
              onChange={(event) => set('mobile', event.target.value)}
            />
          </div>
        )}
      </Field>
      {kaptcha > 0 && <Kaptcha form={form} picture={kaptcha} />}
      <Field label={text('field.code')} fault={faults.message}>
        {(described) => (
          <div className="together">
            <input
              {...described}
              ref={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              value={values.message}
              onChange={(event) => set('message', event.target.value)}
            />
            <button type="button" className="button tabular" disabled={seconds > 0} onClick={send}>
              {seconds ? text('code.again', { seconds }) : text('code.send')}
            </button>
          </div>
        )}
      </Field>
      <p role="status" className="hint">
        {sent && text('code.sent')}
      </p>
    </>
  );
  return {
    fields,
    phone,
    ensureCode() {
      if (values.message.trim() && values.mobile.trim()) return true;
      if (!sent || !values.mobile.trim() || kaptcha) send();
      else form.requireFilled('message');
      return false;
    },
  };
}
