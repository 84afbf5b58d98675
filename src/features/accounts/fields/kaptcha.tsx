import { useEffect, useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { useText } from '../../../kit/reader.tsx';
import { getKaptcha } from '../contract.ts';
import type { FormState } from '../../../ui/form/use-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Button } from '../../../ui/form/button.tsx';

/**
 * A captcha: a picture of letters, and a question in words for those who cannot see it. A new `picture` number loads
 * another one.
 */
export function Kaptcha({ form: { values, faults, set }, picture }: { form: FormState; picture: number }) {
  const text = useText();
  const [answer, setAnswer] = useState<{ number: string; reply: ReplyOf<typeof getKaptcha> } | null>(null);
  const [inWords, setInWords] = useState(false);
  const [more, setMore] = useState(0);

  const number = `${picture} ${more}`;
  useEffect(() => {
    call(getKaptcha, {}).then(
      (reply) => setAnswer({ number, reply }),
      () => setAnswer(null),
    );
  }, [number]);
  // Hides the answered captcha, so that it is not answered again while the next one loads.
  const challenge = answer?.number === number ? answer.reply : null;

  return (
    <div className="kaptcha">
      <Field
        label={text(inWords ? 'field.answer' : 'field.kaptcha')}
        fault={faults.kaptcha}
        hint={inWords && challenge?.question}
        isHintKept
      >
        {(described) => (
          <div className="together">
            {/* Autofocus is fine here: the reader asked for this field. */}
            <input
              {...described}
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              value={values.kaptcha}
              onChange={(event) => set('kaptcha', event.target.value)}
            />
            {!inWords && (
              <span className="picture">
                {challenge && <img src={challenge.picture} alt={text('kaptcha.picture')} width="150" height="50" />}
              </span>
            )}
            <Button
              look="icon"
              aria-label={text('kaptcha.another')}
              title={text('kaptcha.another')}
              onClick={() => setMore(more + 1)}
            >
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M13.5 8a5.5 5.5 0 1 1-1.6-3.9M13.5 1.5v3h-3" />
              </svg>
            </Button>
          </div>
        )}
      </Field>
      <Button look="plain" onClick={() => setInWords(!inWords)}>
        {text(inWords ? 'kaptcha.asPicture' : 'kaptcha.inWords')}
      </Button>
    </div>
  );
}
