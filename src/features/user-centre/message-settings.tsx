import { call } from '../../kit/calls/call.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { useText } from '../../kit/reader.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import { messageSettings, changeMessageSettings } from '../messages/contract.ts';
import type { UserInfo } from '../../kit/member/contract.ts';
import { useCall } from '../../kit/calls/use-call.ts';

type Settings = ReplyOf<typeof messageSettings>;
const kinds = ['system', 'favor', 'comment'] as const;
const digests = ['off', 'daily', 'weekly'] as const;

/**
 * The kinds of message a member receives, and whether also by mail. System notices stay on (V21). Each change is saved
 * at once.
 */
export function MessageSettings({ member }: { member: UserInfo }) {
  const text = useText();
  const { answer: settings, setAnswer, failed, again } = useCall(messageSettings, {});

  /** Saves one setting. Concurrent changes of others are unaffected; this one is reverted on failure. */
  async function change<Name extends 'favor' | 'comment' | 'digest'>(name: Name, value: Settings[Name]) {
    const previous = settings![name];
    const show = (newValue: Settings[Name]) => setAnswer((current) => current && { ...current, [name]: newValue });
    show(value);
    try {
      await call(changeMessageSettings, { [name]: value });
      notify(text('usercentre.saved'));
    } catch {
      show(previous);
    }
  }

  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title">{text('usercentre.messageSettings')}</h2>
      {failed && <FailedLine again={again} />}
      {settings && (
        <>
          <ul className="bare rows switches">
            {kinds.map((kind) => (
              <li key={kind}>
                <label>
                  <span>
                    <b>{text(`messageSettings.${kind}`)}</b>
                    <small className="hint">{text(`messageSettings.${kind}What`)}</small>
                  </span>
                  <input
                    type="checkbox"
                    role="switch"
                    checked={settings[kind]}
                    disabled={kind === 'system'}
                    onChange={(event) => kind !== 'system' && void change(kind, event.target.checked)}
                  />
                </label>
              </li>
            ))}
          </ul>
          <fieldset className="digest" disabled={!settings.digestPossible}>
            <legend>{text('messageSettings.digest')}</legend>
            <p className="hint">
              {settings.digestPossible
                ? text('messageSettings.digestTo', { mail: member.mail ?? '' })
                : text('messageSettings.digestNeedsMail')}
            </p>
            <div className="links">
              {digests.map((digest) => (
                <label key={digest}>
                  <input
                    type="radio"
                    name="digest"
                    checked={settings.digest === digest}
                    onChange={() => void change('digest', digest)}
                  />
                  {text(`messageSettings.digest.${digest}`)}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </section>
  );
}
