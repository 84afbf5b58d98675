import { useEffect, useState } from 'react';
import { useCall } from '../../../kit/calls/use-call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { pushKey } from '../contract.ts';
import { isPushSupported, isSubscribed, subscribe, unsubscribe } from './subscribe.ts';
import { Button } from '../../../ui/form/button.tsx';

/** Turns push notifications for this browser on or off; renders nothing when browser or server lack support. */
export function PushSwitch() {
  const { t } = useReader();
  const { answer } = useCall(pushKey, {});
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<'denied' | 'failed' | null>(null);
  const key = answer?.key ?? null,
    isRegistered = answer?.subscribed ?? false;
  useEffect(() => {
    if (key !== null && isPushSupported())
      void isSubscribed(key).then(
        (isSubscribedHere) => setIsOn(isSubscribedHere && isRegistered),
        () => setIsOn(false),
      );
  }, [key, isRegistered]);
  if (key === null || isOn === null) return null;

  async function turn(on: boolean) {
    setBusy(true);
    const came = on ? await subscribe(key!) : await unsubscribe().then(() => 'done' as const);
    setFailed(came === 'done' ? null : came);
    if (came === 'done') setIsOn(on);
    setBusy(false);
  }
  return (
    <div className="watch-feed">
      <h3>{t('watch.push')}</h3>
      <p className="hint">{t('watch.push.hint')}</p>
      <p>
        <Button aria-busy={busy} onClick={() => void turn(!isOn)}>
          {t(isOn ? 'watch.push.end' : 'watch.push.begin')}
        </Button>
      </p>
      <p role="status">{failed && t(`watch.push.${failed}`)}</p>
    </div>
  );
}
