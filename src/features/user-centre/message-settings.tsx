import { byRoute, call } from '../../kit/calls/call.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { useText } from '../../kit/reader.tsx';
import { FailedLine } from '../../ui/failed-line.tsx';
import { notify } from '../../ui/notices.tsx';
import type { changeMessageSettings, messageSettings } from '../messages/contract.ts';
import type { UserInfo } from '../accounts/contract.ts';
import { useCall } from '../../kit/calls/use-call.ts';

const mine = byRoute<typeof messageSettings>('GET /api/message/setting/get');
type Settings = ReplyOf<typeof messageSettings>;
const kinds = ['system', 'favor', 'comment'] as const;
const digests = ['off', 'daily', 'weekly'] as const;

/**
 * Which kinds of message reach a member, and whether by mail too. System notices stay on (V21). Each change is kept at
 * once.
 */
export function MessageSettings({ member }: { member: UserInfo }) {
  const text = useText();
  const { answer: settings, setAnswer, failed, again } = useCall(mine, {});

  async function change(next: Partial<Pick<Settings, 'favor' | 'comment' | 'digest'>>) {
    const before = settings;
    setAnswer((kept) => kept && { ...kept, ...next });
    const kept = await call(byRoute<typeof changeMessageSettings>('POST /api/message/setting/send'), next).catch(
      () => null,
    );
    setAnswer(kept ?? before);
    if (kept) notify(text('usercentre.saved'));
  }

  return (
    <section aria-labelledby="settings-title">
      <h2 id="settings-title">{text('usercentre.messageSettings')}</h2>
      {failed && <FailedLine again={again} />}
      {settings && (
        <>
          <ul className="bare switches">
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
                    onChange={(event) => kind !== 'system' && void change({ [kind]: event.target.checked })}
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
            <div className="choices">
              {digests.map((digest) => (
                <label key={digest}>
                  <input
                    type="radio"
                    name="digest"
                    checked={settings.digest === digest}
                    onChange={() => void change({ digest })}
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
