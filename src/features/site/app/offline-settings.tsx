import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import { canStorePages, isOfflineEnabled, disableOffline, enableOffline, listStoredPages } from './offline-storage.ts';
import type { StoredPage } from './offline-messages.ts';
import { Button } from '../../../ui/form/button.tsx';

/** The browser's install prompt; TypeScript has no type for it yet. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Installs the app if the browser offers it; switches storing pages for offline use on and off. */
export function OfflineSettings() {
  const text = useText();
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  const [busy, setBusy] = useState(false);

  const look = useCallback(async () => {
    const on = await isOfflineEnabled();
    setPages(on ? await listStoredPages() : []);
    setIsOn(on);
  }, []);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPromptEvent);
    };
    const installed = () => {
      setOffer(null);
      notify(text('app.installed'));
      void enableOffline().then(look);
    };
    addEventListener('beforeinstallprompt', offered);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('beforeinstallprompt', offered);
      removeEventListener('appinstalled', installed);
    };
  }, [text, look]);

  async function act(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(() => notify(text('app.cannot')));
    await look();
    setBusy(false);
  }
  return (
    <section className="stack panel app-keeping ui" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{text('app.offline')}</h2>
      <p>{text('app.offlineWhat')}</p>
      <p className="acts" role="status" aria-busy={busy || isOn === null}>
        {offer && (
          <Button look="first" onClick={() => void offer.prompt()}>
            {text('app.install')}
          </Button>
        )}
        {isOn === false && canStorePages() && (
          <Button disabled={busy} onClick={() => void act(enableOffline)}>
            {text('app.turnOn')}
          </Button>
        )}
        {isOn === false && !canStorePages() && text('app.cannot')}
        {isOn && (
          <>
            <span>{text('app.isOn')}</span>
            <Button disabled={busy} onClick={() => void act(disableOffline)}>
              {text('app.turnOff')}
            </Button>
          </>
        )}
      </p>
      {isOn && <OfflinePages pages={pages} />}
    </section>
  );
}

function OfflinePages({ pages }: { pages: readonly StoredPage[] }) {
  const text = useText();
  const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement.textContent;
  return (
    <details>
      <summary>{text('app.kept')}</summary>
      {pages.length ? (
        <ul className="bare kept-pages">
          {pages.map(({ address, title }) => (
            <li key={address}>
              <a href={plain(address)}>{plain(title)}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{text('app.keptNone')}</p>
      )}
    </details>
  );
}
