import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import { canKeep, isKeeping, keepNothing, keepOffline, keptPages } from './keep-offline.ts';
import type { KeptPage } from './kept.ts';

/** The browser's install prompt; TypeScript has no type for it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Installs the app if the browser offers it; switches storing pages for offline use on and off. */
export function Keeping() {
  const text = useText();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const [busy, setBusy] = useState(false);

  const look = useCallback(async () => {
    const on = await isKeeping();
    setPages(on ? await keptPages() : []);
    setIsOn(on);
  }, []);
  useEffect(() => void look(), [look]);
  useEffect(() => {
    const offered = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const installed = () => {
      setOffer(null);
      notify(text('app.installed'));
      void keepOffline().then(look);
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
    <section className="app-keeping ui" aria-labelledby="keeping-title">
      <h2 id="keeping-title">{text('app.offline')}</h2>
      <p>{text('app.offlineWhat')}</p>
      <p className="acts" role="status" aria-busy={busy || isOn === null}>
        {offer && (
          <button type="button" className="button first" onClick={() => void offer.prompt()}>
            {text('app.install')}
          </button>
        )}
        {isOn === false && canKeep() && (
          <button type="button" className="button" disabled={busy} onClick={() => void act(keepOffline)}>
            {text('app.turnOn')}
          </button>
        )}
        {isOn === false && !canKeep() && text('app.cannot')}
        {isOn && (
          <>
            <span>{text('app.isOn')}</span>
            <button type="button" className="button" disabled={busy} onClick={() => void act(keepNothing)}>
              {text('app.turnOff')}
            </button>
          </>
        )}
      </p>
      {isOn && <OfflinePages pages={pages} />}
    </section>
  );
}

function OfflinePages({ pages }: { pages: readonly KeptPage[] }) {
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
